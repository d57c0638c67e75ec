package org.farstar.games.grid.domineering;

import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.DepthFirst;
import org.farstar.engine.kernel.Schedule;
import org.farstar.regions.board.Board;
import org.farstar.regions.rules.BoardWins;
import org.farstar.values.player.Player;

/**
 * Says who wins large boards of Domineering by {@link DominoSearch}, in one thread or in several
 * that share a table. For one thread.
 */
final class DominoBoards implements BoardWins {
  /** Boards with fewer rows or columns are not searched so: sums of values decide them. */
  private static final int FEWEST = 4;

  private final DominoTables tables;
  private final Control control;
  private long visited;

  DominoBoards(DominoTables tables, Control control) {
    this.tables = tables;
    this.control = control;
  }

  @Override
  public long visited() {
    return visited;
  }

  /**
   * {@inheritDoc}
   *
   * <p>Nor does it serve boards whose free cells take too many rows or columns, or so few that
   * values are sooner found.
   */
  @Override
  public Decision wins(Board board, Player mover, long most, int threads) {
    DominoBoard root = root(board, mover);
    if (root == null) {
      return Decision.UNKNOWN;
    }
    root.rows();
    int rows = root.height();
    int columns = root.width();
    return Schedule.BOARDS.wins(
        most,
        this::visited,
        threads,
        (each, sharing) -> {
          tables.strips().prepare(rows, visited(), control);
          tables.strips().prepare(columns, visited(), control);
          return wins(root, each, sharing);
        });
  }

  /** A board as it is for a player who is called Left; null where that is not served. */
  private static DominoBoard root(Board board, Player mover) {
    boolean left = mover == Player.LEFT;
    List<Integer> cells = new ArrayList<>();
    for (int row = 0; row < board.height(); row++) {
      for (int column = 0; column < board.width(); column++) {
        if (board.state(row, column) == Domineering.FREE) {
          cells.add(left ? row << 16 | column : column << 16 | row);
        }
      }
    }
    IntSummaryStatistics rows = cells.stream().mapToInt(cell -> cell >> 16).summaryStatistics();
    IntSummaryStatistics columns =
        cells.stream().mapToInt(cell -> cell & 0xFFFF).summaryStatistics();
    int height = rows.getMax() - rows.getMin() + 1;
    int width = columns.getMax() - columns.getMin() + 1;
    if (cells.isEmpty()
        || Math.max(height, width) > DominoBoard.SIDE
        || Math.min(height, width) < FEWEST) {
      return null;
    }
    DominoBoard root = new DominoBoard();
    for (int cell : cells) {
      root.addRow((cell >> 16) - rows.getMin(), 1 << (cell & 0xFFFF) - columns.getMin());
    }
    root.takeSingle();
    return root.isFull() ? null : root;
  }

  private Decision wins(DominoBoard root, long most, int threads) {
    return DepthFirst.together(
        threads,
        control,
        (meter, ongoing) ->
            new DominoSearch(tables.strips(), tables.table(), tables.kept(), meter, ongoing),
        search -> search.wins(root, most),
        more -> visited += more);
  }
}
