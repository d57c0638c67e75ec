package org.farstar.games.graph.core;

import java.util.Arrays;

/**
 * Adjacency in arrays of ints: the neighbours of all vertices one after the other, with the number
 * of the edge in each slot.
 *
 * @param start where the slots of each vertex begin, and at last where they all end
 * @param neighbours the neighbour in each slot
 * @param edge the number of the edge in each slot; null for arcs, whose slots are their numbers
 */
record Slots(int[] start, int[] neighbours, int[] edge) {
  /**
   * The slots of a graph without repeated edges; the neighbours of a vertex are in rising order.
   */
  static Slots simple(boolean directed, int[] start, int[] neighbours) {
    return new Slots(start, neighbours, directed ? null : edgeNumbers(start, neighbours));
  }

  /** The slots of rows of bits. */
  static Slots ofRows(boolean directed, long[] rows) {
    int[] start = new int[rows.length + 1];
    for (int v = 0; v < rows.length; v++) {
      start[v + 1] = start[v] + Long.bitCount(rows[v]);
    }
    int[] neighbours = new int[start[rows.length]];
    int slot = 0;
    for (long row : rows) {
      for (long rest = row; rest != 0; rest &= rest - 1) {
        neighbours[slot++] = Long.numberOfTrailingZeros(rest);
      }
    }
    return simple(directed, start, neighbours);
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

  /** The slots of given edges at both of their ends; a loop has two slots at its vertex. */
  static Slots ofEdges(int vertices, int[] tails, int[] heads) {
    int[] start = new int[vertices + 1];
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
    return new Slots(start, neighbours, edge);
  }

  /** The arcs the other way round. Those that enter a vertex come in the order of their tails. */
  Slots reversed() {
    int[] back = new int[start.length];
    for (int head : neighbours) {
      back[head + 1]++;
    }
    for (int v = 1; v < back.length; v++) {
      back[v] += back[v - 1];
    }
    int[] next = back.clone();
    int[] tails = new int[neighbours.length];
    for (int v = 0; v + 1 < start.length; v++) {
      for (int slot = start[v]; slot < start[v + 1]; slot++) {
        tails[next[neighbours[slot]]++] = v;
      }
    }
    return new Slots(back, tails, null);
  }

  /** The neighbours as bits, where there are at most {@value Long#SIZE} vertices. */
  long[] rows() {
    long[] rows = new long[start.length - 1];
    for (int v = 0; v < rows.length; v++) {
      for (int slot = start[v]; slot < start[v + 1]; slot++) {
        rows[v] |= 1L << neighbours[slot];
      }
    }
    return rows;
  }

  /** The slot of a vertex that leads to another one, or -1. */
  int slot(int vertex, int neighbour) {
    int slot = Arrays.binarySearch(neighbours, start[vertex], start[vertex + 1], neighbour);
    return slot < 0 ? -1 : slot;
  }
}
