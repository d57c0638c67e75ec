package org.farstar.games.grid.cram;

import java.util.OptionalLong;
import org.farstar.games.grid.domineering.Domineering;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardMoves;
import org.farstar.regions.board.Direction;
import org.farstar.regions.board.Exchange;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.player.Player;

/** Cram, the impartial Domineering: both players place dominoes either way. */
public final class Cram extends RegionRules {
  public Cram() {
    super(Domineering.SYMBOLS, SymmetryGroup.SQUARE, Exchange.NONE, false, Domineering.FILLED);
  }

  @Override
  public void generate(Board board, Player player, BoardMoves moves) {
    Domineering.place(board, Direction.DOWN, moves);
    Domineering.place(board, Direction.RIGHT, moves);
  }

  @Override
  public int count(Board board, Player player) {
    Grid grid = board.grid();
    long free = board.in(Domineering.FREE);
    return Long.bitCount(grid.step(free, Direction.DOWN) & free)
        + Long.bitCount(grid.step(free, Direction.RIGHT) & free);
  }

  @Override
  public boolean impartial() {
    return true;
  }

  @Override
  public long regions(Grid grid, long first, long second) {
    return Domineering.room(grid, first);
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(board.count(Domineering.FREE));
  }
}
