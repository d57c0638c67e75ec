package org.farstar.games.grid;

import java.util.List;
import java.util.OptionalLong;
import org.farstar.engine.rules.Moves;
import org.farstar.engine.rules.Player;

/** Clobber: a stone moves onto an enemy stone beside it, which is gone. Left has x, Right o. */
public final class Clobber extends GridRules {
  public Clobber() {
    super(".xo", Symmetry.ALL);
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

  /** The groups of stones, without those of a single colour. */
  @Override
  public List<Board> parts(Board board) {
    List<Board> parts = board.parts(board.first() | board.second(), false, 0);
    parts.removeIf(part -> part.first() == 0 || part.second() == 0);
    return parts;
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(Long.bitCount(board.first() | board.second()));
  }
}
