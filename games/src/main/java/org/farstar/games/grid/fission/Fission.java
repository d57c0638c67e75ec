package org.farstar.games.grid.fission;

import java.util.OptionalLong;
import org.farstar.regions.GridGame;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardMoves;
import org.farstar.regions.board.Cells;
import org.farstar.regions.board.Direction;
import org.farstar.regions.board.Exchange;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.values.player.Player;

/**
 * Fission: a stone x splits into two, one on each side of its place, which becomes free. Left
 * splits up and down, Right to the left and right. Both places must be free.
 */
public final class Fission extends GridGame {
  private static final int FREE = 0;
  private static final int STONE = 1;

  public Fission() {
    super(".x", SymmetryGroup.REFLECTIONS, Exchange.AXES, false);
  }

  @Override
  public void generate(Board board, Player player, BoardMoves moves) {
    Direction one = player == Player.LEFT ? Direction.UP : Direction.LEFT;
    Direction other = one.opposite();
    Cells free = board.cells(FREE);
    Cells able = board.cells(STONE).and(free.step(one)).and(free.step(other));
    for (int stone = able.first(); stone >= 0; stone = able.after(stone)) {
      Board split = board.changed(STONE, board.step(stone, one), board.step(stone, other));
      moves.add(split.changed(FREE, stone), stone);
    }
  }

  /** Every move fills one cell more. */
  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(board.count(FREE));
  }
}
