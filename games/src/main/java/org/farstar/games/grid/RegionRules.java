package org.farstar.games.grid;

import java.util.ArrayList;
import java.util.List;

/**
 * Rules on a board that falls into regions, connected components of some set of cells: what happens
 * in one changes nothing in another. A search may then look at one region at a time, see {@link
 * RegionSearch}.
 */
abstract class RegionRules extends GridRules {
  private final boolean corners;
  private final int outside;

  /**
   * @param symbols the symbol of each state of a cell, in order, in small letters
   * @param symmetry which images of a board are worth the same
   * @param exchange what a board looks like with the players exchanged
   * @param corners whether cells that share only a corner are connected
   * @param outside the state, 0 or 3, that a cell outside of a region is in, whatever the board
   */
  RegionRules(
      String symbols, SymmetryGroup symmetry, Exchange exchange, boolean corners, int outside) {
    super(symbols, symmetry, exchange);
    this.corners = corners;
    this.outside = outside;
  }

  /**
   * The cells of all regions, none of them in the state of a cell outside. On planes, since it is
   * asked for after every move.
   */
  abstract long regions(Grid grid, long first, long second);

  /** Whether nobody has a move in a region, ever. */
  boolean idle(Board board, long region) {
    return false;
  }

  final boolean corners() {
    return corners;
  }

  final int outside() {
    return outside;
  }

  @Override
  public final List<Board> parts(Board board) {
    Grid grid = board.grid();
    List<Board> parts = new ArrayList<>(2);
    for (long rest = regions(grid, board.first(), board.second()); rest != 0; ) {
      long region = grid.component(rest, corners);
      rest ^= region;
      if (!idle(board, region)) {
        parts.add(board.cut(region, outside));
      }
    }
    return parts;
  }
}
