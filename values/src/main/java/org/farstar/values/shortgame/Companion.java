package org.farstar.values.shortgame;

import java.util.ArrayList;
import java.util.List;
import org.farstar.values.player.Player;

/**
 * The companion {0 if G &gt;= 0, companions of G^L | 0 if G &lt;= 0, companions of G^R}.
 *
 * <p>It is the only automorphism of the lattice of all games born by day n, for every n &gt;= 1,
 * but the one that leaves everything alone (Siegel, Combinatorial Game Theory, III.2). It exchanges
 * 0 and *, and it leaves x + n up + *k alone if x is not 0 or k &gt; 1.
 */
final class Companion {

  private Companion() {}

  static ShortGame of(ShortGame g) {
    if (g.isNumberUpStar()) {
      boolean itself = !g.number.isZero() || g.nimber > 1;
      return itself ? g : g.universe.numberUpStar(g.number, g.ups, g.nimber ^ 1);
    }
    Facts facts = g.facts();
    if (facts.companion == null) {
      facts.companion = g.universe.of(options(g, Player.LEFT), options(g, Player.RIGHT));
    }
    return facts.companion;
  }

  private static List<ShortGame> options(ShortGame g, Player player) {
    List<ShortGame> options = new ArrayList<>();
    if (Order.atLeast(player, g, g.universe.zero())) {
      options.add(g.universe.zero());
    }
    for (ShortGame option : g.stored(player)) {
      options.add(of(option));
    }
    return options;
  }
}
