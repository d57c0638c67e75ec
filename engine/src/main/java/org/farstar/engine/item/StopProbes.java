package org.farstar.engine.item;

import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.ProofSearch;
import org.farstar.engine.kernel.Schedule;

/**
 * Finds out how large the stops of items are that have no value and are met often, by searches of
 * the item with a number beside it. If Left loses moving first in G - t, then G is at most t; if
 * she wins, the Left stop of G is at least t. The numbers t are halves of odd numbers, as most
 * stops are integers: so no infinitesimal has to be decided.
 *
 * <p>The effort grows with the number of times that an item was met. For one thread.
 */
final class StopProbes extends ItemProbes {
  /**
   * How often an item is met before anything is tried; then after each this many times as often.
   */
  private static final int FIRST_MEETING = 8;

  private static final int GROWTH = 4;

  /** How many probes there are at a time for each stop. */
  private static final int TRIES = 4;

  private static final long HALF = ItemLimits.UNIT / 2;

  private final ItemStock stock;
  private final ProofSearch<ItemSum> search;
  private final boolean keeps;

  /**
   * @param search used by these probes alone
   * @param keeps whether what was found in an earlier process is known
   */
  StopProbes(ItemStock stock, ProofSearch<ItemSum> search, boolean keeps) {
    this.stock = stock;
    this.search = search;
    this.keeps = keeps;
  }

  @Override
  boolean isOpen(Item item) {
    return item.isProbed();
  }

  @Override
  boolean isDue(int met) {
    int times = met / FIRST_MEETING;
    // What is kept needs no effort.
    return met == 1 && keeps
        || met % FIRST_MEETING == 0
            && Integer.bitCount(times) == 1
            && Integer.numberOfTrailingZeros(times) % Integer.numberOfTrailingZeros(GROWTH) == 0;
  }

  @Override
  boolean isSharper(Item item, int met) {
    long effort = met == 1 ? 0 : Schedule.STOP * met;
    ItemLimits known = item.limits(false);
    ItemLimits now = known == null ? ItemLimits.NONE : known;
    long guess = Math.round((double) item.guess() / ItemLimits.UNIT) * ItemLimits.UNIT;
    now = fromAbove(item, false, now, guess, effort);
    now = fromAbove(item, true, now.negative(), -guess, effort).negative();
    if (now.equals(known)) {
      return false;
    }
    item.learn(now);
    return true;
  }

  /** The greatest half of an odd number that is at least 1/2 less. */
  private static long below(long number) {
    return Math.floorDiv(number, ItemLimits.UNIT) * ItemLimits.UNIT - HALF;
  }

  /** Brings the Left stop of an item, or of its negative, between closer bounds. */
  private ItemLimits fromAbove(
      Item item, boolean swapped, ItemLimits known, long guess, long effort) {
    ItemLimits now = known;
    for (int i = 0; i < TRIES; i++) {
      long near = Math.max(guess + ItemLimits.UNIT, now.leftStopLow() + HALF) + HALF;
      long to = Math.min(near, below(now.leftStop()));
      if (to <= now.leftStopLow() || to < now.rightStop()) {
        return now;
      }
      Decision wins =
          search.winsWithin(ItemSum.of(stock.halves(-to / HALF), item, swapped), effort);
      if (wins == Decision.UNKNOWN) {
        return now;
      }
      now = wins == Decision.WIN ? now.withLeftStopFrom(to) : now.atMost(to);
    }
    return now;
  }
}
