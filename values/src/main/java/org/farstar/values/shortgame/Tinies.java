package org.farstar.values.shortgame;

import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * Tiny(G) = {0 || 0 | -G} and its negative Miny(G) = {G | 0 || 0} (Winning Ways, chapter 5; Siegel,
 * Combinatorial Game Theory, II.4).
 */
final class Tinies {

  /** x + Tiny(threat) or x + Miny(threat), for a number x; the threat's Right stop is above 0. */
  record Written(Dyadic x, boolean tiny, ShortGame threat) {}

  private Tinies() {}

  static ShortGame tiny(ShortGame g) {
    ShortGame zero = g.universe.zero();
    return g.universe.of(zero, g.universe.of(zero, g.negate()));
  }

  /**
   * How a node is written as a number and a tiny or miny; or null. In a full universe the threat
   * may be missing, and the answer is then null.
   */
  static Written written(ShortGame g) {
    for (Player player : Player.values()) {
      ShortGame x = g.isNumberUpStar() ? null : base(g, player);
      if (x != null) {
        try {
          ShortGame on = g.stored(player.opponent())[0].stored(player.opponent())[0];
          boolean tiny = player == Player.LEFT;
          return new Written(x.number, tiny, tiny ? x.minus(on) : on.minus(x));
        } catch (UniverseFullException e) {
          return null;
        }
      }
    }
    return null;
  }

  /** Whether a node is a number and a tiny or miny. */
  static boolean isTiny(ShortGame g) {
    return !g.isNumberUpStar() && (base(g, Player.LEFT) != null || base(g, Player.RIGHT) != null);
  }

  /**
   * The number x, if the game is {x || x | y} with y's Left stop below x; with x on the other side,
   * for the other player. Where y's Left stop is x or above, {x|y} is no threat but infinitesimally
   * near x, or a number.
   */
  private static ShortGame base(ShortGame g, Player player) {
    ShortGame near = only(g, player);
    ShortGame far = only(g, player.opponent());
    if (near == null || !near.is(Stops.NUMBER) || far == null || !far.isHot()) {
      return null;
    }
    ShortGame back = only(far, player);
    boolean threat =
        back != null && ShortGame.same(back, near) && only(far, player.opponent()) != null;
    return threat ? near : null;
  }

  private static ShortGame only(ShortGame g, Player player) {
    ShortGame[] options = g.stored(player);
    return options.length == 1 ? options[0] : null;
  }
}
