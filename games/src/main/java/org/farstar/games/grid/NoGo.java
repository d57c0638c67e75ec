package org.farstar.games.grid;

import java.util.OptionalLong;
import org.farstar.engine.rules.Moves;
import org.farstar.engine.rules.Player;

/**
 * NoGo: Left places a stone x, Right a stone o, on a free cell; nothing is ever captured, and after
 * a move every group of stones must still have a free cell beside it.
 */
public final class NoGo extends RegionRules {
  private static final int FREE = 0;
  private static final int BLOCKED = 3;

  public NoGo() {
    super(".xo#", Symmetry.ALL, Exchange.STONES, false, BLOCKED);
  }

  @Override
  public void moves(Board board, Player player, Moves<Board> moves) {
    int own = player == Player.LEFT ? 1 : 2;
    for (long free = board.in(FREE); free != 0; free &= free - 1) {
      int cell = Long.numberOfTrailingZeros(free);
      Board placed = board.with(1L << cell, own);
      if (breathes(placed, placed.in(1)) && breathes(placed, placed.in(2))) {
        moves.add(placed, () -> board.name(cell));
      }
    }
  }

  private static boolean breathes(Board board, long stones) {
    long free = board.in(FREE);
    for (long rest = stones; rest != 0; ) {
      long group = board.group(rest, false);
      if ((board.near(group) & free) == 0) {
        return false;
      }
      rest ^= group;
    }
    return true;
  }

  /** The regions between blocked cells. */
  @Override
  long regions(Board board) {
    return board.all() & ~board.in(BLOCKED);
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(Long.bitCount(board.in(FREE)));
  }
}
