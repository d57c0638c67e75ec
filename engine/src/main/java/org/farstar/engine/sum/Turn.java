package org.farstar.engine.sum;

/**
 * How much each of the searches for one sum may do in a turn, before the next one has its own. They
 * are the search for the values of single items, that of a source for large positions as they are,
 * and the search of the sum by proof numbers. Each turn is four times as long as the one before,
 * and the one that suits a sum ends it.
 *
 * <p>All shares are in positions and stand here alone. They were measured on the suites of {@code
 * bench/RESULTS.md}; whoever changes one runs those again.
 *
 * @param effort the unit of the shares
 */
record Turn(long effort) {
  private static final long FIRST = 250;

  private static final int GROWTH = 4;

  /** Finds out what is in the tables of a source, or follows from its bounds. */
  static final long AT_ONCE = 16;

  /** The most that the value of one item may take, and of one that stands alone. */
  static final long MOST_VALUE = 32_000;

  private static final long MOST_ALONE = 250;

  /**
   * For the value of an item made from a play: a sum takes as long as a position there, while
   * packed sums are 16 times as quick as the values of their items.
   */
  private static final int PLAYS = 8;

  private static final int SUMS = 16;

  /** A search of a source for large positions, whose positions are quick. */
  private static final int BOARDS = 2048;

  /** The same for a board that falls apart, whose positions take about as long as sums. */
  private static final int WHOLE = 128;

  /**
   * Sums have this many times less where a search of the source continues too, mostly the faster
   * one.
   */
  private static final int FEWER = 128;

  /** From this effort on all threads take part: what is small needs but one. */
  static final long SHARED = 4_000;

  static Turn first() {
    return new Turn(FIRST);
  }

  Turn next() {
    return new Turn(GROWTH * effort);
  }

  /**
   * For the value of one item.
   *
   * @param alone whether it is all there is: who wins is often found sooner than the value
   * @param nimbers whether all values are nimbers, which say more than any bound; then nothing else
   *     is tried for long
   * @param play whether it was made from a play
   */
  long value(boolean alone, boolean nimbers, boolean play) {
    if (alone) {
      return Math.min(effort, MOST_ALONE);
    }
    return nimbers ? BOARDS * effort : Math.min(effort, MOST_VALUE) * (play ? PLAYS : 1);
  }

  /** For a search of a source for items or positions as they are. */
  long boards() {
    return BOARDS * effort;
  }

  /** For a search of a source for a position that falls apart. */
  long whole() {
    return WHOLE * effort;
  }

  /**
   * For sums by proof numbers.
   *
   * @param beside whether a search of a source continues too
   */
  long sums(boolean beside) {
    return beside ? SUMS * effort / FEWER : SUMS * effort;
  }
}
