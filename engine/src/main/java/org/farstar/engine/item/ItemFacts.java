package org.farstar.engine.item;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.kernel.Decision;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * What searches have found out of an item that they have not valued: who wins it alone, and numbers
 * that its stops and its mean value lie between.
 */
final class ItemFacts {
  /** Beyond it a limit says nothing; sums of a few that are not known stay beyond. */
  private static final long KNOWN = ItemLimits.FAR / 2;

  private ItemFacts() {}

  /**
   * What Left and Right get moving first, {@code wins} or {@code loses}; Left stop, Right stop and
   * mean value, as {@code 1/2}, {@code 1/2..3}, {@code >= 1/2} or {@code <= 3}. What is not known
   * is empty. Takes no search.
   */
  static List<String> of(Item item, boolean swapped) {
    List<String> facts = new ArrayList<>();
    for (Player player : Player.values()) {
      Decision wins = item.wins(swapped ? player.opponent() : player);
      facts.add(!wins.isKnown() ? "" : wins == Decision.WIN ? "wins" : "loses");
    }
    ItemLimits limits = item.limits(swapped);
    if (limits != null) {
      facts.add(range(limits.leftStopLow(), limits.leftStop()));
      facts.add(range(limits.rightStop(), limits.rightStopHigh()));
      facts.add(range(limits.meanLow(), limits.meanHigh()));
    }
    return facts;
  }

  private static String range(long low, long high) {
    boolean from = low > -KNOWN;
    boolean to = high < KNOWN;
    if (from && to) {
      return (low == high ? "" : number(low) + "..") + number(high);
    }
    return from ? ">= " + number(low) : to ? "<= " + number(high) : "";
  }

  private static Dyadic number(long limit) {
    return Dyadic.of(limit, ItemLimits.PLACES);
  }
}
