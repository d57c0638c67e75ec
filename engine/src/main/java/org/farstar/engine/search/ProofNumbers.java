package org.farstar.engine.search;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.farstar.engine.memory.BoundedTable;
import org.farstar.engine.memory.Measured;

/**
 * The proof numbers that searches of one kind have found, for nodes that are not decided yet. Old
 * ones are forgotten, which costs time and changes no answer. Thread-safe.
 */
public final class ProofNumbers implements Measured {
  /** A map node, a key with some codes, a number; estimated, rounded up. */
  private static final long BYTES_PER_NODE = 176;

  private static final long FIRST = 1L << 32 | 1;

  private final BoundedTable<Object, Long> table;

  /** How many threads are below a node. */
  private final ConcurrentMap<Object, Integer> busy = new ConcurrentHashMap<>();

  /**
   * @param bytes how much memory they may take, about
   */
  public ProofNumbers(long bytes) {
    this.table = new BoundedTable<>(Math.max(1 << 10, bytes / BYTES_PER_NODE), BYTES_PER_NODE);
  }

  @Override
  public long bytes() {
    return table.bytes();
  }

  /** How much a proof of a win is thought to take, and in the low half how much one of a loss. */
  long get(Object key) {
    Long known = table.get(key);
    return known == null ? FIRST : known;
  }

  /** A thread goes below a node. */
  void enter(Object key) {
    busy.merge(key, 1, Integer::sum);
  }

  /** A thread comes back from below a node. */
  void leave(Object key) {
    busy.computeIfPresent(key, (same, threads) -> threads == 1 ? null : threads - 1);
  }

  /** Whether a thread is below a node. */
  boolean isBusy(Object key) {
    return busy.containsKey(key);
  }

  void put(Object key, long win, long loss) {
    table.put(key, win << 32 | loss);
  }
}
