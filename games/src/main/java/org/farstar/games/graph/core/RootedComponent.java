package org.farstar.games.graph.core;

import java.util.Arrays;
import java.util.BitSet;

/**
 * What can be reached from the root in what is left of the graph, as a graph of its own with the
 * vertices 0, 1, 2, ... by distance from the root, which is 0. Of a graph it is the connected
 * component of the root. Linear in the size of the whole graph.
 */
public final class RootedComponent implements Adjacency {
  private final Graph graph;
  private final int[] vertices;
  private final int[] start;
  private final int[] neighbours;
  private final int[] slots;

  private RootedComponent(Graph graph, int[] vertices, int[] start, int[] neighbours, int[] slots) {
    this.graph = graph;
    this.vertices = vertices;
    this.start = start;
    this.neighbours = neighbours;
    this.slots = slots;
  }

  /** The component of the root of a position. */
  public static RootedComponent of(RootedGraph position) {
    Graph graph = position.graph();
    BitSet deleted = new BitSet();
    Arrays.stream(position.deleted()).forEach(deleted::set);
    boolean edges = position.kind() == Deletion.EDGES;
    int[] local = new int[graph.vertices()];
    int[] vertices = new int[16];
    int count = 1;
    vertices[0] = position.root();
    local[position.root()] = 1;
    int[] start = new int[16];
    int[] neighbours = new int[16];
    int[] slots = new int[16];
    int size = 0;
    for (int i = 0; i < count; i++) {
      int v = vertices[i];
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        int w = graph.neighbour(slot);
        if (deleted.get(edges ? graph.edge(slot) : w)) {
          continue;
        }
        if (local[w] == 0) {
          vertices = room(vertices, count);
          vertices[count++] = w;
          local[w] = count;
        }
        neighbours = room(neighbours, size);
        slots = room(slots, size);
        neighbours[size] = local[w] - 1;
        slots[size++] = slot;
      }
      start = room(start, i + 1);
      start[i + 1] = size;
    }
    return new RootedComponent(
        graph,
        Arrays.copyOf(vertices, count),
        Arrays.copyOf(start, count + 1),
        Arrays.copyOf(neighbours, size),
        Arrays.copyOf(slots, size));
  }

  private static int[] room(int[] array, int index) {
    return index < array.length ? array : Arrays.copyOf(array, 2 * array.length);
  }

  @Override
  public int vertices() {
    return vertices.length;
  }

  @Override
  public int first(int vertex) {
    return start[vertex];
  }

  @Override
  public int end(int vertex) {
    return start[vertex + 1];
  }

  @Override
  public int neighbour(int slot) {
    return neighbours[slot];
  }

  /** The slot of the whole graph. */
  public int graphSlot(int slot) {
    return slots[slot];
  }

  /** The vertex of the whole graph. */
  public int graphVertex(int vertex) {
    return vertices[vertex];
  }

  /** The name of a vertex. */
  public String name(int vertex) {
    return graph.name(vertices[vertex]);
  }

  /** The position with everything else deleted; itself where that is so already. */
  public RootedGraph only(RootedGraph position) {
    boolean ofEdges = position.kind() == Deletion.EDGES;
    BitSet kept = new BitSet();
    if (ofEdges) {
      Arrays.stream(slots).forEach(slot -> kept.set(graph.edge(slot)));
    } else {
      Arrays.stream(vertices).forEach(kept::set);
    }
    if (kept.cardinality() == position.left()) {
      return position;
    }
    int all = ofEdges ? graph.edges() : graph.vertices();
    int[] others = new int[all - kept.cardinality()];
    int count = 0;
    for (int i = kept.nextClearBit(0); i < all; i = kept.nextClearBit(i + 1)) {
      others[count++] = i;
    }
    return position.without(others);
  }
}
