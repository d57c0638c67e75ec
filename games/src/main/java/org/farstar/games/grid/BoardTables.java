package org.farstar.games.grid;

import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.memory.SharedTable;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.proof.ItemShortcut;
import org.farstar.engine.proof.ItemStock;

/** What the searches of whole boards of one frame share, where there are such searches. */
final class BoardTables implements Forgetful {
  /** The part of the memory that the table may take. */
  private static final int MEMORY_SHARE = 8;

  private final boolean served;
  private final RegionWalls walls;

  /** Null where nothing is kept. */
  private final KeptBoards kept;

  private final TableOnDemand table;

  /**
   * @param name of the rules and the frame, the same in every process; null where there is none
   */
  BoardTables(
      RegionRules rules, RegionFrame frame, String name, ItemStock stock, Workspace workspace) {
    this.served =
        frame.grid() == Grid.SQUARE
            && frame.exchanges(rules)
            && rules.wholeBoards()
            && stock.uses(ItemShortcut.BOARDS);
    this.walls = served && stock.uses(ItemShortcut.CUTS) ? rules.walls(workspace) : null;
    this.kept =
        name == null || !served
            ? null
            : workspace.kept().map(results -> new KeptBoards(results, name)).orElse(null);
    long most = stock.mostEntries(workspace.memoryBytes() / MEMORY_SHARE, BoardSearch.WORDS);
    this.table = new TableOnDemand(BoardSearch.WORDS, most, kept);
  }

  /** Whether regions are searched as whole boards. */
  boolean isServed() {
    return served;
  }

  /** What the rules know of whole boards; null where nothing. */
  RegionWalls walls() {
    return walls;
  }

  /** What outlives the process; null where nothing does. */
  KeptBoards kept() {
    return kept;
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
