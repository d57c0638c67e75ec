package org.farstar.games.heap.corner;

import java.math.BigInteger;
import java.util.BitSet;

/**
 * The P-positions (a_k, b_k) of Wythoff's game, exact for k of any size: integer square roots only,
 * no floating point. A call takes the time of one square root of a number of twice the digits.
 */
public final class WythoffPairs {
  private static final BigInteger FIVE = BigInteger.valueOf(5);
  private static final BigInteger THREE = BigInteger.valueOf(3);

  private WythoffPairs() {}

  /** The integer part of k times the square root of 5. */
  private static BigInteger rootOfFive(BigInteger k) {
    return k.multiply(k).multiply(FIVE).sqrt();
  }

  /**
   * a_k, the integer part of k (1 + sqrt 5) / 2, for k of at least 0.
   *
   * <p>The integer part of y/2 is that of half the integer part of y, so the integer part of k sqrt
   * 5 is all that is needed.
   */
  public static BigInteger a(BigInteger k) {
    return k.add(rootOfFive(k)).shiftRight(1);
  }

  /** b_k = a_k + k, the integer part of k (3 + sqrt 5) / 2. */
  public static BigInteger b(BigInteger k) {
    return a(k).add(k);
  }

  /** The other number of the one pair that a number of at least 0 is in. */
  public static BigInteger partner(BigInteger x) {
    BigInteger k = index(x);
    return a(k).equals(x) ? x.add(k) : x.subtract(k);
  }

  /**
   * The k of the one pair (a_k, b_k) that a number is in.
   *
   * <p>If x = a_k then k is the integer part of (x+1) / phi, and if x = b_k that of (x+1) / phi^2.
   */
  public static BigInteger index(BigInteger x) {
    BigInteger next = x.add(BigInteger.ONE);
    BigInteger root = rootOfFive(next);
    BigInteger asFirst = root.subtract(next).shiftRight(1);
    if (a(asFirst).equals(x)) {
      return asFirst;
    }
    // (3 (x+1) - sqrt5 (x+1)) / 2, and the root is irrational: rounded up it is root + 1.
    return next.multiply(THREE).subtract(root).subtract(BigInteger.ONE).shiftRight(1);
  }

  /**
   * The first numbers a_k by the definition of the lecture: the least number that is in no earlier
   * pair, b_k being a_k + k. Shares nothing with the formulas.
   */
  public static int[] byMex(int count) {
    int[] first = new int[count];
    BitSet used = new BitSet();
    for (int k = 0; k < count; k++) {
      first[k] = used.nextClearBit(0);
      used.set(first[k]);
      used.set(first[k] + k);
    }
    return first;
  }
}
