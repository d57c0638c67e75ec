package org.farstar.values.shortgame;

import org.farstar.values.Dyadic;

/** Finds the {@link Stops} of games from those of their options. */
final class StopFinder {

  /** Multiples of up this large can be compared and added without overflow. */
  private static final long MOST_UPS = 1L << 60;

  private static final class Found extends Stops {
    Found(ShortGame l, ShortGame r, long below0, long below1, long above0, long above1) {
      super(l.rightStop, r.leftStop, l.rightKey, r.leftKey, below0, below1, above0, above1, 0);
    }
  }

  private static final class OfNumberUpStar extends Stops {
    OfNumberUpStar(Dyadic x, long key, long ups, int nimber, int flags) {
      super(
          x,
          x,
          key,
          key,
          ups + slack(nimber),
          ups + slack(nimber ^ 1),
          ups - slack(nimber),
          ups - slack(nimber ^ 1),
          flags);
    }

    /** The least n such that n up is at least *k: 0, 2, 1, 1, ... */
    private static long slack(int k) {
      return k == 0 ? 0 : k == 1 ? 2 : 1;
    }
  }

  private StopFinder() {}

  /** Those of x + n up + *k. */
  static Stops ofNumberUpStar(Dyadic x, long key, long ups, int nimber) {
    if (ups > MOST_UPS || ups < -MOST_UPS) {
      throw new ArithmeticException(
          ups + " times up is too large, the largest is " + MOST_UPS + " times");
    }
    int flags = Stops.NUMBER_UP_STAR;
    if (nimber <= 1) {
      flags |= Stops.EASY;
    }
    if (ups == 0 && nimber == 0) {
      flags |= Stops.NUMBER;
    }
    return new OfNumberUpStar(x, key, ups, nimber, flags);
  }

  /**
   * Those of a game that is no number.
   *
   * @param l a Left option with the best stop to be reached
   * @param r likewise for Right
   * @param bounds B[0], B[1], -A[0] and -A[1] of {@link Stops}
   */
  static Stops of(ShortGame l, ShortGame r, long[] bounds) {
    long below0 = bounds[0] + 1;
    long below1 = bounds[1] + 1;
    long above0 = -bounds[2] - 1;
    long above1 = -bounds[3] - 1;
    if (l.rightKey == r.leftKey
        && (StopKey.isExact(l.rightKey) || l.rightStop.equals(r.leftStop))) {
      boolean atMost0 = below0 <= 0;
      boolean atLeast0 = above0 >= 0;
      boolean atMostStar = below1 <= 0 && !atLeast0;
      boolean atLeastStar = above1 >= 0 && !atMost0;
      if (atMost0) {
        above1 = Math.min(Math.min(-1, above1), below0 - 2);
      } else {
        above1 = atLeastStar ? above1 : Math.min(-1, above1);
        below0 = Math.max(Math.max(1, below0), above1 + 2);
      }
      if (atLeast0) {
        below1 = Math.max(Math.max(1, below1), above0 + 2);
      } else {
        below1 = atMostStar ? below1 : Math.max(1, below1);
        above0 = Math.min(Math.min(-1, above0), below1 - 2);
      }
    }
    return new Found(l, r, below0, below1, above0, above1);
  }
}
