package org.farstar.games.grid;

import java.util.List;
import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.memory.SharedTable;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.proof.ItemShortcut;
import org.farstar.engine.proof.ItemStock;

/** What all searches for who wins large boards of Domineering have in common, in one workspace. */
final class DominoTables implements Forgetful {
  /** The part of the memory that the table of positions may take. */
  private static final int MEMORY_SHARE = 4;

  private final KeptBoards kept;
  private final TableOnDemand table;
  private final StripTables strips;

  private DominoTables(Object key, ItemStock stock, Workspace workspace) {
    this.kept = KeptBoards.of("large boards of", key, workspace);
    long most = stock.mostEntries(workspace.memoryBytes() / MEMORY_SHARE, DominoSearch.WORDS);
    this.table = new TableOnDemand(DominoSearch.WORDS, most, kept);
    this.strips = Domineering.strips(workspace);
  }

  /**
   * Those of a workspace; null where there are none: without bounds a large board takes too long.
   *
   * @param key names the rules among the tables of the workspace
   */
  static DominoTables of(Object key, RegionRules rules, ItemStock stock, Workspace workspace) {
    return rules.searchesLarge() && stock.uses(ItemShortcut.BOARDS) && stock.uses(ItemShortcut.CUTS)
        ? workspace.table(
            List.of(DominoTables.class, key, stock), () -> new DominoTables(key, stock, workspace))
        : null;
  }

  /** What outlives the process; null where nothing does. */
  KeptBoards kept() {
    return kept;
  }

  /** The walls of strips. */
  StripTables strips() {
    return strips;
  }

  /** The table of positions. */
  SharedTable table() {
    return table.get();
  }

  @Override
  public long bytes() {
    return table.bytes();
  }

  @Override
  public void forget() {
    table.forget();
  }
}
