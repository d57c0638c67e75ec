package org.farstar.games.grid.colouring;

import java.util.OptionalLong;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Direction;
import org.farstar.regions.board.Exchange;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.PlaneMoves;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.board.WideBoard;
import org.farstar.regions.board.WideMoves;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.player.Player;

/**
 * Col and Snort on a grid: a player colours a free cell. In Col neighbours must not have the same
 * colour, in Snort not different ones.
 *
 * <p>A coloured cell is taken off the board, and what it forbids is kept at its neighbours: l is a
 * cell that only Left may still colour, r only Right.
 */
public final class GridColouring extends RegionRules {
  private static final int TAKEN = 3;

  /** Which colours neighbours must not have. */
  private enum Forbidden {
    EQUAL,
    DIFFERENT
  }

  private final Forbidden forbidden;

  private GridColouring(Forbidden forbidden) {
    super(".lr#", SymmetryGroup.SQUARE, Exchange.STONES, false, TAKEN);
    this.forbidden = forbidden;
  }

  /** Col: neighbours must not have the same colour. */
  public static GridColouring col() {
    return new GridColouring(Forbidden.EQUAL);
  }

  /** Snort: neighbours must not have different colours. */
  public static GridColouring snort() {
    return new GridColouring(Forbidden.DIFFERENT);
  }

  @Override
  public void generate(Board board, Player player, PlaneMoves moves) {
    // The first plane says where Right may not go, the second where Left may not.
    long able = board.grid().all() & ~(player == Player.LEFT ? board.second() : board.first());
    Player hindered = forbidden == Forbidden.EQUAL ? player : player.opponent();
    for (; able != 0; able &= able - 1) {
      long cell = able & -able;
      long beside = board.grid().near(cell);
      long first = board.first() | cell | (hindered == Player.RIGHT ? beside : 0);
      long second = board.second() | cell | (hindered == Player.LEFT ? beside : 0);
      moves.add(first, second, cell);
    }
  }

  @Override
  public void wideMoves(WideBoard board, Player player, WideMoves moves) {
    int barred = player == Player.LEFT ? 2 : 1;
    // A neighbour is barred to one of the players: its state has the bit of the other one.
    boolean same = forbidden == Forbidden.EQUAL;
    int more = player == Player.LEFT == same ? 2 : 1;
    for (int cell = 0; cell < board.cells(); cell++) {
      if ((board.at(cell) & barred) == 0) {
        WideBoard to = board.changed(TAKEN, cell);
        for (Direction direction : Direction.ROOK) {
          int beside = board.beside(cell, direction);
          to = beside < 0 ? to : to.changed(beside | more, board.step(cell, direction));
        }
        moves.add(to, cell);
      }
    }
  }

  @Override
  public long regions(Grid grid, long first, long second) {
    return grid.all() & ~(first & second);
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(board.height() * board.width() - board.count(TAKEN));
  }
}
