package org.farstar.engine.search;

import java.util.function.UnaryOperator;
import org.farstar.engine.memory.BoundedTable;
import org.farstar.engine.memory.Forgetful;
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
 * again where it needs them: {@link BoundedTable}. Values that are short games keep their universe
 * in memory; when the workspace begins another one, the table brings over what was used lately.
 *
 * @param <P> the positions
 * @param <V> the values
 */
public final class ValueTable<P, V> implements Forgetful, Movable {
  /** A map node and small objects for position and value; measured, rounded up. */
  private static final long BYTES_PER_ENTRY = 192;

  /** The part of a workspace's memory that one table may take. */
  private static final int MEMORY_SHARE = 2;

  private static final long LEAST = 1 << 10;

  /** Room from the start: growing is what such a map takes longest for in a process just begun. */
  private static final int ROOM = 1 << 15;

  private final BoundedTable<P, V> entries;
  private final boolean bounded;

  private ValueTable(BoundedTable<P, V> entries, boolean bounded) {
    this.entries = entries;
    this.bounded = bounded;
  }

  /** A table that remembers everything; a search with it stops when its memory is used up. */
  public static <P, V> ValueTable<P, V> remembering() {
    return new ValueTable<>(new BoundedTable<>(Long.MAX_VALUE, BYTES_PER_ENTRY), false);
  }

  /**
   * A table that forgets old values instead of growing beyond a size.
   *
   * @param most how many positions are remembered at a time, at least 2
   */
  public static <P, V> ValueTable<P, V> forgettingOld(long most) {
    return new ValueTable<>(new BoundedTable<>(most, BYTES_PER_ENTRY), true);
  }

  /** A table that takes its share of a workspace and forgets old values when that is full. */
  public static <P, V> ValueTable<P, V> in(Workspace workspace) {
    long most = Math.max(LEAST, workspace.memoryBytes() / MEMORY_SHARE / BYTES_PER_ENTRY);
    return new ValueTable<>(new BoundedTable<>(most, BYTES_PER_ENTRY, ROOM), true);
  }

  /** The value of a position, null where it is not known or was forgotten. */
  public V get(P position) {
    return entries.get(position);
  }

  /** Remembers the value of a position. */
  public void put(P position, V value) {
    entries.put(position, value);
  }

  /** How many positions are remembered, about. */
  public long size() {
    return entries.size();
  }

  /** Forgets everything. */
  public void clear() {
    entries.clear();
  }

  @Override
  public long bytes() {
    return entries.bytes();
  }

  /** An estimate of the memory in use that grows without end; 0 for a table that is bounded. */
  public long unboundedBytes() {
    return bounded ? 0 : bytes();
  }

  /** Where everything is to be remembered, nothing is forgotten. */
  @Override
  public void forget() {
    if (bounded) {
      entries.forget();
    }
  }

  /** Brings over the values used lately, as far as there is room. */
  @Override
  @SuppressWarnings("unchecked")
  public void moveTo(Universe universe, long most) {
    UnaryOperator<ShortGame> adopting = universe.adopting();
    entries.changeAll(
        value ->
            !(value instanceof ShortGame game)
                ? value
                : universe.bytes() < most || game.isNumberUpStar()
                    ? (V) adopting.apply(game)
                    : null);
  }
}
