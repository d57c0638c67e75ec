package org.farstar.games.grid.domineering;

import java.util.Arrays;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.DepthFirst;
import org.farstar.engine.kernel.Ongoing;
import org.farstar.engine.memory.KeptKeys;
import org.farstar.engine.memory.SharedTable;
import org.farstar.engine.search.TableOnDemand;
import org.farstar.engine.search.Walls;

/**
 * Says who wins boards of Domineering that are too large for {@code BoardSearch} by trying moves
 * depth first as that does. A position is a {@link DominoBoard} with the players exchanged after
 * each move, and its key the least of its images.
 */
final class DominoSearch extends DepthFirst<DominoSearch.Options> {
  private static final int SIDE = DominoBoard.SIDE;

  private final DominoCuts rowCuts;
  private final DominoCuts columnCuts;
  private final DominoBoard board = new DominoBoard();

  DominoSearch(StripTables tables, SharedTable table, KeptKeys kept, Meter meter, Ongoing ongoing) {
    super(TableOnDemand.BOARD_WORDS, table, kept, meter, ongoing);
    this.rowCuts = new DominoCuts(tables);
    this.columnCuts = new DominoCuts(tables);
  }

  /** The moves of a position. */
  static final class Options extends Level {
    Options() {
      super(TableOnDemand.BOARD_WORDS);
    }

    final int[] columns = new int[SIDE];

    /** The board with the players exchanged. */
    long low;

    long high;

    /** The row and the column of the upper cell of each move. */
    byte[] moves = new byte[2 * SIDE * SIDE];
  }

  @Override
  protected Options newLevel() {
    return new Options();
  }

  /**
   * Whether Left wins moving first, where this many positions are enough to find out.
   *
   * @param root has a free cell; it is not changed
   * @throws org.farstar.engine.budget.SearchStopped as {@link #wins(long)} does
   */
  Decision wins(DominoBoard root, long most) {
    board.set(root.low(), root.high());
    board.least(level(0).key);
    return wins(most);
  }

  @Override
  protected void key(Options level, int option, long[] key) {
    int row = level.moves[2 * option];
    int column = level.moves[2 * option + 1];
    board.set(level.low, level.high);
    board.take(column, row);
    board.take(column, row + 1);
    board.takeSingle();
    board.least(key);
  }

  @Override
  protected void enter(Options level, int option, Options next) {
    // The key is the position.
  }

  @Override
  protected Decision open(Options level) {
    board.set(level.key[0], level.key[1]);
    int[] rows = board.rows();
    int height = board.height();
    int width = board.width();
    int[] columns = level.columns;
    Arrays.fill(columns, 0);
    for (int row = 0; row < height; row++) {
      for (int rest = rows[row]; rest != 0; rest &= rest - 1) {
        columns[Integer.numberOfTrailingZeros(rest)] |= 1 << row;
      }
    }
    board.set(0, 0);
    for (int i = 0; i < width; i++) {
      board.addRow(i, columns[i]);
    }
    level.low = board.low();
    level.high = board.high();
    rowCuts.set(rows, height, width);
    columnCuts.set(columns, width, height);
    for (int row = 0; row + 1 < height; row++) {
      for (int rest = rows[row] & rows[row + 1]; rest != 0; rest &= rest - 1) {
        int cell = rest & -rest;
        int column = Integer.numberOfTrailingZeros(rest);
        long walls = rowCuts.walls(row, rows[row] ^ cell, rows[row + 1] ^ cell);
        if (Walls.winSecond(walls)) {
          return Decision.WIN;
        }
        long other = columnCuts.walls(column, columns[column] ^ 3 << row);
        if (!Walls.winFirst(other)) {
          int at = 2 * level.add(Walls.mean(walls) - Walls.mean(other));
          level.moves[at] = (byte) row;
          level.moves[at + 1] = (byte) column;
        }
      }
    }
    return Decision.UNKNOWN;
  }
}
