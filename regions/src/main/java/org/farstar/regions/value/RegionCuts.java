package org.farstar.regions.value;

import org.farstar.regions.board.Grid;
import org.farstar.regions.rules.Bounds;
import org.farstar.values.player.Player;

/**
 * The ways to cut a region in two between its {@link Bounds#lines}, so that the two parts are
 * together no worse than the region for a player; those first across which fewest cells touch, and
 * of these those with the smallest parts.
 */
final class RegionCuts {
  private final long[] firsts;
  private final int[] largest;
  private final int[] order;
  private int size;

  private RegionCuts(int most) {
    firsts = new long[most];
    largest = new int[most];
    order = new int[most];
  }

  /**
   * The cuts of a region.
   *
   * @param region its cells, in the upper left corner of the grid
   * @param player who has no less in the parts than in the region
   */
  static RegionCuts of(Bounds bounds, Grid grid, long region, Player player) {
    long[] lines = bounds.lines(grid, region, player.opponent());
    RegionCuts cuts = new RegionCuts(lines.length);
    long first = 0;
    for (int i = 0; i + 1 < lines.length; i++) {
      first |= lines[i];
      cuts.add(grid, region, first);
    }
    return cuts;
  }

  private void add(Grid grid, long region, long first) {
    int cells = Long.bitCount(first);
    int most = Math.max(cells, Long.bitCount(region) - cells);
    int touching = Long.bitCount(grid.near(first) & region & ~first);
    int place = touching * Grid.MOST_CELLS + most;
    int at = size++;
    for (; at > 0 && order[at - 1] > place; at--) {
      firsts[at] = firsts[at - 1];
      largest[at] = largest[at - 1];
      order[at] = order[at - 1];
    }
    firsts[at] = first;
    largest[at] = most;
    order[at] = place;
  }

  /** How many cuts there are. */
  int size() {
    return size;
  }

  /** The cells of one part; the other cells are the other part. */
  long first(int cut) {
    return firsts[cut];
  }

  /** How many cells the larger part has. */
  int largest(int cut) {
    return largest[cut];
  }
}
