package org.farstar.regions.board;

/**
 * A rectangle of at most 64 cells, each of them a bit of a {@code long}; sets of cells are bits of
 * one {@code long}. Immutable, one object for each size.
 *
 * <p>The cell in row r and column c, both from 0 and from the upper left corner, is bit {@code
 * r*stride+c}. The stride is 8 for everything that fits into eight rows and eight columns, so that
 * a piece of a board is moved elsewhere by one shift, whatever the widths; it is the width where
 * the rectangle is longer:
 *
 * <pre>
 *   2 rows of 3       bits           9 rows of 3       bits
 *   a b c             0  1  2        a b c             0  1  2
 *   d e f             8  9 10        d e f             3  4  5
 * </pre>
 */
public final class Grid {
  /** The most cells of a grid. */
  public static final int MOST_CELLS = Long.SIZE;

  /** The side of the largest square. */
  public static final int SIDE = 8;

  private static final Grid[] MADE = new Grid[(MOST_CELLS + 1) * (MOST_CELLS + 1)];

  /** Eight rows of eight cells: every grid of the same stride is its upper left corner. */
  public static final Grid SQUARE = of(SIDE, SIDE);

  private final int height;
  private final int width;
  private final int stride;

  /** One less than the stride. */
  private final int shift;

  private final long firstRow;
  private final long all;

  /** All cells that are not in the first column. */
  private final long inner;

  private Grid(int height, int width) {
    this.height = height;
    this.width = width;
    this.stride = height <= SIDE && width <= SIDE ? SIDE : width;
    this.shift = stride - 1;
    long row = -1L >>> MOST_CELLS - width;
    this.firstRow = row;
    long cells = 0;
    long first = 0;
    for (int r = 0; r < height; r++) {
      cells |= row << r * stride;
      first |= 1L << r * stride;
    }
    this.all = cells;
    this.inner = cells & ~first;
  }

  /**
   * The grid of a size.
   *
   * @throws IllegalArgumentException if there are no cells or more than 64
   */
  public static Grid of(int rows, int columns) {
    if (rows < 1 || columns < 1 || (long) rows * columns > MOST_CELLS) {
      throw new IllegalArgumentException(rows + " rows of " + columns + " cells");
    }
    int index = rows * (MOST_CELLS + 1) + columns;
    // Two threads may both make one; sizes are compared, not objects.
    Grid made = MADE[index];
    if (made == null) {
      made = new Grid(rows, columns);
      MADE[index] = made;
    }
    return made;
  }

  /** How many rows. */
  public int height() {
    return height;
  }

  /** How many columns. */
  public int width() {
    return width;
  }

  /** How many bits the cells of one column are apart. */
  public int stride() {
    return stride;
  }

  /** All cells. */
  public long all() {
    return all;
  }

  /** The cell in a row and a column, both from 0. */
  public long cell(int row, int column) {
    return 1L << row * stride + column;
  }

  /** The row of a single cell, from 0. */
  public int row(long cell) {
    return Long.numberOfTrailingZeros(cell) / stride;
  }

  /** The column of a single cell, from 0. */
  public int column(long cell) {
    return Long.numberOfTrailingZeros(cell) % stride;
  }

  // One row of 64 cells has a stride of 64, by which a long cannot be shifted at once. The shifts
  // are written out below: until they are compiled, calls cost more than arithmetic.

  /** These cells one step in a direction, without those that leave the grid. */
  public long step(long cells, Direction direction) {
    long moved = cells;
    if (direction.right() > 0) {
      moved = moved << 1 & inner;
    } else if (direction.right() < 0) {
      moved = (moved & inner) >>> 1;
    }
    if (direction.down() > 0) {
      moved = moved << shift << 1;
    } else if (direction.down() < 0) {
      moved = moved >>> shift >>> 1;
    }
    return moved & all;
  }

  /** The cells that share an edge with one of these. */
  public long near(long cells) {
    long beside = cells << 1 & inner | (cells & inner) >>> 1;
    return (beside | cells << shift << 1 | cells >>> shift >>> 1) & all;
  }

  /** How many pairs of a cell of one set and a cell of another share an edge. */
  public int pairs(long one, long other) {
    return Long.bitCount(one << 1 & inner & other)
        + Long.bitCount(other << 1 & inner & one)
        + Long.bitCount(one << shift << 1 & other)
        + Long.bitCount(other << shift << 1 & one);
  }

  /** The cells that share an edge or a corner with one of these; these too. */
  public long around(long cells) {
    long row = cells | cells << 1 & inner | (cells & inner) >>> 1;
    return (row | row << shift << 1 | row >>> shift >>> 1) & all;
  }

  /** The cells that share an edge, or also a corner, with one of these; these may be among them. */
  public long near(long cells, boolean corners) {
    return corners ? around(cells) : near(cells);
  }

  /**
   * The connected component of the lowest cell of a set.
   *
   * @param within the set, not empty
   * @param corners whether cells that share only a corner are connected
   */
  public long component(long within, boolean corners) {
    long component = within & -within;
    while (true) {
      long row = component | component << 1 & inner | (component & inner) >>> 1;
      long column = corners ? row : component;
      long grown = (row | column << shift << 1 | column >>> shift >>> 1) & within;
      if (grown == component || grown == within) {
        return grown;
      }
      component = grown;
    }
  }

  /** The columns that a set has cells in, as cells of the first row. */
  private long columns(long cells) {
    long folded = cells;
    for (int rows = stride; rows < MOST_CELLS; rows *= 2) {
      folded |= folded >>> rows;
    }
    return folded & firstRow;
  }

  /** The number of the bit of the upper left corner of the smallest rectangle around a set. */
  public int corner(long cells) {
    if ((cells & ~inner) != 0 && (cells & firstRow) != 0) {
      return 0;
    }
    int lowest = Long.numberOfTrailingZeros(cells);
    return lowest - lowest % stride + Long.numberOfTrailingZeros(columns(cells));
  }

  /** The smallest rectangle around a set of cells that is not empty. */
  public Grid box(long cells) {
    long columns = columns(cells);
    int last = MOST_CELLS - 1 - Long.numberOfLeadingZeros(cells);
    int rows = last / stride - Long.numberOfTrailingZeros(cells) / stride + 1;
    int right = MOST_CELLS - Long.numberOfLeadingZeros(columns);
    return of(rows, right - Long.numberOfTrailingZeros(columns));
  }

  /** The cells of a rectangle in this grid, its upper left corner at a bit, as a set of its own. */
  public long cut(long cells, int corner, Grid box) {
    long rest = cells >>> corner;
    if (box.stride == stride) {
      return rest & box.all;
    }
    long cut = 0;
    for (int r = 0; r < box.height; r++) {
      cut |= (rest & box.firstRow) << r * box.stride;
      rest = rest >>> shift >>> 1;
    }
    return cut;
  }

  /** A set of cells after half a turn. */
  public long rotated(long cells) {
    return rotated(cells, this);
  }

  /** The same for a set in the upper left corner, within its box. */
  public long rotated(long cells, Grid box) {
    int last = (box.height - 1) * stride + box.width;
    return Long.reverse(cells) >>> MOST_CELLS - last;
  }

  /** A set of cells with the rows in the opposite order. */
  long flipped(long cells) {
    if (stride == SIDE) {
      return Long.reverseBytes(cells) >>> (SIDE - height) * SIDE;
    }
    long flipped = 0;
    long rest = cells;
    for (int r = 0; r < height; r++) {
      flipped = flipped << shift << 1 | rest & firstRow;
      rest = rest >>> shift >>> 1;
    }
    return flipped;
  }

  /** The grid with rows as columns. */
  public Grid transposed() {
    return of(width, height);
  }

  /** A set of cells with rows as columns, in the {@linkplain #transposed() transposed} grid. */
  public long transposed(long cells) {
    if (stride == SIDE) {
      return transposedSquare(cells);
    }
    Grid to = transposed();
    long turned = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      turned |= to.cell(column(rest), row(rest));
    }
    return turned;
  }

  /** Eight rows of eight cells: the bits of ever larger squares change places. */
  private static long transposedSquare(long cells) {
    long p = cells;
    long t = (p ^ p >>> 7) & 0x00AA00AA00AA00AAL;
    p ^= t ^ t << 7;
    t = (p ^ p >>> 14) & 0x0000CCCC0000CCCCL;
    p ^= t ^ t << 14;
    t = (p ^ p >>> 28) & 0x00000000F0F0F0F0L;
    return p ^ t ^ t << 28;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Grid grid && grid.height == height && grid.width == width;
  }

  @Override
  public int hashCode() {
    return height * (MOST_CELLS + 1) + width;
  }

  /** Rows and columns, as in {@code 4x6}. */
  @Override
  public String toString() {
    return height + "x" + width;
  }
}
