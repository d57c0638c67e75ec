package org.farstar.games.heap.takeaway;

import java.math.BigInteger;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;

/**
 * Grundy values of small heaps of one take-away game, from a table that grows when a heap beyond it
 * is asked for. Thread-safe.
 */
final class TakeAwayValues {
  private final Limit limit;

  /** None until the first value is asked for. */
  private TakeAwayTable table;

  private int largest = -1;

  TakeAwayValues(Limit limit) {
    this.limit = limit;
  }

  /**
   * The table, with this heap in it; empty where it is above {@link TakeAwayTable#LARGEST}.
   *
   * @param control may stop the making of the table
   */
  synchronized Optional<TakeAwayTable> upTo(BigInteger n, Control control) {
    if (n.compareTo(BigInteger.valueOf(TakeAwayTable.LARGEST)) > 0) {
      return Optional.empty();
    }
    int needed = n.intValue();
    if (needed > largest) {
      // At first as large as needed, then twice as large as before, so that growing is seldom.
      int size = Math.min(TakeAwayTable.LARGEST, Math.max(needed, 2 * largest));
      Meter meter = control.meter();
      try {
        table = new TakeAwayTable(limit, size, meter);
      } finally {
        meter.settle();
      }
      largest = size;
    }
    return Optional.of(table);
  }
}
