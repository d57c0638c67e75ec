package org.farstar.games.graph.core;

import java.util.Arrays;

/**
 * A finite graph or digraph, its vertices numbered from 0 and named; immutable. It has no loops and
 * no repeated edges, unless its edges are {@linkplain #coloured coloured}. Adjacency is kept in
 * arrays of ints: 4 bytes for every vertex and arc, 12 for every edge without direction, and the
 * names.
 */
public final class Graph implements Adjacency {
  private final boolean directed;
  private final boolean decided;
  private final Names names;
  private final int[] start;
  private final int[] neighbours;
  private final String source;

  /** The number of the edge in each slot; for arcs the slots are the numbers. */
  private final int[] edge;

  /** The colour of each edge; null where edges have no colours. */
  private final byte[] colours;

  /** A number for the name of each vertex, made when it is first asked for. */
  private int[] nameHashes;

  /** The ends of each edge, made when they are first asked for. */
  private Ends ends;

  /** Where edges begin and end: the smaller vertex first, the tail of an arc first. */
  private record Ends(int[] tails, int[] heads) {}

  /** An uncoloured graph; the neighbours of each vertex are in rising order. */
  Graph(
      boolean directed,
      boolean decided,
      Names names,
      int[] start,
      int[] neighbours,
      String source) {
    this.directed = directed;
    this.decided = decided;
    this.names = names;
    this.start = start;
    this.neighbours = neighbours;
    this.source = source;
    this.colours = null;
    this.edge = directed ? null : edgeNumbers(start, neighbours);
  }

  private Graph(Names names, int[] start, int[] neighbours, int[] edge, Ends ends, byte[] colours) {
    this.directed = false;
    this.decided = true;
    this.names = names;
    this.start = start;
    this.neighbours = neighbours;
    this.source = "";
    this.edge = edge;
    this.ends = ends;
    this.colours = colours;
  }

  private static int[] edgeNumbers(int[] start, int[] neighbours) {
    int[] edge = new int[neighbours.length];
    int[] next = start.clone();
    int count = 0;
    for (int v = 0; v + 1 < start.length; v++) {
      // The neighbours below v have filled the slots before next[v].
      for (int slot = next[v]; slot < start[v + 1]; slot++) {
        edge[slot] = count;
        edge[next[neighbours[slot]]++] = count++;
      }
    }
    return edge;
  }

  /**
   * A graph with coloured edges, in which loops and parallel edges may occur. A loop has two slots
   * at its vertex.
   *
   * @param names the names of the vertices
   * @param tails the vertex with the smaller number at each edge
   * @param heads the other vertex, or the same; edges are sorted by tail, head and colour
   * @param colours the colour of each edge
   */
  public static Graph coloured(Names names, int[] tails, int[] heads, byte[] colours) {
    int[] start = new int[names.count() + 1];
    for (int e = 0; e < tails.length; e++) {
      start[tails[e] + 1]++;
      start[heads[e] + 1]++;
    }
    for (int v = 1; v < start.length; v++) {
      start[v] += start[v - 1];
    }
    int[] next = start.clone();
    int[] neighbours = new int[2 * tails.length];
    int[] edge = new int[neighbours.length];
    for (int e = 0; e < tails.length; e++) {
      edge[next[tails[e]]] = e;
      neighbours[next[tails[e]]++] = heads[e];
      edge[next[heads[e]]] = e;
      neighbours[next[heads[e]]++] = tails[e];
    }
    return new Graph(names, start, neighbours, edge, new Ends(tails, heads), colours);
  }

  /**
   * A graph that nobody has written: vertices 1 to n.
   *
   * @param directed whether the pairs are arcs
   * @param vertices n
   * @param pairs the edges, each two vertices counted from 0
   */
  public static Graph of(boolean directed, int vertices, int[][] pairs) {
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

  @Override
  public int vertices() {
    return start.length - 1;
  }

  /** How many edges or arcs there are. */
  public int edges() {
    return directed ? neighbours.length : neighbours.length / 2;
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

  @Override
  public int first(int vertex) {
    return start[vertex];
  }

  @Override
  public int end(int vertex) {
    return start[vertex + 1];
  }

  /** The neighbour in a slot; those of one vertex are in rising order. */
  @Override
  public int neighbour(int slot) {
    return neighbours[slot];
  }

  /** The number of the edge in a slot, from 0. */
  public int edge(int slot) {
    return directed ? slot : edge[slot];
  }

  /** The colour of an edge, 0 where edges have no colours. */
  public byte colour(int number) {
    return colours == null ? 0 : colours[number];
  }

  /** The slot of a vertex that leads to another one, or -1. */
  public int slot(int vertex, int neighbour) {
    int slot = Arrays.binarySearch(neighbours, start[vertex], start[vertex + 1], neighbour);
    return slot < 0 ? -1 : slot;
  }

  /** The arc or edge in a slot of a vertex as text. */
  public String edgeText(int vertex, int slot) {
    return GraphText.edge(name(vertex), name(neighbours[slot]), directed);
  }

  /** A number that depends on the name of a vertex only, for hashing. */
  public int nameHash(int vertex) {
    // Two threads at worst make the same array twice.
    int[] made = nameHashes;
    if (made == null) {
      made = new int[vertices()];
      for (int v = 0; v < made.length; v++) {
        int hash = name(v).hashCode() * 0x9E3779B9;
        made[v] = hash ^ hash >>> 15;
      }
      nameHashes = made;
    }
    return made[vertex];
  }

  /** The tail of an arc; of an edge the vertex with the smaller number. */
  public int tail(int number) {
    return ends().tails[number];
  }

  /** The head of an arc; of an edge the vertex with the larger number. */
  public int head(int number) {
    return ends().heads[number];
  }

  private Ends ends() {
    // Two threads at worst make the same arrays twice.
    Ends made = ends;
    if (made == null) {
      made = new Ends(new int[edges()], new int[edges()]);
      for (int v = 0; v < vertices(); v++) {
        for (int slot = first(v); slot < end(v); slot++) {
          if (directed || v < neighbours[slot]) {
            made.tails[edge(slot)] = v;
            made.heads[edge(slot)] = neighbours[slot];
          }
        }
      }
      ends = made;
    }
    return made;
  }

  /** Whether two graphs are the same up to the names of their vertices and of their files. */
  public boolean sameUpToNames(Graph that) {
    return directed == that.directed
        && Arrays.equals(start, that.start)
        && Arrays.equals(neighbours, that.neighbours)
        && Arrays.equals(colours, that.colours);
  }

  @Override
  public boolean equals(Object other) {
    if (this == other) {
      return true;
    }
    if (!(other instanceof Graph that) || !source.equals(that.source) || !sameUpToNames(that)) {
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
    int hash = (31 * Arrays.hashCode(start) + Arrays.hashCode(neighbours)) * 31;
    return (hash + Arrays.hashCode(colours)) * 31 + Boolean.hashCode(directed);
  }
}
