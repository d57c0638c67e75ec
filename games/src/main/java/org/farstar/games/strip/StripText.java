package org.farstar.games.strip;

import org.farstar.values.text.NotationException;

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
    for (int i = 0; i <= text.length(); i++) {
      boolean bar = i == text.length() || text.charAt(i) == '|';
      boolean fits =
          bar ? i > 0 && text.charAt(i - 1) != '|' : symbols.indexOf(text.charAt(i)) >= 0;
      if (!fits) {
        throw new NotationException(
            text,
            i + 1,
            NotationException.at(text, i),
            "rows of the symbols " + String.join(" ", symbols.split("")) + " joined by |, or 0");
      }
    }
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
