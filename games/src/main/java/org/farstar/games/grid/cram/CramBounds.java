package org.farstar.games.grid.cram;

import org.farstar.games.grid.domineering.Domineering;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.rules.Bounds;

/** Regions of Cram that are worth 0 by symmetry. */
final class CramBounds implements Bounds {
  /**
   * Half a turn that leaves no cell and no domino where it is: the middle of the region is a corner
   * of cells, or lies in a cell, or between two cells, that are not free.
   */
  @Override
  public boolean mirrored(Board region) {
    Grid grid = region.grid();
    long free = region.in(Domineering.FREE);
    Grid box = grid.box(free);
    if (grid.rotated(free, box) != free) {
      return false;
    }
    int rows = box.height();
    int columns = box.width();
    return rows % 2 == 0 && columns % 2 == 0 || (free & grid.cell(rows / 2, columns / 2)) == 0;
  }
}
