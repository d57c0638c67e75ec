package org.farstar.values.shortgame;

import org.farstar.values.Dyadic;

/**
 * The stops of a game and how it stands there against multiples of up, which decide most
 * comparisons.
 *
 * <p>Each stop has a key (see {@link StopKey}). Write L and R for the stops; then, for k = 0 and 1,
 *
 * <pre>
 *   below[k]   is the least n    such that  G &lt;= L + n up + *k,
 *   above[k]   is the greatest n such that  G &gt;= R + n up + *k.
 * </pre>
 *
 * <p>So a game is compared with a number, or with n up or n up + * over a number, without a look at
 * any option. All four are finite, and follow from those of the options. Take R = 0, and let A[k]
 * be the least below[k] of the Right options that stop at 0, and B[k] likewise the greatest
 * above[k] of the Left options that stop at L.
 *
 * <ul>
 *   <li>If L &gt; R then above[k] = A[k] - 1 and below[k] = B[k] + 1: the other player's moves in n
 *       up + *k do not help, since what they lead to is infinitesimal.
 *   <li>If L = R, those moves lead to 0 if n has the mover's sign (and to * too from up + * and
 *       down + *), otherwise one up nearer to 0, adding a star. Working that out from G &lt;= 0,
 *       which is B[0] &lt; 0, and G &lt;= *, which is B[1] &lt; 0 and not G &gt;= 0, gives {@link
 *       StopFinder}'s formulas.
 * </ul>
 *
 * <p>That number avoidance lets Right answer G - x in G alone is Winning Ways, chapter 6, and
 * Siegel, Combinatorial Game Theory, II.3; that infinitesimals lie between multiples of up, On
 * Numbers and Games, chapter 9.
 */
abstract class Stops {

  /** Number + n up + nimber. */
  static final int NUMBER_UP_STAR = 1;

  /** A number. */
  static final int NUMBER = 2;

  /** Number + n up, or that and a star: no comparison with it is ever {@link #OPEN}. */
  static final int EASY = 4;

  /** Answers of {@link #decide}. */
  static final int OPEN = 0;

  static final int NO = 1;
  static final int YES = 2;

  final Dyadic leftStop;
  final Dyadic rightStop;
  final long leftKey;
  final long rightKey;
  final long below0;
  final long below1;
  final long above0;
  final long above1;
  final int flags;

  Stops(
      Dyadic leftStop,
      Dyadic rightStop,
      long leftKey,
      long rightKey,
      long below0,
      long below1,
      long above0,
      long above1,
      int flags) {
    this.leftStop = leftStop;
    this.rightStop = rightStop;
    this.leftKey = leftKey;
    this.rightKey = rightKey;
    this.below0 = below0;
    this.below1 = below1;
    this.above0 = above0;
    this.above1 = above1;
    this.flags = flags;
  }

  Stops(Stops s) {
    this(
        s.leftStop,
        s.rightStop,
        s.leftKey,
        s.rightKey,
        s.below0,
        s.below1,
        s.above0,
        s.above1,
        s.flags);
  }

  final boolean is(int flag) {
    return (flags & flag) != 0;
  }

  /**
   * Whether g &lt;= h as far as stops tell: {@link #YES}, {@link #NO} or {@link #OPEN}. Constant
   * time.
   *
   * <p>If g &lt;= h then neither stop of g is above that of h, and where two are equal, whatever
   * bounds h from above bounds g, and whatever bounds g from below bounds h. Conversely g &lt;= h
   * if something that fits between them is known.
   */
  static int decide(Stops g, Stops h) {
    long gl = g.leftKey;
    long hl = h.leftKey;
    long gr = g.rightKey;
    long hr = h.rightKey;
    if (gl > hl || gr > hr) {
      return NO;
    }
    if (gl < hr) {
      return YES;
    }
    if (((gl | hl | gr | hr) & 1) != 0) {
      return decideInexact(g, h);
    }
    if (gl == hl && (g.below0 > h.below0 || g.below1 > h.below1)
        || gr == hr && (g.above0 > h.above0 || g.above1 > h.above1)) {
      return NO;
    }
    if (gl == hr && fits(g, h)) {
      return YES;
    }
    return ((g.flags | h.flags) & EASY) != 0 ? NO : OPEN;
  }

  /** The same where keys do not tell all. */
  private static int decideInexact(Stops g, Stops h) {
    int left = StopKey.compare(g.leftKey, g.leftStop, h.leftKey, h.leftStop);
    int right = StopKey.compare(g.rightKey, g.rightStop, h.rightKey, h.rightStop);
    int across = StopKey.compare(g.leftKey, g.leftStop, h.rightKey, h.rightStop);
    if (left > 0
        || right > 0
        || left == 0 && (g.below0 > h.below0 || g.below1 > h.below1)
        || right == 0 && (g.above0 > h.above0 || g.above1 > h.above1)) {
      return NO;
    }
    if (across < 0 || across == 0 && fits(g, h)) {
      return YES;
    }
    return ((g.flags | h.flags) & EASY) != 0 ? NO : OPEN;
  }

  /** Whether some n up or n up + *, over the stop that g and h share, is known to lie between. */
  private static boolean fits(Stops g, Stops h) {
    return g.below0 <= h.above0
        || g.below1 <= h.above1
        || g.below0 + 2 <= h.above1
        || g.below1 + 2 <= h.above0;
  }
}
