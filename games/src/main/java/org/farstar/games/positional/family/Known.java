package org.farstar.games.positional.family;

import java.util.List;
import java.util.Optional;

/**
 * A family with what is known about it.
 *
 * @param text how it is written in a line
 * @param family the sets
 * @param symmetries permutations of the points that map sets to sets, and generate a group
 * @param grid rows and columns, where the points are the cells of a rectangle row by row
 */
public record Known(
    String text, ListedFamily family, List<int[]> symmetries, Optional<Rectangle> grid) {
  public Known {
    symmetries = List.copyOf(symmetries);
  }

  /** The size of a rectangle of cells. */
  public record Rectangle(int rows, int columns) {
    /** How many cells there are. */
    int cells() {
      return rows * columns;
    }

    /** The number of a cell; rows and columns are counted from 0. */
    int cell(int row, int column) {
      return row * columns + column;
    }

    /** The name of a cell, as in {@code 2.1}. */
    String name(int cell) {
      return (cell / columns + 1) + "." + (cell % columns + 1);
    }
  }
}
