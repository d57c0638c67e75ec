package org.farstar.games.graph.geography;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

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
    int[] near = new int[n];
    int[][] pairs = pairs(n);
    for (int i = 0; i < pairs.length; i++) {
      if ((mask >>> i & 1) != 0) {
        near[pairs[i][0]] |= 1 << pairs[i][1];
        near[pairs[i][1]] |= 1 << pairs[i][0];
      }
    }
    return near;
  }

  /** The edges of a graph, each with its smaller vertex first. */
  static int[][] edges(int[] near) {
    List<int[]> edges = new ArrayList<>();
    for (int b = 1; b < near.length; b++) {
      for (int a = 0; a < b; a++) {
        if ((near[b] >>> a & 1) != 0) {
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

  /** The least mask among the renumberings that sort the vertices by what they look like. */
  private static long canonical(int n, long mask) {
    int[] near = neighbours(n, mask);
    long[] looks = new long[n];
    for (int v = 0; v < n; v++) {
      looks[v] = Integer.bitCount(near[v]);
    }
    for (int round = 0; round < 2; round++) {
      long[] before = looks.clone();
      for (int v = 0; v < n; v++) {
        long sum = 0;
        for (int w = 0; w < n; w++) {
          sum += (near[v] >>> w & 1) == 0 ? 0 : before[w] * before[w] * before[w] + before[w];
        }
        looks[v] = before[v] * 1_000_003 + sum;
      }
    }
    return new Renumbering(near, looks).least(0, 0);
  }

  /** Tries all orders of the vertices in which their looks do not fall. */
  private static final class Renumbering {
    private final int[] near;
    private final long[] looks;
    private final int[] order;
    private long least = Long.MAX_VALUE;

    Renumbering(int[] near, long[] looks) {
      this.near = near;
      this.looks = looks;
      this.order = new int[near.length];
    }

    long least(int placed, int used) {
      if (placed == near.length) {
        least = Math.min(least, mask());
        return least;
      }
      long next = Long.MAX_VALUE;
      for (int v = 0; v < near.length; v++) {
        if ((used >>> v & 1) == 0) {
          next = Math.min(next, looks[v]);
        }
      }
      for (int v = 0; v < near.length; v++) {
        if ((used >>> v & 1) == 0 && looks[v] == next) {
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
          mask |= (long) (near[order[a]] >>> order[b] & 1) << bit++;
        }
      }
      return mask;
    }
  }

  /** All matchings, each as the partner of every vertex or -1. */
  static List<int[]> matchings(int[] near) {
    List<int[]> all = new ArrayList<>();
    int[] mate = new int[near.length];
    Arrays.fill(mate, -1);
    extend(near, 0, mate, all);
    return all;
  }

  private static void extend(int[] near, int v, int[] mate, List<int[]> all) {
    if (v == near.length) {
      all.add(mate.clone());
      return;
    }
    extend(near, v + 1, mate, all);
    if (mate[v] >= 0) {
      return;
    }
    for (int w = v + 1; w < near.length; w++) {
      if ((near[v] >>> w & 1) != 0 && mate[w] < 0) {
        mate[v] = w;
        mate[w] = v;
        extend(near, v + 1, mate, all);
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
  static String text(int[] near) {
    StringBuilder text = new StringBuilder(near.length + " vertices:");
    for (int[] edge : edges(near)) {
      text.append(' ').append(edge[0] + 1).append('-').append(edge[1] + 1);
    }
    return text.toString();
  }
}
