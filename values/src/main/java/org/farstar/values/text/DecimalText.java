package org.farstar.values.text;

import java.math.BigInteger;

/**
 * Reads long runs of decimal digits.
 *
 * <p>{@link BigInteger#BigInteger(String)} takes time quadratic in the number of digits on Java 17,
 * which is minutes for the numbers that long positions have. Splitting the digits in halves and
 * multiplying takes the time of a few multiplications.
 */
final class DecimalText {

  private static final int SHORT = 2_000;

  private DecimalText() {}

  /** The integer whose digits are {@code text[from, to)}, at least one and nothing but digits. */
  static BigInteger read(String text, int from, int to) {
    if (to - from <= SHORT) {
      return new BigInteger(text.substring(from, to));
    }
    int low = (to - from) / 2;
    BigInteger high = read(text, from, to - low).multiply(BigInteger.TEN.pow(low));
    return high.add(read(text, to - low, to));
  }
}
