package org.farstar.values.shortgame;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.values.Dyadic;

/**
 * Options on their way to a canonical form.
 *
 * <p>Dominated options go, reversible ones are bypassed, until neither is left (Conway, On Numbers
 * and Games, chapter 10: what remains is unique). The stops of the game are known from those of its
 * options before any of that. They tell at once whether it is a number, which is then the simplest
 * one that fits (Siegel, Combinatorial Game Theory, II.3), and they decide most comparisons with
 * the game itself.
 *
 * <p>An instance serves one game and one thread.
 */
final class Form {
  static final int LEFT = 0;
  static final int RIGHT = 1;

  private final Universe universe;
  private final ShortGame[][] options = new ShortGame[2][];
  private final int[] count = new int[2];
  private final int[] bestAt = new int[2];

  /** For Left without and with a star, for Right likewise: the most ups an option is worth. */
  private final long[] bounds = new long[4];

  private Stops stops;

  /** After this many comparisons with the game itself it pays to remember them. */
  private static final int UNREMEMBERED = 64;

  private int compared;
  private List<Map<ShortGame, Boolean>> remembered;

  /** Options in any order, some perhaps more than once. The arrays become the form's own. */
  Form(Universe universe, ShortGame[] left, int lefts, ShortGame[] right, int rights) {
    this.universe = universe;
    options[LEFT] = left;
    options[RIGHT] = right;
    count[LEFT] = lefts;
    count[RIGHT] = rights;
  }

  /** The game. */
  ShortGame canonical() {
    ShortGame number = number();
    if (number != null) {
      return number;
    }
    dropDominated(LEFT);
    dropDominated(RIGHT);
    while (bypass(LEFT) | bypass(RIGHT)) {
      scan(LEFT);
      scan(RIGHT);
      dropDominated(LEFT);
      dropDominated(RIGHT);
    }
    return finished();
  }

  /** The game with these options, which are canonical already and are no number's. */
  ShortGame finished() {
    if (stops == null) {
      scan(LEFT);
      scan(RIGHT);
      stops = StopFinder.of(best(LEFT), best(RIGHT), bounds);
    }
    ShortGame[] left = sorted(LEFT);
    ShortGame[] right = sorted(RIGHT);
    ShortGame plain = Plain.recognise(left, right);
    return plain != null ? plain : universe.intern(stops, left, right);
  }

  /**
   * Finds the option with the best stop to be reached, and among such options with the best other
   * stop; and how the options that reach that stop bound the game, see {@link Stops}.
   */
  private void scan(int side) {
    ShortGame[] all = options[side];
    int n = count[side];
    ShortGame best = all[0];
    int at = 0;
    long b0 = bound0(side, best);
    long b1 = bound1(side, best);
    long reachedByBest = reachedKey(side, best);
    for (int i = 1; i < n; i++) {
      ShortGame g = all[i];
      long key = reachedKey(side, g);
      if (key < reachedByBest) {
        continue;
      }
      int reached = key > reachedByBest ? 1 : compareReached(side, g, best);
      if (reached > 0) {
        best = g;
        at = i;
        reachedByBest = key;
        b0 = bound0(side, g);
        b1 = bound1(side, g);
      } else if (reached == 0) {
        b0 = Math.max(b0, bound0(side, g));
        b1 = Math.max(b1, bound1(side, g));
        if (compareKept(side, g, best) > 0) {
          best = g;
          at = i;
        }
      }
    }
    bestAt[side] = at;
    bounds[2 * side] = b0;
    bounds[2 * side + 1] = b1;
  }

  /** The key of the stop an option reaches, the greater the better for the player. */
  private static long reachedKey(int side, ShortGame g) {
    return side == LEFT ? g.rightKey : -g.leftKey;
  }

  /** How many ups over the stop it reaches an option is worth to its player, at least. */
  private static long bound0(int side, ShortGame g) {
    return side == LEFT ? g.above0 : -g.below0;
  }

  /** The same for ups and a star. */
  private static long bound1(int side, ShortGame g) {
    return side == LEFT ? g.above1 : -g.below1;
  }

  /** Compares, in the eyes of the player, where play stops after moving to g and to h. */
  private static int compareReached(int side, ShortGame g, ShortGame h) {
    return side == LEFT
        ? StopKey.compare(g.rightKey, g.rightStop, h.rightKey, h.rightStop)
        : StopKey.compare(h.leftKey, h.leftStop, g.leftKey, g.leftStop);
  }

  /** Compares, in the eyes of the player, where play stops after moving again in g and in h. */
  private static int compareKept(int side, ShortGame g, ShortGame h) {
    return side == LEFT
        ? StopKey.compare(g.leftKey, g.leftStop, h.leftKey, h.leftStop)
        : StopKey.compare(h.rightKey, h.rightStop, g.rightKey, g.rightStop);
  }

  /** The game if it is a number; otherwise null, and the stops are found. */
  private ShortGame number() {
    if (count[LEFT] > 0) {
      scan(LEFT);
    }
    if (count[RIGHT] > 0) {
      scan(RIGHT);
    }
    if (count[LEFT] == 0 || count[RIGHT] == 0) {
      return simplest();
    }
    ShortGame l = best(LEFT);
    ShortGame r = best(RIGHT);
    int across = StopKey.compare(l.rightKey, l.rightStop, r.leftKey, r.leftStop);
    if (across < 0) {
      return simplest();
    }
    if (across == 0 && bounds[0] < 0 && bounds[2] < 0) {
      return universe.number(l.rightStop);
    }
    stops = StopFinder.of(l, r, bounds);
    return null;
  }

  private ShortGame best(int side) {
    return options[side][bestAt[side]];
  }

  /** The simplest number that Left cannot reach or pass, nor Right. */
  private ShortGame simplest() {
    ShortGame l = count[LEFT] > 0 ? best(LEFT) : null;
    ShortGame r = count[RIGHT] > 0 ? best(RIGHT) : null;
    // A bound that the game may be equal to.
    boolean closedLeft = l != null && bounds[0] < 0;
    boolean closedRight = r != null && bounds[2] < 0;
    long lo = l == null ? 0 : l.rightKey;
    long hi = r == null ? 0 : r.leftKey;
    if (StopKey.isSmall(lo) && StopKey.isSmall(hi)) {
      long key =
          StopKey.simplest(
              l != null, closedLeft ? lo - 1 : lo, r != null, closedRight ? hi + 1 : hi);
      if (StopKey.isExact(key)) {
        return universe.number(key);
      }
    }
    return universe.number(
        simplest(
            l == null ? null : l.rightStop,
            closedLeft,
            r == null ? null : r.leftStop,
            closedRight));
  }

  /** The same where keys do not tell; a bound that is null does not bind. */
  private static Dyadic simplest(Dyadic lo, boolean closedLeft, Dyadic hi, boolean closedRight) {
    if (closedLeft || closedRight) {
      int finest =
          Math.max(
              lo == null ? 0 : lo.denominatorExponent(), hi == null ? 0 : hi.denominatorExponent());
      // Whatever lies this close to a bound is less simple than the bound.
      Dyadic little = Dyadic.of(1, finest + 2);
      lo = closedLeft ? lo.minus(little) : lo;
      hi = closedRight ? hi.plus(little) : hi;
    }
    return Dyadic.simplestBetween(Optional.ofNullable(lo), Optional.ofNullable(hi));
  }

  /**
   * Drops what is repeated or dominated by the first option, which is where the best one is put: in
   * most games little remains.
   */
  private void dropEasily(int side) {
    ShortGame[] all = options[side];
    int n = count[side];
    if (n < 2) {
      return;
    }
    ShortGame best = best(side);
    all[bestAt[side]] = all[0];
    all[0] = best;
    bestAt[side] = 0;
    long seen = 1L << best.hash;
    int kept = 1;
    for (int i = 1; i < n; i++) {
      ShortGame g = all[i];
      if (g == best) {
        continue;
      }
      long bit = 1L << g.hash;
      if ((seen & bit) != 0 && isAmong(g, all, kept) || Order.atLeast(side, best, g)) {
        continue;
      }
      seen |= bit;
      all[kept++] = g;
    }
    count[side] = kept;
  }

  private static boolean isAmong(ShortGame g, ShortGame[] all, int n) {
    for (int i = 0; i < n; i++) {
      if (all[i] == g || ShortGame.same(all[i], g)) {
        return true;
      }
    }
    return false;
  }

  private void dropDominated(int side) {
    dropEasily(side);
    ShortGame[] all = options[side];
    int kept = Math.min(1, count[side]);
    for (int i = 1; i < count[side]; i++) {
      ShortGame g = all[i];
      boolean dominated = false;
      int still = 0;
      for (int j = 0; j < kept; j++) {
        ShortGame h = all[j];
        dominated = dominated || Order.atLeast(side, h, g);
        if (dominated || !Order.atLeast(side, g, h)) {
          all[still++] = h;
        }
      }
      if (!dominated) {
        all[still++] = g;
      }
      kept = still;
    }
    count[side] = kept;
  }

  /** Replaces each reversible option by what it reverses to; whether there was one. */
  private boolean bypass(int side) {
    boolean any = false;
    for (int i = 0; i < count[side]; i++) {
      ShortGame through = reversesThrough(side, options[side][i]);
      if (through != null) {
        any = true;
        replace(side, i--, through.options(side));
      }
    }
    return any;
  }

  private ShortGame reversesThrough(int side, ShortGame option) {
    if (option.is(Stops.NUMBER)) {
      // Its answers lie beyond it, and no game is at least what lies beyond its stops.
      int beyond =
          side == LEFT
              ? StopKey.compare(stops.rightKey, stops.rightStop, option.leftKey, option.leftStop)
              : StopKey.compare(option.rightKey, option.rightStop, stops.leftKey, stops.leftStop);
      if (beyond <= 0) {
        return null;
      }
    }
    for (ShortGame answer : option.options(1 - side)) {
      if (atLeast(side, answer)) {
        return answer;
      }
    }
    return null;
  }

  private void replace(int side, int i, ShortGame[] by) {
    ShortGame[] all = options[side];
    int last = --count[side];
    all[i] = all[last];
    if (last + by.length > all.length) {
      all = Arrays.copyOf(all, 2 * (last + by.length));
      options[side] = all;
    }
    System.arraycopy(by, 0, all, last, by.length);
    count[side] = last + by.length;
  }

  /** Whether the game is at least as good as x for the player. */
  private boolean atLeast(int side, ShortGame x) {
    int decided = side == LEFT ? Stops.decide(x, stops) : Stops.decide(stops, x);
    if (decided != Stops.OPEN) {
      return decided == Stops.YES;
    }
    if (++compared <= UNREMEMBERED) {
      return searchAtLeast(side, x);
    }
    if (remembered == null) {
      remembered = List.of(new HashMap<>(), new HashMap<>());
    }
    Boolean known = remembered.get(side).get(x);
    if (known == null) {
      known = searchAtLeast(side, x);
      remembered.get(side).put(x, known);
    }
    return known;
  }

  private boolean searchAtLeast(int side, ShortGame x) {
    int other = 1 - side;
    for (int i = 0; i < count[other]; i++) {
      if (Order.atLeast(other, options[other][i], x)) {
        return false;
      }
    }
    for (ShortGame option : x.options(side)) {
      if (atLeast(other, option)) {
        return false;
      }
    }
    return true;
  }

  private ShortGame[] sorted(int side) {
    ShortGame[] all = options[side];
    int n = count[side];
    ShortGame[] result = all;
    if (all.length != n) {
      result = new ShortGame[n];
      System.arraycopy(all, 0, result, 0, n);
    }
    for (int i = 1; i < n; i++) {
      ShortGame g = result[i];
      int j = i;
      while (j > 0 && StorageOrder.compare(result[j - 1], g) > 0) {
        result[j] = result[j - 1];
        j--;
      }
      result[j] = g;
    }
    return result;
  }
}
