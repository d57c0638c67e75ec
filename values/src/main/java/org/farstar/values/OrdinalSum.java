package org.farstar.values;

import java.math.BigInteger;

/**
 * The ordinal sum of two numbers in canonical form, by arithmetic.
 *
 * <p>For canonical forms the sign expansion of G:H is that of G followed by that of H. This class
 * writes no signs down: with G = m/2^e, s the sign of H and r = ceil|H| the length of its leading
 * run of equal signs,
 *
 * <pre>
 *   G:H = G + H                                if G is an integer not opposed to H in sign,
 *   G:H = G + (s + (H - s(r+1)) / 2^r) / 2^e   otherwise.
 * </pre>
 *
 * <p>In the first case the leading runs of G and H merge into one. In the second the i-th sign
 * after G counts 1/2^(e+i): the leading run of H adds s(1 - 1/2^r)/2^e, and whatever follows it,
 * which is worth H - sr in H, is worth 2^(r+e) times less.
 *
 * <p>Linear in the binary digits of the result.
 */
final class OrdinalSum {

  private OrdinalSum() {}

  /** See {@link Dyadic#ordinalSum}. */
  static Dyadic of(Dyadic base, Dyadic exponent) {
    int s = exponent.signum();
    if (s == 0 || (base.isInteger() && base.signum() * s >= 0)) {
      return base.plus(exponent);
    }
    BigInteger run = exponent.abs().ceiling();
    if (run.bitLength() >= Integer.SIZE) {
      throw new ArithmeticException(
          "an ordinal sum would have a denominator above 2^" + Integer.MAX_VALUE);
    }
    Dyadic past = Dyadic.of(run).plus(Dyadic.ONE).times(s);
    Dyadic appended = Dyadic.of(s).plus(exponent.minus(past).shift(-run.intValue()));
    return base.plus(appended.shift(-base.denominatorExponent()));
  }
}
