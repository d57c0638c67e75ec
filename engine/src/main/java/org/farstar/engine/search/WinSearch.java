package org.farstar.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.LongConsumer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.Together;
import org.farstar.engine.memory.SharedTable;

/**
 * Says who wins a position by trying moves depth first: alpha-beta search with the two results win
 * and loss. What a position is, which moves it has and which bounds decide it before a move is
 * tried is left to those who extend it.
 *
 * <p>Left is always to move: after her move the players are exchanged. A position has a key of two
 * longs, and before any option is searched the table is asked about all of them. Options are tried
 * in the order of their scores.
 *
 * <p>Serves one thread. Several may share a table: each tells the others which options it tries.
 * Threads that come to the same position search its best option together, since that mostly decides
 * alone where the mover wins, and then different ones. They leave what another one has solved.
 *
 * @param <L> what a position needs while its moves are tried
 */
public abstract class WinSearch<L extends WinSearch.Level> {
  /** How many longs a key has. */
  public static final int WORDS = 2;

  /** In an entry of the table, above its effort. */
  public static final int LOSS = 0;

  /** The other result. */
  public static final int WIN = 1;

  /** Not found out. */
  private static final int OPEN = 2;

  /** After so many positions a thread asks whether another one has solved what it is at. */
  private static final int ASK_EVERY = 512;

  /** Positions with fewer options are soon decided: other threads do not hear of their options. */
  private static final int TOLD_FROM = 8;

  private final SharedTable table;
  private final KeptBoards kept;
  private final Meter meter;
  private final Ongoing ongoing;
  private final List<L> levels = new ArrayList<>();
  private final long[] option = new long[WORDS];
  private long steps;
  private long lastStep;
  private volatile boolean stopped;

  /**
   * @param table of the positions of these rules
   * @param kept what outlives the process; null where nothing does
   * @param ongoing the positions that threads which share the table are at; null for one alone
   */
  protected WinSearch(SharedTable table, KeptBoards kept, Meter meter, Ongoing ongoing) {
    this.table = table;
    this.kept = kept;
    this.meter = meter;
    this.ongoing = ongoing;
  }

  /** What a position needs while its moves are tried; kept for the next one of the same depth. */
  public abstract static class Level {
    public final long[] key = new long[WORDS];

    /** How many options there are. */
    public int size;

    /** How good each option seems for the mover. */
    int[] scores = new int[32];

    /** Their keys. */
    long[] keys = new long[32 * WORDS];

    /** What the table has of them. */
    long[] entries = new long[32];

    /** Which options are left, in the order in which they are tried. */
    int[] order = new int[32];

    /** Without options. */
    protected Level() {}

    /** Adds an option; its number. */
    public final int add(int score) {
      if (size == scores.length) {
        scores = Arrays.copyOf(scores, 2 * size);
        keys = Arrays.copyOf(keys, 2 * size * WORDS);
        order = Arrays.copyOf(order, 2 * size);
        entries = new long[2 * size];
      }
      scores[size] = score;
      return size++;
    }

    /** Puts the best option that is left from a place on there. */
    int choose(int place, int end) {
      int best = place;
      for (int i = place + 1; i < end; i++) {
        best = scores[order[i]] > scores[order[best]] ? i : best;
      }
      exchange(place, best);
      return order[place];
    }

    void exchange(int one, int other) {
      int moved = order[one];
      order[one] = order[other];
      order[other] = moved;
    }
  }

  /** A new level. */
  protected abstract L newLevel();

  /** Fills in the options of a level's position that may win; whether one certainly does. */
  protected abstract boolean open(L level);

  /** Writes the key of an option, with the players exchanged. */
  protected abstract void key(L level, int option, long[] key);

  /** Makes an option the position of the next level, which has its key already. */
  protected abstract void enter(L level, int option, L next);

  /** The level of a depth. */
  protected final L level(int depth) {
    if (depth == levels.size()) {
      levels.add(newLevel());
    }
    return levels.get(depth);
  }

  /** Makes a search in another thread end soon. */
  public final void stop() {
    stopped = true;
  }

  /**
   * Whether Left wins the position of the first level, where so many positions are enough to find
   * out; otherwise null.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found
   *     stays in the table, so that asking again goes on from there
   */
  public final Boolean wins(long most) {
    lastStep = most < Long.MAX_VALUE - steps ? steps + most : Long.MAX_VALUE;
    int result = OPEN;
    // What another thread solved may be forgotten before this one sees it.
    while (result == OPEN && steps < lastStep && !stopped) {
      result = search(0);
    }
    return result == OPEN ? null : (Boolean) (result == WIN);
  }

  /**
   * What several searches that share their table find together.
   *
   * @param threads how many there are, at least 1
   * @param made makes one of them
   * @param wins asks one of them
   * @param visited hears how many positions they visited
   */
  public static <S extends WinSearch<?>> Boolean together(
      int threads,
      Control control,
      BiFunction<Meter, Ongoing, S> made,
      Function<S, Boolean> wins,
      LongConsumer visited) {
    List<S> searches = new ArrayList<>();
    Ongoing ongoing = threads > 1 ? new Ongoing() : null;
    for (int i = 0; i < threads; i++) {
      searches.add(made.apply(control.meter(), ongoing));
    }
    try {
      return Together.first(searches, wins, WinSearch::stop);
    } finally {
      for (S search : searches) {
        Meter meter = ((WinSearch<?>) search).meter;
        meter.settle();
        visited.accept(meter.visited());
      }
    }
  }

  /** The result of the position of a level. */
  private int search(int depth) {
    L level = level(depth);
    int known = known(level.key);
    if (known != OPEN) {
      return known;
    }
    if (steps >= lastStep || stopped || isVain(depth)) {
      return OPEN;
    }
    meter.count();
    long before = steps++;
    level.size = 0;
    int result = open(level) || isWonByTable(level) ? WIN : tried(level, depth);
    if (result != OPEN) {
      long effort = Long.SIZE - 1 - Long.numberOfLeadingZeros(steps - before);
      table.put(level.key, entry(result, effort));
      if (kept != null) {
        kept.keep(level.key, result == WIN, (int) effort);
      }
    }
    return result;
  }

  /** Whether a position on the way to here has been solved by another thread. */
  private boolean isVain(int depth) {
    if (ongoing == null || steps % ASK_EVERY != 0) {
      return false;
    }
    for (int i = 0; i < depth; i++) {
      if (known(levels.get(i).key) != OPEN) {
        return true;
      }
    }
    return false;
  }

  /**
   * The same, and other threads hear of it before anything is done: threads that leave a position
   * together come to the next one together, and would search all that is below it twice.
   */
  private int searchTold(int depth, long[] key) {
    ongoing.begin(key);
    int result = search(depth);
    ongoing.end(key);
    return result;
  }

  /** What the table has of a position with this result. */
  public static long entry(int result, long effort) {
    return (result + 1L) << SharedTable.EFFORT_BITS | effort;
  }

  private int known(long[] key) {
    return result(table.get(key));
  }

  private static int result(long entry) {
    return entry == 0 ? OPEN : (int) (entry >>> SharedTable.EFFORT_BITS) - 1;
  }

  /** Whether the table has a lost position among the options; drops those that it has as won. */
  private boolean isWonByTable(L level) {
    for (int i = 0; i < level.size; i++) {
      key(level, i, option);
      System.arraycopy(option, 0, level.keys, i * WORDS, WORDS);
    }
    table.get(level.keys, level.size, level.entries);
    int left = 0;
    for (int i = 0; i < level.size; i++) {
      int known = result(level.entries[i]);
      if (known == LOSS) {
        return true;
      }
      if (known == OPEN) {
        level.order[left++] = i;
      }
    }
    level.size = left;
    return false;
  }

  /**
   * Tries the options that are left. All threads that come here search the first one together, and
   * none of the others where another thread is at it, as long as there are more.
   */
  private int tried(L level, int depth) {
    L next = level(depth + 1);
    boolean told = ongoing != null && level.size >= TOLD_FROM;
    boolean asking = told;
    int end = level.size;
    for (int i = 0; i < level.size; i++) {
      end = asking && i > 0 ? withoutOngoing(level, i, end) : end;
      if (i == end) {
        asking = false;
        end = level.size;
      }
      int chosen = level.choose(i, end);
      System.arraycopy(level.keys, chosen * WORDS, next.key, 0, WORDS);
      enter(level, chosen, next);
      int found = told ? searchTold(depth + 1, next.key) : search(depth + 1);
      if (found == LOSS) {
        return WIN;
      }
      if (found == OPEN || told && known(level.key) != OPEN) {
        return known(level.key);
      }
    }
    return LOSS;
  }

  /**
   * Puts options that another thread is at to the end, until the best one at a place is not among
   * them.
   *
   * @return the end of those that are left, or the place where none is
   */
  private int withoutOngoing(L level, int place, int end) {
    int left = end;
    while (left > place) {
      int best = level.choose(place, left);
      System.arraycopy(level.keys, best * WORDS, option, 0, WORDS);
      if (!ongoing.has(option)) {
        break;
      }
      level.exchange(place, --left);
    }
    return left;
  }
}
