package org.farstar.regions.frame;

import org.farstar.engine.budget.Control;
import org.farstar.engine.search.ValueSolver;
import org.farstar.engine.search.ValueSolvers;
import org.farstar.engine.search.ValueTable;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.WideBoard;
import org.farstar.regions.rules.RegionRules;

/**
 * The values of wide boards by the search that serves every play, which asks the search for values
 * of regions about what is no longer wide. For one thread, but that any may stop it.
 *
 * @param <V> the values
 */
public final class WideValues<V> {
  /** How many values of wide boards are remembered. */
  private static final long MOST = 1 << 16;

  private final ValueSolver<Board, V> small;
  private final RegionRules rules;
  private final Control control;
  private final int worker;
  private volatile ValueSolver<Board, V> search;
  private volatile boolean stopped;

  /**
   * @param small values boards that are not wide
   * @param worker which of several threads it is for, from 0
   */
  public WideValues(ValueSolver<Board, V> small, RegionRules rules, Control control, int worker) {
    this.small = small;
    this.rules = rules;
    this.control = control;
    this.worker = worker;
  }

  /** The value of a wide board; as {@link ValueSolver#value}. */
  public V value(WideBoard board) {
    if (search == null) {
      ValueTable<Board, V> values =
          ValueTable.forgettingOld(
              MOST, position -> position instanceof WideBoard ? null : small.value(position));
      search =
          ValueSolvers.<Board>searching().solver(rules, small.algebra(), values, control, worker);
    }
    if (stopped) {
      search.stop();
    }
    return search.value(board);
  }

  /** How many wide boards were visited. */
  public long visited() {
    return search == null ? 0 : search.visited();
  }

  /** As {@link ValueSolver#stop}. */
  public void stop() {
    stopped = true;
    ValueSolver<Board, V> searching = search;
    if (searching != null) {
      searching.stop();
    }
  }
}
