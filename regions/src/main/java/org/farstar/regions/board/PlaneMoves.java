package org.farstar.regions.board;

/**
 * Receives the moves of a board one by one, each as the two planes it leads to, so that a search
 * makes no board of an option, and with the cells that name it, each a set of one cell.
 */
@FunctionalInterface
public interface PlaneMoves {
  /**
   * A move that three cells name.
   *
   * @param first the first plane after the move
   * @param second the second plane after the move
   * @param one the cell named first
   * @param two the cell named next, 0 for none
   * @param three the cell named last, 0 for none
   */
  void add(long first, long second, long one, long two, long three);

  /** A move that two cells name. */
  default void add(long first, long second, long one, long two) {
    add(first, second, one, two, 0);
  }

  /** A move that one cell names. */
  default void add(long first, long second, long one) {
    add(first, second, one, 0, 0);
  }
}
