package org.farstar.games.graph.core;

import java.util.Arrays;

/**
 * A finite graph or digraph, its vertices numbered from 0 and named; immutable. It has no loops and
 * no repeated edges, unless its edges are {@linkplain #coloured coloured}.
 *
 * <p>Adjacency is kept as slots or as rows of bits, whichever it was made of; the other is made
 * when it is first asked for. Slots take 4 bytes for every vertex and arc and 12 for every edge
 * without direction; rows are for at most {@value #MOST_IN_ROWS} vertices and take 8 bytes for
 * each.
 */
public final class Graph implements Adjacency {
  /** The most vertices of a graph with rows of bits. */
  public static final int MOST_IN_ROWS = Long.SIZE;

  private final boolean directed;
  private final boolean decided;
  private final Names names;
  private final String source;

  /** The colour of each edge; null where edges have no colours. */
  private final byte[] colours;

  /** The slots and the rows; whichever the graph was made of; the other is null. */
  private final Slots slots;

  private final long[] rows;

  // Each of these is made when it is first asked for; two threads at worst make the same twice.
  private Slots slotsOfRows;
  private long[] rowsOfSlots;
  private int[] nameHashes;
  private Ends ends;
  private Graph reversed;

  /** Where edges begin and end: the smaller vertex first, the tail of an arc first. */
  private record Ends(int[] tails, int[] heads) {}

  /** A graph by its slots. */
  Graph(boolean directed, boolean decided, Names names, Slots slots, String source) {
    this.directed = directed;
    this.decided = decided;
    this.names = names;
    this.slots = slots;
    this.rows = null;
    this.source = source;
    this.colours = null;
  }

  private Graph(Names names, Slots slots, byte[] colours) {
    this.directed = false;
    this.decided = true;
    this.names = names;
    this.slots = slots;
    this.rows = null;
    this.source = "";
    this.colours = colours;
  }

  private Graph(boolean directed, long[] rows) {
    this.directed = directed;
    this.decided = true;
    this.names = new CountedNames(rows.length);
    this.slots = null;
    this.rows = rows;
    this.source = "";
    this.colours = null;
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
    Graph graph = new Graph(names, Slots.ofEdges(names.count(), tails, heads), colours);
    graph.ends = new Ends(tails, heads);
    return graph;
  }

  /**
   * A graph by rows of bits: vertices 1 to n.
   *
   * @param directed whether it has arcs; otherwise each edge is in the rows of both its ends
   * @param rows for each vertex the set of its neighbours, or of the heads of its arcs
   */
  public static Graph ofRows(boolean directed, long... rows) {
    if (rows.length > MOST_IN_ROWS) {
      throw new IllegalArgumentException(rows.length + " rows of bits");
    }
    for (int v = 0; v < rows.length; v++) {
      for (long rest = rows[v]; rest != 0; rest &= rest - 1) {
        int w = Long.numberOfTrailingZeros(rest);
        if (w == v || w >= rows.length || !directed && (rows[w] >>> v & 1) == 0) {
          throw new IllegalArgumentException("row " + v + " with vertex " + w);
        }
      }
    }
    return new Graph(directed, rows.clone());
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
    return names.count();
  }

  /** How many edges or arcs there are. */
  public int edges() {
    int all = slots().neighbours().length;
    return directed ? all : all / 2;
  }

  /** The file it was read from, or empty if there is none. */
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
    return slots().start()[vertex];
  }

  @Override
  public int end(int vertex) {
    return slots().start()[vertex + 1];
  }

  /** The neighbour in a slot; those of one vertex are in rising order. */
  @Override
  public int neighbour(int slot) {
    return slots().neighbours()[slot];
  }

  private Slots slots() {
    if (slots != null) {
      return slots;
    }
    Slots made = slotsOfRows;
    if (made == null) {
      made = Slots.ofRows(directed, rows);
      slotsOfRows = made;
    }
    return made;
  }

  /**
   * The neighbours of a vertex, or the heads of its arcs, as bits.
   *
   * @throws IllegalStateException where there are more than {@value #MOST_IN_ROWS} vertices
   */
  public long row(int vertex) {
    if (rows != null) {
      return rows[vertex];
    }
    long[] made = rowsOfSlots;
    if (made == null) {
      if (vertices() > MOST_IN_ROWS) {
        throw new IllegalStateException(vertices() + " vertices in rows of bits");
      }
      made = slots.rows();
      rowsOfSlots = made;
    }
    return made[vertex];
  }

  /**
   * The same vertices with every arc the other way round; a graph without directions is its own.
   */
  public Graph reversed() {
    if (!directed) {
      return this;
    }
    Graph made = reversed;
    if (made == null) {
      made = new Graph(true, decided, names, slots().reversed(), source);
      made.reversed = this;
      reversed = made;
    }
    return made;
  }

  /** The number of the edge in a slot, from 0. */
  public int edge(int slot) {
    return directed ? slot : slots().edge()[slot];
  }

  /** The colour of an edge, 0 where edges have no colours. */
  public byte colour(int number) {
    return colours == null ? 0 : colours[number];
  }

  /** The slot of a vertex that leads to another one, or -1. */
  public int slot(int vertex, int neighbour) {
    return slots().slot(vertex, neighbour);
  }

  /** The arc or edge in a slot of a vertex as text. */
  public String edgeText(int vertex, int slot) {
    return GraphText.edge(name(vertex), name(neighbour(slot)), directed);
  }

  /** An arc or edge as text. */
  public String edgeText(int number) {
    return GraphText.edge(name(tail(number)), name(head(number)), directed);
  }

  /** A number that depends on the name of a vertex only, for hashing. */
  public int nameHash(int vertex) {
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
    Ends made = ends;
    if (made == null) {
      made = new Ends(new int[edges()], new int[edges()]);
      for (int v = 0; v < vertices(); v++) {
        for (int slot = first(v); slot < end(v); slot++) {
          if (directed || v <= neighbour(slot)) {
            made.tails[edge(slot)] = v;
            made.heads[edge(slot)] = neighbour(slot);
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
        && Arrays.equals(slots().start(), that.slots().start())
        && Arrays.equals(slots().neighbours(), that.slots().neighbours())
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
    int hash = (31 * Arrays.hashCode(slots().start()) + Arrays.hashCode(slots().neighbours())) * 31;
    return (hash + Arrays.hashCode(colours)) * 31 + Boolean.hashCode(directed);
  }
}
