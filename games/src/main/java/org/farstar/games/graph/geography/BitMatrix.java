package org.farstar.games.graph.geography;

import java.util.Arrays;
import org.farstar.engine.budget.Meter;

/**
 * A matrix over GF(2), 64 entries to a long: bit j mod 64 of word j / 64 of row i is the entry (i,
 * j). At most 2^31 rows and columns; bits / 8 bytes of memory.
 */
final class BitMatrix {
  private static final int NONE = -1;

  private final long[][] rows;
  private final int columns;

  /** The row with the pivot of each column, or -1; empty before the elimination. */
  private int[] pivotRow = {};

  BitMatrix(int rows, int columns) {
    this.rows = new long[rows][columns + Long.SIZE - 1 >>> 6];
    this.columns = columns;
  }

  void set(int row, int column) {
    rows[row][column >>> 6] |= 1L << column;
  }

  boolean get(int row, int column) {
    return (rows[row][column >>> 6] >>> column & 1) != 0;
  }

  /**
   * Brings the matrix into reduced row echelon form, columns from left to right, by Gauss and
   * Jordan: rows * columns * rank / 64 operations on words.
   *
   * @param meter counts the pivots and stops the work when its budget ends
   */
  void eliminate(Meter meter) {
    pivotRow = new int[columns];
    Arrays.fill(pivotRow, NONE);
    int rank = 0;
    for (int column = 0; column < columns && rank < rows.length; column++) {
      int found = rank;
      while (found < rows.length && !get(found, column)) {
        found++;
      }
      if (found == rows.length) {
        continue;
      }
      meter.count();
      long[] pivot = rows[found];
      rows[found] = rows[rank];
      rows[rank] = pivot;
      int word = column >>> 6;
      for (int row = 0; row < rows.length; row++) {
        if (row != rank && (rows[row][word] >>> column & 1) != 0) {
          add(pivot, rows[row], word);
        }
      }
      pivotRow[column] = rank++;
    }
  }

  /** The words before the first are 0 in the pivot row. */
  private static void add(long[] pivot, long[] row, int first) {
    for (int word = first; word < row.length; word++) {
      row[word] ^= pivot[word];
    }
  }

  /** After the elimination, the row with the pivot of a column, or -1 where the column is free. */
  int pivotRow(int column) {
    return pivotRow[column];
  }

  /** How many ones stand in the first columns of a row. */
  int ones(int row, int first) {
    int count = 0;
    for (int word = 0; word < first >>> 6; word++) {
      count += Long.bitCount(rows[row][word]);
    }
    if ((first & 63) != 0) {
      count += Long.bitCount(rows[row][first >>> 6] & (1L << first) - 1);
    }
    return count;
  }
}
