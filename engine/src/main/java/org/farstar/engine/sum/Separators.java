package org.farstar.engine.sum;

import java.util.Optional;

/**
 * Commas and semicolons that people type between numbers where a notation has blanks: {@code 3, 5,
 * 7}.
 */
final class Separators {
  /** Within brackets, quotes, settings and names of vertices a comma has a meaning of its own. */
  private static final String MEANING = "(){}[]\"=->@";

  private Separators() {}

  /**
   * The text with blanks in their place, as long as before; empty where it has none, or one that
   * may mean something else, as in {@code {1,2}} and {@code 1,000}.
   *
   * @param from where the positions begin
   */
  static Optional<String> asBlanks(String text, int from) {
    StringBuilder blanks = new StringBuilder(text);
    boolean found = false;
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (MEANING.indexOf(c) >= 0) {
        return Optional.empty();
      }
      if (c == ',' || c == ';') {
        if (!isBetweenDigits(text, from, i) || c == ',' && isInNumber(text, from, i)) {
          return Optional.empty();
        }
        blanks.setCharAt(i, ' ');
        found = true;
      }
    }
    return found ? Optional.of(blanks.toString()) : Optional.empty();
  }

  private static boolean isBetweenDigits(String text, int from, int mark) {
    int before = mark - 1;
    while (before >= from && text.charAt(before) == ' ') {
      before--;
    }
    int after = mark + 1;
    while (after < text.length() && text.charAt(after) == ' ') {
      after++;
    }
    return before >= from
        && after < text.length()
        && isDigit(text.charAt(before))
        && isDigit(text.charAt(after));
  }

  /** Whether the comma may divide the thousands of one number: three digits follow, no more. */
  private static boolean isInNumber(String text, int from, int comma) {
    int after = comma + 1;
    while (after < text.length() && isDigit(text.charAt(after))) {
      after++;
    }
    return comma > from && isDigit(text.charAt(comma - 1)) && after == comma + 4;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
