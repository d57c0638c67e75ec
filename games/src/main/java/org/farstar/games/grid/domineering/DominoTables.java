package org.farstar.games.grid.domineering;

import java.util.List;
import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.memory.KeptKeys;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.TableOnDemand;

/** What all searches for who wins large boards of Domineering have in common, in one workspace. */
final class DominoTables extends TableOnDemand {
  /** The part of the memory that the table of positions may take. */
  private static final int MEMORY_SHARE = 4;

  private final StripTables strips;

  private DominoTables(Object key, ItemStock stock, Workspace workspace) {
    super(
        BOARD_WORDS,
        stock.mostEntries(workspace.memoryBytes() / MEMORY_SHARE, BOARD_WORDS),
        KeptKeys.of("large boards of", Variant.words(key), workspace));
    this.strips = DominoBounds.strips(workspace);
  }

  /**
   * Those of a workspace; null if there are none: without bounds a large board takes too long.
   *
   * @param key names the rules among the tables of the workspace
   */
  static DominoTables of(Object key, ItemStock stock, Workspace workspace) {
    return stock.uses(ItemShortcut.BOARDS) && stock.uses(ItemShortcut.CUTS)
        ? workspace.table(
            List.of(DominoTables.class, key, stock), () -> new DominoTables(key, stock, workspace))
        : null;
  }

  /** The walls of strips. */
  StripTables strips() {
    return strips;
  }
}
