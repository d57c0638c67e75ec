package org.farstar.games.positional.search;

import org.farstar.games.positional.family.PairFinder;
import org.farstar.games.positional.family.SetFamily;

/**
 * The sets of a family of at most 128 points as pairs of longs, and what positions make of them.
 */
final class Sets {
  /** Sets beyond these make a position too slow to look through. */
  static final int MOST = 50_000;

  private static final int SCALE = 40;

  private final int points;
  private final long[] low;
  private final long[] high;

  Sets(SetFamily family) {
    this.points = family.points();
    this.low = new long[family.sets()];
    this.high = new long[family.sets()];
    for (int i = 0; i < low.length; i++) {
      for (int point : family.points(i)) {
        if (point < 64) {
          low[i] |= 1L << point;
        } else {
          high[i] |= 1L << point;
        }
      }
    }
  }

  int count() {
    return low.length;
  }

  int points() {
    return points;
  }

  /**
   * What a player may still complete: filled in by {@link #look}. Reused from position to position.
   */
  static final class View implements PairFinder.Sets {
    /** The free points of the open sets. */
    long[] freeLow;

    long[] freeHigh;

    /** How many sets are open. */
    int open;

    /** The fewest points that an open set needs; 0 where a set is complete. */
    int fewest;

    /** The points that would complete a set. */
    long winLow;

    long winHigh;

    /** The free points of all open sets. */
    long unionLow;

    long unionHigh;

    View(Sets sets) {
      freeLow = new long[sets.count()];
      freeHigh = new long[sets.count()];
    }

    @Override
    public int sets() {
      return open;
    }

    @Override
    public boolean open(int set) {
      return true;
    }

    @Override
    public long free(int set, int word) {
      return word == 0 ? freeLow[set] : freeHigh[set];
    }

    /** Whether all open sets, each of which needs two points, can have two of their own. */
    boolean paired(PairFinder finder) {
      return 2 * open <= Long.bitCount(unionLow) + Long.bitCount(unionHigh) && finder.exists();
    }

    /** Forgets all sets, as if there were none. */
    void clear() {
      open = 0;
      fewest = Integer.MAX_VALUE;
      winLow = 0;
      winHigh = 0;
      unionLow = 0;
      unionHigh = 0;
    }

    /** How many points would complete a set at once. */
    int wins() {
      return Long.bitCount(winLow) + Long.bitCount(winHigh);
    }

    /** One of them. */
    int win() {
      return winLow != 0
          ? Long.numberOfTrailingZeros(winLow)
          : 64 + Long.numberOfTrailingZeros(winHigh);
    }
  }

  /** Looks at the sets that one of the players may still complete. */
  void look(View view, Bits bits, boolean attacker) {
    long own = attacker ? bits.a() : bits.d();
    long own2 = attacker ? bits.a2() : bits.d2();
    long other = attacker ? bits.d() : bits.a();
    long other2 = attacker ? bits.d2() : bits.a2();
    view.clear();
    for (int i = 0; i < low.length; i++) {
      if ((low[i] & other | high[i] & other2) != 0) {
        continue;
      }
      long free = low[i] & ~own;
      long free2 = high[i] & ~own2;
      int needs = Long.bitCount(free) + Long.bitCount(free2);
      view.freeLow[view.open] = free;
      view.freeHigh[view.open++] = free2;
      view.unionLow |= free;
      view.unionHigh |= free2;
      view.fewest = Math.min(view.fewest, needs);
      if (needs == 1) {
        view.winLow |= free;
        view.winHigh |= free2;
      }
    }
  }

  /**
   * How much each point adds to the potential, in units of 2^-40, rounded up, and behind the last
   * point the potential itself.
   */
  void weigh(View view, long[] weights) {
    java.util.Arrays.fill(weights, 0);
    for (int i = 0; i < view.open; i++) {
      int needs = Long.bitCount(view.freeLow[i]) + Long.bitCount(view.freeHigh[i]);
      long weight = needs > SCALE ? 1 : 1L << SCALE - needs;
      weights[points] += weight;
      for (long rest = view.freeLow[i]; rest != 0; rest &= rest - 1) {
        weights[Long.numberOfTrailingZeros(rest)] += weight;
      }
      for (long rest = view.freeHigh[i]; rest != 0; rest &= rest - 1) {
        weights[64 + Long.numberOfTrailingZeros(rest)] += weight;
      }
    }
  }

  /** The potential 1 in the units of {@link #weigh}. */
  static final long ONE = 1L << SCALE;
}
