package org.farstar.ask.answer;

import org.farstar.values.text.Counts;

/** Counts and durations for people. */
public final class Amounts {
  private Amounts() {}

  /** A count with commas. */
  public static String count(long number) {
    return Counts.of(number);
  }

  /** A count of things: {@code 1 move}, {@code 1,234 moves}. */
  public static String count(long number, String thing) {
    return Counts.of(number, thing);
  }

  /** Decimal digits with commas. */
  public static String grouped(String digits) {
    return Counts.grouped(digits);
  }

  /** A duration in milliseconds: {@code 12 ms}, {@code 3.4 s}, {@code 2 min 5 s}. */
  public static String duration(long millis) {
    if (millis < 1000) {
      return millis + " ms";
    }
    if (millis < 60_000) {
      return millis / 1000 + "." + millis % 1000 / 100 + " s";
    }
    return millis / 60_000 + " min " + millis % 60_000 / 1000 + " s";
  }
}
