package org.farstar.games.graph.core;

import java.util.Arrays;
import org.farstar.values.text.NotationException;

/**
 * Collects vertices and edges as a reader meets them, and makes a {@link Graph} of them. Loops and
 * edges that are given twice are refused, with the place where they stand.
 */
final class GraphBuilder {
  /** Makes the error for something wrong at a place: a column of a text or a line of a file. */
  @FunctionalInterface
  interface Places {
    NotationException wrong(int place, String found, String allowed);
  }

  private static final int MOST_EDGES = 1 << 29;

  private final Places places;
  private final VertexNames names = new VertexNames();
  private int[] from = new int[16];
  private int[] to = new int[16];
  private int[] place = new int[16];
  private int size;

  /** Whether it is known yet what the graph has, and whether that is arcs. */
  private boolean kindGiven;

  private boolean directed;

  GraphBuilder(Places places) {
    this.places = places;
  }

  Places places() {
    return places;
  }

  /** The error for a whole line of a file. */
  NotationException wrong(int line, String text, int from, String allowed) {
    int end = text.indexOf('\n', from);
    String content = text.substring(from, end < 0 ? text.length() : end).strip();
    return places.wrong(line, "'" + content + "'", allowed);
  }

  VertexNames names() {
    return names;
  }

  int edges() {
    return size;
  }

  /** Says whether there are arcs or edges; both in one graph are refused. */
  void directed(boolean arcs, int where) {
    if (kindGiven && directed != arcs) {
      throw places.wrong(
          where,
          arcs ? "an arc among edges" : "an edge among arcs",
          "either arcs such as a>b or edges such as a-b, not both");
    }
    kindGiven = true;
    directed = arcs;
  }

  /** An arc or an edge between two vertices. */
  void edge(int a, int b, int where) {
    if (a == b) {
      String name = GraphText.quoted(names.name(a));
      throw places.wrong(
          where, "a loop at the vertex " + name, "an edge between two different vertices");
    }
    if (size == from.length) {
      if (size >= MOST_EDGES) {
        throw places.wrong(where, "more than " + MOST_EDGES + " edges", "fewer");
      }
      from = Arrays.copyOf(from, 2 * size);
      to = Arrays.copyOf(to, 2 * size);
      place = Arrays.copyOf(place, 2 * size);
    }
    from[size] = a;
    to[size] = b;
    place[size++] = where;
  }

  /**
   * The graph, its vertices numbered in the order in which they were met.
   *
   * @param source the name of the file, empty for a text
   */
  Graph build(String source) {
    return build(names, source);
  }

  /** The graph, its vertices numbered in the order of their names. */
  Graph sorted() {
    int[] order = names.sorted();
    int[] number = new int[order.length];
    VertexNames inOrder = new VertexNames();
    for (int i = 0; i < order.length; i++) {
      number[order[i]] = i;
      String name = names.name(order[i]);
      inOrder.add(name, 0, name.length());
    }
    for (int i = 0; i < size; i++) {
      from[i] = number[from[i]];
      to[i] = number[to[i]];
    }
    return build(inOrder, "");
  }

  private Graph build(VertexNames named, String source) {
    boolean arcs = directed;
    int n = named.count();
    int[] start = new int[n + 1];
    for (int i = 0; i < size; i++) {
      start[from[i] + 1]++;
      if (!arcs) {
        start[to[i] + 1]++;
      }
    }
    for (int v = 0; v < n; v++) {
      start[v + 1] += start[v];
    }
    int[] next = Arrays.copyOf(start, n);
    int[] neighbours = new int[start[n]];
    for (int i = 0; i < size; i++) {
      neighbours[next[from[i]]++] = to[i];
      if (!arcs) {
        neighbours[next[to[i]]++] = from[i];
      }
    }
    for (int v = 0; v < n; v++) {
      Arrays.sort(neighbours, start[v], start[v + 1]);
      for (int slot = start[v] + 1; slot < start[v + 1]; slot++) {
        if (neighbours[slot] == neighbours[slot - 1]) {
          throw twice(v, neighbours[slot], arcs, named);
        }
      }
    }
    return new Graph(arcs, kindGiven, named, Slots.simple(arcs, start, neighbours), source);
  }

  private NotationException twice(int a, int b, boolean arcs, VertexNames named) {
    int seen = 0;
    for (int i = 0; i < size; i++) {
      boolean same = (from[i] == a && to[i] == b) || (!arcs && from[i] == b && to[i] == a);
      if (same && ++seen == 2) {
        return places.wrong(
            place[i],
            (arcs ? "the arc " : "the edge ")
                + GraphText.edge(named.name(from[i]), named.name(to[i]), arcs)
                + " a second time",
            "every " + (arcs ? "arc" : "edge") + " once");
      }
    }
    throw new IllegalStateException("an edge is twice in the adjacency but not in the list");
  }
}
