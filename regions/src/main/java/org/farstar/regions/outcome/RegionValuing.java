package org.farstar.regions.outcome;

import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.search.Algebra;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.search.ValueSolver;
import org.farstar.engine.search.ValueTable;
import org.farstar.engine.sum.Values;
import org.farstar.regions.board.Board;
import org.farstar.regions.nimber.NimberSearch;
import org.farstar.values.Value;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.UniverseFullException;

/**
 * The search for values of regions, for one thread.
 *
 * @param solver the search
 * @param table what it has found
 * @param allowance what the arithmetic of values may take
 */
record RegionValuing<V extends Value>(
    ValueSolver<Board, V> solver, ValueTable<Board, Object> table, FormAllowance allowance) {
  /** A search for values of the regions that threads share. */
  static RegionValuing<?> of(SharedRegions shared, Control control, int worker) {
    return of(shared, shared.algebra, control, worker);
  }

  /**
   * The value of a board as a short game, or null if there is none, where it takes more than so
   * many positions, or where there is no room for it.
   *
   * @param control the one that it was made with
   * @param full told where there is no room
   */
  ShortGame within(
      long positions, Board board, SharedRegions shared, Control control, Runnable full) {
    control.share(positions);
    try {
      return Values.shortGame(
              allowance.within(positions, () -> solver.value(board)), shared.universe)
          .orElse(null);
    } catch (NoSuchValueException e) {
      return null;
    } catch (UniverseFullException e) {
      full.run();
      return null;
    } catch (SearchStopped e) {
      if (e.reason() == StopReason.MEMORY) {
        table.clear();
        full.run();
      } else if (e.reason() != StopReason.SHARE) {
        throw e;
      }
      return null;
    }
  }

  @SuppressWarnings("unchecked")
  private static <V extends Value> RegionValuing<V> of(
      SharedRegions shared, Algebra<V> algebra, Control control, int worker) {
    ValueTable<Board, V> table = (ValueTable<Board, V>) (ValueTable<Board, ?>) shared.values;
    return new RegionValuing<>(
        shared.solvers.solver(shared.rules, algebra, table, control, worker),
        shared.values,
        new FormAllowance(control));
  }

  /**
   * Whether whoever moves first wins a region of impartial rules, that is, whether it is not worth
   * 0; unknown where this many positions are not enough, and where rules are not impartial.
   *
   * @param control gives the search its share
   */
  Decision wins(Board board, Control control, long positions) {
    if (!(solver instanceof NimberSearch search)) {
      return Decision.UNKNOWN;
    }
    control.share(positions);
    try {
      return Decision.of(!search.isZero(board));
    } catch (SearchStopped e) {
      if (e.reason() == StopReason.MEMORY) {
        table.clear();
      } else if (e.reason() != StopReason.SHARE) {
        throw e;
      }
      return Decision.UNKNOWN;
    }
  }
}
