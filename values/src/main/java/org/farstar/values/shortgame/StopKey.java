package org.farstar.values.shortgame;

import java.math.BigInteger;
import org.farstar.values.Dyadic;

/**
 * A number squeezed into a long so that most comparisons of stops are one comparison of longs.
 *
 * <pre>
 *   | floor(x * 2^20), within -2^62 .. 2^62-1        | rest |
 *    63                                             1    0
 * </pre>
 *
 * <p>The lowest bit is set unless the rest of the key is x exactly. Keys never decrease as numbers
 * increase; two equal keys with the lowest bit clear are two equal numbers, and only two equal keys
 * with the bit set leave the question open.
 */
final class StopKey {
  private static final int PLACES = 20;
  private static final int UNIT = PLACES + 1;
  private static final int LONGEST = Long.SIZE - 2;

  private StopKey() {}

  /** The key of a number. */
  static long of(Dyadic x) {
    int e = x.denominatorExponent();
    if (e <= PLACES && x.hasLongNumerator()) {
      long small = x.longNumerator();
      if (small >> LONGEST - PLACES - 1 == small >> Long.SIZE - 1) {
        return small << (PLACES - e + 1);
      }
    }
    BigInteger m = x.numerator();
    BigInteger floor = e <= PLACES ? m.shiftLeft(PLACES - e) : m.shiftRight(e - PLACES);
    if (floor.bitLength() >= LONGEST) {
      return x.signum() < 0 ? Long.MIN_VALUE | 1 : Long.MAX_VALUE;
    }
    return floor.longValue() << 1 | 1;
  }

  /** The number of a key that is exact. */
  static Dyadic number(long key) {
    return Dyadic.of(key >> 1, PLACES);
  }

  /** Whether the key is the number: equal keys are equal numbers. */
  static boolean isExact(long key) {
    return (key & 1) == 0;
  }

  /** Whether the key is exact, and so is the sum of two such keys, as that of the sum. */
  static boolean isSmall(long key) {
    return (key & 1) == 0 && key >> (LONGEST - 2) == key >> (Long.SIZE - 1);
  }

  /**
   * The key of the simplest number above one key and below another, as {@link
   * Dyadic#simplestBetween} finds it; not exact if the keys are too close to tell. To allow a
   * number itself, give one less than its key as the lower bound or one more as the upper one.
   *
   * @param bounded whether there is a lower bound; without one it is not looked at
   * @param lo one that {@link #isSmall}, or one less
   * @param boundedAbove whether there is an upper bound
   * @param hi one that is small, or one more; above lo
   */
  static long simplest(boolean bounded, long lo, boolean boundedAbove, long hi) {
    if ((!bounded || lo < 0) && (!boundedAbove || hi > 0)) {
      return 0;
    }
    if (!bounded || lo < 0) {
      return -simplest(true, -hi, bounded, -lo);
    }
    long integer = ((lo >> UNIT) + 1) << UNIT;
    if (!boundedAbove || integer < hi) {
      return integer;
    }
    // See SimplestNumber for how.
    long last = hi - 1;
    return lo == last ? 1 : last & -Long.highestOneBit(lo ^ last);
  }

  /** The order of two numbers, given their keys. */
  static int compare(long keyX, Dyadic x, long keyY, Dyadic y) {
    if (keyX != keyY) {
      return keyX < keyY ? -1 : 1;
    }
    return (keyX & 1) == 0 ? 0 : x.compareTo(y);
  }
}
