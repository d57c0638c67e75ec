package org.farstar.regions.outcome;

import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.search.KeptBoards;
import org.farstar.engine.search.TableOnDemand;
import org.farstar.regions.board.Grid;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.rules.RegionGame;
import org.farstar.regions.rules.RegionWalls;

/** What the searches of whole boards of one frame share, where there are such searches. */
final class BoardTables extends TableOnDemand {
  /** The part of the memory that the table may take. */
  private static final int MEMORY_SHARE = 8;

  private final boolean served;
  private final RegionWalls walls;

  /**
   * @param name of the rules and the frame, the same in every process; null where there is none
   */
  BoardTables(
      RegionGame game, RegionFrame frame, String name, ItemStock stock, Workspace workspace) {
    super(
        KeptBoards.WORDS,
        stock.mostEntries(workspace.memoryBytes() / MEMORY_SHARE, KeptBoards.WORDS),
        name == null || !serves(game, frame, stock)
            ? null
            : workspace.kept().map(results -> new KeptBoards(results, name)).orElse(null));
    this.served = serves(game, frame, stock);
    this.walls = served && stock.uses(ItemShortcut.CUTS) ? game.bounds().walls(workspace) : null;
  }

  private static boolean serves(RegionGame game, RegionFrame frame, ItemStock stock) {
    return frame.grid() == Grid.SQUARE
        && frame.exchanges(game.rules())
        && game.searches().wholeBoards()
        && stock.uses(ItemShortcut.BOARDS);
  }

  /** Whether regions are searched as whole boards. */
  boolean isServed() {
    return served;
  }

  /** What the rules know of whole boards; null where nothing. */
  RegionWalls walls() {
    return walls;
  }
}
