package org.farstar.verify.heap;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/**
 * Nimbers of Wythoff's game, for which no formula is known: each is the least number that no
 * position below, beside or on the diagonal has. Takes time and memory in proportion to the product
 * of the heaps, times a few words for the values met on a line.
 */
public final class WythoffValues {
  /** No heap is larger. */
  public static final int LARGEST = 2000;

  private WythoffValues() {}

  /** The nimber of two heaps; empty where one is larger than {@link #LARGEST}. */
  public static Optional<Integer> of(HeapSum heaps, Runnable checkStop) {
    BigInteger most = heaps.sizes().get(0).max(heaps.sizes().get(1));
    return most.compareTo(BigInteger.valueOf(LARGEST)) > 0
        ? Optional.empty()
        : Optional.of(
            value(
                heaps.sizes().get(0).intValueExact(),
                heaps.sizes().get(1).intValueExact(),
                checkStop));
  }

  private static int value(int m, int n, Runnable checkStop) {
    BitSet[] columns = new BitSet[n + 1];
    BitSet[] diagonals = new BitSet[m + n + 1];
    Arrays.setAll(columns, j -> new BitSet());
    Arrays.setAll(diagonals, j -> new BitSet());
    int value = 0;
    for (int i = 0; i <= m; i++) {
      BitSet row = new BitSet();
      for (int j = 0; j <= n; j++) {
        checkStop.run();
        value = least(row, columns[j], diagonals[i - j + n]);
        row.set(value);
        columns[j].set(value);
        diagonals[i - j + n].set(value);
      }
    }
    return value;
  }

  /** The least number in none of these. */
  private static int least(BitSet row, BitSet column, BitSet diagonal) {
    int least = 0;
    while (true) {
      int next = diagonal.nextClearBit(column.nextClearBit(row.nextClearBit(least)));
      if (next == least) {
        return least;
      }
      least = next;
    }
  }
}
