package org.farstar.engine.search;

import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.memory.ForgettingTable;
import org.farstar.engine.memory.Movable;
import org.farstar.engine.memory.Workspace;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * Remembers values of positions. The caller of a search owns its table and its lifetime; a table
 * may serve several searches of the same rules, one after the other or side by side. Safe for
 * threads.
 *
 * <p>A table that is bounded forgets old values instead of growing, and the search works them out
 * again where it needs them. What took little work to find and what took much are kept apart, each
 * in a {@link ForgettingTable}: the many small positions at the end of the play must not drive out
 * the few large ones that they are followers of. As long as there is room everything counts as
 * much; the bound is doubled whenever half of that table was filled. Values that are short games
 * keep their universe in memory; when the workspace begins another one, the table brings over what
 * was used lately.
 *
 * @param <P> the positions
 * @param <V> the values
 */
public final class ValueTable<P, V> implements Forgetful, Movable {
  /**
   * A map node, its share of the index, and a position: 71 for boards and 174 for lines of coins,
   * measured as heap in use. What the values take is counted by their universe.
   */
  private static final long BYTES_PER_ENTRY = 144;

  /** The part of a workspace's memory that one table may take. */
  private static final int MEMORY_SHARE = 2;

  private static final long LEAST = 1 << 10;

  /** Room from the start: growing is what such a map takes longest for in a process just begun. */
  private static final int ROOM = 1 << 15;

  /** From so many positions visited on a value counts as one that took much work, at first: all. */
  private static final long FIRST_EFFORT = 1;

  private final ForgettingTable<P, V> little;
  private final ForgettingTable<P, V> much;
  private final long most;
  private final StoredValues<P, V> stored;

  /** Whether a look-up there takes no longer than here; else what is found there is remembered. */
  private final boolean storedFirst;

  private volatile long effort = FIRST_EFFORT;

  /** What a search of its own remembers besides, or null if there is none. */
  private volatile Forgetful beside;

  /** Null where it is not to be noticed. */
  private volatile Repetition repetition;

  /** Values that took much work, put in since that was last doubled; about, with threads. */
  private long filled;

  private ValueTable(
      long most,
      ForgettingTable<P, V> little,
      ForgettingTable<P, V> much,
      StoredValues<P, V> stored,
      boolean storedFirst) {
    this.most = most;
    this.stored = stored;
    this.storedFirst = storedFirst;
    this.little = little;
    this.much = much;
  }

  /**
   * @param most how many entries there may be in both tables; {@link Long#MAX_VALUE} where nothing
   *     is forgotten
   */
  private static <P, V> ValueTable<P, V> ofObjects(long most, int room, StoredValues<P, V> stored) {
    long half = Math.max(2, most / 2);
    return new ValueTable<>(
        most,
        new ForgettingTable<>(half, BYTES_PER_ENTRY),
        new ForgettingTable<>(half, BYTES_PER_ENTRY, room),
        stored,
        true);
  }

  private boolean bounded() {
    return most < Long.MAX_VALUE;
  }

  /** A table that remembers everything; a search with it stops when its memory is used up. */
  public static <P, V> ValueTable<P, V> remembering() {
    return ofObjects(Long.MAX_VALUE, 0, StoredValues.none());
  }

  /**
   * A table that forgets old values instead of growing beyond a size.
   *
   * @param most how many positions are remembered at a time, at least 2
   */
  public static <P, V> ValueTable<P, V> forgettingOld(long most) {
    return forgettingOld(most, StoredValues.none());
  }

  /**
   * A table that forgets old values instead of growing beyond a size, and has others besides.
   *
   * @param most how many positions are remembered at a time, at least 2
   * @param stored where positions are looked up first
   */
  public static <P, V> ValueTable<P, V> forgettingOld(long most, StoredValues<P, V> stored) {
    return ofObjects(most, 0, stored);
  }

  /** A table that takes its share of a workspace and forgets old values when that is full. */
  public static <P, V> ValueTable<P, V> in(Workspace workspace) {
    return in(workspace, StoredValues.none());
  }

  /**
   * A table that takes its share of a workspace, forgets old values when that is full, and has
   * others besides.
   *
   * @param stored where positions are looked up first
   */
  public static <P, V> ValueTable<P, V> in(Workspace workspace, StoredValues<P, V> stored) {
    long most = Math.max(LEAST, workspace.memoryBytes() / MEMORY_SHARE / BYTES_PER_ENTRY);
    return ofObjects(most, ROOM, stored);
  }

  /**
   * The same for positions that are told apart by few numbers, in a half of the memory or less.
   * Stored values are looked up last, and then remembered.
   *
   * @param packing tells positions apart
   */
  public static <P, V> ValueTable<P, V> packed(
      Workspace workspace, StoredValues<P, V> stored, ForgettingTable.Packing<P> packing) {
    long bytes = workspace.memoryBytes() / MEMORY_SHARE;
    return new ValueTable<>(
        Math.max(LEAST, bytes / ForgettingTable.BYTES_PER_PACKED),
        ForgettingTable.packed(packing, bytes / 2),
        ForgettingTable.packed(packing, bytes / 2),
        stored,
        false);
  }

  /** The value of a position, null where it is not stored, and not known or forgotten. */
  public V get(P position) {
    V value = storedFirst ? stored.get(position) : null;
    if (value == null) {
      value = little.get(position);
    }
    if (value == null) {
      value = much.get(position);
    }
    if (value == null && !storedFirst) {
      value = stored.get(position);
      if (value != null) {
        little.put(position, value);
      }
    }
    return value;
  }

  /** The value of a position, if it need not be remembered; null otherwise. */
  public V stored(P position) {
    return stored.get(position);
  }

  /**
   * Remembers the value of a position.
   *
   * @param work how many positions were visited to find it
   * @throws org.farstar.engine.budget.SearchStopped for the memory, where repetition is to be
   *     stopped
   */
  public void put(P position, V value, long work) {
    Repetition watched = repetition;
    if (watched != null) {
      watched.count(position);
    }
    if (work < effort) {
      little.put(position, value);
    } else {
      much.put(position, value);
      if (++filled > most / 4) {
        filled = 0;
        effort *= 2;
      }
    }
  }

  /**
   * From now on, stops a search that finds the same values over and over since too few can be
   * remembered, because its memory is used up.
   *
   * @param wanted whether it is to be stopped
   */
  public void stopRepetition(boolean wanted) {
    repetition = wanted && bounded() ? new Repetition() : null;
  }

  /**
   * A table that a search has besides, of things that are no values; it lives as long as this one
   * and forgets with it.
   *
   * @param maker makes it where it is asked for first
   * @param <T> the table, of the same kind whenever it is asked for
   */
  @SuppressWarnings("unchecked")
  public synchronized <T extends Forgetful> T beside(Supplier<T> maker) {
    if (beside == null) {
      beside = maker.get();
    }
    return (T) beside;
  }

  private long besideBytes() {
    Forgetful table = beside;
    return table == null ? 0 : table.bytes();
  }

  /** How many positions are remembered, about. */
  public long size() {
    return little.size() + much.size();
  }

  /** Forgets everything. */
  public void clear() {
    Forgetful table = beside;
    if (table != null) {
      table.forget();
    }
    little.clear();
    much.clear();
    effort = FIRST_EFFORT;
  }

  @Override
  public long bytes() {
    return little.bytes() + much.bytes() + besideBytes();
  }

  /** An estimate of the memory in use that grows without end; 0 for a table that is bounded. */
  public long unboundedBytes() {
    return bounded() ? 0 : little.bytes() + much.bytes();
  }

  /** First what took little work. Where everything is to be remembered, nothing is forgotten. */
  @Override
  public void forget() {
    Forgetful table = beside;
    if (table != null && table.bytes() > little.bytes() + much.bytes()) {
      table.forget();
    } else if (bounded()) {
      (little.size() > 0 ? little : much).forget();
    }
  }

  /**
   * Brings over the values used lately, as far as there is room; the table beside it is emptied.
   */
  @Override
  @SuppressWarnings("unchecked")
  public void moveTo(Universe universe, long most) {
    UnaryOperator<ShortGame> adopting = universe.adopting();
    UnaryOperator<V> moved =
        value ->
            !(value instanceof ShortGame game)
                ? value
                : universe.bytes() < most || game.isNumberUpStar()
                    ? (V) adopting.apply(game)
                    : null;
    Forgetful table = beside;
    if (table != null) {
      table.forget();
    }
    much.changeAll(moved);
    little.changeAll(moved);
  }
}
