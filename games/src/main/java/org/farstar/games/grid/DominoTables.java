package org.farstar.games.grid;

import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.memory.SharedTable;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.proof.ItemShortcut;
import org.farstar.engine.proof.ItemStock;

/** What all searches for who wins wide boards of Domineering have in common, in one workspace. */
final class DominoTables implements Forgetful {
  /** The part of the memory that the table of positions may take. */
  private static final int MEMORY_SHARE = 4;

  private final KeptBoards kept;
  private final TableOnDemand table;
  private final StripTables strips;

  /**
   * @param name of the rules, the same in every process; null where there is none
   */
  DominoTables(String name, ItemStock stock, Workspace workspace) {
    this.kept =
        name == null
            ? null
            : workspace
                .kept()
                .map(results -> new KeptBoards(results, "wide\n" + name))
                .orElse(null);
    long most = stock.mostEntries(workspace.memoryBytes() / MEMORY_SHARE, DominoSearch.WORDS);
    this.table = new TableOnDemand(DominoSearch.WORDS, most, kept);
    this.strips = Domineering.strips(workspace);
  }

  /** Whether they are made: without bounds a wide board takes too long. */
  static boolean serves(RegionRules rules, ItemStock stock) {
    return rules.searchesWide() && stock.uses(ItemShortcut.BOARDS) && stock.uses(ItemShortcut.CUTS);
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
