package org.farstar.games.grid;

import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.values.player.Player;

/**
 * Col and Snort on a grid: a player colours a free cell. In Col neighbours must not have the same
 * colour, in Snort not different ones.
 *
 * <p>A coloured cell is taken off the board, and what it forbids is kept at its neighbours: l is a
 * cell that only Left may still colour, r only Right.
 */
public final class Colouring extends RegionRules {
  private static final int TAKEN = 3;

  private final boolean col;

  /**
   * @param col whether neighbours must differ; otherwise they must not
   */
  public Colouring(boolean col) {
    super(".lr#", Symmetry.ALL, Exchange.STONES, false, TAKEN);
    this.col = col;
  }

  @Override
  public void moves(Board board, Player player, Moves<Board> moves) {
    // The first plane says where Right may not go, the second where Left may not.
    long able = board.all() & ~(player == Player.LEFT ? board.second() : board.first());
    boolean forbidsLeft = (player == Player.LEFT) == col;
    for (; able != 0; able &= able - 1) {
      int cell = Long.numberOfTrailingZeros(able);
      long beside = board.near(1L << cell);
      long first = board.first() | 1L << cell | (forbidsLeft ? 0 : beside);
      long second = board.second() | 1L << cell | (forbidsLeft ? beside : 0);
      moves.add(new Board(board.width(), board.height(), first, second), () -> board.name(cell));
    }
  }

  @Override
  long regions(Board board) {
    return board.all() & ~board.in(TAKEN);
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(Long.bitCount(board.all() & ~board.in(TAKEN)));
  }
}
