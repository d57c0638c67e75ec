package org.farstar.engine.memory;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.SharedMemory;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.database.Databases;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.shortgame.UniverseFullException;

/**
 * Owns what the questions of one session share: the universe of short games and the tables of
 * searches, theories and reductions. Nothing else outlives a question. Two workspaces share
 * nothing, and what is in a workspace is freed with it.
 *
 * <p>Values and tables have one limit. They count what they take by estimate; where the heap proves
 * to be full all the same, the limit is lowered to what the estimates say then. When it is reached
 * tables forget, the largest first. A universe cannot forget; {@link #renew} begins another one.
 *
 * <p>Safe for threads; whether a table in it is, is the table's business.
 */
@SuppressWarnings("exports") // the searches are for the modules of this project
public final class Workspace implements SharedMemory {
  /** The part of the memory that values may take. */
  private static final int UNIVERSE_SHARE = 3;

  private static final long LEAST_UNIVERSE = 1 << 20;

  /**
   * After this many turns a table of two parts with two generations each has forgotten everything.
   */
  private static final int FORGETTING_TURNS = 4;

  private final long memoryBytes;
  private final BooleanSupplier heapIsFull;
  private volatile long most;
  private volatile Universe universe;
  private volatile KeptResults kept;
  private volatile Databases databases;
  private final Map<Object, Object> tables = new ConcurrentHashMap<>();

  /** A workspace that may use three quarters of what memory the virtual machine has. */
  public Workspace() {
    this(Runtime.getRuntime().maxMemory() / 4 * 3);
  }

  /**
   * @param memoryBytes how much its tables and values may take together, by their own estimates
   */
  public Workspace(long memoryBytes) {
    this(memoryBytes, new Heap()::isFull);
  }

  /**
   * @param heapIsFull whether a collection since this was asked last has found the heap full
   */
  Workspace(long memoryBytes, BooleanSupplier heapIsFull) {
    this.memoryBytes = memoryBytes;
    this.heapIsFull = heapIsFull;
    this.most = memoryBytes;
  }

  /** Where the short games of this workspace live now; made when it is first asked for. */
  public Universe universe() {
    Universe now = universe;
    return now == null ? firstUniverse() : now;
  }

  private synchronized Universe firstUniverse() {
    if (universe == null) {
      universe = new Universe(universeBytes());
    }
    return universe;
  }

  private long universeBytes() {
    return Math.max(LEAST_UNIVERSE, memoryBytes / UNIVERSE_SHARE);
  }

  /**
   * Begins another universe when one is full. Tables that are {@link Movable} bring over what they
   * hold, up to half of what the new one may take, and all others are dropped, since they may hold
   * games of the old one. That is retired: games of it that somebody still has are read as before,
   * and {@linkplain Universe#adopt adopted} where they are to be computed with.
   *
   * @param full the universe that is full; nothing happens where there is another one already
   * @return the universe that is in use now
   */
  public synchronized Universe renew(Universe full) {
    if (universe() != full) {
      return universe();
    }
    forget((bytes() - full.bytes()) / 2 + full.bytes());
    full.retire();
    Universe next = new Universe(universeBytes());
    tables.values().removeIf(table -> !(table instanceof Movable));
    for (Object table : tables.values()) {
      ((Movable) table).moveTo(next, next.cap() / 2);
    }
    universe = next;
    return next;
  }

  /**
   * Does a piece of work that makes values and fills tables of this workspace. Where there is no
   * room for it the work ends because its budget has ended, and the workspace is left with room for
   * other work.
   *
   * @throws SearchStopped for the memory, where the universe is full or the virtual machine has no
   *     memory left
   */
  public <T> T within(Supplier<T> work) {
    Universe before = universe;
    try {
      return work.get();
    } catch (UniverseFullException e) {
      renew(before == null ? universe() : before);
      throw new SearchStopped(StopReason.MEMORY);
    } catch (OutOfMemoryError e) {
      clear();
      throw new SearchStopped(StopReason.MEMORY);
    }
  }

  /** Whether short games live in it, though perhaps only those that need no table. */
  public boolean hasUniverse() {
    return universe != null;
  }

  /** How much memory its tables and values were given together. */
  public long memoryBytes() {
    return memoryBytes;
  }

  /** How much its tables and values may take by their estimates, as the heap has proved so far. */
  @Override
  public long most() {
    if (heapIsFull.getAsBoolean()) {
      most = Math.min(most, bytes() / 4 * 3);
    }
    return most;
  }

  /** An estimate of what its values take now, and its tables that know their size, in bytes. */
  @Override
  public long bytes() {
    Universe values = universe;
    long bytes = values == null ? 0 : values.bytes();
    for (Object table : tables.values()) {
      bytes += table instanceof Measured measured ? measured.bytes() : 0;
    }
    return bytes;
  }

  @Override
  public synchronized void forget(long target) {
    List<Forgetful> largestFirst =
        tables.values().stream()
            .filter(Forgetful.class::isInstance)
            .map(Forgetful.class::cast)
            .sorted(Comparator.comparingLong(Measured::bytes).reversed())
            .toList();
    for (int turn = 0; turn < FORGETTING_TURNS; turn++) {
      for (Forgetful table : largestFirst) {
        if (bytes() <= target) {
          return;
        }
        table.forget();
      }
    }
  }

  /**
   * Makes room for the next question, where no other is being worked on: forgets down to half of
   * the memory, and where tables are too large for that even when they are empty, frees everything.
   */
  public void makeRoom() {
    long half = most() / 2;
    if (bytes() > half) {
      forget(half);
    }
    if (bytes() > half) {
      clear();
    }
  }

  /**
   * A table of this workspace, made when it is first asked for.
   *
   * @param key names the table: equal keys are the same table. A key names the rules with all their
   *     parameters and the kind of table; a list of the asking class and these is a good one. (A
   *     record's methods are put together when they are first called, which takes 10 ms.)
   * @param maker makes the table
   * @param <T> the type of the table, the same for equal keys
   */
  @SuppressWarnings("unchecked")
  public <T> T table(Object key, Supplier<T> maker) {
    Object table = tables.get(key);
    if (table == null) {
      // Made outside of the map, since a maker may ask for other tables.
      Object made = maker.get();
      Object other = tables.putIfAbsent(key, made);
      table = other == null ? made : other;
    }
    return (T) table;
  }

  /**
   * Lets searches put what they find into these results, too, and look there. To be called before
   * the first question.
   */
  public void keep(KeptResults results) {
    kept = results;
  }

  /** The results that outlive the process; empty where none are kept. */
  public Optional<KeptResults> kept() {
    return Optional.ofNullable(kept);
  }

  /** Lets searches look up values of small regions in these databases. */
  public void use(Databases found) {
    databases = found;
  }

  /** Where values of small regions may be looked up; empty where nowhere. */
  public Optional<Databases> databases() {
    return Optional.ofNullable(databases);
  }

  /** Frees all tables and values. */
  public synchronized void clear() {
    tables.clear();
    kept = null;
    universe = null;
  }
}
