package org.farstar.games.order;

/** Sorts keys and counts the pairs that were out of order: a merge sort from the bottom up. */
final class Inversions {
  private long[] from;
  private long[] to;
  private final long[] keys;
  private long count;

  Inversions(long[] keys) {
    this.keys = keys;
  }

  /** Sorts the array in place; O(m log m). Equal keys are in order. */
  long sortAndCount() {
    from = keys;
    to = new long[keys.length];
    for (int width = 1; width < keys.length; width *= 2) {
      for (int start = 0; start < keys.length; start += 2 * width) {
        merge(
            start, Math.min(start + width, keys.length), Math.min(start + 2 * width, keys.length));
      }
      long[] swap = from;
      from = to;
      to = swap;
    }
    if (from != keys) {
      System.arraycopy(from, 0, keys, 0, keys.length);
    }
    return count;
  }

  private void merge(int start, int middle, int end) {
    int low = start;
    int high = middle;
    for (int i = start; i < end; i++) {
      if (high >= end || (low < middle && from[low] <= from[high])) {
        to[i] = from[low++];
      } else {
        count += middle - low;
        to[i] = from[high++];
      }
    }
  }
}
