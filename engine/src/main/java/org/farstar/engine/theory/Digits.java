package org.farstar.engine.theory;

import java.math.BigInteger;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Value;

/** Numbers in the texts of steps and messages. */
public final class Digits {
  /** Numbers of at most this many digits are written in full. */
  private static final int SHOWN = 40;

  private static final int SHOWN_END = 12;

  /** Numbers with at most this many binary places are written as fractions. */
  private static final int PLACES = 200;

  /** Values of other kinds are written whole up to this length. */
  private static final int LONGEST_TEXT = 200;

  private Digits() {}

  /**
   * The digits of a number that is not negative; of a long one only both ends, and how many there
   * are.
   */
  public static String shown(BigInteger number) {
    return shown(number.toString());
  }

  /**
   * Shortens a text likewise; one that is not all digits, after a sign or a star, is left as it is.
   */
  static String shown(String text) {
    if (text.length() <= SHOWN) {
      return text;
    }
    int from = "-*".indexOf(text.charAt(0)) >= 0 ? 1 : 0;
    String digits = text.substring(from);
    if (!digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
      return text;
    }
    return text.substring(0, from) + ends(digits);
  }

  private static String ends(String digits) {
    return digits.length() <= SHOWN
        ? digits
        : digits.substring(0, SHOWN_END)
            + "..."
            + digits.substring(digits.length() - SHOWN_END)
            + " ("
            + digits.length()
            + " digits)";
  }

  /**
   * A number; of a long one only its ends, or how fine it is and its sign. Never takes longer than
   * what it writes.
   */
  public static String shown(Dyadic number) {
    if (number.denominatorExponent() > PLACES) {
      return "an odd number / 2^"
          + number.denominatorExponent()
          + ", "
          + (number.signum() < 0 ? "below" : "above")
          + " 0";
    }
    if (number.isInteger()) {
      return (number.signum() < 0 ? "-" : "") + shown(number.numerator().abs());
    }
    String sign = number.signum() < 0 ? "-" : "";
    BigInteger size = number.numerator().abs();
    return size.bitLength() <= PLACES
        ? number.toString()
        : sign + shown(size) + "/2^" + number.denominatorExponent();
  }

  /** A value of any kind; of a long one the beginning and how long it is. */
  public static String shown(Value value) {
    if (value instanceof Dyadic number) {
      return shown(number);
    }
    if (value instanceof Nimber nimber && nimber.size().bitLength() > 1) {
      return "*" + shown(nimber.size());
    }
    return brief(value.toString());
  }

  /** A text; of a long one the beginning and how long it is. */
  static String brief(String text) {
    return text.length() <= LONGEST_TEXT
        ? text
        : text.substring(0, LONGEST_TEXT / 2) + "... (" + text.length() + " characters)";
  }
}
