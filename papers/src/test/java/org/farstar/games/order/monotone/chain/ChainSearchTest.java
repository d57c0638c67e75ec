package org.farstar.games.order.monotone.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.memory.PackedTable;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.papers.monotone.ColourPlay;
import org.farstar.papers.monotone.ColourPlay.Position;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;

class ChainSearchTest {
  private static Outcome packed(int a, int d, Convention convention, long n) {
    ChainTables tables = ChainTables.of(a, d, convention);
    return new ChainSearch(tables, Control.unlimited()).outcome(a, d, n);
  }

  private static OutcomeSearch<Position> referee(int a, int d, Convention convention) {
    return new OutcomeSearch<>(
        new ColourPlay(a, d, convention), OutcomeTable.remembering(), Control.unlimited());
  }

  /** The colours and gaps of the paper against permutations and nothing else. */
  @Test
  void coloursAndGapsDecideWhatBoardsDecide() {
    for (int a = 2; a <= 4; a++) {
      for (int d = 2; d <= 4; d++) {
        for (int n = 1; n <= 6; n++) {
          for (boolean misere : new boolean[] {false, true}) {
            assertThat(referee(a, d, Convention.of(misere)).outcome(Position.whole(n)))
                .as("(%d,%d,%d) misere %s", a, d, n, misere)
                .isEqualTo(new BoardReferee(a, d, misere, n).outcome(""));
          }
        }
      }
    }
  }

  @Test
  void packedDecidesWhatBoardsDecide() {
    for (int a = 2; a <= 4; a++) {
      for (int d = 2; d <= 4; d++) {
        for (int n = 1; n <= 7; n++) {
          for (Convention convention : Convention.values()) {
            boolean misere = convention == Convention.MISERE;
            assertThat(packed(a, d, convention, n))
                .as("(%d,%d,%d) misere %s", a, d, n, misere)
                .isEqualTo(new BoardReferee(a, d, misere, n).outcome(""));
          }
        }
      }
    }
  }

  /** Nothing cut, far beyond every bound, against tables whose sizes are cut. */
  @Test
  void capsChangeNothing() {
    int[][] games = {
      {2, 2, 12}, {3, 2, 14}, {5, 2, 14}, {3, 3, 24}, {4, 3, 22}, {5, 3, 16}, {4, 4, 13}
    };
    for (int[] game : games) {
      for (Convention convention : Convention.values()) {
        OutcomeSearch<Position> referee = referee(game[0], game[1], convention);
        for (int n = 1; n <= game[2]; n++) {
          assertThat(packed(game[0], game[1], convention, n))
              .as("(%d,%d,%d) %s", game[0], game[1], n, convention)
              .isEqualTo(referee.outcome(Position.whole(n)));
        }
      }
    }
  }

  /** The paper's bound, the tight ones, and none at all, all packed, on larger games. */
  @Test
  void allCapsAgree() {
    for (int[] game : new int[][] {{5, 3, 40}, {4, 4, 45}, {6, 3, 36}, {5, 4, 26}}) {
      for (Convention convention : Convention.values()) {
        int a = game[0];
        int d = game[1];
        List<ChainTables> tables =
            List.of(
                ChainTables.of(a, d, convention),
                new ChainTables(a, d, convention, GapBounds.paper(a, d)),
                new ChainTables(a, d, convention, GapBounds.none(a, d, game[2])));
        List<ChainSearch> searches =
            tables.stream().map(t -> new ChainSearch(t, Control.unlimited())).toList();
        for (int n = 1; n <= game[2]; n++) {
          List<Outcome> outcomes = new ArrayList<>();
          for (ChainSearch search : searches) {
            outcomes.add(search.outcome(a, d, n));
          }
          assertThat(outcomes).as("(%d,%d,%d)", a, d, n).containsOnly(outcomes.get(0));
        }
      }
    }
  }

  @Test
  void aMillionCardsAreNoMoreWork() {
    assertThat(packed(6, 4, Convention.MISERE, 1_000_000)).isEqualTo(Outcome.N);
    assertThat(packed(4, 6, Convention.MISERE, 1_000_000_000_000L)).isEqualTo(Outcome.N);
    assertThat(packed(7, 2, Convention.NORMAL, 1_000_000)).isEqualTo(Outcome.N);
    assertThat(packed(8, 2, Convention.NORMAL, 1_000_000)).isEqualTo(Outcome.P);
  }

  /** One table for all games up to (6,4) gives what a table for each gives. */
  @Test
  void oneTableServesAll() {
    ChainTables shared = ChainTables.of(6, 4, Convention.MISERE);
    ChainSearch search = new ChainSearch(shared, Control.unlimited());
    for (int a = 2; a <= 6; a++) {
      for (int d = 2; d <= Math.min(a, 4); d++) {
        for (int n = 1; n <= 22; n++) {
          Outcome alone = packed(a, d, Convention.MISERE, n);
          assertThat(search.outcome(a, d, n)).isEqualTo(alone);
          assertThat(search.outcome(d, a, n)).isEqualTo(alone);
        }
      }
    }
  }

  @Test
  void certificates() {
    DeckOutcomes certificate =
        DeckOutcomes.make(6, 4, ChainTables.of(6, 4, Convention.MISERE), Control.unlimited());
    assertThat(certificate.summary()).isEqualTo("D to 9, N, P, N, P, P, N from 15 on");
    assertThat(certificate.bound()).isEqualTo(55);
    assertThat(certificate.constantFrom()).isEqualTo(15);
    assertThat(certificate.lastDraw()).isEqualTo(9);
    assertThat(certificate.outcome(14)).isEqualTo(Outcome.P);
    assertThat(certificate.outcome(1_000_000_000L)).isEqualTo(Outcome.N);
    assertThat(certificate.sentence())
        .startsWith(
            "W_mis(6,4,n) for all n: D to 9, N, P, N, P, P, N from 15 on; proved by computation:"
                + " bound 55, ");
  }

  /** A fingerprint of the search: changes only when the search is meant to change. */
  @Test
  void positionsVisited() {
    assertThat(visited(5, 4, Convention.NORMAL)).isEqualTo(2034);
    assertThat(visited(5, 4, Convention.MISERE)).isEqualTo(2441);
  }

  private static long visited(int a, int d, Convention convention) {
    return DeckOutcomes.make(a, d, ChainTables.of(a, d, convention), Control.unlimited())
        .positions();
  }

  @Test
  void goesOnAfterTheBudgetEnds() {
    ChainTables tables = ChainTables.of(6, 4, Convention.NORMAL);
    int stops = 0;
    Outcome found = null;
    while (found == null && stops < 100) {
      ChainSearch search = new ChainSearch(tables, new Control(Budget.ofPositions(300)));
      try {
        found = search.outcome(6, 4, 18);
      } catch (SearchStopped e) {
        stops++;
      }
    }
    assertThat(stops).isBetween(2, 99);
    assertThat(found).isEqualTo(packed(6, 4, Convention.NORMAL, 18));
  }

  @Test
  void forgetsInsteadOfOutgrowingTheMemory() {
    long most = 8 * PackedTable.LEAST_BYTES;
    Budget small =
        new Budget(
            java.util.Optional.empty(),
            java.util.OptionalLong.empty(),
            java.util.OptionalLong.of(most));
    ChainTables tight = ChainTables.of(7, 4, Convention.NORMAL);
    ChainSearch search = new ChainSearch(tight, new Control(small));
    ChainTables wide = ChainTables.of(7, 4, Convention.NORMAL);
    ChainSearch roomy = new ChainSearch(wide, Control.unlimited());
    for (int n = 10; n <= 26; n++) {
      assertThat(search.outcome(7, 4, n)).as("n=%d", n).isEqualTo(roomy.outcome(7, 4, n));
      assertThat(tight.bytes()).isLessThanOrEqualTo(most / 2);
    }
    assertThat(wide.bytes()).isGreaterThan(most);
    assertThat(search.visited()).isGreaterThan(roomy.visited());
  }
}
