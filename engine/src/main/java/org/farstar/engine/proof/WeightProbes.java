package org.farstar.engine.proof;

/**
 * Finds out what atomic weights all-small items have that have no value and are met often: from
 * their options ({@link ExactWeights}), or else between how many ups they lie, by searches of the
 * item with ups beside it. If Left loses moving first in G - n ups, then G is at most n ups.
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

  /** Null where no exact weights are asked for. */
  private final ExactWeights exactly;

  private final ItemStock stock;
  private final ItemSearch<ItemSum> search;
  private boolean probing;

  /**
   * @param exactly finds weights themselves, which is tried first; null where that is not wanted
   * @param search used by these probes alone
   */
  WeightProbes(ExactWeights exactly, ItemStock stock, ItemSearch<ItemSum> search) {
    this.exactly = exactly;
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
      if (item.isAllSmall() && item.weights(false).exact() == null) {
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
      if (exactly != null && exactly.find(item, effort)) {
        return true;
      }
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
