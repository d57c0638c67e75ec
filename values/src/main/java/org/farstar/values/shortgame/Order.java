package org.farstar.values.shortgame;

import org.farstar.values.player.Player;

/**
 * Comparison of games: g &lt;= h unless a Left option of g is at least h, or a Right option of h is
 * at most g (Conway, On Numbers and Games, chapter 7).
 *
 * <p>Number-up-stars are compared by arithmetic and most other pairs by their stops; the rest is
 * decided recursively, with answers remembered in the universe. The recursion is no deeper than the
 * two games together, so {@link Universe#DEEPEST} keeps it within a thread's stack.
 */
final class Order {

  private Order() {}

  /** Whether g is at least as good as h for a player. */
  static boolean atLeast(Player player, ShortGame g, ShortGame h) {
    return player == Player.LEFT ? atMost(h, g) : atMost(g, h);
  }

  /** Whether g &lt;= h; both are of one universe. */
  static boolean atMost(ShortGame g, ShortGame h) {
    if (g == h) {
      return true;
    }
    int decided = Stops.decide(g, h);
    if (decided != Stops.OPEN) {
      return decided == Stops.YES;
    }
    if ((g.flags & h.flags & Stops.NUMBER_UP_STAR) != 0) {
      return NumberUpStar.atMost(g, h);
    }
    CompareCache cache = g.universe.comparisons;
    long key = CompareCache.key(g.cacheId(), h.cacheId());
    int known = cache.get(key);
    if (known != Stops.OPEN) {
      return known == Stops.YES;
    }
    boolean answer = search(g, h);
    cache.put(key, answer);
    return answer;
  }

  private static boolean search(ShortGame g, ShortGame h) {
    for (ShortGame option : g.stored(Player.LEFT)) {
      if (atMost(h, option)) {
        return false;
      }
    }
    for (ShortGame option : h.stored(Player.RIGHT)) {
      if (atMost(option, g)) {
        return false;
      }
    }
    return true;
  }
}
