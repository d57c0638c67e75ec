package org.farstar.games.grid.amazons;

import java.util.OptionalLong;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardMoves;
import org.farstar.regions.board.Cells;
import org.farstar.regions.board.Direction;
import org.farstar.regions.board.Exchange;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.player.Player;

/**
 * Amazons: a piece moves like a chess queen and then, again like a queen, shoots an arrow that
 * blocks a cell for good. Left has the pieces x, Right o; # is blocked.
 */
public final class Amazons extends RegionRules {
  private static final int FREE = 0;
  private static final int BLOCKED = 3;

  public Amazons() {
    super(".xo#", SymmetryGroup.SQUARE, Exchange.STONES, true, BLOCKED);
  }

  @Override
  public void generate(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? 1 : 2;
    Cells queens = board.cells(own);
    for (int from = queens.first(); from >= 0; from = queens.after(from)) {
      Board lifted = board.changed(FREE, from);
      Cells tos = reached(lifted, from);
      for (int to = tos.first(); to >= 0; to = tos.after(to)) {
        Board moved = board.moved(from, to);
        Cells arrows = reached(moved, to);
        for (int arrow = arrows.first(); arrow >= 0; arrow = arrows.after(arrow)) {
          moves.add(moved.changed(BLOCKED, arrow), from, to, arrow);
        }
      }
    }
  }

  /** The free cells that a queen on a cell reaches. */
  private static Cells reached(Board board, int queen) {
    Cells free = board.cells(FREE);
    Cells reached = null;
    for (Direction direction : Direction.QUEEN) {
      for (Cells cell = board.cell(queen).step(direction).and(free);
          !cell.isEmpty();
          cell = cell.step(direction).and(free)) {
        reached = reached == null ? cell : reached.or(cell);
      }
    }
    return reached == null ? free.minus(free) : reached;
  }

  /** Without a free cell or without a piece nobody moves. */
  @Override
  public boolean idle(Board board, long region) {
    return (board.in(FREE) & region) == 0 || ((board.in(1) | board.in(2)) & region) == 0;
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(board.count(FREE));
  }
}
