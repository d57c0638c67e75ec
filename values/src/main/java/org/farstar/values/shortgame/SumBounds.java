package org.farstar.values.shortgame;

import org.farstar.values.player.Player;

/**
 * Compares sums with games, by the stops of all three where they tell.
 *
 * <p>The Left stop of G + H lies between RS(G) + LS(H), or LS(G) + RS(H), and LS(G) + LS(H), the
 * Right stop between RS(G) + RS(H) and either of the former (Siegel, Combinatorial Game Theory,
 * II.3). A game is at most another one only if neither of its stops is above the other's, and
 * certainly if its Left stop is below the other's Right stop.
 */
final class SumBounds {

  private SumBounds() {}

  /** Whether g + h is no better for a player than another game. */
  static boolean isNoBetter(Player player, ShortGame g, ShortGame h, ShortGame other) {
    int decided = Stops.OPEN;
    if (hasSmallKeys(g) && hasSmallKeys(h) && hasSmallKeys(other)) {
      decided = player == Player.LEFT ? atMost(g, h, other) : atLeast(g, h, other);
    }
    if (decided != Stops.OPEN) {
      return decided == Stops.YES;
    }
    return Order.atLeast(player, other, Sums.sum(g, h));
  }

  private static boolean hasSmallKeys(ShortGame g) {
    return StopKey.isSmall(g.leftKey) && StopKey.isSmall(g.rightKey);
  }

  private static int atMost(ShortGame g, ShortGame h, ShortGame other) {
    long across = Math.max(g.leftKey + h.rightKey, g.rightKey + h.leftKey);
    if (across > other.leftKey || g.rightKey + h.rightKey > other.rightKey) {
      return Stops.NO;
    }
    return g.leftKey + h.leftKey < other.rightKey ? Stops.YES : Stops.OPEN;
  }

  private static int atLeast(ShortGame g, ShortGame h, ShortGame other) {
    long across = Math.min(g.leftKey + h.rightKey, g.rightKey + h.leftKey);
    if (across < other.rightKey || g.leftKey + h.leftKey < other.leftKey) {
      return Stops.NO;
    }
    return g.rightKey + h.rightKey > other.leftKey ? Stops.YES : Stops.OPEN;
  }
}
