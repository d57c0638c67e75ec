package org.farstar.verify.monotone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.farstar.values.player.Outcome;
import org.farstar.verify.RefusedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OrdersCheckerTest {
  /** N with critical lengths 4 and 3, normal play. */
  private static final List<String> FOUR =
      List.of(
          "settled 4,2,1 3,2,1 2,3,w",
          "settled 4,2,2 2,3,w",
          "settled 4,2,3 2,3,w",
          "settled 4,2,4 2,3,w",
          "settled 4,3,w");

  private static Order order(String text) {
    return text.equals("0") ? Order.NONE : Order.read(text).orElseThrow();
  }

  /**
   * A board.
   *
   * @param played the cards as {@link SequenceGame} has them, with blanks
   * @param free the orders between them, with blanks
   */
  private static SequenceGame board(int a, int d, boolean misere, String played, String free) {
    return new SequenceGame(
        a,
        d,
        misere,
        Stream.of(played.split(" ")).filter(card -> !card.isEmpty()).map(Integer::valueOf).toList(),
        Arrays.stream(free.split(" ")).map(OrdersCheckerTest::order).toList());
  }

  private static OrdersChecker.Verified check(
      SequenceGame game, Outcome outcome, List<String> body) {
    return OrdersChecker.check(game, outcome, body, () -> {});
  }

  @ParameterizedTest
  @CsvSource({
    "'', w, '3,3,w'",
    "0, 1 w, '3,2,1 2,3,w'",
    "0, w* w, '3,2,w* 2,3,w'",
    "0 1, 0 0 w, '1,3,w'",
    "0 1, 2 0 w, '3,2,2 1,3,w'",
    "1 0, w* 1 2, '3,1,w* 2,2,1 2,3,2'",
    "1 2 0, 1 2 q w, '3,1,1 2,2,2+q 1,3,w'",
    "1 0, w* 1 0, '3,1,w* 2,2,1'"
  })
  void boardsAreGaps(String played, String free, String gaps) {
    assertThat(OrdersChecker.gaps(board(3, 3, false, played, free), () -> {}).orElseThrow())
        .extracting(Stretch::toString)
        .containsExactly(gaps.split(" "));
  }

  @Test
  void aCompleteSubsequenceHasNoGaps() {
    SequenceGame over = board(3, 3, true, "0 1 2", "0 0 0 w");
    assertThat(OrdersChecker.gaps(over, () -> {})).isEmpty();
    assertThatThrownBy(() -> check(over, Outcome.N, List.of()))
        .isInstanceOf(RefusedException.class)
        .hasMessage("line 6: the game is over");
    assertThatThrownBy(() -> board(3, 3, true, "0", "w"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theStrategyHolds() {
    SequenceGame game = board(4, 3, false, "", "w");
    assertThat(check(game, Outcome.P, FOUR).positions()).isEqualTo(5);
    for (Outcome outcome : List.of(Outcome.N, Outcome.D)) {
      assertThatThrownBy(() -> check(game, outcome, FOUR))
          .isInstanceOf(RefusedException.class)
          .hasMessage("line 7: the lines of the body do not prove this claim");
    }
  }

  @Test
  void everyLineIsNeeded() {
    SequenceGame game = board(4, 3, false, "", "w");
    for (int i = 0; i < FOUR.size(); i++) {
      List<String> fewer = new ArrayList<>(FOUR);
      fewer.remove(i);
      assertThatThrownBy(() -> check(game, Outcome.P, fewer)).isInstanceOf(RefusedException.class);
    }
  }

  /** A dead card wins in normal play and is no move in misère play. */
  @Test
  void deadCardsDecide() {
    assertThat(check(board(3, 3, false, "0 1", "0 0 w"), Outcome.N, List.of()).moves()).isZero();
    assertThat(check(board(3, 3, true, "0 1", "0 0 w"), Outcome.P, List.of()).moves()).isZero();
    assertThat(check(board(3, 3, true, "0 1", "0 0 0"), Outcome.D, List.of()).moves()).isZero();
    for (Outcome outcome : List.of(Outcome.P, Outcome.D)) {
      SequenceGame won = board(3, 3, false, "0 1", "0 0 w");
      assertThatThrownBy(() -> check(won, outcome, List.of())).isInstanceOf(RefusedException.class);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          settled 3,2,1 2,3,w   | line 11: no answer to a move to '2,3,w' has a line
          settled 4,2,2 2,3,w   | line 13: the position stands in line 11 already
          settled 3,2,1+w 2,3,w | line 11: found '3,2,1+w', allowed: a gap as in 4,3,5 or 4,3,2+w*
          settled 3,2,0 2,3,w   | line 11: found '3,2,0', allowed: a gap as in 4,3,5 or 4,3,2+w*
          settled 3,2,1 2,3,ww  | line 11: found '2,3,ww', allowed: a gap as in 4,3,5 or 4,3,2+w*
          settled 3,2,1 3,2,w   | line 11: no play leads to gaps like '3,2,1 3,2,w'
          settled 2,3,w+4       | line 11: no play leads to gaps like '2,3,w+4'
          lost 3,2,1 2,3,w      | line 11: no play leads to gaps like '3,2,1 2,3,w'
          drawn 3,2,1 2,3,w     | line 11: no play leads to gaps like '3,2,1 2,3,w'
          deck 1 D              | line 11: found 'deck 1 D', allowed: lost, settled or drawn
          """)
  void whatIsChangedIsRefused(String line, String message) {
    SequenceGame game = board(4, 3, false, "", "w");
    List<String> body = new ArrayList<>(FOUR);
    body.add(0, line);
    assertThatThrownBy(() -> check(game, Outcome.P, body))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith(message);
  }
}
