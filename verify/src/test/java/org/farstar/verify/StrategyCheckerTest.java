package org.farstar.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;

class StrategyCheckerTest {
  /** From rung 5 the first player goes to 3, and from there always back to a multiple of 3. */
  private static final List<String> FIVE =
      List.of("when Left moves first, Left wins", "1\t-1", "2\t-2", "5\t-2");

  private static StrategyChecker.Verified check(
      List<String> body, CheckedSum board, Outcome outcome) {
    List<Task> tasks =
        Promise.of(outcome, board.impartial()).stream()
            .map(promise -> new Task(board, promise, board.endless()))
            .toList();
    return StrategyChecker.check(body, 0, tasks, () -> {});
  }

  private static void refuses(
      List<String> body, CheckedSum board, Outcome outcome, String message) {
    assertThatThrownBy(() -> check(body, board, outcome))
        .isInstanceOf(RefusedException.class)
        .hasMessage(message);
  }

  private static List<String> changed(int index, String line) {
    List<String> body = new ArrayList<>(FIVE);
    body.set(index, line);
    return body;
  }

  @Test
  void aStrategyThatWinsIsVerified() {
    StrategyChecker.Verified found = check(FIVE, Ladder.at(Ladder.NORMAL, 5), Outcome.N);
    // 5; 3, 0 with the opponent to move; 2 and 1 with the first player to move.
    assertThat(found).isEqualTo(new StrategyChecker.Verified(1, 3, 5, Set.of()));
  }

  @Test
  void oneMoveChanged() {
    CheckedSum board = Ladder.at(Ladder.NORMAL, 5);
    refuses(changed(1, "1\t-2"), board, Outcome.N, "line 12: Left has no move '-2' at '1'");
    refuses(
        changed(2, "2\t-1"),
        board,
        Outcome.N,
        "against this strategy a play ends at '0', lost for Left");
    refuses(changed(3, "5\t-1"), board, Outcome.N, "a line is missing: no move of Left at '3'");
    refuses(changed(3, "5 -2"), board, Outcome.N, "line 14: allowed: a position, a tab and a move");
  }

  @Test
  void oneLineLeftOutOrTooMany() {
    CheckedSum board = Ladder.at(Ladder.NORMAL, 5);
    for (int i = 1; i < FIVE.size(); i++) {
      List<String> body = new ArrayList<>(FIVE);
      String rung = body.remove(i).substring(0, 1);
      refuses(body, board, Outcome.N, "a line is missing: no move of Left at '" + rung + "'");
    }
    List<String> body = new ArrayList<>(FIVE);
    body.add("7\t-1");
    refuses(body, board, Outcome.N, "line 15: no play against this strategy leads here");
    body.set(4, "5\t-1");
    refuses(body, board, Outcome.N, "line 15: the position stands in line 14 already");
    body.set(4, "when Right moves first, Right wins");
    refuses(body, board, Outcome.N, "line 15: a strategy that the claim does not ask for");
  }

  @Test
  void anotherClaimNeedsAnotherStrategy() {
    refuses(
        FIVE,
        Ladder.at(Ladder.NORMAL, 5),
        Outcome.P,
        "line 11: found 'when Left moves first, Left wins', allowed: 'when Left moves first, Right"
            + " wins'");
    refuses(
        List.of(),
        Ladder.at(Ladder.NORMAL, 5),
        Outcome.N,
        "line 11: found the end, allowed: 'when Left moves first, Left wins'");
    refuses(
        FIVE,
        Ladder.at(Ladder.MISERE, 5),
        Outcome.N,
        "against this strategy a play ends at '0', lost for Left");
  }

  @Test
  void drawsTakeAStrategyOfEach() {
    // Rung 1 loses for whoever goes there; from 2 the draw is one step of two away.
    List<String> draw =
        List.of(
            "when Left moves first, Left does not lose",
            "2\t-2",
            "when Left moves first, Right does not lose");
    CheckedSum board = Ladder.at(Ladder.JUDGED, 2);
    assertThat(check(draw, board, Outcome.D))
        .isEqualTo(new StrategyChecker.Verified(2, 1, 5, Set.of()));
    refuses(
        List.of(draw.get(0), "2\t-1", draw.get(2)),
        board,
        Outcome.D,
        "against this strategy a play ends at '1', lost for Left");
    refuses(
        List.of("when Left moves first, Left wins", "2\t-2"),
        board,
        Outcome.N,
        "against this strategy a play ends at '0', drawn");
  }

  @Test
  void aPlayThatNeedNotEndProvesNothing() {
    CheckedSum board = Ladder.at(Ladder.LOOPY, 2);
    List<String> body =
        List.of(
            "when Left moves first, Right wins",
            "0\tstay",
            "1\tstay",
            "when Right moves first, Right wins",
            "0\tstay",
            "1\tstay",
            "2\tstay");
    assertThat(check(body, board, Outcome.R).lines()).isEqualTo(5);
    CheckedSum loop =
        CheckedSum.of(
            List.of(
                new CheckedPart.Placed<>(Ladder.LOOPY, 0, true),
                new CheckedPart.Placed<>(Ladder.LOOPY, 0, false)));
    refuses(
        List.of("when Left moves first, Left wins", "-0 & 0\t1: stay"),
        loop,
        Outcome.L,
        "a play comes back to '-0 & 0'");
  }

  /** Left passes in one part and Right in the other, for ever. */
  @Test
  void aPlayWithoutEndProvesWhatTheRulesSay() {
    List<String> left = List.of("when Left moves first, Left wins", "-0 & 0\t1: stay");
    List<String> right = List.of("when Right moves first, Right wins", "-0 & 0\t2: stay");
    List<String> leftFirst = List.of(left.get(0).replace("wins", "does not lose"), left.get(1));
    List<String> rightFirst = List.of(right.get(0).replace("wins", "does not lose"), right.get(1));
    List<String> wins =
        Stream.concat(left.stream(), Stream.of("when Right moves first, Left wins", left.get(1)))
            .toList();
    List<String> draw =
        Stream.of(
                leftFirst,
                List.of("when Left moves first, Right does not lose", right.get(1)),
                rightFirst,
                List.of("when Right moves first, Left does not lose", left.get(1)))
            .flatMap(List::stream)
            .toList();
    for (Outcome winner : List.of(Outcome.D, Outcome.L, Outcome.R)) {
      for (Outcome other : List.of(Outcome.D, Outcome.L, Outcome.R)) {
        // The first part has its players exchanged.
        CheckedSum loop =
            CheckedSum.of(
                List.of(
                    new CheckedPart.Placed<>(Ladder.endless(other.exchanged()), 0, true),
                    new CheckedPart.Placed<>(Ladder.endless(winner), 0, false)));
        Outcome both = winner == other ? winner : Outcome.D;
        if (both == Outcome.L) {
          assertThat(check(wins, loop, Outcome.L).lines()).isEqualTo(2);
        } else {
          refuses(wins, loop, Outcome.L, "a play comes back to '-0 & 0'");
        }
        if (both == Outcome.D) {
          assertThat(check(draw, loop, Outcome.D).lines()).isEqualTo(4);
        } else {
          refuses(draw, loop, Outcome.D, "a play comes back to '-0 & 0'");
        }
      }
    }
  }

  private static CheckedPart worth(String value) {
    return new CheckedPart.Worth(new Universe().read(value));
  }

  @Test
  void aValueIsADifferenceThatTheSecondPlayerWins() {
    CheckedSum board = Ladder.at(Ladder.NORMAL, 1).plus(worth("*"));
    List<String> body = List.of("when Left moves first, Right wins", "0 & *\t2: 0", "1 & 0\t1: -1");
    assertThat(check(body, board, Outcome.P))
        .isEqualTo(new StrategyChecker.Verified(1, 2, 4, Set.of()));
    refuses(
        List.of(body.get(0), body.get(1), "1 & 0\t1: -2"),
        board,
        Outcome.P,
        "line 13: Right has no move '1: -2' at '1 & 0'");
  }
}
