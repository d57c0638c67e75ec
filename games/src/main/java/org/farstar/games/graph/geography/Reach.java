package org.farstar.games.graph.geography;

import java.util.Arrays;
import java.util.BitSet;
import org.farstar.games.graph.board.Gone;
import org.farstar.games.graph.board.GraphBoard;

/**
 * What the token can reach in what is left of the graph, as a graph of its own with the vertices 0,
 * 1, 2, ... by distance, the token on vertex 0. Linear in the size of the whole graph.
 */
final class Reach {
  private final GraphBoard board;
  private final int[] vertices;
  private final int[] start;
  private final int[] near;
  private final int[] slots;

  private Reach(GraphBoard board, int[] vertices, int[] start, int[] near, int[] slots) {
    this.board = board;
    this.vertices = vertices;
    this.start = start;
    this.near = near;
    this.slots = slots;
  }

  static Reach of(GeographyPosition position) {
    GraphBoard board = position.board();
    BitSet gone = new BitSet();
    int all = position.kind() == Gone.VERTICES ? board.vertices() : board.edges();
    for (int i = 0; i < all && position.lost() > 0; i++) {
      if (position.isGone(i)) {
        gone.set(i);
      }
    }
    int[] local = new int[board.vertices()];
    int[] vertices = new int[16];
    int count = 1;
    vertices[0] = position.token();
    local[position.token()] = 1;
    int[] start = new int[16];
    int[] near = new int[16];
    int[] slots = new int[16];
    int size = 0;
    for (int i = 0; i < count; i++) {
      int v = vertices[i];
      for (int slot = board.first(v); slot < board.end(v); slot++) {
        int w = board.near(slot);
        if (gone.get(position.kind() == Gone.VERTICES ? w : board.edge(slot))) {
          continue;
        }
        if (local[w] == 0) {
          vertices = room(vertices, count);
          vertices[count++] = w;
          local[w] = count;
        }
        near = room(near, size);
        slots = room(slots, size);
        near[size] = local[w] - 1;
        slots[size++] = slot;
      }
      start = room(start, i + 1);
      start[i + 1] = size;
    }
    return new Reach(
        board,
        Arrays.copyOf(vertices, count),
        Arrays.copyOf(start, count + 1),
        Arrays.copyOf(near, size),
        Arrays.copyOf(slots, size));
  }

  private static int[] room(int[] array, int index) {
    return index < array.length ? array : Arrays.copyOf(array, 2 * array.length);
  }

  /** How many vertices there are. */
  int size() {
    return vertices.length;
  }

  /** How many slots there are: arcs, or twice the edges. */
  int slots() {
    return near.length;
  }

  int first(int vertex) {
    return start[vertex];
  }

  int end(int vertex) {
    return start[vertex + 1];
  }

  /** The vertex to which a slot leads. */
  int near(int slot) {
    return near[slot];
  }

  /** The slot of the whole graph. */
  int boardSlot(int slot) {
    return slots[slot];
  }

  /** The vertex of the whole graph. */
  int boardVertex(int vertex) {
    return vertices[vertex];
  }

  String name(int vertex) {
    return board.name(vertices[vertex]);
  }

  /** The position with everything else gone. */
  GeographyPosition only(GeographyPosition position) {
    boolean ofVertices = position.kind() == Gone.VERTICES;
    BitSet kept = new BitSet();
    if (ofVertices) {
      Arrays.stream(vertices).forEach(kept::set);
    } else {
      Arrays.stream(slots).forEach(slot -> kept.set(board.edge(slot)));
    }
    int all = ofVertices ? board.vertices() : board.edges();
    int left = kept.cardinality();
    if (all - left == position.lost()) {
      return position;
    }
    int[] gone = new int[all - left];
    int count = 0;
    for (int i = kept.nextClearBit(0); i < all; i = kept.nextClearBit(i + 1)) {
      gone[count++] = i;
    }
    return position.without(gone);
  }
}
