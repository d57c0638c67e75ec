package org.farstar.engine.budget;

import java.util.function.LongSupplier;

/**
 * Counts the positions that one thread visits and asks now and then whether it may go on. Cheap
 * enough to call for every position.
 */
public final class Meter {
  /** Between two questions to the control; at a million positions a second, about a millisecond. */
  private static final int BATCH = 1024;

  private final Control control;
  private final LongSupplier tableBytes;
  private long visited;
  private long reported;
  private long allowed;

  Meter(Control control, LongSupplier tableBytes) {
    this.control = control;
    this.tableBytes = tableBytes;
  }

  /**
   * Counts one position about to be visited.
   *
   * @throws SearchStopped when the budget has ended or the work was cancelled
   */
  public void count() {
    if (visited - reported >= allowed) {
      flush();
    }
    visited++;
  }

  /** How many positions this meter has counted. */
  public long visited() {
    return visited;
  }

  private void flush() {
    long fresh = visited - reported;
    reported = visited;
    allowed = control.report(fresh, tableBytes.getAsLong(), BATCH);
  }
}
