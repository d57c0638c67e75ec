package org.farstar.games.grid.nogo;

import java.util.Arrays;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Together;
import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.search.WallTables;
import org.farstar.engine.search.Walls;

/**
 * Bounds the thermographs of rows of NoGo. Those of short rows are in tables, by {@link
 * NoGoRow#index}: a move makes the index larger or the row shorter, so that tables are made from
 * the last entry down. A longer row is cut into pieces; of all ways to cut it the best is found at
 * each temperature.
 *
 * <p>At a stone the row is cut as {@link NoGoPieces} says. The stone stands at the end of both
 * pieces; when Left moves it must keep a free cell in its own piece, when Right moves in none.
 *
 * <p>Where a gap is too long, it is cut at a free cell between two free ones. A stone of Right's
 * stands there at the end of both pieces, as if the row were cut at it, and one move is added to
 * the pieces for Right. In the row less the pieces and that move Left, moving second, answers each
 * move with the same one, and the cell itself, if Right takes it, with the move that was added. Her
 * moves in the pieces never take it, nor a cell beside it, where the stone would lose its last free
 * cell. So her groups have the same free cells in the row as in the pieces, and those of Right that
 * have to do with the cell have one at it or, when it is taken, in a piece.
 *
 * <p>Rows of up to 18 cells take 50 MB, of up to 23 cells 1.6 GB. Safe for threads.
 */
final class NoGoRowWalls implements Forgetful {
  private static final int FIRST_CELLS = 10;
  private static final int MOST_CELLS = 23;

  /** Which ends of a row are cuts: none, the last, or both. */
  private static final int KINDS = 3;

  private static final int LAST = 1;
  private static final int BOTH = 2;

  /** A table is made when this many times as many positions were visited as it has entries. */
  private static final int ENTRIES_PER_POSITION = 8;

  /** How often, in entries, it is asked whether to go on. */
  private static final int HEED = (1 << 12) - 1;

  private static final long NONE = Walls.all(WallTables.OFFSET);

  private final long mostBytes;
  private final int firstCells;
  private volatile Tables tables = new Tables(1, new long[KINDS][2][], new long[KINDS][2][]);
  private long visited;
  private boolean forgetting;

  /**
   * The walls of all rows of up to this many cells, by their kind, their length and their index.
   */
  private record Tables(int cells, long[][][] left, long[][][] right) {}

  /**
   * @param mostBytes how much memory the tables may take beyond the first ones
   */
  NoGoRowWalls(long mostBytes) {
    this(mostBytes, FIRST_CELLS);
  }

  /**
   * @param firstCells rows of up to this many cells are in the first tables, at least 4
   */
  NoGoRowWalls(long mostBytes, int firstCells) {
    this.mostBytes = mostBytes;
    this.firstCells = firstCells;
    for (int cells = 2; cells <= firstCells; cells++) {
      tables = longer(tables, Control.unlimited());
    }
  }

  /** Rows of up to this many cells are in the tables. */
  int cells() {
    return tables.cells();
  }

  /**
   * Makes longer tables when searches have taken about as long as they do.
   *
   * @param more how many positions were visited since it was asked last
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  synchronized void prepare(long more, Control control) {
    visited += more;
    while (!forgetting
        && tables.cells() < MOST_CELLS
        && KINDS * (4L << tables.cells()) <= visited * ENTRIES_PER_POSITION
        && bytes(tables.cells() + 1) <= mostBytes) {
      tables = longer(tables, control);
    }
  }

  /**
   * Numbers that the right wall of a row is at least, see {@link Walls}, without an offset: they
   * are added up for the rows of a position. For Right it is asked with the players exchanged.
   */
  long of(long left, long right, int cells) {
    Tables now = tables;
    return cells <= now.cells()
        ? now.right()[0][cells][(int) NoGoRow.index(left, right)] - NONE
        : cut(now, left, right, cells);
  }

  /** The best way to cut a row that is too long for the tables. */
  private static long cut(Tables now, long left, long right, int cells) {
    long stones = left | right;
    long added = inGaps(stones, cells, now.cells());
    long points = stones | added | 1 | 1L << cells - 1;
    int count = Long.bitCount(points);
    int[] at = new int[count];
    for (int i = 0; i < count; i++) {
      at[i] = Long.numberOfTrailingZeros(points);
      points &= points - 1;
    }
    long[] best = new long[count];
    best[0] = Walls.all(Walls.OFFSET);
    for (int to = 1; to < count; to++) {
      for (int from = to - 1; from >= 0 && at[to] - at[from] < now.cells(); from--) {
        int size = at[to] - at[from] + 1;
        // Two cuts cannot be next to each other.
        boolean possible = size > 2 || from == 0 || to == count - 1;
        if (possible && best[from] != 0) {
          long mask = (1L << size) - 1;
          long a = left >>> at[from] & mask;
          long ends = (added >>> at[from] & 1) | (added >>> at[to] & 1) << size - 1;
          long b = right >>> at[from] & mask | ends;
          long piece = wall(now.right(), a, b, size, from > 0, to < count - 1);
          best[to] = Walls.max(best[to], best[from] + piece - NONE);
        }
      }
      if ((added >>> at[to] & 1) != 0 && best[to] != 0) {
        best[to] -= Walls.all(Walls.UNIT);
      }
    }
    return best[count - 1] - Walls.all(Walls.OFFSET);
  }

  /** The cells at which gaps are cut that are too long for a table. */
  private static long inGaps(long stones, int cells, int most) {
    long added = 0;
    int start = 0;
    for (long rest = stones | 1L << cells - 1; rest != 0; rest &= rest - 1) {
      int end = Long.numberOfTrailingZeros(rest);
      if (end - start >= most) {
        for (int cell = start + 2; cell < end - 1; cell++) {
          added |= 1L << cell;
        }
      }
      start = end;
    }
    return added;
  }

  /**
   * A wall of a row that may be cut at its ends.
   *
   * @param walls by kind, length and index
   */
  private static long wall(
      long[][][] walls, long left, long right, int cells, boolean before, boolean behind) {
    boolean turned = before && !behind;
    long a = turned ? NoGoRow.reversed(left, cells) : left;
    long b = turned ? NoGoRow.reversed(right, cells) : right;
    int kind = before && behind ? BOTH : before || behind ? LAST : 0;
    return walls[kind][cells][(int) NoGoRow.index(a, b)];
  }

  private static Tables longer(Tables old, Control control) {
    int cells = old.cells() + 1;
    long[][][] left = new long[KINDS][][];
    long[][][] right = new long[KINDS][][];
    for (int kind = 0; kind < KINDS; kind++) {
      left[kind] = Arrays.copyOf(old.left()[kind], cells + 1);
      right[kind] = Arrays.copyOf(old.right()[kind], cells + 1);
      left[kind][cells] = new long[2 << cells];
      right[kind][cells] = new long[2 << cells];
    }
    Tables made = new Tables(cells, left, right);
    if (control.threads() > 1 && cells > FIRST_CELLS) {
      // A row without cuts has more entries than the others together, and no kind asks another one.
      List<int[]> shares = List.of(new int[] {0}, new int[] {LAST, BOTH});
      Together.run(shares, kinds -> filled(made, kinds, control));
    } else {
      filled(made, new int[] {0, LAST, BOTH}, control);
    }
    return made;
  }

  private static Tables filled(Tables made, int[] kinds, Control control) {
    for (int kind : kinds) {
      new Maker(made, kind).fill(control);
    }
    return made;
  }

  /** Makes the table of one length and kind. */
  private static final class Maker {
    private final Tables tables;
    private final int kind;
    private final int cells;
    private final NoGoRow.Parts parts = new NoGoRow.Parts();

    /** The stones at cuts. */
    private final long cuts;

    Maker(Tables tables, int kind) {
      this.tables = tables;
      this.kind = kind;
      this.cells = tables.cells();
      this.cuts = kind == 0 ? 0 : 1L << cells - 1 | (kind == BOTH ? 1 : 0);
    }

    void fill(Control control) {
      for (int index = (2 << cells) - 1; index >= 0; index--) {
        if ((index & HEED) == HEED) {
          control.throwIfStopped();
        }
        long row = index | 2L << cells;
        long right = NoGoRow.right(row);
        long left = NoGoRow.left(row, right);
        if ((left | right) >>> cells == 0 && (cuts & ~(left | right)) == 0) {
          WallTables.set(
              index,
              leftOf(left, right),
              rightOf(left, right),
              tables.left()[kind][cells],
              tables.right()[kind][cells]);
        }
      }
    }

    private long leftOf(long left, long right) {
      long best = WallTables.NO_LEFT;
      for (long able = NoGoRow.able(left, right, cells, 0); able != 0; able &= able - 1) {
        parts.move(left, right, cells, able & -able);
        long sum = NONE;
        for (int i = 0; i < parts.count; i++) {
          sum += wall(tables.right(), i, parts.own[i], parts.enemy[i]) - NONE;
        }
        best = Walls.max(best, sum);
      }
      return best;
    }

    private long rightOf(long left, long right) {
      long best = WallTables.NO_RIGHT;
      for (long able = NoGoRow.able(right, left, cells, cuts); able != 0; able &= able - 1) {
        parts.move(right, left, cells, able & -able);
        best = Walls.min(best, leftWall());
      }
      return best;
    }

    /** Left's wall after a move of Right's: she moves in one part. */
    private long leftWall() {
      if (parts.count == 0) {
        return NONE - 1;
      }
      long first = wall(tables.left(), 0, parts.enemy[0], parts.own[0]);
      if (parts.count == 1) {
        return first;
      }
      long second = wall(tables.left(), 1, parts.enemy[1], parts.own[1]);
      return Walls.max(
          first - NONE + wall(tables.right(), 1, parts.enemy[1], parts.own[1]),
          second - NONE + wall(tables.right(), 0, parts.enemy[0], parts.own[0]));
    }

    private long wall(long[][][] walls, int part, long left, long right) {
      boolean before = kind == BOTH && parts.first[part];
      boolean behind = kind != 0 && parts.last[part];
      return NoGoRowWalls.wall(walls, left, right, parts.cells[part], before, behind);
    }
  }

  private static long bytes(int cells) {
    return 2L * KINDS * Long.BYTES * (4L << cells);
  }

  @Override
  public long bytes() {
    return bytes(tables.cells());
  }

  /** Drops the longer tables for good. */
  @Override
  public synchronized void forget() {
    forgetting = true;
    Tables now = tables;
    long[][][] left = new long[KINDS][][];
    long[][][] right = new long[KINDS][][];
    for (int kind = 0; kind < KINDS; kind++) {
      left[kind] = Arrays.copyOf(now.left()[kind], firstCells + 1);
      right[kind] = Arrays.copyOf(now.right()[kind], firstCells + 1);
    }
    tables = new Tables(firstCells, left, right);
  }
}
