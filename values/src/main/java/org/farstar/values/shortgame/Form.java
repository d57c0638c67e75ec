package org.farstar.values.shortgame;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.values.Dyadic;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.player.Player;

/**
 * Brings a game to canonical form.
 *
 * <p>Dominated options are removed and reversible options bypassed until there are none (Conway, On
 * Numbers and Games, chapter 10: the result is unique). The stops of the game follow from those of
 * its options. They show first of all whether it is a number, which is then the simplest one that
 * fits (Siegel, Combinatorial Game Theory, II.3), and they decide most comparisons with the game.
 *
 * <p>An instance serves one game and one thread.
 */
final class Form {
  private static final int LEFT = Player.LEFT.ordinal();
  private static final int RIGHT = Player.RIGHT.ordinal();

  private final Universe universe;
  private final ShortGame[][] options = new ShortGame[2][];
  private final int[] count = new int[2];
  private final int[] bestAt = new int[2];

  /** For Left without and with a star, for Right likewise: the most ups an option is worth. */
  private final long[] bounds = new long[4];

  private Stops stops;

  /** After this many comparisons with the game itself it pays to remember them. */
  private static final int UNREMEMBERED = 64;

  /**
   * One comparison in this many asks whether to go on, and one option that others stand against.
   */
  private static final int CHECKED = 32;

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

  /** The canonical form of the game. */
  ShortGame canonical() {
    ShortGame number = number();
    if (number != null) {
      return number;
    }
    dropDominated(Player.LEFT);
    dropDominated(Player.RIGHT);
    while (bypass(Player.LEFT) | bypass(Player.RIGHT)) {
      scan(Player.LEFT);
      scan(Player.RIGHT);
      dropDominated(Player.LEFT);
      dropDominated(Player.RIGHT);
    }
    return finished();
  }

  /** The game with these options, if they are canonical already and the game is not a number. */
  ShortGame finished() {
    if (stops == null) {
      scan(Player.LEFT);
      scan(Player.RIGHT);
      stops = StopFinder.of(best(Player.LEFT), best(Player.RIGHT), bounds);
    }
    ShortGame[] left = sorted(Player.LEFT);
    ShortGame[] right = sorted(Player.RIGHT);
    ShortGame sum = NumberUpStar.recognise(left, right);
    return sum != null ? sum : universe.intern(stops, left, right);
  }

  /**
   * Finds the option with the best stop to be reached, and among such options with the best other
   * stop; and how the options that reach that stop bound the game, see {@link Stops}.
   */
  private void scan(Player player) {
    int side = player.ordinal();
    ShortGame[] all = options[side];
    int n = count[side];
    ShortGame best = all[0];
    int at = 0;
    long b0 = bound0(player, best);
    long b1 = bound1(player, best);
    long reachedByBest = reachedKey(player, best);
    for (int i = 1; i < n; i++) {
      ShortGame g = all[i];
      long key = reachedKey(player, g);
      if (key < reachedByBest) {
        continue;
      }
      int reached = key > reachedByBest ? 1 : compareReached(player, g, best);
      if (reached > 0) {
        best = g;
        at = i;
        reachedByBest = key;
        b0 = bound0(player, g);
        b1 = bound1(player, g);
      } else if (reached == 0) {
        b0 = Math.max(b0, bound0(player, g));
        b1 = Math.max(b1, bound1(player, g));
        if (compareKept(player, g, best) > 0) {
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
  private static long reachedKey(Player player, ShortGame g) {
    return player == Player.LEFT ? g.rightKey : -g.leftKey;
  }

  /** How many ups over the stop it reaches an option is worth to its player, at least. */
  private static long bound0(Player player, ShortGame g) {
    return player == Player.LEFT ? g.above0 : -g.below0;
  }

  /** The same for ups and a star. */
  private static long bound1(Player player, ShortGame g) {
    return player == Player.LEFT ? g.above1 : -g.below1;
  }

  /** Compares, from the player's point of view, where play stops after moving to g and to h. */
  private static int compareReached(Player player, ShortGame g, ShortGame h) {
    return player == Player.LEFT
        ? StopKey.compare(g.rightKey, g.rightStop, h.rightKey, h.rightStop)
        : StopKey.compare(h.leftKey, h.leftStop, g.leftKey, g.leftStop);
  }

  /**
   * Compares, from the player's point of view, where play stops after moving again in g and in h.
   */
  private static int compareKept(Player player, ShortGame g, ShortGame h) {
    return player == Player.LEFT
        ? StopKey.compare(g.leftKey, g.leftStop, h.leftKey, h.leftStop)
        : StopKey.compare(h.rightKey, h.rightStop, g.rightKey, g.rightStop);
  }

  /** The game if it is a number; otherwise null, and the stops are found. */
  private ShortGame number() {
    if (count[LEFT] > 0) {
      scan(Player.LEFT);
    }
    if (count[RIGHT] > 0) {
      scan(Player.RIGHT);
    }
    if (count[LEFT] == 0 || count[RIGHT] == 0) {
      return simplest();
    }
    ShortGame l = best(Player.LEFT);
    ShortGame r = best(Player.RIGHT);
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

  private ShortGame best(Player player) {
    return options[player.ordinal()][bestAt[player.ordinal()]];
  }

  /** The simplest number that Left cannot reach or pass, nor Right. */
  private ShortGame simplest() {
    ShortGame l = count[LEFT] > 0 ? best(Player.LEFT) : null;
    ShortGame r = count[RIGHT] > 0 ? best(Player.RIGHT) : null;
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

  /** The same where keys do not tell; null stands for no bound. */
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
   * Moves the best option to the front and drops repeated options and those it dominates. In most
   * games few remain.
   */
  private void dropEasily(Player player) {
    int side = player.ordinal();
    ShortGame[] all = options[side];
    int n = count[side];
    if (n < 2) {
      return;
    }
    ShortGame best = best(player);
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
      if ((seen & bit) != 0 && isAmong(g, all, kept) || Order.atLeast(player, best, g)) {
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

  private void dropDominated(Player player) {
    int side = player.ordinal();
    dropEasily(player);
    ShortGame[] all = options[side];
    int kept = Math.min(1, count[side]);
    for (int i = 1; i < count[side]; i++) {
      if (i % CHECKED == 0) {
        Cancellation.check();
      }
      ShortGame g = all[i];
      boolean dominated = false;
      int still = 0;
      for (int j = 0; j < kept; j++) {
        ShortGame h = all[j];
        dominated = dominated || Order.atLeast(player, h, g);
        if (dominated || !Order.atLeast(player, g, h)) {
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

  /** Bypasses every reversible option; whether there was one. */
  private boolean bypass(Player player) {
    int side = player.ordinal();
    boolean any = false;
    for (int i = 0; i < count[side]; i++) {
      ShortGame through = reversesThrough(player, options[side][i]);
      if (through != null) {
        any = true;
        replace(player, i--, through.stored(player));
      }
    }
    return any;
  }

  private ShortGame reversesThrough(Player player, ShortGame option) {
    if (option.is(Stops.NUMBER)) {
      // Its answers lie beyond it, and no game is at least what lies beyond its stops.
      int beyond =
          player == Player.LEFT
              ? StopKey.compare(stops.rightKey, stops.rightStop, option.leftKey, option.leftStop)
              : StopKey.compare(option.rightKey, option.rightStop, stops.leftKey, stops.leftStop);
      if (beyond <= 0) {
        return null;
      }
    }
    for (ShortGame answer : option.stored(player.opponent())) {
      if (atLeast(player, answer)) {
        return answer;
      }
    }
    return null;
  }

  private void replace(Player player, int i, ShortGame[] by) {
    int side = player.ordinal();
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
  private boolean atLeast(Player player, ShortGame x) {
    int decided = player == Player.LEFT ? Stops.decide(x, stops) : Stops.decide(stops, x);
    if (decided != Stops.OPEN) {
      return decided == Stops.YES;
    }
    if (++compared <= UNREMEMBERED) {
      return searchAtLeast(player, x);
    }
    if (remembered == null) {
      remembered = List.of(new HashMap<>(), new HashMap<>());
    }
    Boolean known = remembered.get(player.ordinal()).get(x);
    if (known == null) {
      known = searchAtLeast(player, x);
      remembered.get(player.ordinal()).put(x, known);
    }
    return known;
  }

  private boolean searchAtLeast(Player player, ShortGame x) {
    if (compared % CHECKED == 0) {
      Cancellation.check();
    }
    Player other = player.opponent();
    ShortGame[] answers = options[other.ordinal()];
    for (int i = 0; i < count[other.ordinal()]; i++) {
      if (Order.atLeast(other, answers[i], x)) {
        return false;
      }
    }
    for (ShortGame option : x.stored(player)) {
      if (atLeast(other, option)) {
        return false;
      }
    }
    return true;
  }

  private ShortGame[] sorted(Player player) {
    int side = player.ordinal();
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
