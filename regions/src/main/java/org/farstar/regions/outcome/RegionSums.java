package org.farstar.regions.outcome;

import org.farstar.engine.item.ItemStock;
import org.farstar.engine.item.Plain;

/**
 * Sums of the values of regions, those that were added lately at hand. Says which two values are
 * better left apart: most of the time of a search that adds everything goes into sums of two forms
 * with many followers, few of which are met again. For one thread.
 */
final class RegionSums {
  /**
   * The greatest product of two weights that are added: with 30 a search has twice as many nodes,
   * with 400 it takes longer.
   */
  static final int MOST_WEIGHT = 60;

  private static final int BITS = 18;

  private final ItemStock stock;
  private final Plain zero;

  /** Two values and their sum, and so on. */
  private final Plain[] sums = new Plain[3 << BITS];

  RegionSums(ItemStock stock, Plain zero) {
    this.stock = stock;
    this.zero = zero;
  }

  /** Whether two values are worth adding. */
  boolean adds(Plain a, Plain b) {
    return a == zero || b == zero || a.weight() * b.weight() <= MOST_WEIGHT;
  }

  /** The sum of two values, where it was formed lately or takes no work; otherwise null. */
  Plain known(Plain a, Plain b) {
    if (a == zero || b == zero) {
      return a == zero ? b : a;
    }
    int at = place(a, b);
    boolean inOrder = a.id() < b.id();
    return sums[at] == (inOrder ? a : b) && sums[at + 1] == (inOrder ? b : a) ? sums[at + 2] : null;
  }

  /** The sum of two values. */
  Plain plus(Plain a, Plain b) {
    Plain sum = known(a, b);
    if (sum == null) {
      sum = stock.plus(a, b);
      int at = place(a, b);
      sums[at] = a.id() < b.id() ? a : b;
      sums[at + 1] = sums[at] == a ? b : a;
      sums[at + 2] = sum;
    }
    return sum;
  }

  /** Where the sum of two values is, in either order. */
  private static int place(Plain a, Plain b) {
    int less = Math.min(a.id(), b.id());
    int more = Math.max(a.id(), b.id());
    int mixed = less * 0x9E3779B9 ^ more * 0x85EBCA6B;
    return 3 * (mixed >>> Integer.SIZE - BITS);
  }
}
