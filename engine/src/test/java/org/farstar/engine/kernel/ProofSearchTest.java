package org.farstar.engine.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.memory.SharedTable;
import org.junit.jupiter.api.Test;

/** Proof numbers on random graphs of positions, against plain recursion. */
class ProofSearchTest {
  /** The nodes are numbers, and every move is to a smaller one. */
  private static class Graph implements NodeSpace<Integer> {
    final List<List<Integer>> moves = new ArrayList<>();
    final boolean[] wins;
    final boolean[] told;

    Graph(int size, Random random) {
      wins = new boolean[size];
      told = new boolean[size];
      for (int i = 0; i < size; i++) {
        List<Integer> to = new ArrayList<>();
        for (int k = random.nextInt(6); k > 0 && i > 0; k--) {
          to.add(Math.max(0, i - 1 - random.nextInt(40)));
        }
        moves.add(to);
        for (int option : to) {
          wins[i] |= !wins[option];
        }
      }
    }

    @Override
    public int words() {
      return 1;
    }

    @Override
    public void key(Integer node, long[] key) {
      key[0] = node;
    }

    @Override
    public Decision known(Integer node) {
      return node % 7 == 3 ? Decision.of(wins[node]) : Decision.UNKNOWN;
    }

    @Override
    public List<Integer> options(Integer node) {
      return moves.get(node);
    }

    @Override
    public Decision decided(Integer node) {
      return node % 11 == 5 ? Decision.of(wins[node]) : Decision.UNKNOWN;
    }

    @Override
    public int prove(Integer node) {
      return 1 + node % 3;
    }

    @Override
    public int refute(Integer node) {
      return 1 + moves.get(node).size();
    }

    @Override
    public boolean adds(Integer node) {
      return node % 5 < 2;
    }

    @Override
    public void learn(Integer node, boolean won) {
      told[node] |= won == wins[node];
      assertThat(won).isEqualTo(wins[node]);
    }
  }

  @Test
  void findsWhatRecursionFindsWithTablesOfAnySize() {
    Random random = new Random(11);
    for (int i = 0; i < 300; i++) {
      Graph graph = new Graph(2 + random.nextInt(150), random);
      int root = graph.wins.length - 1;
      for (long entries : List.of(2L, 100L, 1_000_000L)) {
        SharedTable table = new SharedTable(1, entries);
        for (boolean shared : List.of(false, true)) {
          ProofSearch<Integer> search =
              new ProofSearch<>(graph, table, Control.unlimited().meter(), shared);
          assertThat(search.wins(root)).isEqualTo(graph.wins[root]);
        }
      }
    }
  }

  /** Three options of proof numbers 4, 2 and 5: their sum, or the greatest and 1 for each other. */
  @Test
  void disproofNumbersOfOptionsAddUpWhereTheSpaceSaysSo() {
    int[] prove = {0, 4, 2, 5};
    for (boolean adds : List.of(true, false)) {
      Graph graph =
          new Graph(1, new Random(1)) {
            @Override
            public Decision known(Integer node) {
              return Decision.UNKNOWN;
            }

            @Override
            public Decision decided(Integer node) {
              return Decision.UNKNOWN;
            }

            @Override
            public List<Integer> options(Integer node) {
              return node == 0 ? List.of(1, 2, 3) : List.of(node + 3);
            }

            @Override
            public int prove(Integer node) {
              return prove[node];
            }

            @Override
            public int refute(Integer node) {
              return 1;
            }

            @Override
            public boolean adds(Integer node) {
              return adds;
            }
          };
      SharedTable table = new SharedTable(1, 1_000);
      Control.unlimited()
          .metered(meter -> new ProofSearch<>(graph, table, meter, false).winsWithin(0, 1));
      assertThat(ProofEntry.refute(table.get(new long[] {0}))).isEqualTo(adds ? 11 : 7);
      assertThat(ProofEntry.prove(table.get(new long[] {0}))).isEqualTo(1);
    }
  }

  /** A search that gives up says nothing, and one that does not is right. */
  @Test
  void searchesForALittleWhile() {
    Random random = new Random(13);
    int known = 0;
    for (int i = 0; i < 300; i++) {
      Graph graph = new Graph(2 + random.nextInt(150), random);
      int root = graph.wins.length - 1;
      Meter meter = Control.unlimited().meter();
      ProofSearch<Integer> search =
          new ProofSearch<>(graph, new SharedTable(1, 1_000), meter, false);
      Decision little = meter.during(() -> search.winsWithin(root, 3));
      assertThat(little).isIn(Decision.UNKNOWN, Decision.of(graph.wins[root]));
      known += little.isKnown() ? 1 : 0;
      assertThat(meter.during(() -> search.winsWithin(root, Integer.MAX_VALUE)))
          .isEqualTo(Decision.of(graph.wins[root]));
    }
    assertThat(known).isBetween(1, 299);
  }

  @Test
  void stopsWithItsBudgetAndGoesOnFromThere() {
    Graph graph = new Graph(4_000, new Random(1));
    SharedTable table = new SharedTable(1, 1_000_000);
    int root = graph.wins.length - 1;
    int stops = 0;
    while (true) {
      Control control = new Control(Budget.ofPositions(5));
      ProofSearch<Integer> search = new ProofSearch<>(graph, table, control.meter(), false);
      try {
        assertThat(search.wins(root)).isEqualTo(graph.wins[root]);
        assertThat(graph.told[root]).isTrue();
        break;
      } catch (SearchStopped e) {
        stops++;
        assertThat(search.visited()).isEqualTo(5);
      }
    }
    assertThat(stops).isBetween(1, 10_000);
  }

  @Test
  void aSearchThatIsStoppedEnds() {
    Graph graph = new Graph(4_000, new Random(1));
    ProofSearch<Integer> search =
        new ProofSearch<>(graph, new SharedTable(1, 100), Control.unlimited().meter(), false);
    search.stop();
    assertThatThrownBy(() -> search.wins(graph.wins.length - 1)).isInstanceOf(SearchStopped.class);
  }
}
