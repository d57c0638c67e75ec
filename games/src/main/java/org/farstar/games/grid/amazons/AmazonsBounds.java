package org.farstar.games.grid.amazons;

import org.farstar.regions.board.Board;
import org.farstar.regions.board.Direction;
import org.farstar.regions.board.Grid;
import org.farstar.regions.rules.Bounds;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.player.Player;

/** Regions of Amazons in which one player is alone, and who reaches more of the others. */
final class AmazonsBounds implements Bounds {
  private static final int FREE = 0;

  /** The queens of one colour alone. */
  @Override
  public Player owner(Board region) {
    boolean left = region.in(1) != 0;
    boolean right = region.in(2) != 0;
    return left == right ? null : left ? Player.LEFT : Player.RIGHT;
  }

  /** The cells that one player's queens reach in fewer moves, without arrows. */
  @Override
  public long lead(RegionRules rules, Board region) {
    long free = region.in(FREE);
    long left = region.in(1);
    long right = region.in(2);
    long open = free;
    long lead = 0;
    while (open != 0) {
      long nextLeft = spread(region.grid(), left, free);
      long nextRight = spread(region.grid(), right, free);
      long taken = open & (nextLeft | nextRight);
      if (taken == 0) {
        break;
      }
      lead += Long.bitCount(taken & ~nextRight) - Long.bitCount(taken & ~nextLeft);
      open &= ~taken;
      left |= nextLeft;
      right |= nextRight;
    }
    return lead;
  }

  /** The free cells that a queen's move from one of these cells reaches. */
  private static long spread(Grid grid, long from, long free) {
    long reached = 0;
    for (Direction direction : Direction.QUEEN) {
      for (long cells = from; cells != 0; ) {
        cells = grid.step(cells, direction) & free;
        reached |= cells;
      }
    }
    return reached;
  }
}
