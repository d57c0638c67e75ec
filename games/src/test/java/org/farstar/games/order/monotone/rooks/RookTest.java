package org.farstar.games.order.monotone.rooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class RookTest {
  static Stream<Arguments> games() {
    List<Arguments> games = new ArrayList<>();
    for (int a = 2; a <= 5; a++) {
      for (int d = 2; d <= 5; d++) {
        for (int n = 1; n <= 4; n++) {
          games.add(Arguments.of(a, d, n));
        }
        if (a >= d) {
          games.add(Arguments.of(a, d, 5));
        }
      }
    }
    games.add(Arguments.of(3, 3, 6));
    games.add(Arguments.of(4, 3, 6));
    games.add(Arguments.of(4, 4, 6));
    return games.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void agreesWithTheDefinition(int a, int d, int n) {
    for (boolean misere : new boolean[] {false, true}) {
      assertThat(RookSearch.outcome(a, d, n, misere, Control.unlimited()))
          .as("misere %s", misere)
          .isEqualTo(new RookReferee(a, d, n, misere).outcome());
    }
  }

  @ParameterizedTest
  @CsvSource({"4,4,7,false,N", "4,4,8,false,D", "4,3,4,true,N", "4,3,5,true,D", "4,3,7,true,P"})
  void knowsItsTable(int a, int d, int n, boolean misere, Outcome outcome) {
    assertThat(RookSearch.outcome(a, d, n, misere, Control.unlimited())).isEqualTo(outcome);
    assertThat(RookSearch.outcome(d, a, n, misere, Control.unlimited())).isEqualTo(outcome);
  }

  /** Against the slow search, which has other boards, other texts and one ternary result. */
  @ParameterizedTest
  @CsvSource({"2", "3", "4", "5", "6", "7"})
  void agreesWithTheSlowSearch(int a) {
    for (int d = 2; d <= a; d++) {
      for (int n = 1; n <= 7; n++) {
        for (boolean misere : new boolean[] {false, true}) {
          assertThat(RookSearch.outcome(a, d, n, misere, Control.unlimited()))
              .as("d=%s n=%s misere=%s", d, n, misere)
              .isEqualTo(PlainRookSearch.outcome(a, d, n, misere, Control.unlimited()));
        }
      }
    }
  }

  @Test
  void takesBoardsThatFitNoLong() {
    assertThat(RookSearch.outcome(2, 2, 16, false, Control.unlimited())).isEqualTo(Outcome.P);
    assertThat(RookSearch.outcome(30, 20, 19, false, Control.unlimited())).isEqualTo(Outcome.D);
    assertThat(RookSearch.outcome(30, 2, 15, true, Control.unlimited())).isEqualTo(Outcome.N);
  }

  /** The eight images of a board have one key, or four of them, and forgetting changes no chain. */
  @Test
  void forgetsOnlyWhatMakesNoDifference() {
    Random random = new Random(3);
    for (int round = 0; round < 300; round++) {
      RookBoard[] board = {RookBoard.empty(7)};
      for (int rooks = random.nextInt(6); rooks >= 0; rooks--) {
        List<RookBoard> next = new ArrayList<>();
        board[0].squares((column, row) -> board[0].put(column, row, next::add));
        board[0] = next.get(random.nextInt(next.size()));
      }
      RookBoard reduced = board[0].reduced();
      assertThat(reduced.free()).isEqualTo(board[0].free());
      assertThat(lengths(reduced)).isEqualTo(lengths(board[0]));
      assertThat(board[0].mirrored().key(true)).isEqualTo(board[0].key(true));
    }
  }

  /** For every free square what a rook there would complete, and after it for every other one. */
  private static List<Integer> lengths(RookBoard board) {
    List<Integer> lengths = new ArrayList<>();
    board.squares(
        (column, row) ->
            board.put(
                column,
                row,
                next ->
                    next.squares(
                        (c, r) ->
                            next.put(
                                c,
                                r,
                                last -> {
                                  lengths.add(100 * board.ascending(column, row));
                                  lengths.add(board.descending(column, row));
                                  lengths.add(100 * next.ascending(c, r));
                                  lengths.add(next.descending(c, r));
                                }))));
    lengths.sort(null);
    return lengths;
  }

  @Test
  void heedsItsBudget() {
    assertThatThrownBy(
            () -> RookSearch.outcome(4, 4, 7, false, new Control(Budget.ofPositions(100))))
        .isInstanceOf(SearchStopped.class);
    assertThatThrownBy(() -> RookSearch.outcome(1, 4, 7, false, Control.unlimited()))
        .hasMessage("a=1 d=4 n=7");
  }
}
