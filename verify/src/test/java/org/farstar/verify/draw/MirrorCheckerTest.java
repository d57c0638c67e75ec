package org.farstar.verify.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.verify.RefusedException;
import org.junit.jupiter.api.Test;

class MirrorCheckerTest {
  private static final SetGame THREE = game(3, 3, List.of(), List.of());

  private static SetGame game(int side, int dimension, List<Integer> x, List<Integer> o) {
    LineBoard board = LineBoard.cube(side, dimension);
    return new SetGame(board, true, true, true, x, o, x.size() == o.size());
  }

  private static List<String> opposite(SetGame game) {
    List<String> names = game.board().names();
    int cells = names.size();
    return new ArrayList<>(
        IntStream.range(0, cells / 2)
            .mapToObj(cell -> names.get(cell) + " " + names.get(cells - 1 - cell))
            .toList());
  }

  private static void refuses(SetGame game, Outcome outcome, List<String> body, String message) {
    assertThatThrownBy(() -> MirrorChecker.check(game, OutcomeSet.of(outcome), body, () -> {}))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void oppositeCellsWin() {
    MirrorChecker.Verified found =
        MirrorChecker.check(THREE, OutcomeSet.of(Outcome.N), opposite(THREE), () -> {});
    assertThat(found.pairs()).isEqualTo(13);
    assertThat(found.boards()).isBetween(13L, 1L << 14);
    for (SetGame square :
        List.of(game(2, 2, List.of(), List.of()), game(2, 2, List.of(0), List.of(3)))) {
      MirrorChecker.check(square, OutcomeSet.of(Outcome.P), opposite(square), () -> {});
    }
    SetGame later = game(3, 3, List.of(13, 26), List.of(0));
    MirrorChecker.check(later, OutcomeSet.of(Outcome.P), opposite(later), () -> {});
  }

  @Test
  void everyPairIsNeeded() {
    for (int i = 0; i < 13; i++) {
      List<String> fewer = opposite(THREE);
      fewer.remove(i);
      // The first cell without a pair would be taken first; the next one is one too many.
      refuses(THREE, Outcome.N, fewer, "the cell 2,2,2 is in no pair");
    }
  }

  @Test
  void everyPairIsLookedAt() {
    List<String> body = opposite(THREE);
    body.set(0, "1,1,1 1,1,1");
    refuses(THREE, Outcome.N, body, "line 11: the cell 1,1,1 is in two pairs");
    body.set(0, "1,1,1");
    refuses(THREE, Outcome.N, body, "line 11: found '1,1,1', allowed: two cells");
    body.set(0, "1,1,1 4,1,1");
    refuses(THREE, Outcome.N, body, "line 11: found '4,1,1', allowed: a cell");
    List<String> crossed = opposite(THREE);
    crossed.set(0, "1,1,1 3,3,2");
    crossed.set(1, "1,1,2 3,3,3");
    refuses(THREE, Outcome.N, crossed, "the set ");
    SetGame later = game(3, 3, List.of(13, 1), List.of(0));
    refuses(
        later, Outcome.P, opposite(later), "line 11: at the start these cells must be free, or");
  }

  @Test
  void theClaimMustBeKept() {
    refuses(THREE, Outcome.P, opposite(THREE), "the cell 2,2,2 is in no pair");
    refuses(
        THREE,
        Outcome.D,
        opposite(THREE),
        "line 7: allowed: outcome N or P, or possible N or D, or P or D");
    SetGame square = game(2, 2, List.of(), List.of());
    refuses(square, Outcome.N, opposite(square), "X must move first, and has no answer");
    SetGame drawn = game(3, 2, List.of(), List.of());
    refuses(drawn, Outcome.N, opposite(drawn), "a play may end without a whole set: 'x ");
    SetGame normal = new SetGame(THREE.board(), true, true, false, List.of(), List.of(), true);
    refuses(
        normal,
        Outcome.N,
        opposite(normal),
        "line 6: allowed: a game that both players may lose by a set");
  }

  /** Where a full board may be drawn the pairs show half, and nothing of the other player. */
  @Test
  void oppositeCellsDoNotLose() {
    SetGame four = game(4, 2, List.of(), List.of());
    OutcomeSet drawn = OutcomeSet.of(Outcome.P, Outcome.D);
    assertThat(MirrorChecker.check(four, drawn, opposite(four), () -> {}))
        .isEqualTo(new MirrorChecker.Verified(8, 0));
    refuses(four, Outcome.P, opposite(four), "a play may end without a whole set");
    for (OutcomeSet other :
        List.of(OutcomeSet.of(Outcome.N, Outcome.D), OutcomeSet.of(Outcome.N, Outcome.P))) {
      assertThatThrownBy(() -> MirrorChecker.check(four, other, opposite(four), () -> {}))
          .isInstanceOf(RefusedException.class);
    }
  }

  @Test
  void theOrderOfPairsIsFree() {
    List<String> body = opposite(THREE);
    Collections.reverse(body);
    assertThat(MirrorChecker.check(THREE, OutcomeSet.of(Outcome.N), body, () -> {}).pairs())
        .isEqualTo(13);
  }
}
