package org.farstar.games.grid;

import org.farstar.engine.memory.BoundedTable;
import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.proof.ItemStock;
import org.farstar.engine.proof.ItemSum;
import org.farstar.engine.search.Algebra;
import org.farstar.engine.search.ValueKind;
import org.farstar.engine.search.ValueTable;
import org.farstar.values.Value;
import org.farstar.values.shortgame.Universe;

/** What the sources of items of all threads have in common, for boards of one frame. */
final class SharedRegions implements Forgetful {
  /** A map node, a board, a sum and an item; estimated, rounded up. */
  private static final long BYTES_PER_REGION = 240;

  private static final int MEMORY_SHARE = 8;

  final RegionRules rules;
  final RegionFrame frame;
  final ItemStock stock;
  final int kind;
  final BoundedTable<Board, ItemSum> regions;
  final Algebra<? extends Value> algebra;
  final Universe universe;
  final ValueTable<Board, Object> values;
  final BoardTables boards;

  /**
   * @param key names the rules among the tables of the workspace
   */
  SharedRegions(
      Object key, RegionRules rules, RegionFrame frame, ItemStock stock, Workspace workspace) {
    this.rules = rules;
    this.frame = frame;
    this.stock = stock;
    this.kind = stock.nextKind();
    this.algebra = ValueKind.of(rules).algebra(workspace);
    this.universe = workspace.universe();
    this.values = RegionSearch.solvers(rules).table(key, workspace);
    long most = workspace.memoryBytes() / MEMORY_SHARE / BYTES_PER_REGION;
    this.boards = new BoardTables(rules, frame, stock, workspace);
    this.regions = new BoundedTable<>(Math.max(1 << 10, most), BYTES_PER_REGION);
  }

  @Override
  public long bytes() {
    return regions.bytes() + values.bytes() + boards.bytes();
  }

  @Override
  public void forget() {
    regions.forget();
    values.forget();
    boards.forget();
  }
}
