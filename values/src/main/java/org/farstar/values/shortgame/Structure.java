package org.farstar.values.shortgame;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.player.Player;

/**
 * Games of different universes: whether they are equal, and copies.
 *
 * <p>Canonical forms are unique and their options are stored in an order that does not depend on
 * the universe, so equal games correspond node by node. Each node is visited once.
 */
final class Structure {

  private final Map<ShortGame, ShortGame> seen = new IdentityHashMap<>();

  private Structure() {}

  /** Whether two games are equal, of any universes. */
  static boolean equal(ShortGame g, ShortGame h) {
    if (g.hash != h.hash) {
      return false;
    }
    return g.universe == h.universe ? ShortGame.same(g, h) : new Structure().alike(g, h);
  }

  private boolean alike(ShortGame g, ShortGame h) {
    if (g.hash != h.hash || g.isNumberUpStar() != h.isNumberUpStar()) {
      return false;
    }
    if (g.isNumberUpStar()) {
      return ShortGame.same(g, h);
    }
    ShortGame partner = seen.get(g);
    if (partner != null) {
      return partner == h;
    }
    boolean alike =
        alike(g.stored(Player.LEFT), h.stored(Player.LEFT))
            && alike(g.stored(Player.RIGHT), h.stored(Player.RIGHT));
    seen.put(g, h);
    return alike;
  }

  private boolean alike(ShortGame[] a, ShortGame[] b) {
    boolean alike = a.length == b.length;
    for (int i = 0; alike && i < a.length; i++) {
      alike = alike(a[i], b[i]);
    }
    return alike;
  }

  /** The same game in another universe. */
  static ShortGame copy(ShortGame g, Universe to) {
    return g.universe == to ? g : new Structure().copied(g, to);
  }

  /** Copies games to another universe, each follower once. */
  static UnaryOperator<ShortGame> copier(Universe to) {
    Structure structure = new Structure();
    return g -> g.universe == to ? g : structure.copied(g, to);
  }

  private ShortGame copied(ShortGame g, Universe to) {
    if (g.isNumberUpStar()) {
      return to.numberUpStar(g.number, g.ups, g.nimber);
    }
    ShortGame copy = seen.get(g);
    if (copy == null) {
      Cancellation.check();
      ShortGame[] left = copied(g.stored(Player.LEFT), to);
      ShortGame[] right = copied(g.stored(Player.RIGHT), to);
      copy = to.canonical(left, right);
      seen.put(g, copy);
    }
    return copy;
  }

  private ShortGame[] copied(ShortGame[] options, Universe to) {
    ShortGame[] copies = new ShortGame[options.length];
    for (int i = 0; i < options.length; i++) {
      copies[i] = copied(options[i], to);
    }
    return copies;
  }
}
