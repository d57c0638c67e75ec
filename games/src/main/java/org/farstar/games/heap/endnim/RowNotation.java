package org.farstar.games.heap.endnim;

import java.util.ArrayList;
import java.util.List;
import org.farstar.values.Ordinal;
import org.farstar.values.text.Scanner;

/** Reads a row: piles separated by {@code |}; {@code 0} alone is the row without piles. */
public final class RowNotation {
  private static final int MOST_BITS = 16;

  private static final String NOTHING = "0 alone is the row without piles";

  private RowNotation() {}

  public static Row read(String text) {
    return row(text, false);
  }

  /** A row of piles small enough to try each of their options. */
  static Row readFinite(String text) {
    return row(text, true);
  }

  private static Row row(String text, boolean finite) {
    if (text.strip().equals("0")) {
      return Row.EMPTY;
    }
    List<Ordinal> piles = new ArrayList<>();
    Scanner at = new Scanner(text);
    do {
      piles.add(pile(at.upTo('|').rest(), finite));
    } while (at.accept('|'));
    return Row.of(piles);
  }

  private static Ordinal pile(Scanner pile, boolean finite) {
    if (pile.atEnd()) {
      throw pile.error("a pile, such as 7 or w*2+1; " + NOTHING);
    }
    Ordinal size = pile.read(Ordinal::read);
    if (size.isZero()) {
      throw pile.stretchError("a pile of 0", "piles of at least 1; " + NOTHING);
    }
    if (finite && (!size.isFinite() || size.finitePart().bitLength() > MOST_BITS)) {
      throw pile.stretchError(
          "a pile of " + size, "finite piles, from 1 to " + ((1L << MOST_BITS) - 1));
    }
    return size;
  }
}
