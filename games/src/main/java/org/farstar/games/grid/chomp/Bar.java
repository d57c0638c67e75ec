package org.farstar.games.grid.chomp;

import java.util.Optional;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Cells;

/**
 * What is left of a bar, row by row.
 *
 * @param board the board
 * @param rows how many squares each row has, each no more than the one above
 */
record Bar(Board board, int[] rows) {
  private static final int LEFT = 0;

  /** The bar of a board; empty where it is no bar with its poisoned square and bites taken off. */
  static Optional<Bar> of(Board board) {
    int[] rows = new int[board.height()];
    Cells left = board.cells(LEFT);
    boolean bar = true;
    for (int cell = left.first(); cell >= 0; cell = left.after(cell)) {
      int row = board.row(cell);
      bar &= board.column(cell) == rows[row]++;
    }
    for (int i = 1; i < rows.length; i++) {
      bar &= rows[i] <= rows[i - 1];
    }
    return bar && rows[0] > 0 ? Optional.of(new Bar(board, rows)) : Optional.empty();
  }

  /** How many squares a row has, from 1; none beyond the board. */
  int row(int number) {
    return number <= rows.length ? rows[number - 1] : 0;
  }

  /** How many squares a column has, from 1. */
  int column(int number) {
    int squares = 0;
    for (int row : rows) {
      squares += row >= number ? 1 : 0;
    }
    return squares;
  }

  /** Whether nothing has been eaten of its rows and columns. */
  boolean whole() {
    return column(1) == column(row(1));
  }

  /**
   * How moves call a square, its row and its column counted from 1.
   *
   * @throws IllegalArgumentException where it has been eaten
   */
  String name(int row, int column) {
    Cells left = board.cells(LEFT);
    for (int cell = left.first(); cell >= 0; cell = left.after(cell)) {
      if (board.row(cell) == row - 1 && board.column(cell) == column - 1) {
        return board.name(cell);
      }
    }
    throw new IllegalArgumentException("no square in row " + row + ", column " + column);
  }
}
