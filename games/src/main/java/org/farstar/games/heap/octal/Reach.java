package org.farstar.games.heap.octal;

import java.util.Arrays;

/**
 * Which heaps were needed to find the rare numbers below the values of others: of each heap the
 * largest one. Only those are kept that no later one reaches, which are few.
 */
final class Reach {
  /** Stands for a heap that is not known. */
  static final int UNKNOWN = Integer.MAX_VALUE;

  private int[] heaps = new int[64];
  private int[] ones = new int[64];
  private int size;

  /** Forgets what was noted: which ones the heaps below this one needed is not known. */
  void restart(int heap) {
    size = 0;
    note(heap - 1, UNKNOWN);
  }

  /** Notes the largest heap that another one needed, which is above those noted before. */
  void note(int heap, int one) {
    while (size > 0 && ones[size - 1] <= one) {
      size--;
    }
    if (size == heaps.length) {
      heaps = Arrays.copyOf(heaps, 2 * size);
      ones = Arrays.copyOf(ones, 2 * size);
    }
    heaps[size] = heap;
    ones[size++] = one;
  }

  /** The largest heap that any above this one needed, 0 if none is noted. */
  int above(int heap) {
    int at = Arrays.binarySearch(heaps, 0, size, heap + 1);
    at = at < 0 ? -at - 1 : at;
    return at == size ? 0 : ones[at];
  }
}
