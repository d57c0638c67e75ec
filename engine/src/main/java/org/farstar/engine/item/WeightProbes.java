package org.farstar.engine.item;

import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.ProofSearch;
import org.farstar.engine.kernel.Schedule;
import org.farstar.values.player.Player;

/**
 * Finds out more of all-small items that have no value, by searches of the item alone or with ups
 * beside it: who wins it alone, what its atomic weight is ({@link ExactWeights}), or else between
 * how many ups it lies. If Left loses moving first in G - n ups, then G is at most n ups.
 *
 * <p>Each is tried again when the item has been met twice as often, with twice the effort. For one
 * thread.
 */
final class WeightProbes extends ItemProbes {
  /** How often an item is met before ups are laid beside it. */
  private static final int FIRST_WITH_UPS = 4;

  /** How many ups are tried first, then one less each time. */
  private static final long MOST_UPS = 2;

  /** Null where no exact weights are asked for. */
  private final ExactWeights exactly;

  private final ItemStock stock;
  private final boolean alone;
  private final ProofSearch<ItemSum> search;

  /**
   * @param exactly finds weights themselves; null where that is not wanted
   * @param search used by these probes alone
   */
  WeightProbes(ExactWeights exactly, ItemStock stock, ProofSearch<ItemSum> search) {
    this.exactly = exactly;
    this.stock = stock;
    this.alone = stock.uses(ItemShortcut.ITEMS_ALONE);
    this.search = search;
  }

  /** Whether anything of an all-small item is not known that probes may find out. */
  @Override
  boolean isOpen(Item item) {
    return item.isAllSmall() && !item.isValue() && (hasNoWeight(item) || isNotDecided(item));
  }

  private static boolean hasNoWeight(Item item) {
    return item.weights(false).exact() == null;
  }

  private boolean isNotDecided(Item item) {
    return alone && !(item.wins(Player.LEFT).isKnown() && item.wins(Player.RIGHT).isKnown());
  }

  @Override
  boolean isDue(int met) {
    return Integer.bitCount(met) == 1;
  }

  @Override
  boolean isSharper(Item item, int met) {
    long effort = Schedule.UPS * met;
    boolean news = alone && isWonOrLost(item, effort);
    if (!hasNoWeight(item)) {
      return news;
    }
    if (exactly != null && exactly.find(item, effort)) {
      return true;
    }
    return met >= FIRST_WITH_UPS && isBetweenUps(item, effort) || news;
  }

  /** Asks who wins an item alone; true if more than before is known of that. */
  private boolean isWonOrLost(Item item, long effort) {
    boolean news = false;
    for (Player mover : Player.values()) {
      if (!item.wins(mover).isKnown()) {
        ItemSum root = stock.sumOf(item, mover == Player.RIGHT);
        news |= search.winsWithin(root, effort).isKnown();
      }
    }
    return news;
  }

  /** Asks between how many ups an item lies; true if more than before is known of that. */
  private boolean isBetweenUps(Item item, long effort) {
    Weights known = item.weights(false);
    Weights now = fromBelow(item, false, known, effort);
    now = fromBelow(item, true, now.negative(), effort).negative();
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
        Decision wins = search.winsWithin(less, effort);
        if (wins == Decision.UNKNOWN) {
          return now;
        }
        now = now.withAtLeast(ups, wins == Decision.LOSS);
      }
    }
    return now;
  }
}
