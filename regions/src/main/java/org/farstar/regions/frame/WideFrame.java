package org.farstar.regions.frame;

import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.board.WideBoard;
import org.farstar.regions.rules.RegionRules;

/**
 * How the small regions of wide boards are kept: in one frame as far as they fit, so that equal
 * ones meet.
 */
public final class WideFrame {
  private final RegionRules rules;
  private final Grid first;

  private WideFrame(RegionRules rules, Grid first) {
    this.rules = rules;
    this.first = first;
  }

  /**
   * The frame of a wide board: for a row the row of 64 cells, for a board of few rows as long a one
   * of as many, otherwise eight by eight cells.
   */
  public static WideFrame of(RegionRules rules, WideBoard board) {
    int narrow = Math.min(board.height(), board.width());
    if (narrow >= Grid.SIDE) {
      return new WideFrame(rules, Grid.SQUARE);
    }
    int most = Grid.MOST_CELLS / narrow;
    Grid longest = board.height() > narrow ? Grid.of(most, narrow) : Grid.of(narrow, most);
    return new WideFrame(rules, RegionFrame.of(rules, longest).grid());
  }

  /** A small region as a board of the frame that it is kept in. */
  public Board placed(Board region) {
    if (fits(region)) {
      return placed(region, first);
    }
    return rules.symmetry() == SymmetryGroup.SQUARE && fits(region.transposed())
        ? placed(region.transposed(), first)
        : region;
  }

  private boolean fits(Board region) {
    return region.height() <= first.height() && region.width() <= first.width();
  }

  private Board placed(Board region, Grid grid) {
    Board placed = new Board(grid, 0, 0).with(grid.all(), rules.outside());
    for (int row = 0; row < region.height(); row++) {
      for (int column = 0; column < region.width(); column++) {
        placed = placed.with(grid.cell(row, column), region.state(row, column));
      }
    }
    return placed;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof WideFrame frame && first.equals(frame.first);
  }

  @Override
  public int hashCode() {
    return first.hashCode();
  }
}
