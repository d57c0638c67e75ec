package org.farstar.games.heap.subtraction;

import org.farstar.games.heap.grundy.HeapTable;

/**
 * The Grundy values of the heaps of a subtraction game, and the period they fall into.
 *
 * <p>The value of a heap takes time proportional to its size times the size of the set, up to the
 * heap at which a period is proved.
 */
public final class SubtractionTable extends HeapTable {
  /** No table is longer. */
  public static final int LONGEST = 20_000_000;

  private final int[] numbers;

  public SubtractionTable(SubtractionSet set) {
    // No period can be proved before there are s values and one more.
    super(0, LONGEST, set.largest() + 1);
    this.numbers = set.numbers().stream().mapToInt(Integer::intValue).toArray();
  }

  @Override
  protected void options(int[] values, int heap) {
    for (int i = 0; i < numbers.length && numbers[i] <= heap; i++) {
      see(values[heap - numbers[i]], heap);
    }
  }

  @Override
  protected long checkedAtLeast(int from, int length) {
    return (long) from + length + numbers[numbers.length - 1] - 1;
  }
}
