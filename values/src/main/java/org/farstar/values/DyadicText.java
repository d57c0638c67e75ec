package org.farstar.values;

import java.math.BigInteger;
import org.farstar.values.text.Scanner;

/** Reads the text form of a dyadic rational; {@link Dyadic#toString()} writes it. */
final class DyadicText {

  private DyadicText() {}

  /** See {@link Dyadic#read(String)}. */
  static Dyadic read(String text) {
    Scanner at = new Scanner(text).blanks();
    boolean negative = at.accept('-');
    BigInteger size = at.digits(negative ? "a digit" : "a number such as 7 or -3/4");
    BigInteger numerator = negative ? size.negate() : size;
    if (!at.blanks().accept('/')) {
      at.expectEnd("a digit, '/' or the end");
      return Dyadic.of(numerator, 0);
    }
    int exponent = denominatorExponent(at.blanks());
    at.blanks().expectEnd("the end");
    return Dyadic.of(numerator, exponent);
  }

  private static int denominatorExponent(Scanner at) {
    int start = at.at();
    BigInteger denominator = at.digits("a power of two");
    if (denominator.bitCount() != 1) {
      throw at.error(
          start,
          "denominator " + at.text().substring(start, at.at()),
          "a power of two (1, 2, 4, 8, ...)");
    }
    return denominator.getLowestSetBit();
  }
}
