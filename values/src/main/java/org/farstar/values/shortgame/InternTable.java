package org.farstar.values.shortgame;

import org.farstar.values.player.Player;

/**
 * The nodes of a universe, each value once.
 *
 * <p>Sixteen tables share the work by hash. A look-up takes no lock: it walks a table of open
 * addressing that is only ever added to, and a node it may meet half published is safe, because its
 * fields are final. A thread that finds nothing locks that one table and looks again before adding.
 */
final class InternTable {
  private static final int STRIPES = 16;

  private final Stripe[] stripes = new Stripe[STRIPES];

  InternTable() {
    for (int i = 0; i < STRIPES; i++) {
      stripes[i] = new Stripe();
    }
  }

  /** The node with these options, which are sorted; made if it is new. */
  ShortGame intern(Universe u, Stops stops, ShortGame[] left, ShortGame[] right) {
    int hash = hash(left, right);
    Stripe stripe = stripes[hash >>> 28];
    ShortGame found = stripe.find(hash, left, right);
    return found != null ? found : stripe.add(u, hash, stops, left, right);
  }

  /** Forgets all nodes. */
  void clear() {
    for (Stripe stripe : stripes) {
      stripe.clear();
    }
  }

  static int hash(ShortGame[] left, ShortGame[] right) {
    int h = 1;
    for (ShortGame g : left) {
      h = h * 31 + g.hash;
    }
    h = h * 0x2c1b3c6d + 0x297a2d39;
    for (ShortGame g : right) {
      h = h * 31 + g.hash;
    }
    return mix(h);
  }

  static int mix(int h) {
    int a = (h ^ h >>> 16) * 0x85ebca6b;
    int b = (a ^ a >>> 13) * 0xc2b2ae35;
    return b ^ b >>> 16;
  }

  private static final class Stripe {
    private volatile ShortGame[] table = new ShortGame[64];
    private int count;

    ShortGame find(int hash, ShortGame[] left, ShortGame[] right) {
      ShortGame[] t = table;
      for (int i = hash & (t.length - 1); ; i = (i + 1) & (t.length - 1)) {
        ShortGame g = t[i];
        if (g == null) {
          return null;
        }
        if (g.hash == hash
            && same(g.stored(Player.LEFT), left)
            && same(g.stored(Player.RIGHT), right)) {
          return g;
        }
      }
    }

    synchronized ShortGame add(
        Universe u, int hash, Stops stops, ShortGame[] left, ShortGame[] right) {
      ShortGame found = find(hash, left, right);
      if (found != null) {
        return found;
      }
      ShortGame g = u.newNode(hash, stops, left, right);
      if (++count * 2 > table.length) {
        grow();
      }
      insert(table, g);
      return g;
    }

    synchronized void clear() {
      table = new ShortGame[1];
      count = 0;
    }

    private void grow() {
      ShortGame[] larger = new ShortGame[table.length * 2];
      for (ShortGame g : table) {
        if (g != null) {
          insert(larger, g);
        }
      }
      table = larger;
    }

    private static void insert(ShortGame[] t, ShortGame g) {
      int i = g.hash & (t.length - 1);
      while (t[i] != null) {
        i = (i + 1) & (t.length - 1);
      }
      t[i] = g;
    }

    private static boolean same(ShortGame[] a, ShortGame[] b) {
      if (a.length != b.length) {
        return false;
      }
      for (int i = 0; i < a.length; i++) {
        if (!ShortGame.same(a[i], b[i])) {
          return false;
        }
      }
      return true;
    }
  }
}
