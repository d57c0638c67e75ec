package org.farstar.games.heap.breaking;

import org.farstar.values.text.NotationException;

/** A code for Left and one for Right, written with a bar between. */
public record SideCodes(BreakCode left, BreakCode right) {
  /**
   * Reads two codes.
   *
   * @throws NotationException where the text is anything else
   */
  public static SideCodes read(String text) {
    int bar = text.indexOf('|');
    if (bar < 0) {
      throw new NotationException(text, text.length() + 1, "the end", "| and Right's code");
    }
    BreakCode left = BreakCode.read(text.substring(0, bar));
    try {
      return new SideCodes(left, BreakCode.read(text.substring(bar + 1)));
    } catch (NotationException e) {
      throw new NotationException(text, bar + 1 + e.column(), e.found(), e.allowed());
    }
  }

  @Override
  public String toString() {
    return left + " | " + right;
  }
}
