package org.farstar.engine.memory;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.farstar.values.shortgame.Universe;

/**
 * Owns what the questions of one session share: the universe of short games and the tables of
 * searches, theories and reductions. Nothing else outlives a question. Two workspaces share
 * nothing, and what is in a workspace is freed with it.
 *
 * <p>Safe for threads; whether a table in it is, is the table's business.
 */
public final class Workspace {
  /** The part of the memory that values may take. */
  private static final int UNIVERSE_SHARE = 4;

  private static final long LEAST_UNIVERSE = 1 << 20;

  private final long memoryBytes;
  private volatile Universe universe;
  private volatile KeptResults kept;
  private final Map<Object, Object> tables = new ConcurrentHashMap<>();

  /** A workspace that may use what memory the virtual machine has. */
  public Workspace() {
    this(Runtime.getRuntime().maxMemory());
  }

  /**
   * @param memoryBytes how much its tables and values may take together, by their own estimates
   */
  public Workspace(long memoryBytes) {
    this.memoryBytes = memoryBytes;
  }

  /** Where the short games of this workspace live; made when it is first asked for. */
  public Universe universe() {
    if (universe == null) {
      synchronized (this) {
        if (universe == null) {
          universe = new Universe(Math.max(LEAST_UNIVERSE, memoryBytes / UNIVERSE_SHARE));
        }
      }
    }
    return universe;
  }

  /** How much memory its tables and values may take together. */
  public long memoryBytes() {
    return memoryBytes;
  }

  /** An estimate of what its values take now, and its tables that know their size, in bytes. */
  public long bytes() {
    Universe values = universe;
    long bytes = values == null ? 0 : values.bytes();
    for (Object table : tables.values()) {
      bytes += table instanceof Measured measured ? measured.bytes() : 0;
    }
    return bytes;
  }

  /**
   * A table of this workspace, made when it is first asked for.
   *
   * @param key names the table: equal keys are the same table. A key names the rules with all their
   *     parameters and the kind of table; a record of the asking class is a good one
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

  /** Lets searches put what they find into these results, too, and look there. */
  public void keep(KeptResults results) {
    kept = results;
  }

  /** The results that outlive the process; empty where none are kept. */
  public Optional<KeptResults> kept() {
    return Optional.ofNullable(kept);
  }

  /** Frees all tables and values. */
  public synchronized void clear() {
    tables.clear();
    kept = null;
    universe = null;
  }
}
