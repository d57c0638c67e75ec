package org.farstar.regions.board;

/**
 * Receives the moves of a board one by one, each as the board after it and the cells that name it.
 */
@FunctionalInterface
public interface BoardMoves {
  /**
   * A move that three cells name.
   *
   * @param to the board after the move
   * @param one the cell named first
   * @param two the cell named next, {@link Cells#NONE} for none
   * @param three the cell named last, {@link Cells#NONE} for none
   */
  void add(Board to, int one, int two, int three);

  /** A move that two cells name. */
  default void add(Board to, int one, int two) {
    add(to, one, two, Cells.NONE);
  }

  /** A move that one cell names. */
  default void add(Board to, int one) {
    add(to, one, Cells.NONE, Cells.NONE);
  }
}
