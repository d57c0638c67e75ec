package org.farstar.games.grid.chomp;

import java.util.OptionalLong;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardMoves;
import org.farstar.regions.board.Cells;
import org.farstar.regions.board.Exchange;
import org.farstar.regions.board.GridRules;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.values.player.Player;

/**
 * Chomp: a move picks a cell that is left and takes it with all cells to the right of it, below it
 * and to the right below. The first cell of the first row is poisoned and nobody's move.
 */
final class Chomp extends GridRules {
  private static final int LEFT = 0;
  private static final int EATEN = 3;

  Chomp() {
    super(".  #", SymmetryGroup.TRIVIAL, Exchange.NONE);
  }

  @Override
  public void generate(Board board, Player player, BoardMoves moves) {
    Cells left = board.cells(LEFT);
    for (int cell = left.first(); cell >= 0; cell = left.after(cell)) {
      if (board.row(cell) + board.column(cell) > 0) {
        Board to = board;
        for (int other = cell; other >= 0; other = left.after(other)) {
          to = board.column(other) >= board.column(cell) ? to.changed(EATEN, other) : to;
        }
        moves.add(to, cell);
      }
    }
  }

  @Override
  public boolean impartial() {
    return true;
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(board.count(LEFT));
  }
}
