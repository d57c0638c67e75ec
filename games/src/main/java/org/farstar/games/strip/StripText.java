package org.farstar.games.strip;

import org.farstar.values.text.Scanner;

/** Rows of symbols joined by {@code |}. */
public final class StripText {
  private StripText() {}

  /**
   * Checks that a text is rows of these symbols.
   *
   * @param text the rows; one without any symbol is allowed where it is the whole text {@code 0}
   * @param symbols what may stand in a row
   * @return the rows joined by {@code |}, the text {@code 0} as the empty row
   */
  public static String read(String text, String symbols) {
    if (text.equals("0")) {
      return "";
    }
    String allowed =
        "rows of the symbols " + String.join(" ", symbols.split("")) + " joined by |, or 0";
    Scanner at = new Scanner(text);
    do {
      if (at.takeWhile(c -> symbols.indexOf(c) >= 0).isEmpty()) {
        throw at.error(allowed);
      }
    } while (at.accept('|'));
    at.expectEnd(allowed);
    return text;
  }

  /** The rows as text that {@link #read} reads. */
  public static String write(String rows) {
    return rows.isEmpty() ? "0" : rows;
  }

  /** A text in which two letters have changed places. */
  public static String swapped(String rows, char one, char other) {
    char[] letters = rows.toCharArray();
    for (int i = 0; i < letters.length; i++) {
      letters[i] = letters[i] == one ? other : letters[i] == other ? one : letters[i];
    }
    return new String(letters);
  }
}
