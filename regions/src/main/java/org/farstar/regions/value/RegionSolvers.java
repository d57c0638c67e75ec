package org.farstar.regions.value;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.KeptKeys;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Play;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.Algebra;
import org.farstar.engine.search.DatabaseMaker;
import org.farstar.engine.search.NimAlgebra;
import org.farstar.engine.search.StoredValues;
import org.farstar.engine.search.ValueSolver;
import org.farstar.engine.search.ValueSolvers;
import org.farstar.engine.search.ValueTable;
import org.farstar.regions.board.Board;
import org.farstar.regions.database.RegionDatabase;
import org.farstar.regions.database.RegionStore;
import org.farstar.regions.frame.RegionKey;
import org.farstar.regions.nimber.NimberSearch;
import org.farstar.regions.nimber.NimberTable;
import org.farstar.regions.rules.Bounds;
import org.farstar.regions.rules.RegionGame;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.Nimber;

/** Makes the searches for values of boards that fall into regions, and their tables. */
public final class RegionSolvers implements ValueSolvers<Board> {
  /** The part of the memory that nimbers of one frame may take. */
  private static final int NIMBERS_SHARE = 4;

  /** The part of the memory that bounds may take. */
  private static final int BOUNDS_SHARE = 8;

  private final RegionRules regions;
  private final Bounds bounds;

  /**
   * @param game the game whose values are searched for
   */
  public RegionSolvers(RegionGame game) {
    this.regions = game.rules();
    this.bounds = game.bounds();
  }

  @Override
  public <V> ValueSolver<Board, V> solver(
      Play<Board> rules,
      Algebra<V> algebra,
      ValueTable<Board, V> table,
      Control control,
      int worker) {
    return regions.impartial() && algebra instanceof NimAlgebra
        ? nimbers(table, control, worker)
        : new RegionSearch<>(regions, bounds, algebra, table, control, worker);
  }

  private NimberTable nimbers(Object key, Workspace workspace) {
    Optional<List<String>> words = Variant.words(key);
    return NimberSearch.table(
        regions,
        workspace.memoryBytes() / NIMBERS_SHARE,
        frame -> KeptKeys.of("questions " + frame, words, workspace));
  }

  @SuppressWarnings("unchecked")
  private <V> ValueSolver<Board, V> nimbers(
      ValueTable<Board, V> table, Control control, int worker) {
    return (ValueSolver<Board, V>)
        new NimberSearch(regions, bounds, (ValueTable<Board, Nimber>) table, control, worker);
  }

  @Override
  public <V> StoredValues<Board, V> stored(Object key, Workspace workspace) {
    return RegionStore.of(regions, key, workspace);
  }

  @Override
  public <V> ValueTable<Board, V> table(Object key, Workspace workspace) {
    ValueTable<Board, V> table =
        ValueTable.packed(workspace, stored(key, workspace), new BoardPacking());
    if (regions.impartial()) {
      table.beside(() -> nimbers(key, workspace));
    } else if (OptionValues.serves(regions, bounds)) {
      table.beside(() -> new RegionBounds<V>(workspace.memoryBytes() / BOUNDS_SHARE));
    }
    return table;
  }

  @Override
  public Optional<DatabaseMaker> database() {
    return RegionKey.serves(regions)
        ? Optional.of(new RegionDatabase(regions, this))
        : Optional.empty();
  }
}
