package org.farstar.games.strip;

import java.util.ArrayList;
import java.util.List;
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

  /**
   * The independent parts of a row in which Left's pieces go to the right and Right's to the left:
   * it is taken apart where a piece of Left's is behind one of Right's, and places that nobody
   * comes to are left out. Linear in the length.
   *
   * @param row the two symbols, and others for free places
   * @param own Left's symbol
   * @param enemy Right's
   */
  public static List<String> herds(String row, char own, char enemy) {
    List<String> herds = new ArrayList<>();
    int from = 0;
    int end = 0;
    boolean open = false;
    for (int i = 0; i < row.length(); i++) {
      if (row.charAt(i) == enemy) {
        end = i + 1;
      } else if (row.charAt(i) == own && (end > from || !open)) {
        if (end > from) {
          herds.add(row.substring(from, end));
        }
        from = i;
        open = true;
      }
    }
    if (end > from || open) {
      herds.add(row.substring(from, end > from ? end : row.length()));
    }
    return herds;
  }
}
