package org.farstar.papers.small;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.symmetry.CanonicalLabelling;

/**
 * Small graphs in rows of bits, for claims: graphs up to isomorphism, matchings. Nothing here knows
 * a theorem on geography.
 */
public final class SmallGraphs {
  private SmallGraphs() {}

  /**
   * One graph of each isomorphism class on exactly n vertices: 1, 1, 2, 4, 11, 34, 156, 1044 of
   * them for n from 0. Each is a smaller one with a vertex more, in all ways.
   */
  public static List<Graph> upToIsomorphism(int n) {
    Set<Graph> graphs = new LinkedHashSet<>(Set.of(Graph.ofRows(false)));
    for (int size = 1; size <= n; size++) {
      Set<Graph> larger = new LinkedHashSet<>();
      for (Graph graph : graphs) {
        for (long last = 0; last < 1L << size - 1; last++) {
          larger.add(canonical(with(graph, last)));
        }
      }
      graphs = larger;
    }
    return List.copyOf(graphs);
  }

  /** Hands over one graph of each isomorphism class on exactly n vertices. */
  public static void each(int n, Consumer<Graph> body) {
    upToIsomorphism(n).forEach(body);
  }

  /** A graph with one vertex more, which has these neighbours. */
  private static Graph with(Graph graph, long last) {
    int n = graph.vertices();
    long[] rows = new long[n + 1];
    for (int v = 0; v < n; v++) {
      rows[v] = graph.row(v) | (last >>> v & 1) << n;
    }
    rows[n] = last;
    return Graph.ofRows(false, rows);
  }

  /** The graph with its vertices in their canonical places. */
  private static Graph canonical(Graph graph) {
    int[] places = CanonicalLabelling.of(graph).places();
    long[] rows = new long[places.length];
    for (int e = 0; e < graph.edges(); e++) {
      int v = places[graph.tail(e)];
      int w = places[graph.head(e)];
      rows[v] |= 1L << w;
      rows[w] |= 1L << v;
    }
    return Graph.ofRows(false, rows);
  }

  /** The graph without the edge between two vertices. */
  public static Graph without(Graph graph, int a, int b) {
    long[] rows = new long[graph.vertices()];
    for (int v = 0; v < rows.length; v++) {
      rows[v] = graph.row(v) & ~(v == a ? 1L << b : v == b ? 1L << a : 0);
    }
    return Graph.ofRows(false, rows);
  }

  /** The graph without the edges at a vertex. */
  public static Graph alone(Graph graph, int vertex) {
    long[] rows = new long[graph.vertices()];
    for (int v = 0; v < rows.length; v++) {
      rows[v] = v == vertex ? 0 : graph.row(v) & ~(1L << vertex);
    }
    return Graph.ofRows(false, rows);
  }

  /** All matchings, each as the partner of every vertex or -1. */
  public static List<int[]> matchings(Graph graph) {
    List<int[]> all = new ArrayList<>();
    int[] mate = new int[graph.vertices()];
    Arrays.fill(mate, -1);
    extend(graph, 0, mate, all);
    return all;
  }

  private static void extend(Graph graph, int v, int[] mate, List<int[]> all) {
    if (v == graph.vertices()) {
      all.add(mate.clone());
      return;
    }
    extend(graph, v + 1, mate, all);
    if (mate[v] >= 0) {
      return;
    }
    for (int w = v + 1; w < graph.vertices(); w++) {
      if ((graph.row(v) >>> w & 1) != 0 && mate[w] < 0) {
        mate[v] = w;
        mate[w] = v;
        extend(graph, v + 1, mate, all);
        mate[v] = -1;
        mate[w] = -1;
      }
    }
  }

  /** How many edges a matching has. */
  public static int size(int[] mate) {
    int covered = 0;
    for (int partner : mate) {
      covered += partner >= 0 ? 1 : 0;
    }
    return covered / 2;
  }

  /** The matchings that are as large as any. */
  public static List<int[]> maximum(List<int[]> matchings) {
    int most = matchings.stream().mapToInt(SmallGraphs::size).max().orElseThrow();
    return matchings.stream().filter(mate -> size(mate) == most).toList();
  }

  /** A graph or digraph as text, its vertices called 1, 2, ... */
  public static String text(Graph graph) {
    StringBuilder text = new StringBuilder(graph.vertices() + " vertices:");
    for (int e = 0; e < graph.edges(); e++) {
      text.append(' ').append(graph.edgeText(e));
    }
    return text.toString();
  }
}
