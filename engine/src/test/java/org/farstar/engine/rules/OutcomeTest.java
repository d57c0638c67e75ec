package org.farstar.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutcomeTest {
  @ParameterizedTest
  @CsvSource({
    "WIN, WIN, N",
    "WIN, LOSS, L",
    "LOSS, WIN, R",
    "LOSS, LOSS, P",
    "DRAW, DRAW, D",
    "DRAW, WIN, D",
    "LOSS, DRAW, D"
  })
  void twoResultsAreAClass(Result leftFirst, Result rightFirst, Outcome outcome) {
    assertThat(Outcome.of(leftFirst, rightFirst)).isEqualTo(outcome);
  }

  @Test
  void aClassWithoutDrawsIsItsTwoResults() {
    for (Outcome outcome : Outcome.values()) {
      Outcome again = Outcome.of(outcome.forMover(Player.LEFT), outcome.forMover(Player.RIGHT));
      assertThat(again.ofParity()).isEqualTo(outcome.ofParity());
    }
  }

  @Test
  void parityRenamesLeftAndRightOnly() {
    assertThat(Outcome.L.ofParity()).isEqualTo(Outcome.EVEN);
    assertThat(Outcome.R.ofParity()).isEqualTo(Outcome.ODD);
    assertThat(Outcome.N.ofParity()).isEqualTo(Outcome.N);
    assertThat(Outcome.EVEN.ofParity()).isEqualTo(Outcome.EVEN);
  }

  @Test
  void theSignOfANumber() {
    assertThat(Outcome.ofSign(3)).isEqualTo(Outcome.L);
    assertThat(Outcome.ofSign(-3)).isEqualTo(Outcome.R);
    assertThat(Outcome.ofSign(0)).isEqualTo(Outcome.P);
  }

  @Test
  void resultsAreOrdered() {
    assertThat(Result.WIN.betterThan(Result.DRAW)).isTrue();
    assertThat(Result.DRAW.betterThan(Result.LOSS)).isTrue();
    assertThat(Result.DRAW.betterThan(Result.DRAW)).isFalse();
    for (Result result : Result.values()) {
      assertThat(result.forOpponent().forOpponent()).isEqualTo(result);
    }
    assertThat(Player.LEFT.opponent()).isEqualTo(Player.RIGHT);
    assertThat(Player.RIGHT.opponent().title()).isEqualTo("Left");
  }
}
