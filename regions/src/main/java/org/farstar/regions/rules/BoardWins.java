package org.farstar.regions.rules;

import org.farstar.regions.board.Board;
import org.farstar.values.player.Player;

/** A search for who wins one board, with all its regions. For one thread. */
public interface BoardWins {
  /**
   * Whether a player wins a board moving first; null where about so many positions are not enough,
   * or where the search does not serve the board.
   *
   * @param threads how many take part, at least 1
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found is
   *     kept
   */
  Boolean wins(Board board, Player mover, long most, int threads);

  /** How many positions were visited. */
  long visited();
}
