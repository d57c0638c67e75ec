package org.farstar.engine.proof;

import org.farstar.values.player.Player;

/**
 * What can be said of a sum from what is known of its items, for Left moving first. Costs a few
 * additions for each item.
 *
 * <ul>
 *   <li>She loses if she loses moving first in every item, since then every item is at most 0;
 *   <li>she wins if she wins moving first in one item, and Right moving first loses every other;
 *   <li>the Left stop of a sum is at least its mean value, which is the sum of the mean values, and
 *       at least the Left stop of one item with the Right stops of the others; it is at most the
 *       sum of the Left stops, and at most the mean value with the greatest temperature (J. H.
 *       Conway, <i>On Numbers and Games</i>, chapter 9). A Left stop above 0 is a win for Left
 *       moving first, one below 0 a loss.
 * </ul>
 */
final class ItemBounds {
  private ItemBounds() {}

  /** Whether Left wins moving first; null where the bounds do not say. */
  static Boolean of(ItemSum sum) {
    if (sum.size() == 0) {
      return sum.plain().wins(Player.LEFT);
    }
    Boolean bySigns = bySigns(sum);
    return bySigns != null ? bySigns : byStops(sum);
  }

  private static Boolean bySigns(ItemSum sum) {
    boolean first = sum.plain().wins(Player.LEFT);
    boolean second = sum.plain().wins(Player.RIGHT);
    boolean allLost = !first;
    boolean anyWon = first;
    int open = second ? 1 : 0;
    boolean openWon = second && first;
    for (int i = 0; i < sum.size() && (allLost || open < 2); i++) {
      Item item = sum.item(i);
      boolean swapped = sum.swapped(i);
      Boolean mover = item.wins(swapped ? Player.RIGHT : Player.LEFT);
      Boolean other = item.wins(swapped ? Player.LEFT : Player.RIGHT);
      allLost &= mover == Boolean.FALSE;
      anyWon |= mover == Boolean.TRUE;
      if (other != Boolean.FALSE) {
        open++;
        openWon = mover == Boolean.TRUE;
      }
    }
    if (allLost) {
      return false;
    }
    return (open == 0 ? anyWon : open == 1 && openWon) ? true : null;
  }

  private static Boolean byStops(ItemSum sum) {
    long meanLow = sum.plain().low();
    long meanHigh = sum.plain().high();
    long left = meanHigh;
    long right = meanLow;
    long gain = 0;
    long slack = 0;
    for (int i = 0; i < sum.size(); i++) {
      ItemLimits limits = sum.item(i).limits(sum.swapped(i));
      if (limits == null) {
        return null;
      }
      meanLow += limits.meanLow();
      meanHigh += limits.meanHigh();
      left += limits.leftStop();
      right += limits.rightStop();
      gain = Math.max(gain, limits.leftStopLow() - limits.rightStop());
      slack = Math.max(slack, limits.slackHigh());
    }
    if (meanLow > 0 || right + gain > 0) {
      return true;
    }
    return left < 0 || meanHigh + slack < 0 ? false : null;
  }
}
