package org.farstar.engine.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.play.Move;
import org.farstar.engine.search.OutcomeSolver;
import org.farstar.engine.sum.Sum;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Finds a move that keeps the result of a sum, for reasons. All moves of a player who loses do, so
 * that nothing is searched for those. Winning moves are looked for by shares of positions that
 * grow: the search of the sum has left in its tables what its own winning move leads to, and that
 * is found again before a move that takes long has been tried to its end.
 */
final class BestMoves {
  /** How many positions each move is tried for at first. */
  private static final long FIRST_SHARE = 1 << 5;

  private static final int GROWTH = 8;

  /** So many positions may be visited beyond those of the answer. */
  private static final long MOST = 50_000;

  private final OutcomeSolver<Sum> solver;
  private final Optional<Control> part;

  private BestMoves(OutcomeSolver<Sum> solver, Optional<Control> part) {
    this.solver = solver;
    this.part = part;
  }

  /** Tries the moves in order, each to its end. */
  static BestMoves inOrder(OutcomeSolver<Sum> solver) {
    return new BestMoves(solver, Optional.empty());
  }

  /**
   * Tries the moves by shares.
   *
   * @param solvers makes a solver from its control, that shares its tables with the one that has
   *     found who wins
   */
  static BestMoves byShares(Function<Control, OutcomeSolver<Sum>> solvers, Control control) {
    Control part = control.part();
    return new BestMoves(solvers.apply(part), Optional.of(part));
  }

  /**
   * What is known of the moves that keep a result.
   *
   * @param move one of them; empty where the play is over, the player cannot move, or it was not
   *     found
   * @param known whether it was found out, which takes too long where a search has decided a
   *     position by bounds alone
   */
  record Best(Optional<Move<Sum>> move, boolean known) {}

  /**
   * A move of a player that keeps a result.
   *
   * @param result what the player gets who is to move
   * @throws SearchStopped when the budget of the whole ends first
   */
  Best keeping(Result result, Sum sum, Player player) {
    if (solver.rules().verdict(sum).isPresent()) {
      return new Best(Optional.empty(), true);
    }
    List<Move<Sum>> open = new ArrayList<>(solver.rules().moveList(sum, player));
    if (open.isEmpty() || result == Result.LOSS) {
      return new Best(open.stream().findFirst(), true);
    }
    for (long share = FIRST_SHARE; !open.isEmpty(); share *= GROWTH) {
      long before = visited();
      for (int i = 0; i < open.size(); ) {
        if (visited() >= MOST) {
          return new Best(Optional.empty(), false);
        }
        Optional<Result> found = within(share, open.get(i).to(), player.opponent(), before);
        if (found.isPresent() && found.get().forOpponent() == result) {
          return new Best(Optional.of(open.get(i)), true);
        }
        if (found.isPresent()) {
          open.remove(i);
        } else {
          i++;
        }
      }
    }
    return new Best(Optional.empty(), true);
  }

  private long visited() {
    return part.map(control -> control.progress().positions()).orElse(0L);
  }

  /**
   * The result of a sum, as far as so many positions go.
   *
   * @param before how many had been visited when a share of this size was first given
   */
  private Optional<Result> within(long share, Sum sum, Player mover, long before) {
    part.ifPresent(control -> control.share(share));
    try {
      return Optional.of(solver.result(sum, mover));
    } catch (SearchStopped e) {
      if (part.isEmpty() || e.reason() != StopReason.SHARE || visited() == before) {
        // Where nothing could be visited it was the share of the whole that has ended.
        throw e;
      }
      return Optional.empty();
    }
  }
}
