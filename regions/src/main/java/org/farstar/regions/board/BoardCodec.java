package org.farstar.regions.board;

import org.farstar.engine.play.Codec;

/**
 * Packs boards into as few bits as their cells have: the rows and the columns less one, and for
 * each cell, row by row, one bit where every cell is in state 0 or 3, otherwise two, those of the
 * first plane before those of the second.
 */
final class BoardCodec implements Codec<Board> {
  private final int side;
  private final int cells;
  private final int planes;

  /**
   * @param start the largest board: others are no longer on either side than its longer side, and
   *     have no more cells
   * @param planes 1 where every cell is in state 0 or 3, otherwise 2
   */
  BoardCodec(Board start, int planes) {
    Grid grid = start.grid();
    int longer = Math.max(grid.height(), grid.width());
    this.side = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(longer - 1));
    this.cells = grid.height() * grid.width();
    this.planes = planes;
  }

  @Override
  public int bits() {
    return 2 * side + planes * cells;
  }

  @Override
  public void pack(Board board, long[] to, int at) {
    Grid grid = board.grid();
    int words = words();
    for (int i = 0; i < words; i++) {
      to[at + i] = 0;
    }
    if (grid.height() > 1 << side
        || grid.width() > 1 << side
        || grid.height() * grid.width() > cells) {
      throw new IllegalArgumentException(
          "a board of " + grid + " where the largest has " + cells + " cells");
    }
    put(grid.height() - 1, bits() - side, to, at);
    put(grid.width() - 1, bits() - 2 * side, to, at);
    long row = (1L << grid.width()) - 1;
    if (grid.width() == Grid.MOST_CELLS) {
      row = -1L;
    }
    int place = planes * cells;
    for (int plane = 0; plane < planes; plane++) {
      long rest = plane == 0 ? board.first() : board.second();
      for (int r = 0; r < grid.height(); r++) {
        place -= grid.width();
        put(shifted(rest, r * grid.stride()) & row, place, to, at);
      }
    }
  }

  private static long shifted(long bits, int by) {
    return by >= Long.SIZE ? 0 : bits >>> by;
  }

  /** Puts some bits so high above the lowest bit of the last word. */
  private void put(long bits, int height, long[] to, int at) {
    int word = at + words() - 1 - height / WORD;
    int shift = height % WORD;
    to[word] |= bits << shift & Long.MAX_VALUE;
    if (shift > 0 && bits >>> WORD - shift != 0) {
      to[word - 1] |= bits >>> WORD - shift;
    } else if (shift == 0 && bits < 0) {
      to[word - 1] |= 1;
    }
  }

  private long get(int height, long mask, long[] from, int at) {
    int word = at + words() - 1 - height / WORD;
    int shift = height % WORD;
    long bits = from[word] >>> shift;
    if (word > at) {
      bits |= from[word - 1] << WORD - shift;
    }
    return bits & mask;
  }

  @Override
  public Board unpack(long[] from, int at) {
    long sides = (1L << side) - 1;
    int height = (int) get(bits() - side, sides, from, at) + 1;
    int width = (int) get(bits() - 2 * side, sides, from, at) + 1;
    Grid grid = Grid.of(height, width);
    long row = width == Grid.MOST_CELLS ? -1L : (1L << width) - 1;
    long[] read = new long[2];
    int place = planes * cells;
    for (int plane = 0; plane < planes; plane++) {
      for (int r = 0; r < height; r++) {
        place -= width;
        read[plane] |= get(place, row, from, at) << r * grid.stride();
      }
    }
    return new Board(grid, read[0], planes == 1 ? read[0] : read[1]);
  }
}
