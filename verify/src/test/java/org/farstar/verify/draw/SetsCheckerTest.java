package org.farstar.verify.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.verify.RefusedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetsCheckerTest {
  private static final List<String> NAMES = List.of("a", "b", "c", "d");

  /** Maker takes the second cell of a path, and then one end of two edges. */
  private static final SetGame MAKER = game(true, false, false, "ab", "bc", "cd");

  private static final List<String> WIN =
      List.of("X wins", "x o\tb", "x b o a\tc", "x b o c\ta", "x b o d\ta");

  private static SetGame game(boolean x, boolean o, boolean avoids, String... sets) {
    List<int[]> list =
        Arrays.stream(sets).map(set -> set.chars().map(name -> name - 'a').toArray()).toList();
    return new SetGame(LineBoard.of(NAMES, list), x, o, avoids, List.of(), List.of(), true);
  }

  private static SetGame misere(int side, int dimension) {
    return new SetGame(
        LineBoard.cube(side, dimension), true, true, true, List.of(), List.of(), true);
  }

  private static void refuses(SetGame game, Outcome outcome, List<String> body, String message) {
    assertThatThrownBy(() -> SetsChecker.check(game, OutcomeSet.of(outcome), body, () -> {}))
        .isInstanceOf(RefusedException.class)
        .hasMessage(message);
  }

  @Test
  void aStrategyWins() {
    assertThat(SetsChecker.check(MAKER, OutcomeSet.of(Outcome.N), WIN, () -> {}))
        .isEqualTo(new SetsChecker.Verified(1, 4, 3, 0));
  }

  @Test
  void potentialsNeedNoLine() {
    List<String> draw = List.of("X does not lose", "O does not lose");
    assertThat(SetsChecker.check(misere(5, 2), OutcomeSet.of(Outcome.D), draw, () -> {}))
        .isEqualTo(new SetsChecker.Verified(2, 0, 0, 2));
    refuses(misere(4, 2), Outcome.D, draw, "no line for the position 'x 1,2 o'");
    refuses(misere(3, 2), Outcome.D, draw, "no line for the position 'x o'");
  }

  /** The weights of one set: the last cell, which is the avoider's, may be in it or not. */
  @Test
  void aLastMoveWithoutAnAnswerCounts() {
    SetGame odd =
        new SetGame(
            LineBoard.of(List.of("a"), List.<int[]>of(new int[] {0})),
            true,
            true,
            true,
            List.of(),
            List.of(),
            true);
    assertThat(odd.held(odd.start(), Position.X, Position.X)).isFalse();
    assertThat(odd.held(odd.start(), Position.O, Position.X)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0 | O wins        | line 11: found 'O wins', allowed: 'X wins'
          1 | x o;a         | line 12: after X takes a, no line for the position 'x a o b'
          1 | x o;e         | line 12: found 'e', allowed: a cell
          1 | x o;b;a       | line 12: allowed: 'x ... o ...', a tab and a cell
          1 | x a           | line 12: allowed: 'x ... o ...', a tab and a cell
          1 | x a a o;b     | line 12: the cell a is taken twice
          2 | x b o a;d     | line 13: after X takes d, nobody has a whole set at the end: 'x b d o a c'
          2 | x b o a;a     | line 13: the cell a is not free
          2 | x b o c;a     | line 14: the position stands in line 13 already
          2 | x b c o a d;d | line 12: after X takes b, no line for the position 'x b o a'
          """)
  void whatIsChangedIsRefused(int index, String line, String message) {
    List<String> body = new ArrayList<>(WIN);
    body.set(index, line.replace(';', '\t'));
    refuses(MAKER, Outcome.N, body, message);
  }

  @Test
  void everyLineIsNeeded() {
    for (int i = 0; i < WIN.size(); i++) {
      List<String> body = new ArrayList<>(WIN);
      body.remove(i);
      assertThatThrownBy(() -> SetsChecker.check(MAKER, OutcomeSet.of(Outcome.N), body, () -> {}))
          .isInstanceOf(RefusedException.class);
    }
    List<String> more = new ArrayList<>(WIN);
    more.add("x a o b\tc");
    refuses(MAKER, Outcome.N, more, "line 16: no play against this strategy leads here");
    more.set(5, "O wins");
    refuses(MAKER, Outcome.N, more, "line 16: allowed: 'x ... o ...', a tab and a cell");
  }

  @Test
  void theClaimMustBeKept() {
    refuses(MAKER, Outcome.P, WIN, "line 11: found 'X wins', allowed: 'O wins'");
    refuses(
        MAKER, Outcome.L, WIN, "line 7: allowed: outcome N, P or D, or possible N or D, or P or D");
    refuses(MAKER, Outcome.P, List.of("O wins"), "no line for the position 'x a o'");
    SetGame avoider = game(true, false, true, "a", "b", "c");
    refuses(
        avoider,
        Outcome.N,
        List.of("X wins", "x o\ta"),
        "line 12: after X takes a, X has a whole set: 'x a o'");
    SetGame maker = game(true, true, false, "abcd");
    refuses(
        maker,
        Outcome.P,
        List.of("O wins", "x a o\tb", "x b o\ta", "x c o\ta", "x d o\ta"),
        "line 15: after O takes a, no line for the position 'x b d o a'");
    SetGame last = new SetGame(maker.board(), true, true, false, List.of(0, 1), List.of(2), false);
    refuses(
        last,
        Outcome.N,
        List.of("O wins", "x a b o c\td"),
        "line 12: after O takes d, nobody has a whole set at the end: 'x a b o c d'");
    SetGame over = new SetGame(MAKER.board(), true, true, true, List.of(0, 1), List.of(2), false);
    refuses(over, Outcome.N, List.of(), "line 6: the play is over: a set is complete");
  }

  @Test
  void symmetricPositionsShareALine() {
    refuses(
        misere(3, 2),
        Outcome.D,
        List.of("X does not lose", "x o\t2,2", "x 2,2 o 1,1\t3,3", "x 2,2 o 3,3\t1,1"),
        "line 14: the position stands in line 13 already");
  }
}
