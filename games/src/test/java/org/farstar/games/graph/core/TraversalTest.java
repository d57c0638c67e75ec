package org.farstar.games.graph.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class TraversalTest {
  /** A graph that counts how often a slot is looked at. */
  private static final class Counting implements Adjacency {
    private final Adjacency graph;
    private long looks;

    Counting(Adjacency graph) {
      this.graph = graph;
    }

    @Override
    public int vertices() {
      return graph.vertices();
    }

    @Override
    public int first(int vertex) {
      return graph.first(vertex);
    }

    @Override
    public int end(int vertex) {
      return graph.end(vertex);
    }

    @Override
    public int neighbour(int slot) {
      looks++;
      return graph.neighbour(slot);
    }
  }

  private static Graph random(Random random, int n, int edges) {
    int[][] pairs =
        IntStream.range(0, edges)
            .map(i -> random.nextInt(n * n))
            .filter(p -> p / n < p % n)
            .distinct()
            .mapToObj(p -> new int[] {p / n, p % n})
            .toArray(int[][]::new);
    return Graph.of(false, n, pairs);
  }

  /** Warshall's closure, without one vertex. */
  private static boolean[][] closure(Graph graph, int without) {
    int n = graph.vertices();
    boolean[][] path = new boolean[n][n];
    for (int v = 0; v < n; v++) {
      path[v][v] = true;
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        path[v][graph.neighbour(slot)] = v != without && graph.neighbour(slot) != without;
      }
    }
    for (int k = 0; k < n; k++) {
      for (int a = 0; a < n; a++) {
        for (int b = 0; b < n; b++) {
          path[a][b] |= path[a][k] && path[k][b];
        }
      }
    }
    return path;
  }

  @Property(tries = 200)
  void whatIsReachedIsWhatThePathsLeadTo(@ForAll long seed) {
    Random random = new Random(seed);
    Graph graph = random(random, 2 + random.nextInt(12), random.nextInt(20));
    int root = random.nextInt(graph.vertices());
    BitSet reached = Traversal.reached(graph, root, slot -> true);
    boolean[][] path = closure(graph, -1);
    int without = random.nextInt(graph.vertices());
    boolean[][] rest = closure(graph, without);
    int[] component = Traversal.components(graph, without);
    for (int v = 0; v < graph.vertices(); v++) {
      assertThat(reached.get(v)).isEqualTo(path[root][v]);
      assertThat(component[v] < 0).isEqualTo(v == without);
      for (int w = 0; w < graph.vertices() && v != without; w++) {
        assertThat(component[v] == component[w]).isEqualTo(w != without && rest[v][w]);
      }
    }
  }

  /** Linear work: every slot once, whatever the graph. */
  @Example
  void everySlotIsLookedAtOnce() {
    for (int n : new int[] {100, 1_000, 10_000}) {
      int[][] path =
          IntStream.range(1, n).mapToObj(v -> new int[] {v - 1, v}).toArray(int[][]::new);
      Counting counting = new Counting(Graph.of(false, n, path));
      assertThat(Traversal.reached(counting, n - 1, slot -> true).cardinality()).isEqualTo(n);
      assertThat(counting.looks).isEqualTo(2L * (n - 1));
      assertThat(Traversal.components(counting, -1)).containsOnly(0);
      assertThat(counting.looks).isEqualTo(4L * (n - 1));
    }
  }
}
