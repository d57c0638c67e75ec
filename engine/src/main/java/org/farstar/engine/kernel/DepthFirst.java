package org.farstar.engine.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.LongConsumer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.Together;
import org.farstar.engine.memory.KeptKeys;
import org.farstar.engine.memory.SharedTable;

/**
 * Says who wins a position by trying moves depth first: alpha-beta search with the two results win
 * and loss. What a position is, which moves it has and which bounds decide it before a move is
 * tried is left to those who extend it.
 *
 * <p>Left is always to move: after her move the players are exchanged. A position has a key of some
 * longs, and before any option is searched the table is asked about all of them. Options are tried
 * in the order of their scores.
 *
 * <p>Serves one thread. Several may share a table: each tells the others which options it tries.
 * Threads that come to the same position search its best option together, since that usually
 * decides alone where the mover wins, and then different ones. They leave what another one has
 * solved.
 *
 * @param <L> what a position needs while its moves are tried
 */
public abstract class DepthFirst<L extends DepthFirst.Level> {
  /** After this many positions a thread asks whether another one has solved what it is at. */
  private static final int ASK_EVERY = 512;

  /** Positions with fewer options are soon decided: other threads do not hear of their options. */
  private static final int TOLD_FROM = 8;

  /** Longer plays are left to other searches, as the path is on the stack of the thread. */
  private static final int DEEPEST = 400;

  private final int words;
  private final SharedTable table;
  private final KeptKeys kept;
  private final Meter meter;
  private final Ongoing ongoing;
  private final List<L> levels = new ArrayList<>();
  private final long[] option;
  private long steps;
  private long lastStep;
  private volatile boolean stopped;

  /**
   * @param words how many longs a key has
   * @param table of the positions of these rules; it may be shared with a {@link ProofSearch} of
   *     the same keys
   * @param kept what outlives the process, of keys of two longs; null where nothing does
   * @param ongoing the positions that threads which share the table are at; null for one alone
   */
  protected DepthFirst(int words, SharedTable table, KeptKeys kept, Meter meter, Ongoing ongoing) {
    this.words = words;
    this.table = table;
    this.kept = kept;
    this.meter = meter;
    this.ongoing = ongoing;
    this.option = new long[words];
  }

  /** What a position needs while its moves are tried; kept for the next one of the same depth. */
  public abstract static class Level {
    /** The key of the position. */
    public final long[] key;

    int size;

    /** How good each option seems for the mover. */
    int[] scores = new int[32];

    /** Their keys. */
    long[] keys;

    /** What the table has of them. */
    long[] entries = new long[32];

    /** Which options are left, in the order in which they are tried. */
    int[] order = new int[32];

    /**
     * @param words how many longs a key has
     */
    protected Level(int words) {
      this.key = new long[words];
      this.keys = new long[32 * words];
    }

    /** How many options there are. */
    public final int size() {
      return size;
    }

    /** Adds an option; its number. */
    public final int add(int score) {
      if (size == scores.length) {
        scores = Arrays.copyOf(scores, 2 * size);
        keys = Arrays.copyOf(keys, 2 * size * key.length);
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

  /**
   * Fills in the options of a level's position that may win.
   *
   * @return whether Left wins, where that is known now; she loses without options
   */
  protected abstract Decision open(L level);

  /** Writes the key of an option, with the players exchanged. */
  protected abstract void key(L level, int option, long[] key);

  /** Makes an option the position of the next level, which has its key already. */
  protected abstract void enter(L level, int option, L next);

  /** Hears the result of a position that was searched. */
  void learn(L level, boolean wins, long entry) {
    if (kept != null) {
      kept.keep(level.key[0], level.key[1], 0, ProofEntry.kept(entry));
    }
  }

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
   * Whether Left wins the position of the first level, where this many positions are enough to find
   * out.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found
   *     stays in the table, so that asking again resumes from there
   */
  protected final Decision wins(long most) {
    lastStep = most < Long.MAX_VALUE - steps ? steps + most : Long.MAX_VALUE;
    return meter.during(this::searched);
  }

  private Decision searched() {
    Decision result = Decision.UNKNOWN;
    // What another thread solved may be forgotten before this one sees it.
    while (result == Decision.UNKNOWN && steps < lastStep && !stopped) {
      result = search(0);
    }
    return result;
  }

  /**
   * What several searches that share their table find together.
   *
   * @param threads how many there are, at least 1
   * @param made makes one of them
   * @param wins asks one of them
   * @param visited hears how many positions they visited
   */
  public static <S extends DepthFirst<?>> Decision together(
      int threads,
      Control control,
      BiFunction<Meter, Ongoing, S> made,
      Function<S, Decision> wins,
      LongConsumer visited) {
    List<S> searches = new ArrayList<>();
    Ongoing ongoing = threads > 1 ? new Ongoing() : null;
    for (int i = 0; i < threads; i++) {
      searches.add(made.apply(control.meter(), ongoing));
    }
    try {
      return Together.first(searches, wins, DepthFirst::stop);
    } finally {
      for (S search : searches) {
        visited.accept(((DepthFirst<?>) search).meter.visited());
      }
    }
  }

  /** The result of the position of a level. */
  private Decision search(int depth) {
    L level = level(depth);
    Decision known = known(level.key);
    if (known.isKnown()) {
      return known;
    }
    if (steps >= lastStep || stopped || depth > DEEPEST || isVain(depth)) {
      return Decision.UNKNOWN;
    }
    meter.count();
    long before = steps++;
    level.size = 0;
    Decision result = open(level);
    if (result == Decision.UNKNOWN) {
      result = isWonByTable(level) ? Decision.WIN : tried(level, depth);
    }
    if (result.isKnown()) {
      boolean wins = result == Decision.WIN;
      long entry = ProofEntry.of(wins, steps - before);
      table.put(level.key, entry);
      learn(level, wins, entry);
    }
    return result;
  }

  /** Whether a position on the way to here has been solved by another thread. */
  private boolean isVain(int depth) {
    if (ongoing == null || steps % ASK_EVERY != 0) {
      return false;
    }
    for (int i = 0; i < depth; i++) {
      if (known(levels.get(i).key).isKnown()) {
        return true;
      }
    }
    return false;
  }

  /**
   * The same, and other threads hear of it before anything is done: threads that leave a position
   * together come to the next one together, and would search all that is below it twice.
   */
  private Decision searchTold(int depth, long[] key) {
    ongoing.begin(key);
    Decision result = search(depth);
    ongoing.end(key);
    return result;
  }

  private Decision known(long[] key) {
    return ProofEntry.decision(table.get(key));
  }

  /** Whether the table has a lost position among the options; drops those that it has as won. */
  private boolean isWonByTable(L level) {
    for (int i = 0; i < level.size; i++) {
      key(level, i, option);
      System.arraycopy(option, 0, level.keys, i * words, words);
    }
    table.get(level.keys, level.size, level.entries);
    int left = 0;
    for (int i = 0; i < level.size; i++) {
      Decision known = ProofEntry.decision(level.entries[i]);
      if (known == Decision.LOSS) {
        return true;
      }
      if (known == Decision.UNKNOWN) {
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
  private Decision tried(L level, int depth) {
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
      System.arraycopy(level.keys, chosen * words, next.key, 0, words);
      enter(level, chosen, next);
      Decision found = told ? searchTold(depth + 1, next.key) : search(depth + 1);
      if (found == Decision.LOSS) {
        return Decision.WIN;
      }
      if (found == Decision.UNKNOWN || told && known(level.key).isKnown()) {
        return known(level.key);
      }
    }
    return Decision.LOSS;
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
      System.arraycopy(level.keys, best * words, option, 0, words);
      if (!ongoing.has(option)) {
        break;
      }
      level.exchange(place, --left);
    }
    return left;
  }
}
