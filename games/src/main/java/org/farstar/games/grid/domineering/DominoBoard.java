package org.farstar.games.grid.domineering;

/**
 * The free cells of a board of Domineering of at most {@value #SIDE} by {@value #SIDE} cells, in
 * two longs: row by row, from the lowest bit of the first on. For one thread.
 */
final class DominoBoard {
  /** The most rows, and the most columns. */
  static final int SIDE = 11;

  private static final int ROW = (1 << SIDE) - 1;
  private static final int REST = Long.SIZE - SIDE;
  private static final int[] MIRRORED = mirrored();

  /** The cells of the first column. */
  private static final long FIRST_LOW = column(0, false);

  private static final long FIRST_HIGH = column(0, true);

  private long low;
  private long high;

  /** The rows from the first one with a free cell to the last, shifted to the left edge. */
  private final int[] rows = new int[SIDE];

  private int height;
  private int width;

  private static int[] mirrored() {
    int[] mirrored = new int[1 << SIDE];
    for (int row = 0; row < mirrored.length; row++) {
      mirrored[row] = Integer.reverse(row) >>> Integer.SIZE - SIDE;
    }
    return mirrored;
  }

  private static long column(int column, boolean ofHigh) {
    long cells = 0;
    for (int row = 0; row < SIDE; row++) {
      int bit = row * SIDE + column;
      cells |= bit >= Long.SIZE == ofHigh ? 1L << bit : 0;
    }
    return cells;
  }

  /** Takes over the free cells of a key. */
  void set(long first, long second) {
    low = first;
    high = second;
  }

  /** The cells of the first rows. */
  long low() {
    return low;
  }

  /** The cells of the other rows. */
  long high() {
    return high;
  }

  /** Makes cells of a row free. */
  void addRow(int row, int cells) {
    int shift = row * SIDE;
    if (shift < Long.SIZE) {
      low |= (long) cells << shift;
      high |= shift + SIDE > Long.SIZE ? (long) cells >>> Long.SIZE - shift : 0;
    } else {
      high |= (long) cells << shift - Long.SIZE;
    }
  }

  /** Takes a cell. */
  void take(int row, int column) {
    int bit = row * SIDE + column;
    low &= bit < Long.SIZE ? ~(1L << bit) : -1;
    high &= bit < Long.SIZE ? -1 : ~(1L << bit);
  }

  /** Takes the free cells with no free one beside them. */
  void takeSingle() {
    long down = low >>> SIDE | high << REST;
    long up = high << SIDE | low >>> REST;
    long near = down | low << SIDE;
    long nearHigh = high >>> SIDE | up;
    // A cell of the first column is not beside the last one of the row before.
    long left = low & ~FIRST_LOW;
    long leftHigh = high & ~FIRST_HIGH;
    near |= left >>> 1 | leftHigh << Long.SIZE - 1;
    nearHigh |= leftHigh >>> 1;
    near |= low << 1 & ~FIRST_LOW;
    nearHigh |= (high << 1 | low >>> Long.SIZE - 1) & ~FIRST_HIGH;
    low &= near;
    high &= nearHigh;
  }

  /** Whether no cell is free. */
  boolean isFull() {
    return (low | high) == 0;
  }

  /** Finds the rows, of which there is at least one. */
  private void split() {
    long rest = low;
    long restHigh = high;
    height = 0;
    int columns = 0;
    while ((rest | restHigh) != 0) {
      int row = (int) rest & ROW;
      columns |= row;
      if (columns != 0) {
        rows[height++] = row;
      }
      rest = rest >>> SIDE | restHigh << REST;
      restHigh >>>= SIDE;
    }
    int shift = Integer.numberOfTrailingZeros(columns);
    width = Integer.SIZE - Integer.numberOfLeadingZeros(columns) - shift;
    for (int i = 0; i < height && shift > 0; i++) {
      rows[i] >>>= shift;
    }
  }

  /** How many rows there are from the first one with a free cell to the last; see {@link #rows}. */
  int height() {
    return height;
  }

  /** How many columns there are. */
  int width() {
    return width;
  }

  /** Fills in the rows, from the first one with a free cell on. */
  int[] rows() {
    split();
    return rows;
  }

  /** Writes the least of the images that are worth the same, in the corner. */
  void least(long[] key) {
    split();
    int shift = SIDE - width;
    long a = 0;
    long aHigh = 0;
    long b = 0;
    long bHigh = 0;
    long c = 0;
    long cHigh = 0;
    long d = 0;
    long dHigh = 0;
    for (int i = 0; i < height; i++) {
      int up = rows[i];
      int down = rows[height - 1 - i];
      aHigh = aHigh << SIDE | a >>> REST;
      a = a << SIDE | up;
      bHigh = bHigh << SIDE | b >>> REST;
      b = b << SIDE | down;
      cHigh = cHigh << SIDE | c >>> REST;
      c = c << SIDE | MIRRORED[up] >>> shift;
      dHigh = dHigh << SIDE | d >>> REST;
      d = d << SIDE | MIRRORED[down] >>> shift;
    }
    key[0] = a;
    key[1] = aHigh;
    lessen(key, b, bHigh);
    lessen(key, c, cHigh);
    lessen(key, d, dHigh);
  }

  private static void lessen(long[] key, long first, long second) {
    if (second < key[1] || second == key[1] && Long.compareUnsigned(first, key[0]) < 0) {
      key[0] = first;
      key[1] = second;
    }
  }
}
