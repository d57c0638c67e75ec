package org.farstar.engine.proof;

/**
 * Finds out between how many ups all-small items lie that have no value and are met often, by
 * searches of the item with ups beside it: if Left loses moving first in G - n ups, then G is at
 * most n ups.
 *
 * <p>The effort grows with the number of times that an item was met. For one thread.
 */
final class WeightProbes {
  /** How often an item is met before anything is tried; then after each so many times as often. */
  private static final int FIRST_MEETING = 4;

  /** How many sums a probe may visit, for each time that the item was met. */
  private static final long EFFORT = 25;

  /** How many ups are tried first, then one less each time. */
  private static final long MOST_UPS = 2;

  private final ItemStock stock;
  private final ItemSearch<ItemSum> search;
  private boolean probing;

  /**
   * @param search used by these probes alone
   */
  WeightProbes(ItemStock stock, ItemSearch<ItemSum> search) {
    this.stock = stock;
    this.search = search;
  }

  /** Counts the items of a sum; true if more than before is known of one of them. */
  boolean sharpen(ItemSum sum) {
    if (probing || sum.isSingleItem()) {
      return false;
    }
    boolean news = false;
    for (int i = 0; i < sum.size(); i++) {
      Item item = sum.item(i);
      if (item.isAllSmall() && !item.isValue()) {
        int met = item.meet();
        if (met >= FIRST_MEETING && Integer.bitCount(met) == 1) {
          news |= sharpen(item, EFFORT * met);
        }
      }
    }
    return news;
  }

  private boolean sharpen(Item item, long effort) {
    Weights known = item.weights(false);
    probing = true;
    Weights now;
    try {
      now = fromBelow(item, false, known, effort);
      now = fromBelow(item, true, now.negative(), effort).negative();
    } finally {
      probing = false;
    }
    item.learn(now);
    return now.low() > known.low() || now.high() < known.high();
  }

  /** Asks how many ups an item, or its negative, is at least. */
  private Weights fromBelow(Item item, boolean swapped, Weights known, long effort) {
    Weights now = known;
    for (long ups = -MOST_UPS; ups <= MOST_UPS; ups++) {
      if (now.mayBeAtLeast(ups)) {
        // The negative, with Left moving first: she loses where Right did.
        ItemSum less = ItemSum.of(stock.ups(ups), item, !swapped);
        Boolean wins = search.winsWithin(less, effort);
        if (wins == null) {
          return now;
        }
        now = now.withAtLeast(ups, !wins);
      }
    }
    return now;
  }
}
