package org.farstar.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartsCheckerTest {
  private static final String SECOND = "when Left moves first, Right wins";

  /** Rungs 1 and 4 are worth * both. */
  private static final List<String> BODY =
      List.of(
          "part 1 is *",
          SECOND,
          "0 & *\t2: 0",
          "1 & 0\t1: -1",
          "part 2 is *",
          SECOND,
          "0 & *\t2: 0",
          "1 & 0\t1: -1",
          "2 & *\t1: -1",
          "2 & 0\t1: -2",
          "3 & *\t2: 0",
          "4 & 0\t1: -1",
          "sum",
          SECOND,
          "* & 0\t1: 0",
          "0 & *\t2: 0");

  private static CheckedSum board(int... rungs) {
    List<CheckedPart> parts = new ArrayList<>();
    for (int rung : rungs) {
      parts.add(new CheckedPart.Placed<>(Ladder.NORMAL, rung, false));
    }
    return CheckedSum.of(parts);
  }

  private static PartsChecker.Verified check(List<String> body, CheckedSum board) {
    return PartsChecker.check(body, board, Outcome.P, () -> {});
  }

  private static void refuses(List<String> body, CheckedSum board, String message) {
    assertThatThrownBy(() -> check(body, board))
        .isInstanceOf(RefusedException.class)
        .hasMessage(message);
  }

  @Test
  void partsAreReplacedByTheirValues() {
    PartsChecker.Verified found = check(BODY, board(1, 4));
    assertThat(found.values()).hasToString("[*, *]");
    assertThat(found.played().lines()).isEqualTo(2 + 6 + 2);
    refuses(BODY, board(1, 5), "a line is missing: no move of Right at '4 & *'");
    refuses(BODY, board(1), "line 15: found 'part 2 is *', allowed: 'sum'");
  }

  @Test
  void equalPartsAreProvedOnce() {
    List<String> body = new ArrayList<>(BODY.subList(0, 4));
    body.add("part 2 as part 1");
    body.addAll(BODY.subList(12, 16));
    assertThat(check(body, board(1, 1)).played().lines()).isEqualTo(4);
    refuses(body, board(1, 4), "line 15: these parts are not equal");
  }

  @Test
  void valuesNeedNoProof() {
    List<String> body = new ArrayList<>(BODY.subList(0, 4));
    body.addAll(BODY.subList(12, 16));
    CheckedSum board = board(1).plus(new CheckedPart.Worth(new Universe().read("*")));
    assertThat(check(body, board).values()).hasToString("[*, *]");
  }

  @Test
  void everyLineIsNeeded() {
    for (int i = 0; i < BODY.size(); i++) {
      List<String> body = new ArrayList<>(BODY);
      body.remove(i);
      assertThatThrownBy(() -> check(body, board(1, 4)))
          .as(BODY.get(i))
          .isInstanceOf(RefusedException.class);
    }
    List<String> more = new ArrayList<>(BODY);
    more.add("sum");
    refuses(more, board(1, 4), "line 27: a line more than the claim asks for");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0  | part 1 is *2      | a line is missing: no move of Right at '0 & *2'
          0  | part 1 is 0       | against this strategy a play ends at '0 & 0', lost for Right
          0  | part 2 is *       | line 11: found 'part 2 is *', allowed: 'part 1 is ...'
          4  | part 2 as part 2  | line 15: found 'part 2 as part 2', allowed: 'part 2 is ...'
          4  | part 2 as part 1  | line 15: these parts are not equal
          3  | 1 & 0;1: -2       | line 14: Right has no move '1: -2' at '1 & 0'
          8  | 2 & *;1: -2       | against this strategy a play ends at '0 & 0', lost for Right
          14 | * & 0;2: 0        | line 25: Right has no move '2: 0' at '* & 0'
          12 | all               | line 23: allowed: a position, a tab and a move
          """)
  void whatIsChangedIsRefused(int index, String line, String message) {
    List<String> body = new ArrayList<>(BODY);
    body.set(index, line.replace(';', '\t'));
    assertThatThrownBy(() -> check(body, board(1, 4)))
        .isInstanceOf(RefusedException.class)
        .hasMessage(message);
  }
}
