package org.farstar.values.shortgame;

import org.farstar.values.player.Player;

/**
 * The order in which options are stored: by hash, so that equal lists are equal element by element.
 * It means nothing else.
 */
final class StorageOrder {

  private StorageOrder() {}

  static int compare(ShortGame g, ShortGame h) {
    if (g.hash != h.hash) {
      return g.hash < h.hash ? -1 : 1;
    }
    return ShortGame.same(g, h) ? 0 : structure(g, h);
  }

  /** Tells different games of one hash apart, the same way in every universe. */
  private static int structure(ShortGame g, ShortGame h) {
    if (g.isNumberUpStar() && h.isNumberUpStar()) {
      int number = g.number.compareTo(h.number);
      int ups = Long.compare(g.ups, h.ups);
      return number != 0 ? number : ups != 0 ? ups : Integer.compare(g.nimber, h.nimber);
    }
    if (g.isNumberUpStar() || h.isNumberUpStar()) {
      return g.isNumberUpStar() ? -1 : 1;
    }
    int left = lists(g.stored(Player.LEFT), h.stored(Player.LEFT));
    return left != 0 ? left : lists(g.stored(Player.RIGHT), h.stored(Player.RIGHT));
  }

  private static int lists(ShortGame[] a, ShortGame[] b) {
    if (a.length != b.length) {
      return Integer.compare(a.length, b.length);
    }
    for (int i = 0; i < a.length; i++) {
      int c = compare(a[i], b[i]);
      if (c != 0) {
        return c;
      }
    }
    return 0;
  }
}
