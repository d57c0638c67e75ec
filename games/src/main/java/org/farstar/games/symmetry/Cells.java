package org.farstar.games.symmetry;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * An ordered partition of the vertices of a graph into cells, so fine that the vertices of a cell
 * see equally many vertices of each cell; immutable. Isomorphisms that keep the cells given at the
 * start keep all cells and their order.
 */
final class Cells {
  /** For each vertex how many vertices stand in cells before its own. */
  private final int[] start;

  private final int cells;

  /** A number that is equal for partitions that an isomorphism maps to each other. */
  private final long invariant;

  private Cells(int[] start, int cells, long invariant) {
    this.start = start;
    this.cells = cells;
    this.invariant = invariant;
  }

  /** The partition by colours, in the order of their numbers, refined. */
  static Cells of(int[] colours, Refinement.Neighbourhood neighbourhood) {
    long[] none = new long[colours.length];
    return new Cells(new int[colours.length], 0, 0)
        .split(IntStream.of(colours).asLongStream().toArray())
        .refined(neighbourhood, none);
  }

  /** The same partition with a vertex in a cell of its own, before the others of its cell. */
  Cells with(int vertex, Refinement.Neighbourhood neighbourhood) {
    int[] apart = start.clone();
    for (int v = 0; v < apart.length; v++) {
      apart[v] += v != vertex && start[v] == start[vertex] ? 1 : 0;
    }
    return new Cells(apart, cells + 1, invariant).refined(neighbourhood, new long[apart.length]);
  }

  private Cells refined(Refinement.Neighbourhood neighbourhood, long[] keys) {
    Cells now = this;
    int before;
    do {
      before = now.cells;
      long[] colours = new long[start.length];
      for (int v = 0; v < colours.length; v++) {
        colours[v] = Refinement.mix(now.start[v] + 1L);
      }
      for (int v = 0; v < colours.length; v++) {
        keys[v] = neighbourhood.sum(v, colours);
      }
      now = now.split(keys);
    } while (now.cells > before && now.cells < start.length);
    return now;
  }

  /** Every cell is split by keys, the vertices with smaller keys first. */
  private Cells split(long[] keys) {
    Integer[] order = new Integer[start.length];
    Arrays.setAll(order, v -> v);
    Arrays.sort(
        order, Comparator.<Integer>comparingInt(v -> start[v]).thenComparingLong(v -> keys[v]));
    int[] finer = new int[start.length];
    int count = 0;
    long seen = invariant;
    for (int i = 0; i < order.length; i++) {
      int v = order[i];
      int before = i == 0 ? -1 : order[i - 1];
      boolean same = i > 0 && start[v] == start[before] && keys[v] == keys[before];
      finer[v] = same ? finer[before] : i;
      if (!same) {
        count++;
        seen = Refinement.mix(seen * 31 + keys[v] + i);
      }
    }
    return new Cells(finer, count, seen);
  }

  long invariant() {
    return invariant;
  }

  /** Whether every vertex is in a cell of its own. */
  boolean discrete() {
    return cells == start.length;
  }

  /** The place of each vertex in a discrete partition. */
  int[] places() {
    return start.clone();
  }

  /** The vertices of the first among the smallest cells of more than one vertex. */
  int[] target() {
    int[] sizes = new int[start.length];
    for (int at : start) {
      sizes[at]++;
    }
    int best = -1;
    for (int at = 0; at < sizes.length; at++) {
      best = sizes[at] > 1 && (best < 0 || sizes[at] < sizes[best]) ? at : best;
    }
    int cell = best;
    return IntStream.range(0, start.length).filter(v -> start[v] == cell).toArray();
  }
}
