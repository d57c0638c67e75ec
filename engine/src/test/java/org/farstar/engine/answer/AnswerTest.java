package org.farstar.engine.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.toys.NimGame;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

class AnswerTest {
  private static OutcomeAnswer answer(Map<Player, WinningMoves> moves) {
    return new OutcomeAnswer(Outcome.P, Optional.of(moves), List.of(), new Source.BySearch(1, 0));
  }

  @Test
  void movesAreCopiedAndFrozen() {
    Map<Player, WinningMoves> moves = new HashMap<>();
    assertThat(answer(moves).moves().orElseThrow()).isEmpty();
    moves.put(Player.RIGHT, WinningMoves.none());
    moves.put(Player.LEFT, WinningMoves.none());
    OutcomeAnswer answer = answer(moves);
    moves.clear();
    assertThat(answer.moves().orElseThrow()).containsOnlyKeys(Player.LEFT, Player.RIGHT);
    assertThatThrownBy(() -> answer.moves().orElseThrow().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void whatIsPossibleIsCopiedInOrder() {
    Unfinished unfinished =
        new Unfinished(
            StopReason.TIME, OutcomeSet.of(Outcome.R, Outcome.N, Outcome.L), 1, 1, List.of());
    assertThat(unfinished.possible()).containsExactly(Outcome.N, Outcome.L, Outcome.R);
    assertThat(new Unfinished(StopReason.TIME, OutcomeSet.of(), 1, 1, List.of()).possible())
        .isEmpty();
  }

  @Test
  void movesMayBeMoreThanAreListed() {
    WinningMove move = new WinningMove("a", "b");
    assertThat(WinningMoves.all(List.of(move)).complete()).isTrue();
    assertThat(WinningMoves.none().complete()).isTrue();
    assertThat(new WinningMoves(List.of(move), Optional.empty()).complete()).isFalse();
    assertThat(new WinningMoves(List.of(move), Optional.of(BigInteger.TWO)).complete()).isFalse();
  }

  @Test
  void sourcesAreNamed() {
    assertThat(new Source.BySearch(1, 5).sentence()).isEqualTo("search of 1 position");
    assertThat(new Source.BySearch(2, 0, 5, false).sentence())
        .isEqualTo("search of about 2 positions");
    assertThat(new Source.BySearch(7, 5, 0, true).sentence())
        .isEqualTo("search of 7 positions, 5 of them depth first");
    assertThat(new Source.BySearch(2, 5).sentence()).isEqualTo("search of 2 positions");
    assertThat(new Source.ByTheory(NimGame.BOUTON).sentence()).isEqualTo("Bouton");
  }

  @Test
  void stepsKeepTheOrderOfTheirData() {
    Step step = Step.of(StepKind.LENGTH).with("moves", List.of("m")).with("length", 2);
    assertThat(List.copyOf(step.data().keySet())).containsExactly("moves", "length");
    assertThatThrownBy(() -> step.data().clear()).isInstanceOf(UnsupportedOperationException.class);
  }
}
