package org.farstar.games.grid;

/**
 * Regions of a board of 8 by 8 cells, moved into its upper left corner, so that wherever a region
 * comes up it is the same two longs. These are the two planes of {@link Board}, with the complement
 * taken where the state outside is 3: bits are set only within a region, and every one of its cells
 * has one.
 */
final class Frame {
  static final int SIDE = 8;
  private static final long FIRST_ROW = 0xFF;
  private static final long FIRST_COLUMN = 0x0101010101010101L;

  private Frame() {}

  /** A board of the size of the frame. */
  static Board board(long first, long second) {
    return new Board(SIDE, SIDE, first, second);
  }

  /** Whether a board has its place in the frame. */
  static boolean holds(Board board) {
    return board.width() <= SIDE && board.height() <= SIDE;
  }

  /**
   * A board in the upper left corner of the frame, with nothing but the state outside around it.
   */
  static Board around(Board board, int outside) {
    long fill = outside == 0 ? 0 : -1;
    long first = fill;
    long second = fill;
    long row = (1L << board.width()) - 1;
    for (int r = 0; r < board.height(); r++) {
      int from = r * board.width();
      int to = r * SIDE;
      first = first & ~(row << to) | (board.first() >>> from & row) << to;
      second = second & ~(row << to) | (board.second() >>> from & row) << to;
    }
    return board(first, second);
  }

  /** The cells of a set that hang together with its lowest one, by edges or also by corners. */
  static long group(long within, boolean corners) {
    long group = within & -within;
    while (true) {
      long row = group | group << 1 & ~FIRST_COLUMN | (group & ~FIRST_COLUMN) >>> 1;
      long column = corners ? row : group;
      long grown = (row | column << SIDE | column >>> SIDE) & within;
      if (grown == group || grown == within) {
        return grown;
      }
      group = grown;
    }
  }

  /** The cells that share an edge with one of these. */
  static long near(long cells) {
    return cells << 1 & ~FIRST_COLUMN
        | (cells & ~FIRST_COLUMN) >>> 1
        | cells << SIDE
        | cells >>> SIDE;
  }

  /** These cells one column to the left. */
  static long leftward(long cells) {
    return (cells & ~FIRST_COLUMN) >>> 1;
  }

  /** Whether a region lies in the upper left corner. */
  static boolean isInCorner(long region) {
    return (region & FIRST_ROW) != 0 && (region & FIRST_COLUMN) != 0;
  }

  /** How far a region has to be shifted down in its bits to lie in the upper left corner. */
  static int shift(long region) {
    long moved = region;
    int shift = 0;
    while ((moved & FIRST_ROW) == 0) {
      moved >>>= SIDE;
      shift += SIDE;
    }
    while ((moved & FIRST_COLUMN) == 0) {
      moved >>>= 1;
      shift++;
    }
    return shift;
  }

  /** A plane of cells upside down. */
  static long flipped(long plane) {
    return Long.reverseBytes(plane);
  }

  /** A plane of cells with left and right exchanged. */
  static long mirrored(long plane) {
    long p = plane;
    p = p >>> 1 & 0x5555555555555555L | (p & 0x5555555555555555L) << 1;
    p = p >>> 2 & 0x3333333333333333L | (p & 0x3333333333333333L) << 2;
    return p >>> 4 & 0x0F0F0F0F0F0F0F0FL | (p & 0x0F0F0F0F0F0F0F0FL) << 4;
  }

  /** A plane of cells with rows as columns: the bits of ever larger squares change places. */
  static long transposed(long plane) {
    long p = plane;
    long t = (p ^ p >>> 7) & 0x00AA00AA00AA00AAL;
    p ^= t ^ t << 7;
    t = (p ^ p >>> 14) & 0x0000CCCC0000CCCCL;
    p ^= t ^ t << 14;
    t = (p ^ p >>> 28) & 0x00000000F0F0F0F0L;
    return p ^ t ^ t << 28;
  }
}
