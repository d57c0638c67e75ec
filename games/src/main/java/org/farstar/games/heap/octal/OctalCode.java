package org.farstar.games.heap.octal;

import org.farstar.values.text.NotationException;

/**
 * The code of an octal game (Guy and Smith): digit k says what may become of a heap from which k
 * are taken, 1 nothing, 2 one heap, 4 two heaps, added up.
 *
 * @param text the code, for instance 0.137; the digit before the point is 0 or 4
 */
public record OctalCode(String text) {
  private static final int LONGEST = 1002;

  /**
   * @throws NotationException if the text is not a code
   */
  public OctalCode {
    for (int i = 0; i < Math.max(3, text.length()); i++) {
      String allowed = i == 0 ? "04" : i == 1 ? "." : "01234567";
      if (i >= text.length() || allowed.indexOf(text.charAt(i)) < 0) {
        throw new NotationException(
            text,
            i + 1,
            NotationException.at(text, i),
            "a code such as 0.137: 0 or 4, octal digits");
      }
    }
    if (text.length() > LONGEST) {
      throw new NotationException(
          text, LONGEST + 1, text.length() - 2 + " digits", LONGEST - 2 + " digits");
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

  /** Whether taking so many may leave so many heaps, none of them empty. */
  public boolean leaves(int taken, int heaps) {
    return (digit(taken) & 1 << heaps) != 0;
  }

  @Override
  public String toString() {
    return text;
  }
}
