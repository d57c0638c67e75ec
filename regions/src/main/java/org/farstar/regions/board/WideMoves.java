package org.farstar.regions.board;

/** Receives the moves of a {@link WideBoard} one by one. */
@FunctionalInterface
public interface WideMoves {
  /**
   * A move.
   *
   * @param to the board after it
   * @param named the cells that name it, in order
   */
  void add(WideBoard to, int... named);
}
