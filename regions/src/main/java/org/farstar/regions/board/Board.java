package org.farstar.regions.board;

/**
 * A grid whose cells are each in one of four states; immutable.
 *
 * <p>The state of a cell is 0 where neither of two planes has its bit, 1 where only the first has
 * it, 2 where only the second has it and 3 where both have it:
 *
 * <pre>
 *   board        bits          first plane   second plane   states
 *   . x o        0  1  2          0 1 0          0 0 1      0 1 2
 *   # . .        8  9 10          1 0 0          1 0 0      3 0 0
 * </pre>
 *
 * <p>What the states mean is the business of a ruleset. Boards of more than 64 cells are
 * {@linkplain WideBoard wide}: they have no grid and no planes, and whoever works with planes is
 * never given one.
 */
public sealed class Board permits WideBoard {
  private final Grid grid;
  private final long first;
  private final long second;

  /**
   * @param grid the cells
   * @param first the first plane
   * @param second the second plane
   * @throws IllegalArgumentException if a plane has a cell outside the grid
   */
  public Board(Grid grid, long first, long second) {
    if (((first | second) & ~grid.all()) != 0) {
      throw new IllegalArgumentException("a cell outside the board");
    }
    this.grid = grid;
    this.first = first;
    this.second = second;
  }

  /** A board without planes. */
  Board() {
    this.grid = null;
    this.first = 0;
    this.second = 0;
  }

  /** The cells; null of a wide board. */
  public final Grid grid() {
    return grid;
  }

  /** The first plane. */
  public final long first() {
    return first;
  }

  /** The second plane. */
  public final long second() {
    return second;
  }

  /** How many rows. */
  public int height() {
    return grid.height();
  }

  /** How many columns. */
  public int width() {
    return grid.width();
  }

  /** The state of the cell in a row and a column, both from 0. */
  public int state(int row, int column) {
    return state(grid.cell(row, column));
  }

  /** How many cells are in a state. */
  public int count(int state) {
    return Long.bitCount(in(state));
  }

  /** The cells in a state. */
  public final long in(int state) {
    return switch (state) {
      case 0 -> ~(first | second) & grid.all();
      case 1 -> first & ~second;
      case 2 -> second & ~first;
      default -> first & second;
    };
  }

  /** The state of a single cell. */
  public final int state(long cell) {
    return ((first & cell) == 0 ? 0 : 1) | ((second & cell) == 0 ? 0 : 2);
  }

  /** This board with some cells in another state. */
  public final Board with(long cells, int state) {
    return new Board(
        grid, first & ~cells | cells & -(state & 1L), second & ~cells | cells & -(state >> 1 & 1L));
  }

  // What follows is the same for all boards, whatever their size: rules are written with it.

  /** All cells. */
  public Cells cells() {
    return new GridCells(grid, grid.all());
  }

  /** The cells in a state. */
  public Cells cells(int state) {
    return new GridCells(grid, in(state));
  }

  /** The set of one cell. */
  public Cells cell(int cell) {
    return new GridCells(grid, 1L << cell);
  }

  /** The state of a cell. */
  public int at(int cell) {
    return state(1L << cell);
  }

  /** The cell one step from another one; {@link Cells#NONE} where the board ends. */
  public int step(int cell, Direction direction) {
    long to = grid.step(1L << cell, direction);
    return to == 0 ? Cells.NONE : Long.numberOfTrailingZeros(to);
  }

  /** This board with a cell in another state. */
  public Board changed(int state, int cell) {
    return with(1L << cell, state);
  }

  /** This board with two cells in another state. */
  public Board changed(int state, int one, int other) {
    return with(1L << one | 1L << other, state);
  }

  /** This board with a cell in state 0, and what it was in another one. */
  public Board moved(int from, int to) {
    long rest = ~(1L << from | 1L << to);
    return new Board(
        grid,
        first & rest | (first >>> from & 1) << to,
        second & rest | (second >>> from & 1) << to);
  }

  /** This board with some bits added to the states of some cells. */
  public Board joined(int bits, Cells cells) {
    long more = GridCells.bits(cells);
    return new Board(
        grid, (bits & 1) == 0 ? first : first | more, (bits & 2) == 0 ? second : second | more);
  }

  /** The row of a cell, from 0. */
  public int row(int cell) {
    return cell / grid.stride();
  }

  /** The column of a cell, from 0. */
  public int column(int cell) {
    return cell % grid.stride();
  }

  /** The name of a cell in a move: row and column, from 1. */
  public final String name(int cell) {
    return (row(cell) + 1) + "," + (column(cell) + 1);
  }

  /** The smallest rectangle around a set of cells, every other cell in one state. */
  public final Board cut(long keep, int filler) {
    Grid box = grid.box(keep);
    int corner = grid.corner(keep);
    long a = (filler & 1) == 0 ? first & keep : first | ~keep;
    long b = (filler & 2) == 0 ? second & keep : second | ~keep;
    long cut = grid.cut(a, corner, box);
    return new Board(box, cut, a == b ? cut : grid.cut(b, corner, box));
  }

  /** The board with rows as columns. */
  public Board transposed() {
    long turned = grid.transposed(first);
    return new Board(grid.transposed(), turned, first == second ? turned : grid.transposed(second));
  }

  /** The board with states 1 and 2 exchanged. */
  Board exchanged() {
    return new Board(grid, second, first);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Board board
        && first == board.first
        && second == board.second
        && board.grid != null
        && grid.equals(board.grid);
  }

  @Override
  public int hashCode() {
    long mixed = (first * 0x9E3779B97F4A7C15L) ^ Long.rotateLeft(second * 0xC2B2AE3D27D4EB4FL, 29);
    return (int) (mixed ^ mixed >>> 32) * 31 + grid.width();
  }
}
