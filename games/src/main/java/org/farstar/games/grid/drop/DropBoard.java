package org.farstar.games.grid.drop;

/**
 * A board on which pieces fall to the lowest free place of a column, and the arithmetic of its
 * {@linkplain Columns keys}. Immutable.
 */
final class DropBoard {
  /** The most bits of a key: it is never negative. */
  static final int MOST_BITS = 63;

  /** The marks of columns are brought down by 1, 2 and 4 places. */
  static final int MOST_HEIGHT = 7;

  private final int width;
  private final int height;
  private final int line;
  private final int stride;
  private final long bottom;
  private final long[] below = new long[3];

  /**
   * @param width how many columns
   * @param height how many places a column has
   * @param line how many pieces of one colour in a row win, at least 1
   */
  DropBoard(int width, int height, int line) {
    if (!fits(width, height) || line < 1) {
      throw new IllegalArgumentException(width + "x" + height + " with lines of " + line);
    }
    this.width = width;
    this.height = height;
    this.line = line;
    this.stride = height + 1;
    long lowest = 0;
    for (int column = 0; column < width; column++) {
      lowest |= 1L << column * stride;
    }
    this.bottom = lowest;
    for (int i = 0; i < below.length; i++) {
      // All places of a column but the highest 1, 2 or 4.
      int rest = Math.max(0, stride - (1 << i));
      below[i] = lowest * ((1L << rest) - 1);
    }
  }

  /** Whether there is a board of this size. */
  static boolean fits(int width, int height) {
    return width >= 1
        && height >= 1
        && height <= MOST_HEIGHT
        && width <= MOST_BITS
        && width * (height + 1) <= MOST_BITS;
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  int line() {
    return line;
  }

  /** How many bits a key has. */
  int bits() {
    return width * stride;
  }

  /** How many places there are. */
  int places() {
    return width * height;
  }

  /** The board without pieces; also the lowest place of every column. */
  long empty() {
    return bottom;
  }

  /** The places with pieces. */
  long filled(long key) {
    long smeared = key;
    smeared |= smeared >>> 1 & below[0];
    smeared |= smeared >>> 2 & below[1];
    smeared |= smeared >>> 4 & below[2];
    return smeared >>> 1 & below[0];
  }

  /** The place of a row and a column, both from 0, rows from the lowest. */
  long place(int row, int column) {
    return 1L << column * stride + row;
  }

  /** The name of a place: its row, from the highest, and its column, both from 1. */
  String name(long place) {
    int at = Long.numberOfTrailingZeros(place);
    return (height - at % stride) + "," + (at / stride + 1);
  }

  /** The lowest free place of every column that is not full. */
  long free(long filled) {
    return filled + bottom & ~(bottom << height);
  }

  /** The position after a piece on a free place. */
  static long with(long key, long place, boolean x) {
    return (x ? key : key ^ place) | place << 1;
  }

  /** The columns in the opposite order. */
  long mirrored(long key) {
    long column = (1L << stride) - 1;
    long mirrored = 0;
    for (long rest = key, left = 0; left < width; left++) {
      mirrored = mirrored << stride | rest & column;
      rest >>>= stride;
    }
    return mirrored;
  }

  /** Whether some pieces have a line. */
  boolean hasLine(long pieces) {
    return hasLine(pieces, 1)
        || hasLine(pieces, stride)
        || hasLine(pieces, stride - 1)
        || hasLine(pieces, stride + 1);
  }

  /** The place above a column is never a piece, so that no line goes around. */
  private boolean hasLine(long pieces, int step) {
    long run = pieces;
    for (int i = 1; i < line && run != 0; i++) {
      run = i * step < Long.SIZE ? run & pieces >>> i * step : 0;
    }
    return run != 0;
  }
}
