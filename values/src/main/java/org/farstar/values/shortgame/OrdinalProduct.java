package org.farstar.values.shortgame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.player.Player;

/**
 * The ordinal product of canonical forms. A move in H makes it H^L or H^R and begins a copy of G,
 * or of -G, on top of what is left, in which the player moves at once: the options of G x H are
 * {@code (G x H^L):G^L} and {@code (G x H^R):(-G)^L} for Left, and {@code (G x H^L):G^R} and {@code
 * (G x H^R):(-G)^R} for Right. The base of each ordinal sum is the form, not its value. The sign
 * expansion of a product of numbers is that of H with each plus replaced by that of G and each
 * minus by that of -G (Conway, On Numbers and Games, chapter 3); nimbers multiply as ordinals do.
 */
final class OrdinalProduct {
  private final ShortGame factor;

  /** The values of (G x H):X by H and X. */
  private final Map<List<ShortGame>, ShortGame> known = new HashMap<>();

  private OrdinalProduct(ShortGame factor) {
    this.factor = factor;
  }

  static ShortGame of(ShortGame g, ShortGame h) {
    g.checkBirthday("an ordinal product");
    h.checkBirthday("an ordinal product");
    return new OrdinalProduct(g).sum(h, g.universe.zero());
  }

  private ShortGame sum(ShortGame h, ShortGame x) {
    List<ShortGame> key = List.of(h, x);
    ShortGame found = known.get(key);
    if (found == null) {
      Cancellation.check();
      found = h.universe.of(options(h, x, Player.LEFT), options(h, x, Player.RIGHT));
      known.put(key, found);
    }
    return found;
  }

  private List<ShortGame> options(ShortGame h, ShortGame x, Player player) {
    List<ShortGame> options = new ArrayList<>();
    for (ShortGame less : h.stored(Player.LEFT)) {
      for (ShortGame option : factor.stored(player)) {
        options.add(sum(less, option));
      }
    }
    for (ShortGame less : h.stored(Player.RIGHT)) {
      for (ShortGame option : factor.stored(player.opponent())) {
        options.add(sum(less, option.negate()));
      }
    }
    for (ShortGame option : x.stored(player)) {
      options.add(sum(h, option));
    }
    return options;
  }
}
