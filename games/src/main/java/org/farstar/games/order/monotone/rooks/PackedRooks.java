package org.farstar.games.order.monotone.rooks;

import java.util.Arrays;

/**
 * A board of rooks of up to {@value #LARGEST} columns and as many rows, to be overwritten, and its
 * form as one long:
 *
 * <pre>
 *   bits 63..60   59..56           55..52                7..4        3..0
 *   columns       column 14        column 13      ...    column 1    column 0
 * </pre>
 *
 * A column has the row of its rook, the lowest being 1, and 0 where it is free. All that is free is
 * therefore a whole number of columns and as many rows.
 */
final class PackedRooks {
  /** More columns do not fit a long. */
  static final int LARGEST = 15;

  private static final int BITS = 4;

  private int size;
  private final int[] rows = new int[LARGEST];
  private int freeColumns;
  private int freeRows;

  /** Takes all rooks off a board of this size. */
  void clear(int n) {
    if (n > LARGEST) {
      throw new IllegalArgumentException("n=" + n);
    }
    size = n;
    Arrays.fill(rows, -1);
    freeColumns = (1 << n) - 1;
    freeRows = freeColumns;
  }

  /** Becomes another board. */
  void copy(PackedRooks other) {
    size = other.size;
    System.arraycopy(other.rows, 0, rows, 0, size);
    freeColumns = other.freeColumns;
    freeRows = other.freeRows;
  }

  /** Puts a rook on a square whose row and column are free, both from 0. */
  void put(int column, int row) {
    rows[column] = row;
    freeColumns &= ~(1 << column);
    freeRows &= ~(1 << row);
  }

  /** Becomes another board with one more rook, on a square whose row and column are free. */
  void copy(PackedRooks other, int column, int row) {
    copy(other);
    put(column, row);
  }

  /** How many columns there are, and rows. */
  int size() {
    return size;
  }

  /** The row of the rook in a column, from 0, or -1 if there is none. */
  int row(int column) {
    return rows[column];
  }

  /** The bits of the columns without rook. */
  int freeColumns() {
    return freeColumns;
  }

  /** The bits of the columns with a rook. */
  int rookColumns() {
    return (1 << size) - 1 & ~freeColumns;
  }

  /** The bits of the rows without rook. */
  int freeRows() {
    return freeRows;
  }

  /** Takes the rook of a column away, and with it the column and its row. */
  void remove(int column) {
    int row = rows[column];
    size--;
    for (int c = 0; c < size; c++) {
      int old = rows[c < column ? c : c + 1];
      rows[c] = old > row ? old - 1 : old;
    }
    freeColumns = without(freeColumns, column);
    freeRows = without(freeRows, row);
  }

  /** The bits of columns or rows after one is taken away. */
  static int without(int bits, int at) {
    int low = (1 << at) - 1;
    return bits & low | bits >>> 1 & ~low;
  }

  /** Becomes the board of a {@link #key}. */
  void read(long key) {
    clear((int) (key >>> BITS * LARGEST));
    for (int c = 0; c < size; c++) {
      int row = (int) (key >>> BITS * c & 15) - 1;
      rows[c] = row;
      if (row >= 0) {
        freeColumns &= ~(1 << c);
        freeRows &= ~(1 << row);
      }
    }
  }

  /**
   * The least long of the board's images in the diagonals and by half a turn, which keep what
   * ascends.
   *
   * @param square whether the images in the middle lines count too
   */
  long key(boolean square) {
    long same = 0;
    long turned = 0;
    long across = 0;
    long turnedAcross = 0;
    long upside = 0;
    long leftRight = 0;
    long quarter = 0;
    long otherQuarter = 0;
    for (int c = 0; c < size; c++) {
      int r = rows[c];
      if (r >= 0) {
        int right = size - 1 - c;
        int top = size - 1 - r;
        same |= rook(c, r);
        turned |= rook(right, top);
        across |= rook(r, c);
        turnedAcross |= rook(top, right);
        upside |= rook(c, top);
        leftRight |= rook(right, r);
        quarter |= rook(top, c);
        otherQuarter |= rook(r, right);
      }
    }
    long least = Math.min(Math.min(same, turned), Math.min(across, turnedAcross));
    if (square) {
      long mirrored = Math.min(Math.min(upside, leftRight), Math.min(quarter, otherQuarter));
      least = Math.min(least, mirrored);
    }
    return least | (long) size << BITS * LARGEST;
  }

  private static long rook(int column, int row) {
    return row + 1L << BITS * column;
  }
}
