package org.farstar.games.grid.domineering;

import java.util.List;
import org.farstar.engine.memory.Workspace;
import org.farstar.regions.board.Direction;
import org.farstar.regions.board.Grid;
import org.farstar.regions.rules.Bounds;
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
    boolean left = player == Player.LEFT;
    Grid box = grid.box(region);
    long line = grid.all() & ~grid.step(grid.all(), left ? Direction.DOWN : Direction.RIGHT);
    long[] lines = new long[left ? box.height() : box.width()];
    for (int i = 0; i < lines.length; i++) {
      lines[i] = line << i * (left ? grid.stride() : 1) & region;
    }
    return lines;
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
