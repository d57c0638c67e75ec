package org.farstar.regions.nimber;

import java.util.function.Function;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.memory.KeptKeys;
import org.farstar.engine.search.Algebra;
import org.farstar.engine.search.NimAlgebra;
import org.farstar.engine.search.ValueSolver;
import org.farstar.engine.search.ValueTable;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.WideBoard;
import org.farstar.regions.frame.RegionColourings;
import org.farstar.regions.frame.WideValues;
import org.farstar.regions.rules.Bounds;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.Nimber;

/**
 * The nimbers of boards of impartial rules that fall into regions. It asks of a region not what it
 * is worth but whether it is worth *m (J. Lemoine and S. Viennot, <i>Nimbers are inevitable</i>,
 * 2012): so it is if the region together with *m is lost by whoever moves first. {@link
 * NimberNodes} are these questions.
 *
 * <p>One object serves one thread; several may share a table.
 */
public final class NimberSearch implements ValueSolver<Board, Nimber> {
  /** How much memory a table of a search of its own may take. */
  private static final long OWN_BYTES = 1L << 28;

  private final Meter meter;
  private final NimberNodes nodes;
  private final WideValues<Nimber> wide;

  /**
   * @param rules impartial ones
   * @param bounds what is known of regions
   * @param values where it is looked up what is stored, and what the table of this search lives
   *     beside
   * @param worker which of several threads it is for, from 0
   */
  public NimberSearch(
      RegionRules rules,
      Bounds bounds,
      ValueTable<Board, Nimber> values,
      Control control,
      int worker) {
    NimberTable table = values.beside(() -> table(rules, OWN_BYTES));
    this.meter = control.meter(values::unboundedBytes);
    this.wide = new WideValues<>(this, rules, control, worker);
    NimberRegions regions = new NimberRegions(rules, bounds, values, table, meter, worker % 2 == 1);
    this.nodes = new NimberNodes(regions, meter);
  }

  /** A table for these searches, of which nothing outlives the process. */
  public static NimberTable table(RegionRules rules, long bytes) {
    return table(rules, bytes, frame -> null);
  }

  /**
   * A table for these searches.
   *
   * @param keeping what outlives the process
   */
  public static NimberTable table(RegionRules rules, long bytes, Function<Grid, KeptKeys> keeping) {
    return new NimberTable(RegionColourings.haveOnePlane(rules) ? 1 : 2, bytes, keeping);
  }

  @Override
  public Algebra<Nimber> algebra() {
    return new NimAlgebra();
  }

  @Override
  public long visited() {
    return meter.visited() + wide.visited();
  }

  @Override
  public void stop() {
    nodes.stop();
    wide.stop();
  }

  @Override
  public Nimber value(Board board) {
    if (board instanceof WideBoard large) {
      return wide.value(large);
    }
    return new Nimber(meter.during(() -> nodes.nimber(board)));
  }

  /**
   * Whether a board is worth 0, so that whoever moves first loses.
   *
   * @throws SearchStopped when the budget ends first; what was found stays in the table
   */
  public boolean isZero(Board board) {
    return meter.during(() -> nodes.isZero(board));
  }
}
