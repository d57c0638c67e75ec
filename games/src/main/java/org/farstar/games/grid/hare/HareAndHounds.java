package org.farstar.games.grid.hare;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardMoves;
import org.farstar.regions.board.Cells;
import org.farstar.regions.board.Direction;
import org.farstar.regions.board.Exchange;
import org.farstar.regions.board.GridRules;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * Hare and Hounds: Left's hounds x walk along the lines of the board, but never to the left;
 * Right's hare o walks along all lines. Whoever cannot move loses, and a play that never ends is
 * won by the hare: the hounds only stall.
 *
 * <p>Lines join cells next to each other, and cells at a corner where row and column make an odd
 * number.
 */
public final class HareAndHounds extends GridRules {
  private static final int FREE = 0;
  private static final int HOUND = 1;
  private static final int HARE = 2;

  public HareAndHounds() {
    super(".xo#", SymmetryGroup.TRIVIAL, Exchange.NONE);
  }

  @Override
  public void generate(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? HOUND : HARE;
    Cells animals = board.cells(own);
    for (int from = animals.first(); from >= 0; from = animals.after(from)) {
      boolean diagonals = (board.row(from) + board.column(from)) % 2 != 0;
      List<Direction> lines = diagonals ? Direction.QUEEN : Direction.ROOK;
      for (Direction line : lines) {
        int to = own == HOUND && line.right() < 0 ? Cells.NONE : board.step(from, line);
        if (to >= 0 && board.at(to) == FREE) {
          moves.add(board.moved(from, to), from, to);
        }
      }
    }
  }

  @Override
  public Optional<Outcome> endless() {
    return Optional.of(Outcome.R);
  }

  /** How far the hounds are from the last column. */
  @Override
  public OptionalLong stage(Board board) {
    Cells hounds = board.cells(HOUND);
    long columns = 0;
    for (int hound = hounds.first(); hound >= 0; hound = hounds.after(hound)) {
      columns += board.width() - 1 - board.column(hound);
    }
    return OptionalLong.of(columns);
  }
}
