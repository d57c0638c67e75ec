package org.farstar.values;

import java.math.BigInteger;

/** Shifts that say so when their result cannot be represented. */
final class Shifts {

  private Shifts() {}

  /** Whether {@code n} times 2^{@code places} fits a long, for {@code places >= 0}. */
  static boolean fits(long n, long places) {
    return n == 0 || (places < Long.SIZE && n << places >> places == n);
  }

  /** {@code n} times 2^{@code places}, for {@code places >= 0}. */
  static BigInteger left(BigInteger n, long places) {
    if (n.signum() != 0 && n.bitLength() + places > Integer.MAX_VALUE) {
      throw new ArithmeticException(
          "an integer of " + (n.bitLength() + places) + " binary digits is too large");
    }
    return n.shiftLeft((int) places);
  }

  /** The exponent of a denominator, as an int. */
  static int exponent(long exponent) {
    if (exponent > Integer.MAX_VALUE) {
      throw new ArithmeticException(
          "denominator 2^" + exponent + " is too large, the largest is 2^" + Integer.MAX_VALUE);
    }
    if (exponent < -Integer.MAX_VALUE) {
      throw new ArithmeticException("a factor of 2^" + -exponent + " is too large");
    }
    return (int) exponent;
  }
}
