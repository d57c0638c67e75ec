package org.farstar.engine.contract;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.game.Game;
import org.farstar.engine.toys.NimGame;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The contract of theories on nim, with a theory that is right and with some that are not. */
class ToyTheoryTest {
  private static Stream<String> heaps() {
    return IntStream.range(0, 6)
        .boxed()
        .flatMap(a -> IntStream.range(0, 5).mapToObj(b -> a + " + " + b + " + 2"));
  }

  private static TheoryContract<Integer> contract(Game<Integer> game) {
    return new TheoryContract<>(game) {
      @Override
      protected Stream<String> lines() {
        return heaps();
      }
    };
  }

  @Nested
  class RightTheory extends TheoryContract<Integer> {
    RightTheory() {
      super(NimGame.with(NimGame.THEORY));
    }

    @Override
    protected Stream<String> lines() {
      return heaps();
    }
  }

  @Test
  void aWrongOutcomeIsNoticed() {
    TheoryContract<Integer> contract = contract(NimGame.with(NimGame.WRONG));
    assertThatThrownBy(contract::theTheorySaysWhoWins)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("0 + 0 + 2");
  }

  @Test
  void aMissingMoveIsNoticed() {
    TheoryContract<Integer> contract = contract(NimGame.with(NimGame.FORGETFUL));
    assertThatThrownBy(contract::theTheorySaysWhoWins)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("winning moves of LEFT");
  }

  @Test
  void aTheoryThatNeverAnswersIsNoticed() {
    TheoryContract<Integer> contract = contract(NimGame.with(NimGame.SILENT));
    assertThatThrownBy(contract::theTheorySaysWhoWins).isInstanceOf(AssertionError.class);
  }
}
