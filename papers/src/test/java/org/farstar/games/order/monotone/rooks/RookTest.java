package org.farstar.games.order.monotone.rooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Play;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.order.Element;
import org.farstar.games.order.monotone.board.ChainDeck;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.papers.monotone.RookReferee;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class RookTest {
  private static Outcome found(int a, int d, int n, boolean misere, Control control) {
    Parameters game = new Parameters(a, d, ChainDeck.upTo(n), misere, true);
    return new RookReduction(game)
        .reduce(MonotonePosition.empty(game.deck()), new Workspace())
        .orElseThrow()
        .outcome(control);
  }

  private static Outcome played(int a, int d, int n, boolean misere) {
    return search(new RookPlay(a, d, misere)).outcome(ReducedRooks.empty(n));
  }

  private static Outcome defined(int a, int d, List<Integer> values, boolean misere) {
    return search(new RookReferee(a, d, misere)).outcome(values);
  }

  private static <Q> OutcomeSearch<Q> search(Play<Q> play) {
    return new OutcomeSearch<>(play, OutcomeTable.remembering(), Control.unlimited());
  }

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
      assertThat(found(a, d, n, misere, Control.unlimited()))
          .as("misere %s", misere)
          .isEqualTo(defined(a, d, RookReferee.empty(n), misere));
    }
  }

  @ParameterizedTest
  @CsvSource({"4,4,7,false,N", "4,4,8,false,D", "4,3,4,true,N", "4,3,5,true,D", "4,3,7,true,P"})
  void knowsItsTable(int a, int d, int n, boolean misere, Outcome outcome) {
    assertThat(found(a, d, n, misere, Control.unlimited())).isEqualTo(outcome);
    assertThat(found(d, a, n, misere, Control.unlimited())).isEqualTo(outcome);
  }

  /** Against the slow search, which has other boards, other texts and one ternary result. */
  @ParameterizedTest
  @CsvSource({"2", "3", "4", "5", "6", "7"})
  void agreesWithTheSlowSearch(int a) {
    for (int d = 2; d <= a; d++) {
      for (int n = 1; n <= 7; n++) {
        for (boolean misere : new boolean[] {false, true}) {
          assertThat(found(a, d, n, misere, Control.unlimited()))
              .as("d=%s n=%s misere=%s", d, n, misere)
              .isEqualTo(played(a, d, n, misere));
        }
      }
    }
  }

  @Test
  void takesBoardsThatFitNoLong() {
    assertThat(found(2, 2, 16, false, Control.unlimited())).isEqualTo(Outcome.P);
    assertThat(found(30, 20, 19, false, Control.unlimited())).isEqualTo(Outcome.D);
    assertThat(found(30, 2, 15, true, Control.unlimited())).isEqualTo(Outcome.N);
  }

  /** The eight images of a board have one key, or four of them, and forgetting changes no chain. */
  @Test
  void forgetsOnlyWhatMakesNoDifference() {
    Random random = new Random(3);
    for (int round = 0; round < 300; round++) {
      ReducedRooks[] board = {ReducedRooks.empty(7)};
      for (int rooks = random.nextInt(6); rooks >= 0; rooks--) {
        List<ReducedRooks> next = new ArrayList<>();
        board[0].squares((column, row) -> board[0].put(column, row, next::add));
        board[0] = next.get(random.nextInt(next.size()));
      }
      ReducedRooks reduced = board[0].reduced();
      assertThat(reduced.free()).isEqualTo(board[0].free());
      assertThat(lengths(reduced)).isEqualTo(lengths(board[0]));
      assertThat(board[0].mirrored().leastImage(true)).isEqualTo(board[0].leastImage(true));
    }
  }

  /** For every free square what a rook there would complete, and after it for every other one. */
  private static List<Integer> lengths(ReducedRooks board) {
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

  /** Boards with rooks on them, by the packed search, by the play, and by the definition. */
  @Test
  void boardsWithRooks() {
    Random random = new Random(8);
    Map<Outcome, Integer> seen = new EnumMap<>(Outcome.class);
    for (int round = 0; round < 400; round++) {
      int n = 4 + random.nextInt(3);
      int a = 2 + random.nextInt(3);
      int d = 2 + random.nextInt(3);
      boolean misere = random.nextBoolean();
      RookReferee referee = new RookReferee(a, d, misere);
      List<Integer> values = RookReferee.empty(n);
      for (int rooks = n - 1 - random.nextInt(3); rooks > 0; rooks--) {
        List<List<Integer>> options = referee.options(values, Player.LEFT);
        List<Integer> next = options.get(random.nextInt(options.size()));
        values = referee.verdict(next).isEmpty() ? next : values;
      }
      Outcome expected = search(referee).outcome(values);
      List<Integer> columns = new ArrayList<>();
      List<Integer> rows = new ArrayList<>();
      MonotonePosition board = MonotonePosition.empty(ChainDeck.upTo(n));
      for (int i = 0; i < n; i++) {
        if (values.get(i) > 0) {
          columns.add(i + 1);
          rows.add(values.get(i));
          board = board.plus(Element.of(1, values.get(i)), Element.of(1, i + 1));
        }
      }
      Parameters game = new Parameters(a, d, board.deck(), misere, true);
      String what = values + " a=" + a + " d=" + d + " misere=" + misere;
      assertThat(
              new RookReduction(game)
                  .reduce(board, new Workspace())
                  .orElseThrow()
                  .outcome(Control.unlimited()))
          .as(what)
          .isEqualTo(expected);
      assertThat(search(new RookPlay(a, d, misere)).outcome(ReducedRooks.of(n, columns, rows)))
          .as(what)
          .isEqualTo(expected);
      seen.merge(expected, 1, Integer::sum);
    }
    assertThat(seen.keySet()).containsExactlyInAnyOrder(Outcome.N, Outcome.P, Outcome.D);
  }

  @Test
  void heedsItsBudget() {
    assertThatThrownBy(() -> found(4, 4, 7, false, new Control(Budget.ofPositions(100))))
        .isInstanceOf(SearchStopped.class);
  }
}
