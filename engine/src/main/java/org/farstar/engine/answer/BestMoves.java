package org.farstar.engine.answer;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.play.FirstMoves;
import org.farstar.engine.play.Move;
import org.farstar.engine.search.OutcomeSolver;
import org.farstar.engine.sum.Sum;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Finds a move that keeps the result of a sum, for reasons and for play. All moves of a player who
 * loses do, so that nothing is searched for those. Winning moves are looked for by shares of
 * positions that grow: the search of the sum has left in its tables what its own winning move leads
 * to, and that is found again before a move that takes long has been tried to its end.
 */
final class BestMoves {
  /** How many positions each move is tried for at first. */
  private static final long FIRST_SHARE = 1 << 5;

  private static final int GROWTH = 8;

  /** So many positions may be visited beyond those of the answer. */
  private static final long MOST = 50_000;

  /** So many moves are made at first. */
  private static final int FIRST_MOVES = 1 << 9;

  private final OutcomeSolver<Sum> solver;
  private final Optional<Control> part;
  private final long most;
  private long share = FIRST_SHARE;
  private int listed = FIRST_MOVES;

  /** The texts of moves that do not keep the result. */
  private final Set<String> worse = new HashSet<>();

  private BestMoves(OutcomeSolver<Sum> solver, Optional<Control> part, long most) {
    this.solver = solver;
    this.part = part;
    this.most = most;
  }

  /** The same without a limit of positions but the budget of the whole. */
  BestMoves toTheEnd() {
    return new BestMoves(solver, part, Long.MAX_VALUE);
  }

  /** Tries the moves in order, each to its end. */
  static BestMoves inOrder(OutcomeSolver<Sum> solver) {
    return new BestMoves(solver, Optional.empty(), MOST);
  }

  /**
   * Tries the moves by shares.
   *
   * @param solvers makes a solver from its control, that shares its tables with the one that has
   *     found who wins
   */
  static BestMoves byShares(Function<Control, OutcomeSolver<Sum>> solvers, Control control) {
    Control part = control.part();
    return new BestMoves(solvers.apply(part), Optional.of(part), MOST);
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
    FirstMoves<Sum> first = FirstMoves.made(solver.rules(), sum, player, 1);
    if (first.list().isEmpty() || result == Result.LOSS) {
      return new Best(first.list().stream().findFirst(), true);
    }
    // Another position starts over: its moves may have the texts of moves that were worse before.
    worse.clear();
    share = FIRST_SHARE;
    listed = FIRST_MOVES;
    Optional<Best> best;
    do {
      best = round(result, sum, player);
    } while (best.isEmpty());
    return best.get();
  }

  /**
   * Tries each of the moves once, as long as the share of this round goes; the next round has more.
   * Of a position with millions of moves only the first are made, in each round more of them. The
   * rounds of one object are about one position.
   *
   * @return empty where there should be another round
   */
  Optional<Best> round(Result result, Sum sum, Player player) {
    FirstMoves<Sum> moves = FirstMoves.made(solver.rules(), sum, player, listed);
    long before = visited();
    boolean open = !moves.complete();
    for (Move<Sum> move : moves.list()) {
      if (worse.contains(move.text())) {
        continue;
      }
      if (visited() >= most) {
        return Optional.of(new Best(Optional.empty(), false));
      }
      Optional<Result> found = within(share, move.to(), player.opponent(), before);
      if (found.isPresent() && found.get().forOpponent() == result) {
        return Optional.of(new Best(Optional.of(move), true));
      }
      if (found.isPresent()) {
        worse.add(move.text());
      } else {
        open = true;
      }
    }
    share = Math.min(share, Long.MAX_VALUE / GROWTH) * GROWTH;
    listed = (int) Math.min(Integer.MAX_VALUE, (long) listed * GROWTH);
    return open ? Optional.empty() : Optional.of(new Best(Optional.empty(), true));
  }

  private long visited() {
    return part.map(control -> control.progress().positions()).orElse(0L);
  }

  /**
   * The result of a sum, as far as this many positions go.
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
