package org.farstar.games.grid;

import org.farstar.engine.proof.ItemStock;
import org.farstar.engine.proof.Plain;

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

  /** The sum of two values; null where it is better not to add them. */
  Plain plus(Plain a, Plain b) {
    if (a == zero || b == zero) {
      return a == zero ? b : a;
    }
    if (a.weight() * b.weight() > MOST_WEIGHT) {
      return null;
    }
    Plain less = a.id() < b.id() ? a : b;
    Plain more = less == a ? b : a;
    int mixed = less.id() * 0x9E3779B9 ^ more.id() * 0x85EBCA6B;
    int at = 3 * (mixed >>> Integer.SIZE - BITS);
    if (sums[at] != less || sums[at + 1] != more) {
      sums[at + 2] = stock.plus(less, more);
      sums[at] = less;
      sums[at + 1] = more;
    }
    return sums[at + 2];
  }
}
