package org.farstar.games.graph.geography;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.farstar.games.graph.core.Refinement;

/**
 * Small graphs as sets of neighbours in ints, for claims: graphs up to isomorphism, matchings,
 * random graphs. Nothing here knows a theorem on geography.
 */
final class SmallGraphs {
  private SmallGraphs() {}

  /** The pairs of n vertices in the order of their bits in a mask: 01, 02, 12, 03, ... */
  static int[][] pairs(int n) {
    int[][] pairs = new int[n * (n - 1) / 2][];
    int count = 0;
    for (int b = 1; b < n; b++) {
      for (int a = 0; a < b; a++) {
        pairs[count++] = new int[] {a, b};
      }
    }
    return pairs;
  }

  /** The neighbours of each vertex in the graph with the edges of a mask. */
  static int[] neighbours(int n, long mask) {
    int[] neighbours = new int[n];
    int[][] pairs = pairs(n);
    for (int i = 0; i < pairs.length; i++) {
      if ((mask >>> i & 1) != 0) {
        neighbours[pairs[i][0]] |= 1 << pairs[i][1];
        neighbours[pairs[i][1]] |= 1 << pairs[i][0];
      }
    }
    return neighbours;
  }

  /** The edges of a graph, each with its smaller vertex first. */
  static int[][] edges(int[] neighbours) {
    List<int[]> edges = new ArrayList<>();
    for (int b = 1; b < neighbours.length; b++) {
      for (int a = 0; a < b; a++) {
        if ((neighbours[b] >>> a & 1) != 0) {
          edges.add(new int[] {a, b});
        }
      }
    }
    return edges.toArray(int[][]::new);
  }

  /**
   * One graph of each isomorphism class on exactly n vertices, as masks: 1, 1, 2, 4, 11, 34, 156,
   * 1044 of them for n from 0.
   */
  static List<Long> upToIsomorphism(int n) {
    Set<Long> graphs = new TreeSet<>(Set.of(0L));
    for (int size = 2; size <= n; size++) {
      Set<Long> larger = new TreeSet<>();
      int low = (size - 1) * (size - 2) / 2;
      for (long graph : graphs) {
        for (long last = 0; last < 1L << size - 1; last++) {
          larger.add(canonical(size, graph | last << low));
        }
      }
      graphs = larger;
    }
    return List.copyOf(graphs);
  }

  /** The least mask among the renumberings that sort the vertices by their refined colours. */
  private static long canonical(int n, long mask) {
    int[] neighbours = neighbours(n, mask);
    long[] colours =
        Refinement.colours(
            new long[n],
            (v, before) -> {
              long sum = 0;
              for (int rest = neighbours[v]; rest != 0; rest &= rest - 1) {
                sum += before[Integer.numberOfTrailingZeros(rest)];
              }
              return sum;
            });
    return new Renumbering(neighbours, colours).least(0, 0);
  }

  /** Tries all orders of the vertices in which their colours do not fall. */
  private static final class Renumbering {
    private final int[] neighbours;
    private final long[] colours;
    private final int[] order;
    private long least = Long.MAX_VALUE;

    Renumbering(int[] neighbours, long[] colours) {
      this.neighbours = neighbours;
      this.colours = colours;
      this.order = new int[neighbours.length];
    }

    long least(int placed, int used) {
      if (placed == neighbours.length) {
        least = Math.min(least, mask());
        return least;
      }
      long next = Long.MAX_VALUE;
      for (int v = 0; v < neighbours.length; v++) {
        if ((used >>> v & 1) == 0) {
          next = Math.min(next, colours[v]);
        }
      }
      for (int v = 0; v < neighbours.length; v++) {
        if ((used >>> v & 1) == 0 && colours[v] == next) {
          order[placed] = v;
          least(placed + 1, used | 1 << v);
        }
      }
      return least;
    }

    private long mask() {
      long mask = 0;
      int bit = 0;
      for (int b = 1; b < order.length; b++) {
        for (int a = 0; a < b; a++) {
          mask |= (long) (neighbours[order[a]] >>> order[b] & 1) << bit++;
        }
      }
      return mask;
    }
  }

  /** All matchings, each as the partner of every vertex or -1. */
  static List<int[]> matchings(int[] neighbours) {
    List<int[]> all = new ArrayList<>();
    int[] mate = new int[neighbours.length];
    Arrays.fill(mate, -1);
    extend(neighbours, 0, mate, all);
    return all;
  }

  private static void extend(int[] neighbours, int v, int[] mate, List<int[]> all) {
    if (v == neighbours.length) {
      all.add(mate.clone());
      return;
    }
    extend(neighbours, v + 1, mate, all);
    if (mate[v] >= 0) {
      return;
    }
    for (int w = v + 1; w < neighbours.length; w++) {
      if ((neighbours[v] >>> w & 1) != 0 && mate[w] < 0) {
        mate[v] = w;
        mate[w] = v;
        extend(neighbours, v + 1, mate, all);
        mate[v] = -1;
        mate[w] = -1;
      }
    }
  }

  /** How many edges a matching has. */
  static int size(int[] mate) {
    int covered = 0;
    for (int partner : mate) {
      covered += partner >= 0 ? 1 : 0;
    }
    return covered / 2;
  }

  /** The matchings that are as large as any. */
  static List<int[]> maximum(List<int[]> matchings) {
    int most = matchings.stream().mapToInt(SmallGraphs::size).max().orElseThrow();
    return matchings.stream().filter(mate -> size(mate) == most).toList();
  }

  /** The graph as text, its vertices called 1, 2, ... */
  static String text(int[] neighbours) {
    StringBuilder text = new StringBuilder(neighbours.length + " vertices:");
    for (int[] edge : edges(neighbours)) {
      text.append(' ').append(edge[0] + 1).append('-').append(edge[1] + 1);
    }
    return text.toString();
  }
}
