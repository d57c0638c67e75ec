package org.farstar.games.grid;

/**
 * A rectangular board of at most 64 cells, each in one of four states; immutable.
 *
 * <p>The cell in row r and column c, both from 0 and from the upper left corner, is bit {@code
 * r*width+c} of two planes. Its state is 0 where neither plane has the bit, 1 where only the first
 * has it, 2 where only the second has it and 3 where both have it:
 *
 * <pre>
 *   width 3        bits        first plane   second plane   states
 *   . x o          0 1 2          0 1 0          0 0 1      0 1 2
 *   # . .          3 4 5          1 0 0          1 0 0      3 0 0
 * </pre>
 *
 * <p>What the states mean is the business of a ruleset.
 *
 * @param width how many columns
 * @param height how many rows
 * @param first the first plane
 * @param second the second plane
 */
public record Board(int width, int height, long first, long second) {
  /** The most cells of a board. */
  public static final int MOST_CELLS = Long.SIZE;

  /** The cells of the first column of a board of each width. */
  private static final long[] FIRST_COLUMN = new long[MOST_CELLS + 1];

  static {
    for (int width = 1; width <= MOST_CELLS; width++) {
      for (int bit = 0; bit < MOST_CELLS; bit += width) {
        FIRST_COLUMN[width] |= 1L << bit;
      }
    }
  }

  /**
   * @throws IllegalArgumentException if there are no cells or more than 64, or a plane has others
   */
  public Board {
    if (width < 1 || height < 1 || (long) width * height > MOST_CELLS) {
      throw new IllegalArgumentException(height + " rows of " + width + " cells");
    }
    if (((first | second) & ~cells(width * height)) != 0) {
      throw new IllegalArgumentException("a cell outside the board");
    }
  }

  private static long cells(int count) {
    return -1L >>> (MOST_CELLS - count);
  }

  /** All cells. */
  public long all() {
    return cells(width * height);
  }

  /** The cells in a state. */
  public long in(int state) {
    return switch (state) {
      case 0 -> ~(first | second) & all();
      case 1 -> first & ~second;
      case 2 -> second & ~first;
      default -> first & second;
    };
  }

  /** This board with some cells in another state. */
  public Board with(long cells, int state) {
    return new Board(
        width,
        height,
        (state & 1) == 0 ? first & ~cells : first | cells,
        (state & 2) == 0 ? second & ~cells : second | cells);
  }

  /** These cells one step in a direction, without those that leave the board. */
  public long step(long cells, Direction direction) {
    long moved = cells;
    if (direction.right() > 0) {
      moved = (moved << 1) & ~FIRST_COLUMN[width];
    } else if (direction.right() < 0) {
      moved = (moved & ~FIRST_COLUMN[width]) >>> 1;
    }
    if (direction.down() > 0) {
      moved = height == 1 ? 0 : moved << width;
    } else if (direction.down() < 0) {
      moved = height == 1 ? 0 : moved >>> width;
    }
    return moved & all();
  }

  /** The cells that share an edge with one of these. */
  public long near(long cells) {
    long column = FIRST_COLUMN[width];
    long beside = ((cells << 1) & ~column) | ((cells & ~column) >>> 1);
    long across = height == 1 ? 0 : (cells << width) | (cells >>> width);
    return (beside | across) & all();
  }

  /** The cells that share an edge or a corner with one of these; these too. */
  public long around(long cells) {
    long column = FIRST_COLUMN[width];
    long row = cells | ((cells << 1) & ~column) | ((cells & ~column) >>> 1);
    long rows = height == 1 ? row : row | (row << width) | (row >>> width);
    return rows & all();
  }

  /** The cells of a set that hang together with its lowest one, by edges or also by corners. */
  public long group(long within, boolean corners) {
    long group = within & -within;
    long grown = (corners ? around(group) : near(group) | group) & within;
    while (grown != group && grown != within) {
      group = grown;
      grown = (corners ? around(group) : near(group) | group) & within;
    }
    return grown;
  }

  /** The smallest rectangle around a set of cells, every other cell in one state. */
  public Board cut(long keep, int filler) {
    int top = Long.numberOfTrailingZeros(keep) / width;
    int bottom = (MOST_CELLS - 1 - Long.numberOfLeadingZeros(keep)) / width;
    long columns = 0;
    for (int r = top; r <= bottom; r++) {
      columns |= keep >>> (r * width);
    }
    columns &= cells(width);
    int left = Long.numberOfTrailingZeros(columns);
    int cutWidth = MOST_CELLS - Long.numberOfLeadingZeros(columns) - left;
    int corner = top * width + left;
    int rows = bottom - top + 1;
    long a = ((filler & 1) == 0 ? first & keep : first | ~keep) >>> corner;
    long b = ((filler & 2) == 0 ? second & keep : second | ~keep) >>> corner;
    long cutFirst = packed(a, cutWidth, rows);
    return new Board(cutWidth, rows, cutFirst, a == b ? cutFirst : packed(b, cutWidth, rows));
  }

  /** The first cells of some rows of a plane, the rows without gaps. */
  private long packed(long plane, int cutWidth, int rows) {
    if (cutWidth == width) {
      return plane & cells(width * rows);
    }
    long row = cells(cutWidth);
    long packed = 0;
    long rest = plane;
    for (int shift = 0; shift < cutWidth * rows; shift += cutWidth) {
      packed |= (rest & row) << shift;
      rest >>>= width;
    }
    return packed;
  }

  /** The name of a cell in a move: row and column, from 1. */
  public String name(int bit) {
    return (bit / width + 1) + "," + (bit % width + 1);
  }

  /** Written out: what the language makes of a record is slow until it is compiled. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Board board
        && first == board.first
        && second == board.second
        && width == board.width
        && height == board.height;
  }

  @Override
  public int hashCode() {
    long mixed = (first * 0x9E3779B97F4A7C15L) ^ Long.rotateLeft(second * 0xC2B2AE3D27D4EB4FL, 29);
    return (int) (mixed ^ mixed >>> 32) * 31 + width;
  }
}
