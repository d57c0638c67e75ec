package org.farstar.games.grid;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.rules.Moves;
import org.farstar.engine.rules.Player;

/** Cram, the impartial Domineering: both players place dominoes either way. */
public final class Cram extends GridRules {
  public Cram() {
    super(Domineering.SYMBOLS, Symmetry.ALL);
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
  public List<Board> parts(Board board) {
    return Domineering.free(board);
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(Long.bitCount(board.in(Domineering.FREE)));
  }

  /** Both players have the same moves: there is nothing to exchange. */
  @Override
  public Optional<Board> exchanged(Board board) {
    return Optional.empty();
  }
}
