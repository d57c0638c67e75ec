package org.farstar.values.shortgame;

import org.farstar.values.player.Player;

/**
 * All-small games, in which at every turn both players can move or neither can, and far stars
 * (Winning Ways, chapter 8; Siegel, Combinatorial Game Theory, II.7).
 */
final class AllSmall {

  private AllSmall() {}

  /** Whether 0 is the only number among the followers. */
  static boolean isAllSmall(ShortGame g) {
    if (g.isNumberUpStar()) {
      return g.number.isZero();
    }
    if (!g.leftStop.isZero() || !g.rightStop.isZero()) {
      return false;
    }
    Facts facts = g.facts();
    if (facts.allSmall == 0) {
      facts.allSmall =
          areAllSmall(g.stored(Player.LEFT)) && areAllSmall(g.stored(Player.RIGHT)) ? 1 : -1;
    }
    return facts.allSmall > 0;
  }

  private static boolean areAllSmall(ShortGame[] options) {
    for (ShortGame option : options) {
      if (!isAllSmall(option)) {
        return false;
      }
    }
    return true;
  }

  /** The least k such that *k is remote from g: greater than every nimber among its followers. */
  static int farStar(ShortGame g) {
    if (g.isNumberUpStar()) {
      return Math.max(2, (g.nimber | 1) + 1);
    }
    Facts facts = g.facts();
    if (facts.farStar == 0) {
      int far = 2;
      for (Player player : Player.values()) {
        for (ShortGame option : g.stored(player)) {
          far = Math.max(far, farStar(option));
        }
      }
      facts.farStar = far;
    }
    return facts.farStar;
  }
}
