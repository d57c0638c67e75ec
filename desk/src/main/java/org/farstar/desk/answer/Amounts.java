package org.farstar.desk.answer;

/** Counts and durations for people. */
public final class Amounts {
  private Amounts() {}

  /** A count with commas. */
  public static String count(long number) {
    return grouped(Long.toString(number));
  }

  /** A count of things: {@code 1 move}, {@code 1,234 moves}. */
  public static String count(long number, String thing) {
    return count(number) + " " + thing + (number == 1 ? "" : "s");
  }

  /** Decimal digits with commas. */
  public static String grouped(String digits) {
    StringBuilder out = new StringBuilder(digits);
    int first = digits.startsWith("-") ? 1 : 0;
    for (int i = digits.length() - 3; i > first; i -= 3) {
      out.insert(i, ',');
    }
    return out.toString();
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
