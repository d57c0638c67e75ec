package org.farstar.games.grid;

import org.farstar.engine.budget.Control;

/**
 * What rules know of whole boards, for a search that asks at every position: how far the right wall
 * of the thermograph is to Left's side at least. Safe for threads.
 */
interface RegionWalls {
  /**
   * Numbers that the right wall is at least, see {@link Walls}. For Right it is asked of the board
   * with the players exchanged.
   *
   * @param first of one or more regions in a {@link RegionFrame} of eight by eight cells, at least
   *     one cell
   * @param second the other plane
   */
  long of(long first, long second);

  /**
   * Makes tables that serve a longer search, when that has taken about as long as they do.
   *
   * @param box the size of the board that is searched
   * @param visited how many positions the search has visited
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  void prepare(Grid box, long visited, Control control);
}
