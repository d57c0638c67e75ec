package org.farstar.regions.outcome;

/**
 * Guesses at mean values of regions from how many moves more one player has than the other: this
 * many times the lead as was best, by least squares, for the regions that were valued. Good enough
 * to say where to search first; nothing is decided by it.
 */
final class MeanGuess {
  /** After this many regions no more are counted. */
  private static final int ENOUGH = 4096;

  private int seen;
  private double squares;
  private double products;

  /** Whether more values are wanted. */
  boolean wantsMore() {
    return seen < ENOUGH;
  }

  /** Takes note of the mean value of a region. */
  void learn(long lead, long mean) {
    seen++;
    squares += (double) lead * lead;
    products += (double) lead * mean;
  }

  /** About the mean value of a region, in the unit of those learnt. */
  long of(long lead) {
    return squares == 0 ? 0 : Math.round(lead * products / squares);
  }
}
