package org.farstar.games.heap.endnim;

import java.util.ArrayList;
import java.util.List;
import org.farstar.values.Ordinal;
import org.farstar.values.text.NotationException;

/** Reads a row: piles separated by {@code |}; {@code 0} alone is the row without piles. */
final class RowNotation {
  private static final int MOST_BITS = 16;

  private final String text;
  private final boolean finite;

  private RowNotation(String text, boolean finite) {
    this.text = text;
    this.finite = finite;
  }

  static Row read(String text) {
    return new RowNotation(text, false).row();
  }

  /** A row of piles small enough to try each of their options. */
  static Row readFinite(String text) {
    return new RowNotation(text, true).row();
  }

  private Row row() {
    if (text.strip().equals("0")) {
      return Row.EMPTY;
    }
    List<Ordinal> piles = new ArrayList<>();
    int from = 0;
    while (true) {
      int bar = text.indexOf('|', from);
      int to = bar < 0 ? text.length() : bar;
      piles.add(pile(from, to));
      if (bar < 0) {
        return Row.of(piles);
      }
      from = bar + 1;
    }
  }

  private Ordinal pile(int from, int to) {
    String part = text.substring(from, to);
    int start = from + part.length() - part.stripLeading().length();
    if (part.isBlank()) {
      throw new NotationException(
          text,
          to + 1,
          NotationException.at(text, to),
          "a pile, such as 7 or w*2+1; 0 alone is the row without piles");
    }
    Ordinal size;
    try {
      size = Ordinal.parse(part.strip());
    } catch (NotationException e) {
      throw e.within(text, start);
    }
    if (size.isZero()) {
      throw new NotationException(
          text, start + 1, "a pile of 0", "piles of at least 1; 0 alone is the row without piles");
    }
    if (finite && (!size.isFinite() || size.finitePart().bitLength() > MOST_BITS)) {
      throw new NotationException(
          text,
          start + 1,
          "a pile of " + size,
          "finite piles, from 1 to " + ((1L << MOST_BITS) - 1));
    }
    return size;
  }
}
