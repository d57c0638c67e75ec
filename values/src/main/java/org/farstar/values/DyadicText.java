package org.farstar.values;

import java.math.BigInteger;

/** Reads the text form of a dyadic rational; {@link Dyadic#toString()} writes it. */
final class DyadicText {

  private final String text;
  private int at;

  private DyadicText(String text) {
    this.text = text;
  }

  /** See {@link Dyadic#parse(String)}. */
  static Dyadic parse(String text) {
    return new DyadicText(text).number();
  }

  private Dyadic number() {
    skipBlanks();
    boolean negative = at < text.length() && text.charAt(at) == '-';
    if (negative) {
      at++;
    }
    BigInteger numerator = digits(negative ? "a digit" : "a number such as 7 or -3/4");
    if (negative) {
      numerator = numerator.negate();
    }
    skipBlanks();
    int exponent = 0;
    if (at < text.length() && text.charAt(at) == '/') {
      at++;
      skipBlanks();
      exponent = denominatorExponent();
      skipBlanks();
      requireEnd("the end");
    } else {
      requireEnd("a digit, '/' or the end");
    }
    return Dyadic.of(numerator, exponent);
  }

  private int denominatorExponent() {
    int start = at;
    BigInteger denominator = digits("a power of two");
    if (denominator.bitCount() != 1) {
      throw new NotationException(
          text,
          start + 1,
          "denominator " + text.substring(start, DecimalText.endOfDigits(text, start)),
          "a power of two (1, 2, 4, 8, ...)");
    }
    return denominator.getLowestSetBit();
  }

  private BigInteger digits(String allowed) {
    int end = DecimalText.endOfDigits(text, at);
    if (end == at) {
      throw found(allowed);
    }
    BigInteger value = DecimalText.parse(text, at, end);
    at = end;
    return value;
  }

  private void skipBlanks() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }

  private void requireEnd(String allowed) {
    if (at < text.length()) {
      throw found(allowed);
    }
  }

  private NotationException found(String allowed) {
    return new NotationException(text, at + 1, NotationException.at(text, at), allowed);
  }
}
