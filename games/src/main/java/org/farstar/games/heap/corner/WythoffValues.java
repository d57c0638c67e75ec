package org.farstar.games.heap.corner;

import java.math.BigInteger;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;

/**
 * Grundy values of Wythoff's game near the corner, from a table that grows when a point beyond it
 * is asked for. Thread-safe.
 */
final class WythoffValues {
  private static final BigInteger LARGEST = BigInteger.valueOf(WythoffTable.LARGEST);

  /** None until the first value is asked for. */
  private WythoffTable table;

  private int least = -1;
  private int most = -1;

  /**
   * The value of a point; empty where a coordinate is above {@link WythoffTable#LARGEST}.
   *
   * @param control may stop the making of the table
   */
  synchronized Optional<BigInteger> value(Corner at, Control control) {
    if (at.most().compareTo(LARGEST) > 0) {
      return Optional.empty();
    }
    int small = at.least().intValue();
    int large = at.most().intValue();
    if (small > least || large > most) {
      enlarge(grown(least, small), grown(most, large), control);
    }
    return Optional.of(BigInteger.valueOf(table.value(small, large)));
  }

  /** At first as large as needed, then twice as large as before, so that growing is seldom. */
  private static int grown(int size, int needed) {
    if (needed <= size) {
      return size;
    }
    return size < 0 ? needed : Math.min(WythoffTable.LARGEST, Math.max(needed, 2 * size));
  }

  private void enlarge(int first, int second, Control control) {
    Meter meter = control.meter();
    try {
      table = new WythoffTable(first, Math.max(first, second), meter);
    } finally {
      meter.settle();
    }
    least = first;
    most = Math.max(first, second);
  }
}
