package org.farstar.games.grid.domineering;

import java.util.List;
import org.farstar.engine.memory.Workspace;
import org.farstar.regions.board.Grid;
import org.farstar.regions.rules.Bounds;
import org.farstar.regions.rules.LineCuts;
import org.farstar.values.player.Player;

/** Bounds of boards of Domineering by the strips they are cut into. */
final class DominoBounds implements Bounds {
  /** The part of the memory that tables of strips may take. */
  private static final int STRIPS_SHARE = 4;

  /**
   * The rows for Left: a vertical domino across a cut between two rows is forbidden, which is never
   * good for her, and Right loses nothing. For Right the columns.
   */
  @Override
  public long[] lines(Grid grid, long region, Player player) {
    return LineCuts.lines(grid, region, player == Player.LEFT);
  }

  @Override
  public DominoStrips walls(Workspace workspace) {
    return new DominoStrips(strips(workspace));
  }

  /** The tables of strips of a workspace. */
  static StripTables strips(Workspace workspace) {
    return workspace.table(
        List.of(StripTables.class), () -> new StripTables(workspace.memoryBytes() / STRIPS_SHARE));
  }
}
