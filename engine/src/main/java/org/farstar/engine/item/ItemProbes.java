package org.farstar.engine.item;

/**
 * Finds out more of items that have no value and are met often in sums, by small searches of each
 * alone or with something simple beside it. For one thread.
 */
abstract class ItemProbes {
  private boolean probing;

  /** Whether an item is one that such searches may find out more of. */
  abstract boolean isOpen(Item item);

  /** Whether an item that has been met this many times is tried now. */
  abstract boolean isDue(int met);

  /** Tries an item that has been met this many times; true if more than before is known of it. */
  abstract boolean isSharper(Item item, int met);

  /** Counts the items of a sum; true if more than before is known of one of them. */
  final boolean sharpen(ItemSum sum) {
    if (probing || sum.isSingleItem()) {
      return false;
    }
    boolean news = false;
    for (int i = 0; i < sum.size(); i++) {
      Item item = sum.item(i);
      if (isOpen(item)) {
        int met = item.meet();
        news |= isDue(met) && isTried(item, met);
      }
    }
    return news;
  }

  /** The searches of a probe do not begin others. */
  private boolean isTried(Item item, int met) {
    probing = true;
    try {
      return isSharper(item, met);
    } finally {
      probing = false;
    }
  }
}
