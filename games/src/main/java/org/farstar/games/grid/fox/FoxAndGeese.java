package org.farstar.games.grid.fox;

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
 * Fox and Geese: Left's geese x go diagonally upwards, Right's fox o in all four diagonal
 * directions, some cells at once. Nothing is captured. The geese come to an end; a fox behind them
 * never does, and is worth off.
 */
final class FoxAndGeese extends GridRules {
  private static final int FREE = 0;
  private static final int GOOSE = 1;
  private static final int FOX = 2;

  private static final List<Direction> UPWARDS =
      List.of(new Direction(-1, -1), new Direction(-1, 1));
  private static final List<Direction> DIAGONALS =
      List.of(
          new Direction(-1, -1), new Direction(-1, 1), new Direction(1, -1), new Direction(1, 1));

  private final int range;

  /**
   * @param range how many cells the fox may go at once, at least 1
   */
  FoxAndGeese(int range) {
    super(".xo#", SymmetryGroup.TRIVIAL, Exchange.NONE);
    this.range = range;
  }

  @Override
  public void generate(Board board, Player player, BoardMoves moves) {
    boolean goose = player == Player.LEFT;
    Cells animals = board.cells(goose ? GOOSE : FOX);
    for (int from = animals.first(); from >= 0; from = animals.after(from)) {
      for (Direction direction : goose ? UPWARDS : DIAGONALS) {
        int to = board.step(from, direction);
        for (int far = 1; to >= 0 && board.at(to) == FREE && far <= (goose ? 1 : range); far++) {
          moves.add(board.moved(from, to), from, to);
          to = board.step(to, direction);
        }
      }
    }
  }

  @Override
  public Optional<Outcome> endless() {
    return Optional.of(Outcome.D);
  }

  /** How far the geese are from the first row. */
  @Override
  public OptionalLong stage(Board board) {
    Cells geese = board.cells(GOOSE);
    long rows = 0;
    for (int goose = geese.first(); goose >= 0; goose = geese.after(goose)) {
      rows += board.row(goose);
    }
    return OptionalLong.of(rows);
  }
}
