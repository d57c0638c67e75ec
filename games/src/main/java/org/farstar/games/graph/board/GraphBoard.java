package org.farstar.games.graph.board;

import java.util.Arrays;

/**
 * A finite graph or digraph without loops and without repeated edges, its vertices numbered from 0
 * and named; immutable. Adjacency is kept in arrays of ints: 4 bytes for every vertex and arc, 12
 * for every edge without direction, and the names.
 */
public final class GraphBoard {
  private final boolean directed;
  private final boolean decided;
  private final VertexNames names;
  private final int[] start;
  private final int[] near;
  private final String source;

  /** The number of the edge in each slot of {@link #near}; for arcs the slots are the numbers. */
  private final int[] edge;

  /** A number for the name of each vertex, made when it is first asked for. */
  private int[] looks;

  /** The vertex at which each edge begins, made when it is first asked for. */
  private int[] tails;

  GraphBoard(
      boolean directed,
      boolean decided,
      VertexNames names,
      int[] start,
      int[] near,
      String source) {
    this.directed = directed;
    this.decided = decided;
    this.names = names;
    this.start = start;
    this.near = near;
    this.source = source;
    this.edge = directed ? null : edgeNumbers(start, near);
  }

  private static int[] edgeNumbers(int[] start, int[] near) {
    int[] edge = new int[near.length];
    int[] next = start.clone();
    int count = 0;
    for (int v = 0; v + 1 < start.length; v++) {
      // The neighbours below v have filled the slots before next[v].
      for (int slot = next[v]; slot < start[v + 1]; slot++) {
        edge[slot] = count;
        edge[next[near[slot]]++] = count++;
      }
    }
    return edge;
  }

  /**
   * A graph that nobody has written: vertices 1 to n.
   *
   * @param directed whether the pairs are arcs
   * @param vertices n
   * @param pairs the edges, each two vertices counted from 0
   */
  public static GraphBoard of(boolean directed, int vertices, int[][] pairs) {
    GraphBuilder builder =
        new GraphBuilder(
            (place, found, allowed) -> {
              throw new IllegalArgumentException("edge " + place + ": " + found);
            });
    builder.directed(directed, 0);
    for (int v = 0; v < vertices; v++) {
      builder.names().addNumber(v + 1);
    }
    for (int i = 0; i < pairs.length; i++) {
      builder.edge(pairs[i][0], pairs[i][1], i);
    }
    return builder.build("");
  }

  /** Whether the edges have a direction. */
  public boolean directed() {
    return directed;
  }

  /** Whether it was ever said that the edges have a direction or none; not so without edges. */
  boolean decided() {
    return decided;
  }

  /** How many vertices there are. */
  public int vertices() {
    return start.length - 1;
  }

  /** How many edges or arcs there are. */
  public int edges() {
    return directed ? near.length : near.length / 2;
  }

  /** The file it was read from, empty where there is none. */
  public String source() {
    return source;
  }

  /** The name of a vertex. */
  public String name(int vertex) {
    return names.name(vertex);
  }

  /** The vertex of this name, or -1. */
  public int find(String name) {
    return names.find(name);
  }

  /** The first slot of a vertex; its slots end where those of the next one begin. */
  public int first(int vertex) {
    return start[vertex];
  }

  /** The slot after the last one of a vertex. */
  public int end(int vertex) {
    return start[vertex + 1];
  }

  /** The neighbour in a slot; those of one vertex are in rising order. */
  public int near(int slot) {
    return near[slot];
  }

  /** The number of the edge in a slot, from 0. */
  public int edge(int slot) {
    return directed ? slot : edge[slot];
  }

  /** How many neighbours a vertex has; in a digraph, how many arcs leave it. */
  public int degree(int vertex) {
    return start[vertex + 1] - start[vertex];
  }

  /** The slot of a vertex that leads to another one, or -1. */
  public int slot(int vertex, int neighbour) {
    int slot = Arrays.binarySearch(near, start[vertex], start[vertex + 1], neighbour);
    return slot < 0 ? -1 : slot;
  }

  /** The arc or edge in a slot of a vertex as text. */
  public String edgeText(int vertex, int slot) {
    return GraphText.edge(name(vertex), name(near[slot]), directed);
  }

  /** A number that depends on the name of a vertex only, for hashing. */
  public int look(int vertex) {
    // Two threads at worst make the same array twice.
    int[] made = looks;
    if (made == null) {
      made = new int[vertices()];
      for (int v = 0; v < made.length; v++) {
        int hash = name(v).hashCode() * 0x9E3779B9;
        made[v] = hash ^ hash >>> 15;
      }
      looks = made;
    }
    return made[vertex];
  }

  /** The tail of an arc; of an edge the vertex with the smaller number. */
  public int tail(int number) {
    int[] made = tails;
    if (made == null) {
      made = new int[edges()];
      for (int v = vertices() - 1; v >= 0; v--) {
        for (int slot = first(v); slot < end(v); slot++) {
          made[edge(slot)] = v;
        }
      }
      tails = made;
    }
    return made[number];
  }

  /** The head of an arc; of an edge the vertex with the larger number. */
  public int head(int number) {
    int tail = tail(number);
    // The edges that begin at a vertex have rising numbers and rising heads.
    int low = directed ? first(tail) : above(tail);
    return near[low + number - edge(low)];
  }

  private int above(int vertex) {
    int slot = Arrays.binarySearch(near, start[vertex], start[vertex + 1], vertex);
    return -slot - 1;
  }

  @Override
  public boolean equals(Object other) {
    if (this == other) {
      return true;
    }
    if (!(other instanceof GraphBoard that)
        || directed != that.directed
        || !source.equals(that.source)
        || !Arrays.equals(start, that.start)
        || !Arrays.equals(near, that.near)) {
      return false;
    }
    for (int v = 0; v < vertices(); v++) {
      if (!name(v).equals(that.name(v))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    return (31 * Arrays.hashCode(start) + Arrays.hashCode(near)) * 31 + Boolean.hashCode(directed);
  }
}
