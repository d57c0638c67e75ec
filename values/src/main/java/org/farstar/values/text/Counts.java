package org.farstar.values.text;

/** Numbers of things, with commas. */
public final class Counts {
  private Counts() {}

  /** A count of things: {@code 1 move}, {@code 1,234 moves}. */
  public static String of(long number, String thing) {
    return of(number) + " " + thing + (number == 1 ? "" : "s");
  }

  /** A count: {@code 1,234}. */
  public static String of(long number) {
    return grouped(Long.toString(number));
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
}
