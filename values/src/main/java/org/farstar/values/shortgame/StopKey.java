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
  private static final int LONGEST = Long.SIZE - 2;

  private StopKey() {}

  /** The key of a number. */
  static long of(Dyadic x) {
    BigInteger m = x.numerator();
    int e = x.denominatorExponent();
    if (e <= PLACES && m.bitLength() < LONGEST - PLACES) {
      return m.longValue() << (PLACES - e + 1);
    }
    BigInteger floor = e <= PLACES ? m.shiftLeft(PLACES - e) : m.shiftRight(e - PLACES);
    if (floor.bitLength() >= LONGEST) {
      return x.signum() < 0 ? Long.MIN_VALUE | 1 : Long.MAX_VALUE;
    }
    return floor.longValue() << 1 | 1;
  }

  /** Whether the key is the number: equal keys are equal numbers. */
  static boolean isExact(long key) {
    return (key & 1) == 0;
  }

  /** Whether the key is exact, and so is the sum of two such keys, as that of the sum. */
  static boolean isSmall(long key) {
    return (key & 1) == 0 && key >> (LONGEST - 2) == key >> (Long.SIZE - 1);
  }

  /** The order of two numbers, given their keys. */
  static int compare(long keyX, Dyadic x, long keyY, Dyadic y) {
    if (keyX != keyY) {
      return keyX < keyY ? -1 : 1;
    }
    return (keyX & 1) == 0 ? 0 : x.compareTo(y);
  }
}
