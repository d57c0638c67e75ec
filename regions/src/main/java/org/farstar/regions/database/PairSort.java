package org.farstar.regions.database;

/** Sorts pairs of longs in place, by the first of each pair and then by the second. */
final class PairSort {
  private PairSort() {}

  /**
   * Sorts.
   *
   * @param pairs the pairs one after the other
   */
  static void sort(long[] pairs) {
    sort(pairs, 0, pairs.length / 2 - 1);
  }

  /** Quicksort; the larger half is left to the loop, so that it is never deep. */
  private static void sort(long[] pairs, int from, int to) {
    int low = from;
    int high = to;
    while (low < high) {
      int middle = partition(pairs, low, high);
      if (middle - low < high - middle) {
        sort(pairs, low, middle);
        low = middle + 1;
      } else {
        sort(pairs, middle + 1, high);
        high = middle;
      }
    }
  }

  /** Hoare's partition about the pair in the middle. */
  private static int partition(long[] pairs, int low, int high) {
    int pivot = low + high >>> 1;
    long first = pairs[2 * pivot];
    long second = pairs[2 * pivot + 1];
    int i = low - 1;
    int j = high + 1;
    while (true) {
      do {
        i++;
      } while (compare(pairs, i, first, second) < 0);
      do {
        j--;
      } while (compare(pairs, j, first, second) > 0);
      if (i >= j) {
        return j;
      }
      swap(pairs, 2 * i, 2 * j);
      swap(pairs, 2 * i + 1, 2 * j + 1);
    }
  }

  private static int compare(long[] pairs, int at, long first, long second) {
    int order = Long.compare(pairs[2 * at], first);
    return order != 0 ? order : Long.compare(pairs[2 * at + 1], second);
  }

  private static void swap(long[] pairs, int i, int j) {
    long kept = pairs[i];
    pairs[i] = pairs[j];
    pairs[j] = kept;
  }
}
