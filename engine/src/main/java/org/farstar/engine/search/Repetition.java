package org.farstar.engine.search;

import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;

/**
 * Notices when a search finds the same values over and over, because its table forgets them before
 * they are asked for again: such a search may take as long as one without a table.
 *
 * <p>Different positions are counted by the longest runs of zeros in their hash codes, in {@value
 * #REGISTERS} groups (Flajolet, Fusy, Gandouet and Meunier, HyperLogLog, 2007), to within some
 * hundredths. Threads may lose a position now and then.
 */
final class Repetition {
  /** So many values for each different position count as too many. */
  private static final int MOST = 8;

  /** Before this many values were found nothing is said. */
  private static final long LEAST = 1 << 18;

  private static final int BITS = 11;
  private static final int REGISTERS = 1 << BITS;
  private static final double CORRECTION = 0.7213 / (1 + 1.079 / REGISTERS);

  private final byte[] longest = new byte[REGISTERS];
  private long found;
  private long next = LEAST;

  /**
   * Counts a value that was found.
   *
   * @throws SearchStopped for the memory, when most values were found many times
   */
  void count(Object position) {
    long mixed = position.hashCode() * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
    mixed ^= mixed >>> 32;
    int register = (int) (mixed >>> Long.SIZE - BITS);
    byte zeros = (byte) (Long.numberOfTrailingZeros(mixed | 1L << Long.SIZE - BITS) + 1);
    if (zeros > longest[register]) {
      longest[register] = zeros;
    }
    if (++found >= next) {
      next = found + LEAST;
      if (found > MOST * different()) {
        throw new SearchStopped(StopReason.MEMORY);
      }
    }
  }

  /** About how many different positions there were. */
  double different() {
    double sum = 0;
    int empty = 0;
    for (byte zeros : longest) {
      sum += Math.pow(2, -zeros);
      empty += zeros == 0 ? 1 : 0;
    }
    double estimate = CORRECTION * REGISTERS * REGISTERS / sum;
    return estimate < 2.5 * REGISTERS && empty > 0
        ? REGISTERS * Math.log((double) REGISTERS / empty)
        : estimate;
  }
}
