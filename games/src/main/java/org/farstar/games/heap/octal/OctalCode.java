package org.farstar.games.heap.octal;

import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/**
 * The code of an octal game (Guy and Smith): digit k says what may become of a heap from which k
 * are taken, 1 nothing, 2 one heap, 4 two heaps, added up.
 *
 * @param text the code, for instance 0.137; the digit before the point is 0 or 4
 */
public record OctalCode(String text) {
  private static final int MOST_PLACES = 1000;
  private static final String ALLOWED =
      "a code such as 0.137: 0 or 4, octal digits; take-and-break has others";

  /**
   * @throws NotationException if the text is not a code
   */
  public OctalCode {
    Scanner at = new Scanner(text);
    if (!at.accept('0')) {
      at.expect("4", ALLOWED);
    }
    int digits = at.expect(".", ALLOWED).takeWhile(c -> c >= '0' && c <= '7').length();
    if (digits == 0 || !at.atEnd()) {
      throw at.error(ALLOWED);
    }
    if (digits > MOST_PLACES) {
      throw at.error(2 + MOST_PLACES, digits + " digits", MOST_PLACES + " digits");
    }
  }

  /** How many places there are behind the point, without zeros at the end. */
  public int places() {
    int last = text.length();
    while (last > 2 && text.charAt(last - 1) == '0') {
      last--;
    }
    return last - 2;
  }

  private int digit(int taken) {
    int at = taken == 0 ? 0 : taken + 1;
    return at < text.length() ? text.charAt(at) - '0' : 0;
  }

  /** Whether taking this many may leave this many heaps, none of them empty. */
  public boolean leaves(int taken, int heaps) {
    return (digit(taken) & 1 << heaps) != 0;
  }

  @Override
  public String toString() {
    return text;
  }
}
