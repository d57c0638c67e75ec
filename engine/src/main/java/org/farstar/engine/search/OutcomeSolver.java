package org.farstar.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.farstar.engine.play.LoopyGameException;
import org.farstar.engine.play.Move;
import org.farstar.engine.play.Play;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Decides who wins without theory. {@link OutcomeSearch} does it for every play; sums are searched
 * by their parts.
 *
 * <p>A solver serves one question and one thread. It counts every position it visits on a {@link
 * org.farstar.engine.budget.Meter} and settles the meter when it returns.
 *
 * @param <P> the positions
 */
public interface OutcomeSolver<P> {
  /** The rules that are searched. */
  Play<P> rules();

  /**
   * The result for a player who moves first.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found is
   *     kept, so that asking again resumes from there
   * @throws LoopyGameException where a position returns in the course of play
   */
  Result result(P position, Player mover);

  /**
   * The same where some results are ruled out before.
   *
   * @param possible what the player may get; the search takes away what it rules out as it goes, so
   *     that this is what is known when the budget ends, and in the end it is the result alone
   */
  default Result result(P position, Player mover, Set<Result> possible) {
    Result result = possible.size() == 1 ? possible.iterator().next() : result(position, mover);
    possible.retainAll(Set.of(result));
    return result;
  }

  /** How many positions this solver has visited so far. */
  long visited();

  /** The outcome class of a position; throws like {@link #result}. */
  default Outcome outcome(P position) {
    Result leftFirst = result(position, Player.LEFT);
    Result rightFirst = rules().impartial() ? leftFirst : result(position, Player.RIGHT);
    return Outcome.of(leftFirst, rightFirst);
  }

  /** The moves after which the player who made them wins; throws like {@link #result}. */
  default List<Move<P>> winningMoves(P position, Player player) {
    List<Move<P>> winning = new ArrayList<>();
    if (rules().verdict(position).isEmpty()) {
      for (Move<P> move : rules().moveList(position, player)) {
        if (result(move.to(), player.opponent()) == Result.LOSS) {
          winning.add(move);
        }
      }
    }
    return winning;
  }
}
