package org.farstar.regions.outcome;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.memory.KeptKeys;
import org.farstar.engine.memory.Workspace;
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
   * @param name of the rules and the frame, the same in every process, or null if there is none
   */
  BoardTables(
      RegionGame game, RegionFrame frame, String name, ItemStock stock, Workspace workspace) {
    super(
        BOARD_WORDS,
        stock.mostEntries(workspace.memoryBytes() / MEMORY_SHARE, BOARD_WORDS),
        name == null || !serves(game, frame, stock)
            ? null
            : KeptKeys.of("boards", Optional.of(List.of(name)), workspace));
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
