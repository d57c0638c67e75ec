package org.farstar.regions.outcome;

import java.util.function.Supplier;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.values.cancel.Cancellation;

/**
 * What the arithmetic of values may take while a region is valued. A share of positions alone is no
 * bound: one sum of two large canonical forms may take longer than all else. For one thread.
 */
final class FormAllowance {
  /** Checks by the arithmetic, some tenths of a millisecond apart, that every attempt is given. */
  private static final long LEAST = 64;

  /** How many positions there are for one check more. */
  private static final long POSITIONS = 4;

  private final Control control;
  private long given;
  private long left;

  /**
   * @param control is asked, too, whether the work may go on
   */
  FormAllowance(Control control) {
    this.control = control;
  }

  /**
   * Values something that this many positions are to be enough for.
   *
   * @throws SearchStopped as after a share of positions, when the arithmetic takes longer than they
   *     should
   */
  <T> T within(long positions, Supplier<T> work) {
    given = LEAST + positions / POSITIONS;
    left = given;
    return Cancellation.during(this::check, work);
  }

  /** What the arithmetic of the last attempt took, in positions. */
  long used() {
    return Math.max(0, given - left) * POSITIONS;
  }

  private void check() {
    control.throwIfStopped();
    if (--left < 0) {
      throw new SearchStopped(StopReason.SHARE);
    }
  }
}
