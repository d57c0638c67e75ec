package org.farstar.games.grid.colouring;

import java.util.OptionalLong;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardMoves;
import org.farstar.regions.board.Cells;
import org.farstar.regions.board.Exchange;
import org.farstar.regions.board.SymmetryGroup;
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
  public void generate(Board board, Player player, BoardMoves moves) {
    // The first bit of a state says that Right may not go there, the second that Left may not.
    Cells able = board.cells(0).or(board.cells(player == Player.LEFT ? 1 : 2));
    Player hindered = forbidden == Forbidden.EQUAL ? player : player.opponent();
    int barred = hindered == Player.RIGHT ? 1 : 2;
    for (int cell = able.first(); cell >= 0; cell = able.after(cell)) {
      moves.add(board.changed(TAKEN, cell).joined(barred, board.cell(cell).near()), cell);
    }
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(board.height() * board.width() - board.count(TAKEN));
  }
}
