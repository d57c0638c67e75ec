package org.farstar.regions.nimber;

import static org.farstar.regions.nimber.NimberTable.NEVER;

import java.util.function.Function;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.search.Algebra;
import org.farstar.engine.search.NimAlgebra;
import org.farstar.engine.search.ValueSolver;
import org.farstar.engine.search.ValueTable;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.WideBoard;
import org.farstar.regions.frame.RegionColourings;
import org.farstar.regions.frame.WideValues;
import org.farstar.regions.rules.Bounds;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.Nimber;

/**
 * The nimbers of boards of impartial rules that fall into regions. It asks of a region not what it
 * is worth but whether it is worth *m (J. Lemoine and S. Viennot, <i>Nimbers are inevitable</i>,
 * 2012): so it is if it is not worth less and no option is worth *m. One option that is, or one
 * smaller nimber that the region is worth, answers the question, and most options are never valued.
 * Of an option that falls apart all parts but the largest are valued, and the largest is asked
 * about one nimber.
 *
 * <p>Questions are searched by proof numbers, depth first (A. Nagai, 2002). Each has two: what is
 * thought to be left until the mover of the region with *m beside it is shown to win, and until the
 * other player is. A question without any begins with the number of moves: all of them have to be
 * refuted where the other player wins.
 *
 * <p>The numbers of the options stay on the path, so the search ends with any table. One object
 * serves one thread; several may share a table.
 */
public final class NimberSearch implements ValueSolver<Board, Nimber> {
  /** How much memory a table of a search of its own may take. */
  private static final long OWN_BYTES = 1L << 28;

  private static final int MOST = NEVER - 1;

  /** A question is left only when it takes this part more than the next one. */
  private static final int SLACK = 8;

  private static final int NONE = Integer.MIN_VALUE;

  private static final long WON = numbers(0, NEVER);
  private static final long LOST = numbers(NEVER, 0);

  private final Meter meter;
  private final NimberRegions regions;
  private final WideValues<Nimber> wide;
  private volatile boolean stopped;

  /**
   * @param rules impartial ones
   * @param bounds what is known of regions
   * @param values where it is looked up what is stored, and what the table of this search lives
   *     beside
   * @param worker which of several threads it is for, from 0
   */
  public NimberSearch(
      RegionRules rules,
      Bounds bounds,
      ValueTable<Board, Nimber> values,
      Control control,
      int worker) {
    NimberTable known = values.beside(() -> table(rules, OWN_BYTES));
    this.meter = control.meter(values::unboundedBytes);
    this.wide = new WideValues<>(this, rules, control, worker);
    this.regions = new NimberRegions(rules, bounds, values, known, meter, worker % 2 == 1);
  }

  /** A table for these searches, of which nothing outlives the process. */
  public static NimberTable table(RegionRules rules, long bytes) {
    return table(rules, bytes, frame -> null);
  }

  /**
   * A table for these searches.
   *
   * @param keeping what outlives the process
   */
  public static NimberTable table(
      RegionRules rules, long bytes, Function<Grid, KeptNimbers> keeping) {
    return new NimberTable(RegionColourings.haveOnePlane(rules) ? 1 : 2, bytes, keeping);
  }

  @Override
  public Algebra<Nimber> algebra() {
    return new NimAlgebra();
  }

  @Override
  public long visited() {
    return meter.visited() + wide.visited();
  }

  @Override
  public void stop() {
    stopped = true;
    wide.stop();
  }

  @Override
  public Nimber value(Board board) {
    if (board instanceof WideBoard large) {
      return wide.value(large);
    }
    return new Nimber(nimber(board, -1));
  }

  /**
   * Whether a board is worth 0, so that whoever moves first loses.
   *
   * @throws SearchStopped when the budget ends first; what was found stays in the table
   */
  public boolean isZero(Board board) {
    return nimber(board, 0) == 0;
  }

  /**
   * The nimber of a board; where it is asked about one nimber, that one or another.
   *
   * @param target the nimber asked about; -1 where the value is wanted
   */
  private int nimber(Board board, int target) {
    try {
      NimberLevel level = regions.alone(board, 0);
      int nimber = level.nimbers[0];
      int parts = level.parts[0];
      while (parts > (target < 0 ? 0 : 1)) {
        parts--;
        nimber ^= value(level.firsts[parts], level.seconds[parts], 1);
      }
      if (parts == 0) {
        return nimber;
      }
      int rest = nimber ^ target;
      long entry = regions.entry(level.firsts[0], level.seconds[0]);
      boolean is =
          isOpen(entry, rest)
              ? search(level.firsts[0], level.seconds[0], rest, NEVER, NEVER, 1) == LOST
              : NimberTable.isExact(entry) && NimberTable.nimber(entry) == rest;
      return is ? target : target + 1;
    } finally {
      meter.settle();
    }
  }

  /** Whether an entry does not say if a region is worth a nimber. */
  private static boolean isOpen(long entry, int nimber) {
    return !NimberTable.isExact(entry) && !has(NimberTable.excluded(entry), nimber);
  }

  private static boolean has(long nimbers, int nimber) {
    return nimber < Long.SIZE && (nimbers >>> nimber & 1) != 0;
  }

  /** The nimber of a region, by its least image. */
  private int value(long first, long second, int depth) {
    long entry = regions.met(first, second, depth);
    if (NimberTable.isExact(entry)) {
      return NimberTable.nimber(entry);
    }
    long excluded = NimberTable.excluded(entry);
    for (int nimber = 0; ; nimber++) {
      if (!has(excluded, nimber) && search(first, second, nimber, NEVER, NEVER, depth) == LOST) {
        return nimber;
      }
    }
  }

  private static long numbers(int mover, int other) {
    return (long) mover << Integer.SIZE | other;
  }

  /**
   * Searches the question whether a region is worth a nimber until one of its numbers is as large
   * as it may be.
   *
   * @param first of the least image of the region, of which no entry answers the question
   * @return both numbers
   */
  private long search(
      long first, long second, int target, int mostMover, int mostOther, int depth) {
    if (stopped) {
      throw new SearchStopped(StopReason.CANCELLED);
    }
    meter.count();
    long before = meter.visited();
    NimberLevel level = regions.level(depth);
    long entry = regions.entry(first, second);
    regions.open(level, first, second, depth);
    level.seen |= NimberTable.excluded(entry);
    for (int i = 0; i < level.size; i++) {
      rate(level, i, target);
    }
    for (int low = 0; low < target; low++) {
      long begun = rated(entry, low, level.moves.size());
      level.lowMover[low] = (int) (begun >>> Integer.SIZE);
      level.lowOther[low] = (int) begun;
    }
    long numbers;
    try {
      numbers = searched(level, first, second, target, mostMover, mostOther, depth);
    } catch (SearchStopped e) {
      // Whoever asks again comes back here soon.
      remember(level, first, second, target, level.numbers, meter.visited() - before);
      throw e;
    }
    remember(level, first, second, target, numbers, meter.visited() - before);
    return numbers;
  }

  private void remember(
      NimberLevel level, long first, long second, int target, long numbers, long visited) {
    long effort = Long.SIZE - 1L - Long.numberOfLeadingZeros(visited + 1);
    int mover = (int) (numbers >>> Integer.SIZE);
    regions.put(
        first,
        second,
        numbers == LOST
            ? NimberTable.exact(target, effort)
            : numbers == WON
                ? NimberTable.excluding(level.seen | 1L << target, effort)
                : NimberTable.asked(level.seen, target, mover, (int) numbers, effort));
  }

  private long searched(
      NimberLevel level,
      long first,
      long second,
      int target,
      int mostMover,
      int mostOther,
      int depth) {
    while (!has(level.seen, target)) {
      int best = NONE;
      int least = NEVER;
      int next = NEVER;
      int most = 0;
      int open = 0;
      for (int i = -target; i < level.size; i++) {
        int mover = i < 0 ? level.lowMover[i + target] : level.mover[i];
        if (mover == 0 || i < 0 && has(level.seen, i + target)) {
          continue;
        }
        int other = i < 0 ? level.lowOther[i + target] : level.other[i];
        open++;
        most = Math.max(most, mover);
        if (best == NONE || other < least) {
          next = least;
          least = other;
          best = i;
        } else if (other < next) {
          next = other;
        }
      }
      if (open == 0) {
        return LOST;
      }
      int other = Math.min(MOST, most + open - 1);
      level.numbers = numbers(least, other);
      if (least >= mostMover || other >= mostOther) {
        return level.numbers;
      }
      int slack = Math.min(mostMover, Math.min(NEVER, next + 1 + next / SLACK));
      int room = mostOther == NEVER ? NEVER : mostOther - open + 1;
      if (best >= 0) {
        step(level, best, target, room, slack, depth);
      } else if (low(level, first, second, best + target, room, slack, depth)) {
        return WON;
      }
    }
    return WON;
  }

  /** Goes on with an option, until one of the numbers of its question is as large as it may be. */
  private void step(
      NimberLevel level, int option, int target, int mostMover, int mostOther, int depth) {
    int last = level.begin[option] + level.parts[option] - 1;
    long a = level.firsts[last];
    long b = level.seconds[last];
    if (level.parts[option] > 1) {
      level.valued(option, value(a, b, depth + 1));
      rate(level, option, target);
      return;
    }
    int wanted = target ^ level.nimbers[option];
    long numbers = WON;
    if (isOpen(regions.entry(a, b), wanted)) {
      numbers = search(a, b, wanted, mostMover, mostOther, depth + 1);
      if (numbers == LOST) {
        level.valued(option, wanted);
        return;
      }
    }
    long entry = regions.entry(a, b);
    if (NimberTable.isExact(entry)) {
      level.valued(option, NimberTable.nimber(entry));
    } else {
      level.mover[option] = (int) (numbers >>> Integer.SIZE);
      level.other[option] = (int) numbers;
    }
  }

  /** Goes on with the question whether the region is worth less; whether it is. */
  private boolean low(
      NimberLevel level,
      long first,
      long second,
      int nimber,
      int mostMover,
      int mostOther,
      int depth) {
    long numbers = search(first, second, nimber, mostMover, mostOther, depth + 1);
    level.lowMover[nimber] = (int) (numbers >>> Integer.SIZE);
    level.lowOther[nimber] = (int) numbers;
    return numbers == LOST;
  }

  /** Gives an option the numbers that it begins with. */
  private void rate(NimberLevel level, int option, int target) {
    int from = level.begin[option];
    int parts = level.parts[option];
    long entry = parts == 1 ? regions.entry(level.firsts[from], level.seconds[from]) : 0;
    if (parts == 0 || NimberTable.isExact(entry)) {
      if (parts > 0) {
        level.valued(option, NimberTable.nimber(entry));
      }
      return;
    }
    long mover = 0;
    long other = 0;
    for (int i = from; i < from + parts; i++) {
      int wanted = parts == 1 ? target ^ level.nimbers[option] : 0;
      long numbers = rated(entry, wanted, regions.moves(level.firsts[i], level.seconds[i]));
      // What is before the largest part has to be valued first.
      mover += (int) (numbers >>> Integer.SIZE) + (i > from ? (int) numbers : 0);
      other += (int) numbers + (i > from ? (int) (numbers >>> Integer.SIZE) : 0);
    }
    level.mover[option] = (int) Math.min(mover, MOST);
    level.other[option] = (int) Math.min(other, parts == 1 ? NEVER : MOST);
  }

  /** The numbers that a question about a region begins with. */
  private static long rated(long entry, int target, int moves) {
    if (has(NimberTable.excluded(entry), target)) {
      return WON;
    }
    return NimberTable.asks(entry, target)
        ? numbers(NimberTable.mover(entry), NimberTable.other(entry))
        : numbers(Math.max(1, 3 * moves / 10), Math.max(1, moves));
  }
}
