package org.farstar.regions.rules;

import org.farstar.engine.budget.Control;
import org.farstar.engine.search.Walls;
import org.farstar.regions.board.Grid;

/**
 * What rules know of whole boards, for a search that asks at every position: how far the right wall
 * of the thermograph is to Left's side at least, for each player as Left. Safe for threads.
 */
public interface RegionWalls {
  /**
   * Fills in numbers that the right wall is at least, see {@link Walls}: of the board, and of the
   * board with the players exchanged.
   *
   * @param first of one or more regions in a frame of eight by eight cells, at least one cell
   * @param second the other plane
   * @param walls has room for both
   */
  void fill(long first, long second, long[] walls);

  /**
   * How much sooner than another one of equal bounds a move is tried, in units of {@link Walls}.
   *
   * @param first the position before the move
   * @param second the other plane
   * @param changed the cells that it changes
   */
  default int lean(long first, long second, long changed) {
    return 0;
  }

  /**
   * Makes tables that serve a longer search, when that has taken about as long as they do.
   *
   * @param box the size of the board that is searched
   * @param visited how many positions the search has visited
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  default void prepare(Grid box, long visited, Control control) {}
}
