package org.farstar.games.grid.nogo;

import org.farstar.engine.search.Walls;
import org.farstar.regions.board.Grid;
import org.farstar.regions.rules.RegionWalls;

/**
 * Bounds boards of NoGo by counting moves, which serves since a cell that a player may not take is
 * never hers again: the last free cell of an enemy group stays its last one, for the group can grow
 * only there; and where a stone would have no free cell, and every group of the player's beside it
 * no other one, no free cell comes back.
 *
 * <p>So a player has at most as many moves as there are cells that she may take. A cell that nobody
 * may take stays free, and groups beside it are safe: they breathe for ever.
 *
 * <p>A cell that only Left may take is certain if no cell beside it is one that Right may take or a
 * stone of a group of his that is not safe: it never becomes the last free cell of a group of his.
 * From each connected component of such cells she may take all but one, each while a neighbour in
 * the component is free; and the last one, too, if a cell of the component is beside a safe group
 * of hers or a cell that stays free, from which she then begins. Right can do nothing about this.
 * With a such moves of hers and r moves of his at most, the board is at least a - r: as second
 * player in the sum of the board and r - a she has an answer to each of his moves.
 */
final class NoGoWalls implements RegionWalls {
  private static final Grid GRID = Grid.SQUARE;

  /** A cell in the open counts for so much, less than a move. */
  private static final int OPEN_CELL = Walls.UNIT / 8;

  /** What {@link #last} says where a group has no free cell: then nobody ever moves. */
  private static final long CHOKED = -1;

  /** A whole number that a board in these planes is worth at least. */
  static long atLeast(long first, long second) {
    long[] walls = new long[2];
    new NoGoWalls().fill(first, second, walls);
    return (Walls.part(walls[0], 0) - Walls.OFFSET) / Walls.UNIT;
  }

  @Override
  public void fill(long first, long second, long[] walls) {
    long free = first & second;
    long left = second & ~first;
    long right = first & ~second;
    long lastOfLeft = last(left, free, walls, 0);
    long lastOfRight = last(right, free, walls, 1);
    if (lastOfLeft == CHOKED || lastOfRight == CHOKED) {
      walls[0] = Walls.all(Walls.OFFSET);
      walls[1] = walls[0];
      return;
    }
    long beside = GRID.near(free);
    long forLeft = free & ~lastOfRight & (beside | GRID.near(walls[0]));
    long forRight = free & ~lastOfLeft & (beside | GRID.near(walls[1]));
    long idle = GRID.near(free & ~(forLeft | forRight));
    long safeLeft = grown(idle & left, left);
    long safeRight = grown(idle & right, right);
    walls[0] = atLeast(forLeft, forRight, idle | GRID.near(safeLeft), right & ~safeRight);
    walls[1] = atLeast(forRight, forLeft, idle | GRID.near(safeRight), left & ~safeLeft);
  }

  /**
   * The cells that are the last free one of a group, or {@link #CHOKED}.
   *
   * @param alive takes the stones of groups that have more
   */
  private static long last(long stones, long free, long[] alive, int at) {
    long last = 0;
    long more = 0;
    for (long rest = stones; rest != 0; ) {
      long group = GRID.component(rest, false);
      long beside = GRID.near(group) & free;
      if (beside == 0) {
        return CHOKED;
      }
      if ((beside & beside - 1) == 0) {
        last |= beside;
      } else {
        more |= group;
      }
      rest ^= group;
    }
    alive[at] = more;
    return last;
  }

  /**
   * @param own the cells that the player may take
   * @param other those that the opponent may take
   * @param breathing cells beside a safe group of the player's or a cell that stays free
   * @param enemies the stones of the opponent's that are not safe
   */
  private static long atLeast(long own, long other, long breathing, long enemies) {
    int certain = 0;
    for (long rest = own & ~other & ~GRID.near(other | enemies); rest != 0; ) {
      long component = GRID.component(rest, false);
      rest ^= component;
      certain += Long.bitCount(component) - ((component & breathing) == 0 ? 1 : 0);
    }
    return Walls.all(Walls.OFFSET + (certain - Long.bitCount(other)) * Walls.UNIT);
  }

  private static long grown(long seeds, long within) {
    long grown = seeds;
    long more = seeds == 0 ? 0 : GRID.near(grown) & within & ~grown;
    while (more != 0) {
      grown |= more;
      more = GRID.near(more) & within & ~grown;
    }
    return grown;
  }

  /** Moves that leave much open beside them come first. */
  @Override
  public int lean(long first, long second, long changed) {
    return OPEN_CELL * Long.bitCount(GRID.near(changed) & first & second);
  }
}
