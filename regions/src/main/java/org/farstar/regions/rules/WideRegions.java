package org.farstar.regions.rules;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Direction;
import org.farstar.regions.board.WideBoard;

/** The regions of wide boards, cell by cell. */
public final class WideRegions {
  private WideRegions() {}

  /** The parts of a wide board: those of at most 64 cells as small as their rules can make them. */
  static List<Board> parts(RegionRules rules, WideBoard board) {
    List<Board> parts = new ArrayList<>();
    for (Board region : of(rules, board)) {
      if (region instanceof WideBoard) {
        parts.add(region);
      } else {
        parts.addAll(rules.parts(region));
      }
    }
    return parts;
  }

  /**
   * The connected components of all cells that are not outside, each in the smallest rectangle
   * around it; a small one may have to be taken apart further.
   */
  public static List<Board> of(RegionRules rules, WideBoard board) {
    List<Board> regions = new ArrayList<>();
    BitSet seen = new BitSet();
    for (int cell = 0; cell < board.size(); cell++) {
      if (board.at(cell) != rules.outside() && !seen.get(cell)) {
        BitSet region = component(rules, board, cell);
        seen.or(region);
        regions.add(board.cut(region, rules.outside()));
      }
    }
    return regions;
  }

  private static BitSet component(RegionRules rules, WideBoard board, int start) {
    BitSet region = new BitSet();
    region.set(start);
    int[] open = new int[board.size()];
    open[0] = start;
    for (int size = 1; size > 0; ) {
      int cell = open[--size];
      for (Direction direction : rules.corners() ? Direction.QUEEN : Direction.ROOK) {
        int next = board.step(cell, direction);
        int state = next < 0 ? rules.outside() : board.at(next);
        if (state != rules.outside() && rules.joins(board.at(cell), state) && !region.get(next)) {
          region.set(next);
          open[size++] = next;
        }
      }
    }
    return region;
  }
}
