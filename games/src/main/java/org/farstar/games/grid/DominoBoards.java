package org.farstar.games.grid;

import org.farstar.engine.budget.Control;
import org.farstar.values.player.Player;

/**
 * Says who wins wide boards of Domineering by {@link DominoSearch}, in one thread or in several
 * that share a table. For one thread.
 */
final class DominoBoards {
  private final DominoTables tables;
  private final Control control;
  private final GrowingShares shares = new GrowingShares();

  DominoBoards(DominoTables tables, Control control) {
    this.tables = tables;
    this.control = control;
  }

  /** How many positions were visited. */
  long visited() {
    return shares.visited();
  }

  /**
   * Whether a player wins a board moving first; null where about so many positions are not enough,
   * or where the board has too many rows or columns.
   *
   * @param threads how many take part, at least 1
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found is
   *     kept
   */
  Boolean wins(WideBoard board, Player mover, long most, int threads) {
    int rows = mover == Player.LEFT ? board.height() : board.width();
    int columns = mover == Player.LEFT ? board.width() : board.height();
    if (Math.max(rows, columns) > DominoBoard.SIDE) {
      return null;
    }
    DominoBoard root = new DominoBoard();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        int state = mover == Player.LEFT ? board.state(row, column) : board.state(column, row);
        root.addRow(row, state == Domineering.FREE ? 1 << column : 0);
      }
    }
    root.takeSingle();
    return root.isFull()
        ? (Boolean) false
        : shares.wins(
            most,
            threads,
            () -> {
              tables.strips().prepare(rows, visited(), control);
              tables.strips().prepare(columns, visited(), control);
            },
            (each, sharing) -> wins(root, each, sharing));
  }

  private Boolean wins(DominoBoard root, long most, int threads) {
    return WinSearch.together(
        threads,
        control,
        (meter, ongoing) ->
            new DominoSearch(tables.strips(), tables.table(), tables.kept(), meter, ongoing),
        search -> search.wins(root, most),
        shares::add);
  }
}
