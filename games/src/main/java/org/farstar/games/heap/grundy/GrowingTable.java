package org.farstar.games.heap.grundy;

import java.math.BigInteger;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;

/**
 * A table that is made again, and larger, when an entry beyond it is asked for. Thread-safe.
 *
 * @param <T> the table
 */
public final class GrowingTable<T> {
  /**
   * Makes a table.
   *
   * @param <T> the table
   */
  @FunctionalInterface
  public interface Maker<T> {
    /**
     * A table up to these indices.
     *
     * @param most the largest index of each dimension, in ascending order
     * @param meter counts the work, and may stop it
     */
    T make(int[] most, Meter meter);
  }

  private final int largest;
  private final Maker<T> maker;

  /** None until the first entry is asked for. */
  private T table;

  private int[] most = {};

  /**
   * @param largest no index is larger
   * @param maker makes the tables
   */
  public GrowingTable(int largest, Maker<T> maker) {
    this.largest = largest;
    this.maker = maker;
  }

  /**
   * The table, with this entry in it; empty where an index is too large.
   *
   * @param control may stop the making of the table
   * @param indices those of the entry, as many each time, in ascending order
   */
  public synchronized Optional<T> upTo(Control control, BigInteger... indices) {
    if (indices[indices.length - 1].compareTo(BigInteger.valueOf(largest)) > 0) {
      return Optional.empty();
    }
    int[] next = new int[indices.length];
    boolean grows = false;
    for (int i = 0; i < next.length; i++) {
      int needed = indices[i].intValue();
      int now = most.length == 0 ? -1 : most[i];
      grows |= needed > now;
      // At first as large as needed, then twice as large as before, so that growing is seldom.
      next[i] = needed > now ? Math.min(largest, Math.max(needed, 2 * now)) : now;
      next[i] = Math.max(next[i], next[Math.max(0, i - 1)]);
    }
    if (grows) {
      table = control.metered(meter -> maker.make(next, meter));
      most = next;
    }
    return Optional.of(table);
  }
}
