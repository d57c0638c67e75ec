package org.farstar.games.grid.nogo;

import java.util.Arrays;
import java.util.List;
import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.memory.KeptKeys;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.TableOnDemand;
import org.farstar.regions.board.Board;
import org.farstar.values.player.Player;

/** What all searches for who wins rows of NoGo have in common, in one workspace. */
final class SharedRows extends TableOnDemand {
  /** The part of the memory that the table may take, and the walls; others are hardly used. */
  private static final int MEMORY_SHARE = 3;

  private final boolean bounded;
  private final long shareBytes;
  private volatile NoGoRowWalls walls;

  /**
   * @param key names the rules among the tables of the workspace
   */
  SharedRows(Object key, ItemStock stock, Workspace workspace) {
    super(
        BOARD_WORDS,
        stock.mostEntries(workspace.memoryBytes() / MEMORY_SHARE, BOARD_WORDS),
        KeptKeys.of("rows of", Variant.words(key), workspace));
    this.bounded = stock.uses(ItemShortcut.CUTS);
    this.shareBytes = workspace.memoryBytes() / MEMORY_SHARE;
  }

  /**
   * The numbers of the rows of some boards that lie along the first line of their grid, for a
   * player who is called Left; null where there are too many cells.
   */
  long[] rows(List<Board> boards, Player mover) {
    int room = 0;
    for (Board board : boards) {
      room += Long.bitCount(board.grid().all() & ~board.in(3));
    }
    if (room > NoGoRowSearch.MOST_CELLS) {
      return null;
    }
    long[] rows = new long[room];
    int count = 0;
    for (Board board : boards) {
      Board seen =
          mover == Player.LEFT ? board : new Board(board.grid(), board.second(), board.first());
      count = add(seen, rows, count);
    }
    return Arrays.copyOf(rows, count);
  }

  /** Adds the rows of a board to others, one stone for each group; how many there are then. */
  private static int add(Board board, long[] rows, int before) {
    int count = before;
    int end = board.grid().width();
    long left = 0;
    long right = 0;
    int cells = 0;
    int last = 0;
    for (int cell = 0; cell <= end; cell++) {
      int state = cell == end ? 3 : board.state(1L << cell);
      if (state == 3 || state != 0 && last != 0 && state != last) {
        if (cells > 2 || cells == 2 && (left | right) == 0) {
          rows[count++] = NoGoRow.least(left, right, cells);
        }
        left = 0;
        right = 0;
        cells = 0;
        last = 0;
      }
      if (state != 3 && (state == 0 || state != last)) {
        left |= state == 1 ? 1L << cells : 0;
        right |= state == 2 ? 1L << cells : 0;
        cells++;
        last = state;
      }
    }
    return count;
  }

  /** What is known of rows; null where nothing is to be used. */
  NoGoRowWalls walls() {
    NoGoRowWalls made = walls;
    return made == null && bounded ? madeWalls() : made;
  }

  private synchronized NoGoRowWalls madeWalls() {
    if (walls == null) {
      walls = new NoGoRowWalls(shareBytes);
    }
    return walls;
  }

  @Override
  public long bytes() {
    NoGoRowWalls ofRows = walls;
    return super.bytes() + (ofRows == null ? 0 : ofRows.bytes());
  }

  @Override
  public void forget() {
    super.forget();
    NoGoRowWalls ofRows = walls;
    if (ofRows != null) {
      ofRows.forget();
    }
  }
}
