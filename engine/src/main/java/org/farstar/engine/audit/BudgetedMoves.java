package org.farstar.engine.audit;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.play.Move;
import org.farstar.engine.play.MoveCount;
import org.farstar.engine.play.Play;
import org.farstar.values.player.Player;

/** Lists of moves that end with the budget: a heap of twenty digits has as many moves as that. */
final class BudgetedMoves {
  private static final int HEED_EVERY = 256;

  private BudgetedMoves() {}

  /**
   * The moves of a player with their texts.
   *
   * @throws SearchStopped when the time or the memory is used up, or the work was cancelled
   */
  static <P> List<Move<P>> moves(Play<P> rules, P position, Player player, Control control) {
    List<Move<P>> moves = new ArrayList<>();
    rules.moves(
        position,
        player,
        (to, text) -> {
          moves.add(new Move<>(text.get(), to));
          throwIfStopped(moves.size(), control);
        });
    return moves;
  }

  /**
   * The positions a player can move to.
   *
   * @throws SearchStopped as {@link #moves}
   */
  static <P> List<P> options(Play<P> rules, P position, Player player, Control control) {
    List<P> options = new ArrayList<>();
    rules.moves(
        position,
        player,
        (to, text) -> {
          options.add(to);
          throwIfStopped(options.size(), control);
        });
    return options;
  }

  private static void throwIfStopped(long made, Control control) {
    if (made % HEED_EVERY == 0) {
      control.throwIfStopped();
      if (made * MoveCount.BYTES_PER_OPTION > control.mostMemory()) {
        throw new SearchStopped(StopReason.MEMORY);
      }
    }
  }
}
