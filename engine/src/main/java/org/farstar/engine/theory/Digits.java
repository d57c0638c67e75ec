package org.farstar.engine.theory;

import java.math.BigInteger;

/** Numbers in the texts of steps and messages. */
public final class Digits {
  /** Numbers of at most this many digits are written in full. */
  private static final int SHOWN = 40;

  private static final int SHOWN_END = 12;

  private Digits() {}

  /**
   * The digits of a number that is not negative; of a long one only both ends, and how many there
   * are.
   */
  public static String shown(BigInteger number) {
    String digits = number.toString();
    return digits.length() <= SHOWN
        ? digits
        : digits.substring(0, SHOWN_END)
            + "..."
            + digits.substring(digits.length() - SHOWN_END)
            + " ("
            + digits.length()
            + " digits)";
  }
}
