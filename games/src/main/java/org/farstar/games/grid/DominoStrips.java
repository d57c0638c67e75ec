package org.farstar.games.grid;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Together;
import org.farstar.engine.memory.Forgetful;

/**
 * Bounds the thermographs of boards of Domineering by those of strips of up to three rows: a board
 * that is cut between rows is worth no more to Left, see {@link Domineering#lines}, and of all ways
 * to cut it the best is found at each temperature. The walls of all strips are in tables by the
 * free cells, made by going through the boards in an order in which options come before them.
 *
 * <p>Two rows of eight take 0.5 MB, three take 128 MB, and as much again while they are made.
 */
final class DominoStrips implements RegionWalls, Forgetful {
  private static final int SIDE = Grid.SIDE;
  private static final int MOST_ROWS = 3;
  private static final int TWO_ROWS = (1 << 2 * SIDE) - 1;

  /** A table is made when so many times as many positions were visited as it has entries. */
  private static final int ENTRIES_PER_POSITION = 64;

  /** That of the sums of strips, for each row. */
  private static final int ROW_OFFSET = 0x400;

  private final long mostBytes;
  private final long[] one;
  private final long[] two;

  /** Of three rows, by the number of columns that are needed; null where there is none. */
  private volatile long[][] three = new long[SIDE + 1][];

  private boolean forgetting;

  /**
   * @param mostBytes how much memory the tables of three rows may take
   */
  DominoStrips(long mostBytes) {
    this.mostBytes = mostBytes;
    Control control = Control.unlimited();
    this.one = table(1, SIDE, control);
    this.two = table(2, SIDE, control);
  }

  @Override
  public void fill(long free, long same, long[] walls) {
    walls[0] = of(free);
    walls[1] = of(Grid.SQUARE.transposed(free));
  }

  private long of(long free) {
    long[] strips = three[width(free)];
    int columns = strips == null ? 0 : Integer.numberOfTrailingZeros(strips.length) / MOST_ROWS;
    int row = (1 << columns) - 1;
    int rows = SIDE - Long.numberOfLeadingZeros(free) / SIDE;
    long third = 0;
    long second = 0;
    long best = 0;
    long rest = free;
    long before = 0;
    long last = 0;
    for (int i = 0; i < rows; i++) {
      long here = rest & (1 << SIDE) - 1;
      rest >>>= SIDE;
      long sum = best + one[(int) here];
      if (i > 0) {
        sum = Walls.max(sum, second + two[(int) (last | here << SIDE)]);
        if (i > 1 && columns > 0) {
          long strip = before & row | (last & row | (here & row) << columns) << columns;
          sum = Walls.max(sum, third + strips[(int) strip]);
        }
      }
      before = last;
      last = here;
      third = second;
      second = best;
      best = sum;
    }
    return best + Walls.all(Walls.OFFSET - rows * ROW_OFFSET);
  }

  /** How many columns there are to the last that has a cell. */
  private static int width(long free) {
    long folded = free | free >>> 4 * SIDE;
    folded |= folded >>> 2 * SIDE;
    folded |= folded >>> SIDE;
    return Integer.SIZE - Integer.numberOfLeadingZeros((int) folded & (1 << SIDE) - 1);
  }

  /** For both players, whose strips are as wide as the board is wide, or high. */
  @Override
  public void prepare(Grid box, long visited, Control control) {
    prepare(box.width(), visited, control);
    prepare(box.height(), visited, control);
  }

  private synchronized void prepare(int width, long visited, Control control) {
    int cells = MOST_ROWS * width;
    boolean wanted = three[width] == null && 1L << cells <= visited * ENTRIES_PER_POSITION;
    if (wanted && !forgetting && bytes() + (2L * Long.BYTES << cells) <= mostBytes) {
      long[] made = table(MOST_ROWS, width, control);
      long[][] next = three.clone();
      for (int narrower = width; narrower >= 0; narrower--) {
        next[narrower] = next[narrower] == null ? made : next[narrower];
      }
      three = next;
    }
  }

  @Override
  public long bytes() {
    long entries = one.length + two.length;
    return Long.BYTES
        * (entries + Arrays.stream(three).distinct().mapToLong(DominoStrips::entries).sum());
  }

  private static long entries(long[] table) {
    return table == null ? 0 : table.length;
  }

  /** Drops the tables of three rows for good. */
  @Override
  public synchronized void forget() {
    forgetting = true;
    three = new long[SIDE + 1][];
  }

  /** The right walls of all strips of a size, by their free cells. */
  private static long[] table(int rows, int width, Control control) {
    long[] left = new long[1 << rows * width];
    long[] right = new long[left.length];
    if (control.threads() > 1) {
      makeTogether(rows, width, control, left, right);
    } else {
      for (int lastRow = 0; lastRow < 1 << width; lastRow++) {
        control.throwIfStopped();
        makeBlock(lastRow, rows, width, left, right);
      }
    }
    long offset = Walls.all(ROW_OFFSET * rows - WallTables.OFFSET);
    for (int strip = 0; strip < right.length; strip++) {
      right[strip] += offset;
    }
    return right;
  }

  /**
   * Options of a strip are in the same block or in one with fewer free cells in the last row, so
   * that blocks with equally many do not need each other.
   */
  private static void makeTogether(
      int rows, int width, Control control, long[] left, long[] right) {
    List<Integer> workers = IntStream.range(0, control.threads()).boxed().toList();
    for (int cells = 0; cells <= width; cells++) {
      int many = cells;
      int[] lastRows =
          IntStream.range(0, 1 << width).filter(row -> Integer.bitCount(row) == many).toArray();
      Together.run(
          workers,
          worker -> {
            for (int i = worker; i < lastRows.length; i += workers.size()) {
              control.throwIfStopped();
              makeBlock(lastRows[i], rows, width, left, right);
            }
            return worker;
          });
    }
  }

  /** The strips with this last row, in the order of their numbers: options come before them. */
  private static void makeBlock(int lastRow, int rows, int width, long[] left, long[] right) {
    int inner = 0;
    for (int row = 0; row < rows; row++) {
      inner |= (1 << width - 1) - 1 << row * width;
    }
    int shift = (rows - 1) * width;
    for (int strip = lastRow << shift; strip < lastRow + 1 << shift; strip++) {
      long leftWall = WallTables.NO_LEFT;
      for (int starts = strip & strip >>> width; starts != 0; starts &= starts - 1) {
        int start = starts & -starts;
        leftWall = Walls.max(leftWall, right[strip & ~(start | start << width)]);
      }
      long rightWall = WallTables.NO_RIGHT;
      for (int starts = strip & strip >>> 1 & inner; starts != 0; starts &= starts - 1) {
        int start = starts & -starts;
        rightWall = Walls.min(rightWall, left[strip & ~(start | start << 1)]);
      }
      WallTables.set(strip, leftWall, rightWall, left, right);
    }
  }
}
