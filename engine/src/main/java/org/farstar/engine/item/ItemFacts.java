package org.farstar.engine.item;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.kernel.Decision;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * What searches have found out of an item that they have not valued, in clauses for people: who
 * wins it alone, and numbers that its stops and its mean value lie between.
 */
final class ItemFacts {
  /** Beyond it a limit says nothing; sums of a few that are not known stay beyond. */
  private static final long KNOWN = ItemLimits.FAR / 2;

  private ItemFacts() {}

  /** The clauses, none where nothing is known. Takes no search. */
  static List<String> of(Item item, boolean swapped) {
    List<String> facts = new ArrayList<>();
    for (Player player : Player.values()) {
      Decision wins = item.wins(swapped ? player.opponent() : player);
      if (wins.isKnown()) {
        facts.add(player.title() + (wins == Decision.WIN ? " wins" : " loses") + " moving first");
      }
    }
    ItemLimits limits = item.limits(swapped);
    if (limits != null) {
      range("Left stop", limits.leftStopLow(), limits.leftStop(), facts);
      range("Right stop", limits.rightStop(), limits.rightStopHigh(), facts);
      range("mean value", limits.meanLow(), limits.meanHigh(), facts);
    }
    return facts;
  }

  private static void range(String what, long low, long high, List<String> facts) {
    boolean from = low > -KNOWN;
    boolean to = high < KNOWN;
    if (from && to) {
      facts.add(what + (low == high ? " " : " from " + number(low) + " to ") + number(high));
    } else if (from || to) {
      facts.add(what + (from ? " at least " + number(low) : " at most " + number(high)));
    }
  }

  private static Dyadic number(long limit) {
    return Dyadic.of(limit, ItemLimits.PLACES);
  }
}
