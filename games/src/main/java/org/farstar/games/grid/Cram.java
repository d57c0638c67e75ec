package org.farstar.games.grid;

import java.util.OptionalLong;
import org.farstar.values.player.Player;

/** Cram, the impartial Domineering: both players place dominoes either way. */
public final class Cram extends RegionRules {
  public Cram() {
    super(Domineering.SYMBOLS, SymmetryGroup.SQUARE, Exchange.NONE, false, Domineering.FILLED);
  }

  @Override
  void generate(Board board, Player player, PlaneMoves moves) {
    Domineering.place(board, Direction.DOWN, moves);
    Domineering.place(board, Direction.RIGHT, moves);
  }

  @Override
  void wideMoves(WideBoard board, Player player, WideMoves moves) {
    Domineering.place(board, Direction.DOWN, moves);
    Domineering.place(board, Direction.RIGHT, moves);
  }

  @Override
  public boolean impartial() {
    return true;
  }

  @Override
  long regions(Grid grid, long first, long second) {
    return Domineering.room(grid, first);
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(board.count(Domineering.FREE));
  }
}
