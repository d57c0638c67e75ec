package org.farstar.games.grid;

import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.values.player.Player;

/** Cram, the impartial Domineering: both players place dominoes either way. */
public final class Cram extends RegionRules {
  public Cram() {
    super(Domineering.SYMBOLS, Symmetry.ALL, Exchange.NONE, false, Domineering.FILLED);
  }

  @Override
  public void moves(Board board, Player player, Moves<Board> moves) {
    Domineering.place(board, Direction.DOWN, moves);
    Domineering.place(board, Direction.RIGHT, moves);
  }

  @Override
  public boolean impartial() {
    return true;
  }

  @Override
  long regions(Board board) {
    return Domineering.room(board);
  }

  @Override
  FrameRules frame() {
    return new DominoFrame(true);
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(Long.bitCount(board.in(Domineering.FREE)));
  }
}
