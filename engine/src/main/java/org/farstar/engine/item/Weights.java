package org.farstar.engine.item;

import java.math.BigInteger;
import org.farstar.values.shortgame.ShortGame;

/**
 * What is known of the atomic weight of an all-small game: the weight, or numbers that it lies
 * between, in units of 1/65536, rounded away from what would be claimed. Immutable.
 *
 * <p>A game that is at least n ups has at least the weight n, and one that is at most n ups has at
 * most that.
 */
final class Weights {
  /** What stands for 1. */
  static final long UNIT = ItemLimits.UNIT;

  /** Stands for what is not known; sums of a few that are not known stay beyond all others. */
  static final long FAR = 1L << 52;

  /** What is known of an all-small game of which nothing is known. */
  static final Weights NONE = new Weights(-FAR, FAR, FAR, -FAR, null);

  private static final BigInteger MOST_FOLLOWERS = BigInteger.valueOf(32);

  private final long low;
  private final long high;
  private final long above;
  private final long below;
  private final ShortGame exact;
  private final boolean smallGame;
  private volatile Weights negative;

  /**
   * @param low the weight is at least this
   * @param high the weight is at most this
   * @param above the game is not at least so many ups, as far as that is known
   * @param below the game is not at most this many ups
   * @param exact the weight, null where it is not known
   */
  private Weights(long low, long high, long above, long below, ShortGame exact) {
    this.low = low;
    this.high = high;
    this.above = above;
    this.below = below;
    this.exact = exact;
    this.smallGame = exact != null && !exact.isNumber() && isSmall(exact);
  }

  /** The weight of a value; null where it is not all-small. */
  static Weights of(ShortGame value) {
    return value.isAllSmall() ? exactly(value.atomicWeight()) : null;
  }

  /** What is known when the weight is. */
  static Weights exactly(ShortGame weight) {
    return new Weights(atMost(weight), -atMost(weight.negate()), -FAR, FAR, weight);
  }

  /** A number that a weight is at least, the greatest or one unit less. */
  private static long atMost(ShortGame weight) {
    long stop = ItemLimits.low(weight.rightStop());
    return weight.isNumber() ? stop : stop - 1;
  }

  /** The weight; null where it is not known. */
  ShortGame exact() {
    return exact;
  }

  /** Whether it is known and no number, but so small a game that it may be added to others. */
  boolean isSmallGame() {
    return smallGame;
  }

  /** Whether a weight is so small a game that it may be added to others. */
  static boolean isSmall(ShortGame weight) {
    return weight.followerCount().compareTo(MOST_FOLLOWERS) <= 0;
  }

  /** What the weight is at least, in units. */
  long low() {
    return low;
  }

  /** What the weight is at most, in units. */
  long high() {
    return high;
  }

  /** Whether it is not known if the game is at least this many ups. */
  boolean mayBeAtLeast(long ups) {
    long units = ups * UNIT;
    return units > low && units < above && units <= high;
  }

  /** The same and whether the game is at least this many ups. */
  Weights withAtLeast(long ups, boolean holds) {
    long units = ups * UNIT;
    return holds
        ? new Weights(Math.max(low, units), high, above, below, null)
        : new Weights(low, high, Math.min(above, units), below, null);
  }

  /** Likewise for the negative. */
  Weights negative() {
    Weights known = negative;
    if (known == null) {
      known = new Weights(-high, -low, -below, -above, exact == null ? null : exact.negate());
      known.negative = this;
      negative = known;
    }
    return known;
  }
}
