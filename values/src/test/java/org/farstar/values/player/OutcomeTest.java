package org.farstar.values.player;

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
    "WIN, DRAW, N_HAT",
    "DRAW, WIN, N_CHECK",
    "DRAW, LOSS, P_HAT",
    "LOSS, DRAW, P_CHECK"
  })
  void twoResultsAreAClass(Result leftFirst, Result rightFirst, Outcome outcome) {
    assertThat(Outcome.of(leftFirst, rightFirst)).isEqualTo(outcome);
  }

  @Test
  void aClassIsItsTwoResults() {
    for (Outcome outcome : Outcome.values()) {
      Result left = outcome.forMover(Player.LEFT);
      Result right = outcome.forMover(Player.RIGHT);
      assertThat(Outcome.of(left, right)).isEqualTo(outcome);
      assertThat(outcome.movingSecond(Player.RIGHT)).isEqualTo(left.forOpponent());
      assertThat(outcome.hasDraw()).isEqualTo(left == Result.DRAW || right == Result.DRAW);
      assertThat(outcome.exchanged()).isEqualTo(Outcome.of(right, left));
    }
  }

  @Test
  void everyLabelIsReadBack() {
    for (Outcome outcome : Outcome.values()) {
      assertThat(Outcome.ofLabel(outcome.label(false))).contains(outcome);
      assertThat(Outcome.ofLabel(outcome.label(true))).contains(outcome);
    }
    assertThat(Outcome.L.label(true)).isEqualTo("EVEN");
    assertThat(Outcome.R.label(true)).isEqualTo("ODD");
    assertThat(Outcome.N.label(true)).isEqualTo("N");
    assertThat(Outcome.N_HAT.label(false)).isEqualTo("NHat");
    assertThat(Outcome.ofLabel("n")).isEmpty();
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
