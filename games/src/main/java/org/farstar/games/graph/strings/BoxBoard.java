package org.farstar.games.graph.strings;

import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a board of Dots and Boxes. Dots have a letter for their column and a number for
 * their row, both from the upper left; boxes are numbered along the rows from 1. A line is a string
 * between the boxes on its sides, or between a box and the ground.
 *
 * @param rows how many rows of boxes there are
 * @param columns how many columns of boxes there are
 */
record BoxBoard(int rows, int columns) {
  /** No side is longer. */
  static final int LONGEST = 12;

  /** All lines: row by row those to the right of a dot, then those below. */
  List<Strand> lines() {
    List<Strand> lines = new ArrayList<>();
    for (int row = 0; row <= rows; row++) {
      for (int column = 0; column < columns; column++) {
        lines.add(line(box(row - 1, column), box(row, column), row, column, row, column + 1));
      }
      for (int column = 0; column <= columns && row < rows; column++) {
        lines.add(line(box(row, column - 1), box(row, column), row, column, row + 1, column));
      }
    }
    return lines;
  }

  private static Strand line(int one, int other, int row, int column, int toRow, int toColumn) {
    String name = dot(row, column) + "-" + dot(toRow, toColumn);
    return new Strand(Math.min(one, other), Math.max(one, other), name);
  }

  /** The name of a dot, row and column counted from 0. */
  static String dot(int row, int column) {
    return (char) ('a' + column) + Integer.toString(row + 1);
  }

  /** The number of a box, or 0 beyond the board. */
  private int box(int row, int column) {
    return row < 0 || row >= rows || column < 0 || column >= columns
        ? 0
        : row * columns + column + 1;
  }

  @Override
  public String toString() {
    return rows + "x" + columns;
  }
}
