package org.farstar.games.grid.domineering;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Together;
import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.search.WallTables;
import org.farstar.engine.search.Walls;

/**
 * The {@link Walls} of all strips of Domineering of up to three rows, in tables by the free cells:
 * a strip is a number with a bit for each of them, row by row. They are made by going through the
 * strips in an order in which options come before them. Safe for threads.
 *
 * <p>Two rows of eight take 0.5 MB, three take 128 MB, three of nine 1 GB, and as much again while
 * they are made.
 */
final class StripTables implements Forgetful {
  /** The most rows of a strip. */
  static final int MOST_ROWS = 3;

  /** The most columns. */
  static final int MOST_COLUMNS = 11;

  /** That of the walls in tables, for each row. */
  static final int ROW_OFFSET = 0x600;

  /** A table is made when this many times as many positions were visited as it has entries. */
  private static final int ENTRIES_PER_POSITION = 64;

  /** The most columns where there are three rows; one more would take 8 GB. */
  private static final int MOST_OF_THREE = 9;

  private final long mostBytes;
  private final long[] one;

  /** By the number of columns that are needed. */
  private final AtomicReferenceArray<long[]> two = new AtomicReferenceArray<>(MOST_COLUMNS + 1);

  /** The same for three rows, or null if there is none. */
  private volatile long[][] three = new long[MOST_COLUMNS + 1][];

  private boolean forgetting;

  /**
   * @param mostBytes how much memory all tables may take before there are none of three rows
   */
  StripTables(long mostBytes) {
    this.mostBytes = mostBytes;
    this.one = table(1, MOST_COLUMNS, Control.unlimited());
  }

  /** The walls of single rows. */
  long[] one() {
    return one;
  }

  /** The walls of two rows of this many columns. */
  long[] two(int columns) {
    long[] made = two.get(columns);
    return made == null ? makeTwo(columns) : made;
  }

  private synchronized long[] makeTwo(int columns) {
    if (two.get(columns) == null) {
      two.set(columns, table(2, columns, Control.unlimited()));
    }
    return two.get(columns);
  }

  /** The walls of three rows of this many columns or some more, or null if there are none. */
  long[] three(int columns) {
    return three[columns];
  }

  /**
   * Makes those of three rows of this many columns when a search has taken about as long as they
   * do.
   *
   * @param visited how many positions it has visited
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  synchronized void prepare(int columns, long visited, Control control) {
    int cells = MOST_ROWS * columns;
    boolean wanted =
        columns <= MOST_OF_THREE
            && three[columns] == null
            && 1L << cells <= visited * ENTRIES_PER_POSITION;
    if (wanted && !forgetting && bytes() + (2L * Long.BYTES << cells) <= mostBytes) {
      long[] made = table(MOST_ROWS, columns, control);
      long[][] next = three.clone();
      for (int narrower = columns; narrower >= 0; narrower--) {
        next[narrower] = next[narrower] == null ? made : next[narrower];
      }
      three = next;
    }
  }

  @Override
  public long bytes() {
    long entries =
        one.length + Arrays.stream(three).distinct().mapToLong(StripTables::entries).sum();
    for (int columns = 0; columns < two.length(); columns++) {
      entries += entries(two.get(columns));
    }
    return Long.BYTES * entries;
  }

  private static long entries(long[] table) {
    return table == null ? 0 : table.length;
  }

  /** Drops the tables of three rows for good. */
  @Override
  public synchronized void forget() {
    forgetting = true;
    three = new long[MOST_COLUMNS + 1][];
  }

  /** The right walls of all strips of a size, by their free cells. */
  private static long[] table(int rows, int width, Control control) {
    // The system takes its time to hand out so much memory.
    List<long[]> walls =
        control.threads() > 1 && rows == MOST_ROWS
            ? Together.run(List.of(0, 1), any -> new long[1 << rows * width])
            : List.of(new long[1 << rows * width], new long[1 << rows * width]);
    long[] left = walls.get(0);
    long[] right = walls.get(1);
    if (control.threads() > 1) {
      makeTogether(rows, width, control, left, right);
    } else {
      for (int lastRow = 0; lastRow < 1 << width; lastRow++) {
        control.throwIfStopped();
        makeBlock(lastRow, rows, width, left, right);
      }
    }
    long offset = Walls.all(ROW_OFFSET * rows - WallTables.OFFSET);
    int threads = control.threads();
    Together.run(
        workers(control),
        worker -> {
          int from = (int) ((long) right.length * worker / threads);
          int end = (int) ((long) right.length * (worker + 1) / threads);
          for (int strip = from; strip < end; strip++) {
            right[strip] += offset;
          }
          return worker;
        });
    return right;
  }

  /** The numbers of the threads that work together. */
  private static List<Integer> workers(Control control) {
    return IntStream.range(0, control.threads()).boxed().toList();
  }

  /**
   * Options of a strip are in the same block or in one with fewer free cells in the last row, so
   * that blocks with equally many do not need each other.
   */
  private static void makeTogether(
      int rows, int width, Control control, long[] left, long[] right) {
    List<Integer> workers = workers(control);
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
