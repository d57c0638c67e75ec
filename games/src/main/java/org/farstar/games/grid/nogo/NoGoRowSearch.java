package org.farstar.games.grid.nogo;

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
 * Says who wins rows of NoGo together, by trying moves depth first.
 *
 * <p>A position is the numbers of its rows ({@link NoGoRow}), each the smaller one of its images,
 * in ascending order. Rows that are 0 are left out, and rows beside their negatives. {@link
 * NoGoRowWalls} decide most positions before a move is tried, and say which move to try first: the
 * one after which the numbers that the mean value lies between are best for the mover.
 */
final class NoGoRowSearch extends DepthFirst<NoGoRowSearch.Options> {
  /**
   * How many cells the rows may have together. In a key each row takes one bit more than it has
   * cells, and rows of fewer than three cells are left out.
   */
  static final int MOST_CELLS = Long.SIZE * 3 / 4;

  /** What the mean value is at least counts this many times as much as what it is at most. */
  private static final int CERTAIN = 3;

  /** How much sooner a move is tried that makes a row its own image: fewer rows follow it. */
  private static final int IMAGE = Walls.UNIT;

  private final NoGoRowFacts facts;
  private final boolean bounded;
  private final NoGoRow.Parts parts = new NoGoRow.Parts();

  /**
   * @param walls what is known of rows; null where nothing is
   * @param table of positions of such rows
   * @param kept what outlives the process; null where nothing does
   * @param ongoing the positions that threads which share the table are at; null for one alone
   */
  NoGoRowSearch(
      NoGoRowWalls walls, SharedTable table, KeptKeys kept, Meter meter, Ongoing ongoing) {
    super(TableOnDemand.BOARD_WORDS, table, kept, meter, ongoing);
    this.facts = new NoGoRowFacts(walls);
    this.bounded = walls != null;
  }

  /** The rows of a position, and its moves. */
  static final class Options extends Level {
    Options() {
      super(TableOnDemand.BOARD_WORDS);
    }

    /** The rows, those that are 0 left out. */
    long[] rows = new long[32];

    int count;

    /** Their negatives in ascending order. */
    long[] negatives = new long[32];

    /** What the right wall is at least, and that of the negative. */
    long own;

    long other;

    /** The rows of all options, the players exchanged, and where those of each begin. */
    long[] options = new long[256];

    int[] starts = new int[33];
    long[] owns = new long[32];
    long[] others = new long[32];

    void room(int rowCount) {
      if (size() == owns.length) {
        starts = Arrays.copyOf(starts, 2 * size() + 1);
        owns = Arrays.copyOf(owns, 2 * size());
        others = Arrays.copyOf(others, 2 * size());
      }
      if (options.length < starts[size()] + rowCount) {
        options = Arrays.copyOf(options, 2 * (starts[size()] + rowCount));
      }
    }
  }

  @Override
  protected Options newLevel() {
    return new Options();
  }

  /**
   * Whether Left wins moving first, where this many positions are enough to find out.
   *
   * @param rows each the smaller one of its images, see {@link NoGoRow#least}
   * @throws org.farstar.engine.budget.SearchStopped as {@link #wins(long)} does
   */
  Decision wins(long[] rows, long most) {
    Options root = level(0);
    root.count = 0;
    long[] sorted = rows.clone();
    Arrays.sort(sorted);
    for (long row : sorted) {
      if (!facts.isZero(facts.at(row))) {
        root.rows[root.count++] = row;
      }
    }
    root.count = withoutPairs(root.rows, 0, root.count);
    root.own = Walls.all(Walls.OFFSET);
    root.other = root.own;
    for (int i = 0; bounded && i < root.count; i++) {
      int at = facts.at(root.rows[i]);
      root.own += facts.own(at);
      root.other += facts.other(at);
    }
    if (root.count == 0 || bounded && Walls.winSecond(root.other)) {
      return Decision.LOSS;
    }
    if (bounded && Walls.winFirst(root.own)) {
      return Decision.WIN;
    }
    key(root.rows, 0, root.count, root.key);
    return wins(most);
  }

  @Override
  protected void key(Options level, int option, long[] key) {
    key(level.options, level.starts[option], level.starts[option + 1], key);
  }

  @Override
  protected void enter(Options level, int option, Options next) {
    next.count = level.starts[option + 1] - level.starts[option];
    if (next.rows.length < next.count) {
      next.rows = new long[2 * next.count];
    }
    System.arraycopy(level.options, level.starts[option], next.rows, 0, next.count);
    next.own = level.owns[option];
    next.other = level.others[option];
  }

  /**
   * The numbers of some rows one behind the other, without the 1 at their ends, and a 1 where each
   * of them ends.
   */
  private static void key(long[] rows, int from, int to, long[] key) {
    long all = 0;
    long ends = 0;
    int at = 0;
    for (int i = from; i < to; i++) {
      int bits = NoGoRow.cells(rows[i]) + 1;
      all |= (rows[i] & ~Long.highestOneBit(rows[i])) << at;
      at += bits;
      ends |= 1L << at - 1;
    }
    key[0] = all;
    key[1] = ends;
  }

  @Override
  protected Decision open(Options level) {
    if (level.negatives.length < level.count) {
      level.negatives = new long[2 * level.count];
    }
    for (int i = 0; i < level.count; i++) {
      level.negatives[i] = facts.negative(facts.at(level.rows[i]));
    }
    Arrays.sort(level.negatives, 0, level.count);
    for (int i = 0; i < level.count; i++) {
      if ((i == 0 || level.rows[i] != level.rows[i - 1]) && open(level, level.rows[i])) {
        return Decision.WIN;
      }
    }
    return Decision.UNKNOWN;
  }

  /** Adds Left's moves in a row. */
  private boolean open(Options level, long row) {
    int at = facts.at(row);
    long negative = facts.negative(at);
    long ownRest = bounded ? level.own - facts.own(at) : 0;
    long otherRest = bounded ? level.other - facts.other(at) : 0;
    int cells = NoGoRow.cells(row);
    long right = NoGoRow.right(row);
    long left = NoGoRow.left(row, right);
    for (long able = NoGoRow.able(left, right, cells, 0); able != 0; able &= able - 1) {
      parts.move(left, right, cells, able & -able);
      if (add(level, negative, ownRest, otherRest)) {
        return true;
      }
    }
    return false;
  }

  /** Adds the option that the parts are in place of a row, unless it loses; whether it wins. */
  private boolean add(Options level, long without, long ownRest, long otherRest) {
    long own = ownRest;
    long other = otherRest;
    long first = 0;
    long second = 0;
    for (int i = 0; i < parts.count; i++) {
      if (parts.cells[i] == 2) {
        // Nobody may take the cell beside the stone.
        continue;
      }
      int at = facts.at(NoGoRow.least(parts.own[i], parts.enemy[i], parts.cells[i]));
      if (!facts.isZero(at)) {
        own += facts.own(at);
        other += facts.other(at);
        first = second;
        second = facts.negative(at);
      }
    }
    if (bounded) {
      if (Walls.winSecond(own)) {
        return true;
      }
      if (Walls.winFirst(other)) {
        return false;
      }
    }
    level.room(level.count + 1);
    int start = level.starts[level.size()];
    int end = merge(level, without, Math.min(first, second), Math.max(first, second), start);
    int kept = withoutPairs(level.options, start, end);
    if (kept == start) {
      return true;
    }
    if (bounded && kept < end) {
      own = Walls.all(Walls.OFFSET);
      other = own;
      for (int i = start; i < kept; i++) {
        int at = facts.at(level.options[i]);
        own += facts.other(at);
        other += facts.own(at);
      }
      if (Walls.winSecond(own) || Walls.winFirst(other)) {
        return Walls.winSecond(own);
      }
    }
    level.starts[level.size() + 1] = kept;
    level.owns[level.size()] = other;
    level.others[level.size()] = own;
    int score = bounded ? CERTAIN * Walls.mean(own) - Walls.mean(other) : 0;
    level.add(score + (parts.isOneImage() ? IMAGE : 0));
    return false;
  }

  /** The negatives of a level without one of them and with up to two rows more, in order. */
  private static int merge(Options level, long without, long first, long second, int start) {
    int end = start;
    boolean left = true;
    long a = first;
    long b = second;
    for (int i = 0; i < level.count; i++) {
      long row = level.negatives[i];
      if (left && row == without) {
        left = false;
        continue;
      }
      if (a != 0 && a <= row) {
        level.options[end++] = a;
        a = 0;
      }
      if (b != 0 && b <= row) {
        level.options[end++] = b;
        b = 0;
      }
      level.options[end++] = row;
    }
    if (a != 0) {
      level.options[end++] = a;
    }
    if (b != 0) {
      level.options[end++] = b;
    }
    return end;
  }

  /** Takes rows beside their negatives out of an array; the end of what is left. */
  private int withoutPairs(long[] rows, int from, int to) {
    int end = to;
    for (int i = from; i < end; i++) {
      long negative = facts.negative(facts.at(rows[i]));
      for (int j = i + 1; j < end; j++) {
        if (rows[j] == negative) {
          System.arraycopy(rows, j + 1, rows, j, end - j - 1);
          System.arraycopy(rows, i + 1, rows, i, end - i - 2);
          end -= 2;
          i--;
          break;
        }
      }
    }
    return end;
  }
}
