package org.farstar.games.grid.domineering;

import org.farstar.engine.budget.Control;
import org.farstar.engine.search.Walls;
import org.farstar.regions.board.Grid;
import org.farstar.regions.rules.RegionWalls;

/**
 * Bounds the thermographs of boards of Domineering by those of strips of up to three rows: a board
 * that is cut between rows is worth no more to Left, see {@link DominoBounds#lines}, and of all
 * ways to cut it the best is found at each temperature.
 */
final class DominoStrips implements RegionWalls {
  private static final int SIDE = Grid.SIDE;

  private final StripTables tables;
  private final long[] one;
  private final long[] two;

  /**
   * @param tables the walls of strips
   */
  DominoStrips(StripTables tables) {
    this.tables = tables;
    this.one = tables.one();
    this.two = tables.two(SIDE);
  }

  @Override
  public void fill(long free, long same, long[] walls) {
    walls[0] = of(free);
    walls[1] = of(Grid.SQUARE.transposed(free));
  }

  private long of(long free) {
    long[] strips = tables.three(width(free));
    int columns =
        strips == null ? 0 : Integer.numberOfTrailingZeros(strips.length) / StripTables.MOST_ROWS;
    int row = (1 << columns) - 1;
    int rows = SIDE - Long.numberOfLeadingZeros(free) / SIDE;
    long third = 0;
    long second = 0;
    long best = 0;
    long rest = free;
    long before = 0;
    long last = 0;
    for (int i = 0; i < rows; i++) {
      long here = rest & (1 << SIDE) - 1;
      rest >>>= SIDE;
      long sum = best + one[(int) here];
      if (i > 0) {
        sum = Walls.max(sum, second + two[(int) (last | here << SIDE)]);
        if (i > 1 && columns > 0) {
          long strip = before & row | (last & row | (here & row) << columns) << columns;
          sum = Walls.max(sum, third + strips[(int) strip]);
        }
      }
      before = last;
      last = here;
      third = second;
      second = best;
      best = sum;
    }
    return best + Walls.all(Walls.OFFSET - rows * StripTables.ROW_OFFSET);
  }

  /** How many columns there are to the last that has a cell. */
  private static int width(long free) {
    long folded = free | free >>> 4 * SIDE;
    folded |= folded >>> 2 * SIDE;
    folded |= folded >>> SIDE;
    return Integer.SIZE - Integer.numberOfLeadingZeros((int) folded & (1 << SIDE) - 1);
  }

  /** For both players, whose strips are as wide as the board is wide, or high. */
  @Override
  public void prepare(Grid box, long visited, Control control) {
    tables.prepare(box.width(), visited, control);
    tables.prepare(box.height(), visited, control);
  }
}
