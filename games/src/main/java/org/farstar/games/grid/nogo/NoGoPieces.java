package org.farstar.games.grid.nogo;

import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardMoves;
import org.farstar.regions.board.Exchange;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.player.Player;

/**
 * Rows of NoGo cut at stones, so that the sum of the pieces is at most the row. The stone where a
 * row is cut stands at the end of both pieces, as two stones of its colour. No other stones of one
 * colour stand next to each other here, since one serves for a group: a move that joins groups
 * leaves out what is too many.
 *
 * <p>A stone at a cut must keep a free cell in its own piece when Left moves, whoever it belongs
 * to, and need not when Right moves. So every move of Right in the row is one in the pieces, and
 * every move of Left in the pieces is one in the row. In the row less the pieces Left, moving
 * second, answers each of them with the same move and wins.
 */
final class NoGoPieces extends RegionRules {
  private static final int FREE = 0;
  private static final int BLOCKED = 3;

  NoGoPieces() {
    super(".xo#", SymmetryGroup.REFLECTIONS, Exchange.NONE, false, BLOCKED);
  }

  /** The moves in a row that lies along the first line of the grid. */
  @Override
  public void generate(Board board, Player player, BoardMoves moves) {
    boolean left = player == Player.LEFT;
    long beyond = ~board.grid().all();
    long free = board.in(FREE);
    long own = board.in(left ? 1 : 2);
    long enemy = board.in(left ? 2 : 1);
    long ends = own & own << 1 | enemy & enemy << 1;
    long breathing = left ? 0 : ends | ends >>> 1;
    // Beside a cell, on either side, a stone that has a free cell behind it or needs none.
    long before = ((own | enemy) & free << 1 | breathing) << 1;
    long behind = ((own | enemy) & free >>> 1 | breathing) >>> 1;
    long alive = free << 1 | free >>> 1 | own << 1 & before | own >>> 1 & behind;
    long choking = enemy << 1 & ~before | enemy >>> 1 & ~behind;
    for (long able = free & alive & ~choking; able != 0; able &= able - 1) {
      long cell = able & -able;
      long first = board.first() | beyond | (left ? cell : 0);
      long second = board.second() | beyond | (left ? 0 : cell);
      for (int joined = Long.bitCount(own & (cell << 1 | cell >>> 1)); joined > 0; joined--) {
        first = NoGo.without(first, cell);
        second = NoGo.without(second, cell);
      }
      Board to = new Board(board.grid(), first & ~beyond, second & ~beyond);
      moves.add(to, Long.numberOfTrailingZeros(cell));
    }
  }

  @Override
  public long regions(Grid grid, long first, long second) {
    return NoGo.open(grid, first, second);
  }

  @Override
  public long region(Grid grid, long rest, long first, long second) {
    return NoGo.connected(grid, rest, first, second);
  }

  /** What is left of a stone at a cut. */
  @Override
  public boolean idle(Board board, long region) {
    return (board.in(FREE) & region) == 0;
  }
}
