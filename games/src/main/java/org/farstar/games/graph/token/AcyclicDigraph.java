package org.farstar.games.graph.token;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.farstar.games.graph.core.Graph;

/**
 * An acyclic digraph with a topological numbering: f(x) is from 1 to n, and f(x) is less than f(y)
 * where there is an arc from x to y. Immutable.
 */
public final class AcyclicDigraph {
  private static final int NEW = -1;
  private static final int OPEN = -2;

  private final Graph graph;

  /** The vertices, sinks first: every vertex stands behind those it has arcs to. */
  private final int[] order;

  /** The place of each vertex in that order. */
  private final int[] place;

  /** Made when it is first asked for, in linear time. */
  private int hash;

  private AcyclicDigraph(Graph graph, int[] order, int[] place) {
    this.graph = graph;
    this.order = order;
    this.place = place;
  }

  /**
   * Either the numbering or a directed cycle, as the vertices in the order of its arcs.
   *
   * @param digraph the digraph, where it is acyclic
   * @param cycle a cycle, where it is not; otherwise empty
   */
  public record Sorted(Optional<AcyclicDigraph> digraph, List<Integer> cycle) {}

  /** Depth first, with a stack of its own: linear in vertices and arcs, however long the paths. */
  public static Sorted of(Graph graph) {
    int n = graph.vertices();
    int[] order = new int[n];
    int[] place = new int[n];
    Arrays.fill(place, NEW);
    int[] path = new int[n];
    int[] next = new int[n];
    int done = 0;
    for (int root = 0; root < n; root++) {
      int depth = 0;
      if (place[root] == NEW) {
        path[depth++] = root;
        place[root] = OPEN;
        next[root] = graph.first(root);
      }
      while (depth > 0) {
        int v = path[depth - 1];
        if (next[v] == graph.end(v)) {
          place[v] = done;
          order[done++] = v;
          depth--;
          continue;
        }
        int w = graph.neighbour(next[v]++);
        if (place[w] == OPEN) {
          int first = depth - 1;
          while (path[first] != w) {
            first--;
          }
          return new Sorted(
              Optional.empty(), IntStream.range(first, depth).mapToObj(i -> path[i]).toList());
        }
        if (place[w] == NEW) {
          path[depth++] = w;
          place[w] = OPEN;
          next[w] = graph.first(w);
        }
      }
    }
    return new Sorted(Optional.of(new AcyclicDigraph(graph, order, place)), List.of());
  }

  Graph graph() {
    return graph;
  }

  /** The vertex with this place, from 0; places fall along arcs. */
  int vertex(int atPlace) {
    return order[atPlace];
  }

  /** The place of a vertex, from 0: a move always lowers it. */
  int place(int vertex) {
    return place[vertex];
  }

  /** The topological number f(x), from 1 to n. */
  int number(int vertex) {
    return order.length - place[vertex];
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof AcyclicDigraph that && graph.equals(that.graph));
  }

  @Override
  public int hashCode() {
    if (hash == 0) {
      hash = graph.hashCode();
    }
    return hash;
  }
}
