package org.farstar.regions.frame;

import org.farstar.regions.board.Board;
import org.farstar.regions.board.Exchange;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.SignedImages;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.rules.RegionRules;

/**
 * The grid in which a search keeps regions, each in the upper left corner, and the images of
 * regions in it: eight by eight cells for what fits there; for longer boards as many rows, or
 * columns, as the board has, and as many cells of each as there is room for. So a region is the
 * same two longs on all boards of one frame.
 *
 * <p>The planes are those of the rules, with the complement taken where the state outside is 3:
 * bits are set only within a region, and every one of its cells has one.
 */
public final class RegionFrame {
  private final Grid grid;
  private final long fill;
  private final SymmetryGroup symmetry;
  private final SignedImages images;
  private final boolean square;
  private final boolean exchanged;

  private RegionFrame(RegionRules rules, Grid grid) {
    this.grid = grid;
    this.fill = rules.outside() == 0 ? 0 : -1;
    this.symmetry = rules.symmetry();
    this.images = new SignedImages(symmetry, rules.exchange());
    this.square = grid == Grid.SQUARE;
    this.exchanged =
        square ? rules.exchange() != Exchange.NONE : rules.exchange() == Exchange.STONES;
  }

  /** The frame for boards of a size. */
  public static RegionFrame of(RegionRules rules, Grid board) {
    if (board.stride() == Grid.SIDE) {
      return new RegionFrame(rules, Grid.SQUARE);
    }
    int rows = board.height();
    int columns = board.width();
    boolean wide = columns > rows || rules.symmetry() == SymmetryGroup.SQUARE;
    int narrow = Math.min(rows, columns);
    int wanted = Grid.MOST_CELLS / narrow;
    return new RegionFrame(rules, wide ? Grid.of(narrow, wanted) : Grid.of(wanted, narrow));
  }

  /** The grid of the frame. */
  public Grid grid() {
    return grid;
  }

  /** What the planes of a board and of a region differ by. */
  public long fill() {
    return fill;
  }

  /** Whether regions of this board are kept in this frame. */
  public boolean serves(Grid board) {
    return square
        ? board.stride() == Grid.SIDE
        : board.stride() != Grid.SIDE
            && (fits(board) || symmetry == SymmetryGroup.SQUARE && fits(board.transposed()));
  }

  private boolean fits(Grid board) {
    return grid.height() >= board.height()
        && grid.width() >= board.width()
        && (grid.height() == board.height() || grid.width() == board.width());
  }

  private boolean isOwn(Grid board) {
    return board.height() == grid.height() && board.width() == grid.width();
  }

  /** A board of this frame as one of the size of the frame, what is beyond it outside. */
  public Board place(Board board) {
    if (isOwn(board.grid())) {
      return board;
    }
    Board turned = square || fits(board.grid()) ? board : board.transposed();
    Grid from = turned.grid();
    long beyond = fill & grid.all();
    long first = beyond;
    long second = beyond;
    for (long rest = from.all(); rest != 0; rest &= rest - 1) {
      long cell = rest & -rest;
      long to = grid.cell(from.row(cell), from.column(cell));
      first = (turned.first() & cell) == 0 ? first & ~to : first | to;
      second = (turned.second() & cell) == 0 ? second & ~to : second | to;
    }
    return new Board(grid, first, second);
  }

  /** How many planes the images have that are worth the same; those worth the negative follow. */
  public int plain() {
    return square || symmetry == SymmetryGroup.TRIVIAL
        ? images.plain()
        : 2 * SymmetryGroup.REFLECTIONS.order();
  }

  /** How many planes all images have. */
  public int size() {
    return exchanged ? 2 * plain() : plain();
  }

  /**
   * Fills in the images of a region, first and second plane of each in turn, the region itself at
   * the beginning.
   *
   * @param planes has room for {@link #size} planes
   */
  public void images(long first, long second, long[] planes) {
    if (square) {
      images.fill(grid.box(first | second), first, second, planes);
    } else {
      images(first, second, planes, exchanged);
    }
  }

  private void images(long first, long second, long[] planes, boolean signed) {
    Grid box = grid.box(first | second);
    planes[0] = first;
    planes[1] = second;
    int plain = plain();
    for (int i = 0; i < 2 && plain > 2; i++) {
      long flipped = flipped(planes[i], box.height());
      planes[2 + i] = flipped;
      planes[4 + i] = grid.rotated(planes[i], box);
      planes[6 + i] = grid.rotated(flipped, box);
    }
    for (int i = 0; i < plain && signed; i += 2) {
      planes[plain + i] = planes[i + 1];
      planes[plain + i + 1] = planes[i];
    }
  }

  /**
   * Fills in the images of a region that are worth the same, as {@link #images} does.
   *
   * @param planes has room for {@link #plain} planes
   */
  public void alike(long first, long second, long[] planes) {
    if (square) {
      symmetry.images(grid.box(first | second), first, second, planes);
    } else {
      images(first, second, planes, false);
    }
  }

  /** Whether every region has an image with the players exchanged, or both have the same moves. */
  public boolean exchanges(RegionRules rules) {
    return exchanged || rules.impartial();
  }

  /** The first plane of a region with the players exchanged, where there is such an image. */
  public long exchangedFirst(long first, long second) {
    return images.exchange() == Exchange.AXES
        ? grid.transposed(first)
        : images.exchange() == Exchange.STONES ? second : first;
  }

  /** The second plane of it. */
  public long exchangedSecond(long first, long second) {
    return images.exchange() == Exchange.AXES
        ? grid.transposed(second)
        : images.exchange() == Exchange.STONES ? first : second;
  }

  private long flipped(long cells, int rows) {
    if (rows == 1) {
      return cells;
    }
    long row = (1L << grid.stride()) - 1;
    long flipped = 0;
    long rest = cells;
    for (int r = 0; r < rows; r++) {
      flipped = flipped << grid.stride() | rest & row;
      rest >>>= grid.stride();
    }
    return flipped;
  }
}
