package org.farstar.checks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.farstar.games.heap.grundy.Period;

/** Periods by their definition, for all rows of two values, or two steps, up to a length. */
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
          Predicate<Period> proves = proves(last, beyond);
          int[] sums = values.clone();
          Arrays.parallelPrefix(sums, Integer::sum);
          Optional<Period> rising = Period.findArithmetic(sums, 1, last, proves);
          if (!rising.equals(slowRising(sums, last, proves))) {
            return Optional.of("in " + Arrays.toString(sums) + " found " + rising);
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

  /** One that takes even lengths only, so that the shortest is not the one that is proved. */
  private static Predicate<Period> proves(int last, int beyond) {
    return p ->
        (beyond > 1 || p.length() % 2 == 0) && p.from() + p.length() + Math.min(beyond, 4) <= last;
  }

  private static Optional<Period> slowRising(int[] values, int last, Predicate<Period> proves) {
    Optional<Period> seen = Optional.empty();
    List<Period> all = new ArrayList<>();
    for (int p = 1; 3 * p < last; p++) {
      int rise = values[last] - values[last - p];
      int from = last - p + 1;
      while (from > 1 && values[from - 1] + rise == values[from - 1 + p]) {
        from--;
      }
      Period found = new Period(p, from, rise, last, false);
      if (rise > 0 && from + 3 * p <= last) {
        all.add(found);
        seen = seen.isEmpty() && 2 * from <= last ? Optional.of(found) : seen;
      }
    }
    for (Period proved : all) {
      for (Period q : proves.test(proved) ? all : List.<Period>of()) {
        boolean itself = q.equals(proved);
        boolean follows = proved.length() % q.length() == 0 && q.from() == proved.from();
        if (itself || q.length() < proved.length() && follows) {
          return Optional.of(new Period(q.length(), q.from(), q.saltus(), last, true));
        }
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
