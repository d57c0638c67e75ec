package org.farstar.games.graph.core;

import java.util.Arrays;

/**
 * A graph, what has been deleted from it, and one of its vertices, the root, on which a token
 * stands; immutable. Positions of one play share the graph and differ in a short sorted list of
 * numbers, so that a move costs no copy of the graph.
 */
public final class RootedGraph {
  private static final int[] NONE = {};

  private final Graph graph;
  private final Deletion kind;
  private final int[] deleted;
  private final int root;

  /** 0 until it is asked for. */
  private int hash;

  /**
   * @param graph the graph
   * @param kind whether vertices or edges can be deleted
   * @param deleted the numbers of the deleted ones, rising
   * @param root the vertex of the token
   */
  RootedGraph(Graph graph, Deletion kind, int[] deleted, int root) {
    this.graph = graph;
    this.kind = kind;
    this.deleted = deleted;
    this.root = root;
  }

  /** A whole graph with a root. */
  public static RootedGraph of(Graph graph, Deletion kind, int root) {
    return new RootedGraph(graph, kind, NONE, root);
  }

  /** The graph with everything that has been deleted. */
  public Graph graph() {
    return graph;
  }

  /** Whether vertices or edges can be deleted. */
  public Deletion kind() {
    return kind;
  }

  /** The vertex with the token. */
  public int root() {
    return root;
  }

  /** The numbers of the deleted vertices or edges, rising. */
  int[] deleted() {
    return deleted;
  }

  /** How many vertices are left; where edges are deleted, how many edges. */
  public int left() {
    int all = kind == Deletion.EDGES ? graph.edges() : graph.vertices();
    return all - deleted.length;
  }

  /** Whether the vertex or edge with this number has been deleted, whichever can be. */
  boolean isDeleted(int number) {
    return deleted.length > 0 && Arrays.binarySearch(deleted, number) >= 0;
  }

  /** Whether a token on the vertex of this slot can move along it. */
  public boolean open(int slot) {
    return switch (kind) {
      case NOTHING -> true;
      case VERTICES -> !isDeleted(graph.neighbour(slot));
      case EDGES -> !isDeleted(graph.edge(slot));
    };
  }

  /** The position after the move along an open slot of the root. */
  public RootedGraph after(int slot) {
    int to = graph.neighbour(slot);
    if (kind == Deletion.NOTHING) {
      return new RootedGraph(graph, kind, deleted, to);
    }
    int leaving = kind == Deletion.VERTICES ? root : graph.edge(slot);
    int at = -Arrays.binarySearch(deleted, leaving) - 1;
    int[] more = new int[deleted.length + 1];
    System.arraycopy(deleted, 0, more, 0, at);
    more[at] = leaving;
    System.arraycopy(deleted, at, more, at + 1, deleted.length - at);
    return new RootedGraph(graph, kind, more, to);
  }

  /** The same root in the same graph with other deletions. */
  RootedGraph without(int[] others) {
    return new RootedGraph(graph, kind, others, root);
  }

  @Override
  public boolean equals(Object other) {
    if (this == other) {
      return true;
    }
    if (!(other instanceof RootedGraph that)
        || kind != that.kind
        || hashCode() != that.hashCode()) {
      return false;
    }
    if (graph == that.graph) {
      return root == that.root && Arrays.equals(deleted, that.deleted);
    }
    // Two texts may have been read in two states of one play; what is left is what counts.
    return toString().equals(that.toString());
  }

  /** What is left, by names and without an order. */
  @Override
  public int hashCode() {
    if (hash == 0) {
      int sum = graph.nameHash(root) * 31;
      if (kind == Deletion.EDGES) {
        sum += edges(graph);
        for (int e : deleted) {
          sum -= edgeHash(graph, e);
        }
      } else {
        sum += vertices(graph);
        for (int v : deleted) {
          sum -= graph.nameHash(v);
        }
      }
      hash = sum;
    }
    return hash;
  }

  private static int vertices(Graph graph) {
    int sum = 0;
    for (int v = 0; v < graph.vertices(); v++) {
      sum += graph.nameHash(v);
    }
    return sum;
  }

  private static int edges(Graph graph) {
    int sum = 0;
    for (int e = 0; e < graph.edges(); e++) {
      sum += edgeHash(graph, e);
    }
    return sum;
  }

  private static int edgeHash(Graph graph, int edge) {
    int a = graph.nameHash(graph.tail(edge));
    int b = graph.nameHash(graph.head(edge));
    int mixed = (graph.directed() ? a * 31 + b : (a + b) * (a ^ b)) * 0x85EBCA6B;
    return mixed ^ mixed >>> 13;
  }

  @Override
  public String toString() {
    return RootedGraphText.write(this);
  }
}
