package org.farstar.figures;

import java.math.BigInteger;
import org.farstar.values.Dyadic;

/**
 * How many units of a drawing a value of 1 takes. Ratios are taken exactly before they are rounded,
 * so numbers far beyond what a double holds are drawn too.
 */
final class Scale {
  private static final int BITS = 62;

  private final Dyadic range;
  private final double length;

  /**
   * @param range a positive number
   * @param length how long it is in a drawing
   */
  Scale(Dyadic range, double length) {
    this.range = range;
    this.length = length;
  }

  /** How long a number is in the drawing. */
  double length(Dyadic number) {
    return ratio(number, range) * length;
  }

  /** The quotient of two numbers, the second positive, as a double. */
  static double ratio(Dyadic number, Dyadic by) {
    double front = front(number.numerator()) / front(by.numerator());
    long exponent =
        (long) cut(number.numerator())
            - cut(by.numerator())
            - number.denominatorExponent()
            + by.denominatorExponent();
    return Math.scalb(front, (int) Math.max(-5000, Math.min(5000, exponent)));
  }

  private static int cut(BigInteger n) {
    return Math.max(0, n.bitLength() - BITS);
  }

  private static double front(BigInteger n) {
    return n.shiftRight(cut(n)).longValue();
  }
}
