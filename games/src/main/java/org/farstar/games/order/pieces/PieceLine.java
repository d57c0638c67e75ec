package org.farstar.games.order.pieces;

import java.util.ArrayList;
import java.util.List;
import org.farstar.games.order.pennies.Clumps;

/**
 * Black and white pieces in a row.
 *
 * @param pieces a letter for each, B or W, from the left
 */
public record PieceLine(String pieces) {
  /** How many pieces there are. */
  public int length() {
    return pieces.length();
  }

  /** Whether the piece at this index, from 0, is black. */
  boolean black(int index) {
    return pieces.charAt(index) == 'B';
  }

  /** The row without the piece at an index. */
  PieceLine without(int index) {
    return new PieceLine(pieces.substring(0, index) + pieces.substring(index + 1));
  }

  /** The row with a black piece in the place of two. */
  PieceLine joined(int index) {
    return new PieceLine(pieces.substring(0, index) + "B" + pieces.substring(index + 2));
  }

  /**
   * The same position as clumps of pennies: a clump ends with each black piece, and the last has
   * one penny more than there are pieces behind the last black one.
   */
  public Clumps clumps() {
    List<Long> sizes = new ArrayList<>();
    long open = 0;
    for (int i = 0; i < length(); i++) {
      open++;
      if (black(i)) {
        sizes.add(open);
        open = 0;
      }
    }
    sizes.add(open + 1);
    return new Clumps(sizes);
  }

  /** The row whose clumps these are; at least two pennies. */
  public static PieceLine of(Clumps clumps) {
    StringBuilder pieces = new StringBuilder();
    for (long size : clumps.sizes()) {
      pieces.append("W".repeat(Math.toIntExact(size - 1))).append('B');
    }
    return new PieceLine(pieces.substring(0, pieces.length() - 1));
  }
}
