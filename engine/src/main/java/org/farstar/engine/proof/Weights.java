package org.farstar.engine.proof;

import org.farstar.values.Dyadic;
import org.farstar.values.shortgame.ShortGame;

/**
 * Between which integers the atomic weight of an all-small game is known to lie. Immutable.
 *
 * <p>A game that is at least n ups has at least the weight n, and one that is at most n ups has at
 * most that.
 */
final class Weights {
  /** Stands for what is not known. */
  static final long FAR = 1L << 40;

  /** What is known of an all-small game of which nothing is known. */
  static final Weights NONE = new Weights(-FAR, FAR, FAR, -FAR);

  private final long low;
  private final long high;
  private final long above;
  private final long below;

  /**
   * @param low the weight is at least this
   * @param high the weight is at most this
   * @param above the game is not at least so many ups, as far as that is known
   * @param below the game is not at most so many ups
   */
  private Weights(long low, long high, long above, long below) {
    this.low = low;
    this.high = high;
    this.above = above;
    this.below = below;
  }

  /** The weight of a value; null where it is not all-small. */
  static Weights of(ShortGame value) {
    if (!value.isAllSmall()) {
      return null;
    }
    ShortGame weight = value.atomicWeight();
    long low = atMost(weight);
    long high = -atMost(weight.negate());
    return new Weights(low, high, low + 1, high - 1);
  }

  /** An integer that a weight is at least: the greatest, or one less. */
  private static long atMost(ShortGame weight) {
    Dyadic stop = weight.rightStop();
    long floor = stop.floor().longValueExact();
    boolean number = weight.isNumber() || !stop.isInteger();
    return number ? floor : floor - 1;
  }

  /** What the weight is at least. */
  long low() {
    return low;
  }

  /** What the weight is at most. */
  long high() {
    return high;
  }

  /** Whether it is not known if the game is at least so many ups. */
  boolean mayBeAtLeast(long ups) {
    return ups > low && ups < above && ups <= high;
  }

  /** The same and whether the game is at least so many ups. */
  Weights withAtLeast(long ups, boolean holds) {
    return holds
        ? new Weights(Math.max(low, ups), high, above, below)
        : new Weights(low, high, Math.min(above, ups), below);
  }

  /** The same of the negative. */
  Weights negative() {
    return new Weights(-high, -low, -below, -above);
  }
}
