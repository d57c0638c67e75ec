package org.farstar.games.grid;

import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.values.player.Player;

/** Clobber: a stone moves onto an enemy stone beside it, which is gone. Left has x, Right o. */
public final class Clobber extends RegionRules {
  public Clobber() {
    super(".xo", Symmetry.ALL, Exchange.STONES, false, 0);
  }

  @Override
  public void moves(Board board, Player player, Moves<Board> moves) {
    int own = player == Player.LEFT ? 1 : 2;
    long enemies = board.in(3 - own);
    for (long stones = board.in(own); stones != 0; stones &= stones - 1) {
      long from = stones & -stones;
      for (long targets = board.near(from) & enemies; targets != 0; targets &= targets - 1) {
        long to = targets & -targets;
        moves.add(
            new Board(
                board.width(),
                board.height(),
                own == 1 ? board.first() ^ from | to : board.first() ^ to,
                own == 2 ? board.second() ^ from | to : board.second() ^ to),
            () ->
                board.name(Long.numberOfTrailingZeros(from))
                    + " "
                    + board.name(Long.numberOfTrailingZeros(to)));
      }
    }
  }

  /** Groups of stones. */
  @Override
  long regions(Board board) {
    return board.first() | board.second();
  }

  /** Stones of a single colour. */
  @Override
  boolean idle(Board board, long region) {
    return (board.first() & region) == 0 || (board.second() & region) == 0;
  }

  @Override
  FrameRules frame() {
    return new ClobberFrame();
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(Long.bitCount(board.first() | board.second()));
  }
}
