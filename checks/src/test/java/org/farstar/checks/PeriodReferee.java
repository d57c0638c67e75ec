package org.farstar.checks;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.farstar.games.heap.grundy.Period;

/** Periods by their definition, for all rows of two values up to a length. */
final class PeriodReferee {
  /** What theorems ask beyond one length. */
  private static final List<Integer> BEYOND = List.of(1, 10);

  private PeriodReferee() {}

  /** The first row in which another period is found. */
  static Optional<String> fault(int length) {
    for (int last = 1; last < length; last++) {
      for (int row = 0; row < 1 << last + 1; row++) {
        int[] values = new int[last + 1];
        for (int i = 0; i <= last; i++) {
          values[i] = row >> i & 1;
        }
        for (int beyond : BEYOND) {
          Optional<Period> found = Period.find(values, 1, last, (from, p) -> from + p + beyond);
          if (!found.equals(slow(values, last, beyond))) {
            return Optional.of("in " + Arrays.toString(values) + " found " + found);
          }
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Period> slow(int[] values, int last, int beyond) {
    Optional<Period> seen = Optional.empty();
    for (int p = last / 2; p > 0; p--) {
      int from = from(values, last, p);
      if (from + 3 * p <= last) {
        seen = Optional.of(new Period(p, from, last, false));
      }
    }
    for (int p = last / 2; p > 0; p--) {
      int from = from(values, last, p);
      if (from + p + beyond <= last) {
        seen = Optional.of(new Period(p, from, last, true));
      }
    }
    return seen;
  }

  /** The first heap, from 1, from which all values are those one length further. */
  private static int from(int[] values, int last, int p) {
    int from = last - p + 1;
    while (from > 1 && values[from - 1] == values[from - 1 + p]) {
      from--;
    }
    return from;
  }
}
