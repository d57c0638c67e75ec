package org.farstar.regions.board;

/**
 * A set of cells of one board; immutable. A cell is a number that only the board gives a meaning
 * to; cells are numbered row by row. The sets of an operation are of one board.
 */
public abstract sealed class Cells permits GridCells, WideCells {
  /** What {@link #after} returns where no cell is left. */
  public static final int NONE = -1;

  Cells() {}

  /** Whether there is no cell. */
  public abstract boolean isEmpty();

  /** How many cells there are. */
  public abstract int size();

  /** The least cell that is greater than a number, or {@link #NONE} if there is none. */
  public abstract int after(int cell);

  /** The least cell, or {@link #NONE} if there is none. */
  public final int first() {
    return after(NONE);
  }

  /** The cells that are in this set and in another. */
  public abstract Cells and(Cells other);

  /** The cells that are in this set or in another. */
  public abstract Cells or(Cells other);

  /** The cells of this set that are not in another. */
  public abstract Cells minus(Cells other);

  /** These cells one step in a direction, without those that leave the board. */
  public abstract Cells step(Direction direction);

  /** The cells that share an edge with one of these. */
  public abstract Cells near();

  /** The cells that share an edge, or also a corner, with one of these; these may be among them. */
  public abstract Cells near(boolean corners);

  /**
   * The connected component of the least cell.
   *
   * @param corners whether cells that share only a corner are connected
   */
  public abstract Cells component(boolean corners);

  /**
   * The connected components, by edges, beside which there are at most this many cells of another
   * set; their union.
   */
  public abstract Cells beside(Cells other, int most);
}
