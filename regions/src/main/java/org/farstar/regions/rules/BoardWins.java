package org.farstar.regions.rules;

import org.farstar.engine.kernel.Decision;
import org.farstar.regions.board.Board;
import org.farstar.values.player.Player;

/** A search for who wins one board, with all its regions. For one thread. */
@SuppressWarnings("exports") // the searches are for the modules of this project
public interface BoardWins {
  /**
   * Whether a player wins a board moving first, where the search serves the board and about this
   * many positions are enough.
   *
   * @param threads how many take part, at least 1
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found is
   *     kept
   */
  Decision wins(Board board, Player mover, long most, int threads);

  /** How many positions were visited. */
  long visited();
}
