package org.farstar.verify.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.farstar.verify.RefusedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RepliesCheckerTest {
  private static final List<String> NAMES = List.of("a", "b", "c", "d", "e", "f", "g", "h");

  /** X holds no set here, but there is no pairing and no small potential at first. */
  private static final LineBoard BOARD = board("bcfg", "abd", "bcde", "af", "bcdh", "aeg");

  private static final List<String> REPLIES =
      List.of("x o\ta\tf: a", "x a o f\td\tb: d\te: g\tg: e");

  private static LineBoard board(String... sets) {
    List<int[]> list = new ArrayList<>();
    for (String set : sets) {
      list.add(set.chars().map(name -> name - 'a').toArray());
    }
    return LineBoard.of(NAMES, list);
  }

  private static void refuses(LineBoard board, List<String> body, String message) {
    assertThatThrownBy(() -> RepliesChecker.check(board, body, () -> {}))
        .isInstanceOf(RefusedException.class)
        .hasMessage(message);
  }

  @Test
  void repliesHoldX() {
    RepliesChecker.Verified found = RepliesChecker.check(BOARD, REPLIES, () -> {});
    assertThat(found.lines()).isEqualTo(2);
    assertThat(found.moves()).isEqualTo(8 + 6);
    assertThat(found.pairings() + found.potentials()).isEqualTo(8 + 6 - 1);
  }

  @Test
  void aBoardMayNeedNoLine() {
    assertThat(RepliesChecker.check(LineBoard.cube(5, 2), List.of(), () -> {}))
        .isEqualTo(new RepliesChecker.Verified(0, 0, 1, 0));
    assertThat(RepliesChecker.check(LineBoard.cube(4, 2), List.of(), () -> {}))
        .isEqualTo(new RepliesChecker.Verified(0, 0, 0, 1));
    refuses(LineBoard.cube(3, 2), List.of(), "no line for the position 'x o', where X is not held");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 | x a o f;d;e: g;g: e    | line 12: after X takes d, the reply d is no free cell
          1 | x a o f;d;b: d         | line 12: after X takes e, no line for the position 'x a e o d f', where
          1 | x a o f;d;e: g;g: e    | line 12: after X takes d, the reply d is no free cell
          1 | x b o f;d;b: d;e: g    | line 11: after X takes a, no line for the position 'x a o f', where
          0 | x o;a;f: b             | line 11: after X takes a, the reply a is no free cell
          0 | x o;b;f: b             | line 11: after X takes a, no line for the position 'x a o b', where
          0 | x o;a;f: a b           | line 11: after X takes b, no line for the position 'x b o f', where
          0 | x o;a                  | line 11: after X takes a, the reply a is no free cell
          0 | x o;a;f: a;h: i        | line 11: found 'i', allowed: a cell
          0 | x o;a;f: a;h: a        | line 11: the move a has two replies
          0 | x o;a;f a              | line 11: found 'f a', allowed: a reply, ':' and moves
          0 | x o;a;f:               | line 11: found 'f:', allowed: a reply, ':' and moves
          0 | x a o;a                | line 11: the position is not X's turn
          0 | x a o a;b              | line 11: the cell a is taken twice
          0 | o x;a                  | line 11: allowed: 'x ... o ...', a tab and replies
          0 | x o                    | line 11: allowed: 'x ... o ...', a tab and replies
          0 | x a o f;d              | line 12: the position stands in line 11 already
          """)
  void whatIsChangedIsRefused(int index, String line, String message) {
    List<String> body = new ArrayList<>(REPLIES);
    body.set(index, line.replace(';', '\t'));
    assertThatThrownBy(() -> RepliesChecker.check(BOARD, body, () -> {}))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void everyLineIsNeeded() {
    refuses(
        BOARD,
        REPLIES.subList(0, 1),
        "line 11: after X takes a, no line for the position 'x a o f', where X is not held");
    refuses(BOARD, REPLIES.subList(1, 2), "no line for the position 'x o', where X is not held");
    List<String> more = new ArrayList<>(REPLIES);
    more.add("x b o g\ta");
    refuses(BOARD, more, "line 13: no play against these replies leads here");
  }

  @Test
  void everyReplyIsNeeded() {
    refuses(
        board("ab"), List.of("x o\ta\tb: a"), "line 11: no play against these replies leads here");
    List<String> taken = List.of(REPLIES.get(0), "x a o f\td\tb: d\te: g\tg: e f");
    refuses(BOARD, taken, "line 12: after X takes f, no reply is needed");
    List<String> all = List.of("x o\tc\ta: b c d e f g h\tf: a", REPLIES.get(1));
    refuses(BOARD, all, "line 11: the first reply answers no move");
  }

  @Test
  void boardsOfCellsHaveTheirLinesAndSymmetries() {
    LineBoard seven = LineBoard.cube(7, 3);
    assertThat(seven.names()).hasSize(343).startsWith("1,1,1", "1,1,2");
    assertThat(seven.sets()).hasSize(193).allSatisfy(set -> assertThat(set).hasSize(7));
    assertThat(seven.symmetries()).hasSize(1152);
    assertThat(LineBoard.cube(4, 3).sets()).hasSize(76);
    assertThat(LineBoard.cube(4, 3).symmetries()).hasSize(192);
    assertThatThrownBy(() -> LineBoard.cube(14, 3))
        .hasMessage("line 6: a board of 2 to 2500 cells is allowed");
    // 4 * 6 * 32 * 120 are more than are made.
    assertThat(LineBoard.cube(10, 3).symmetries()).hasSize(1);
  }

  /** Of the cells of a small board one of each kind is tried, and images of a line are refused. */
  @Test
  void symmetricPositionsShareALine() {
    LineBoard board = LineBoard.cube(3, 2);
    refuses(
        board,
        List.of("x o\t2,2\t1,1: 2,2", "x 1,1 o 2,2\t1,2", "x 3,3 o 2,2\t1,2"),
        "line 13: the position stands in line 12 already");
  }

  @Test
  void aWholeSetOfXIsNoticed() {
    refuses(
        board("a"),
        List.of("x o\tb\tc: b"),
        "line 11: after X takes a, X has completed a set: 'x a o b'");
  }
}
