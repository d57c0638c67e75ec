package org.farstar.verify.cite;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Cakes that are worth integers, which are added up. */
final class CakeRule {
  private static final Pattern CAKE = Pattern.compile("[1-9][0-9]{0,5}x[1-9][0-9]{0,5}");

  private CakeRule() {}

  /** What a theorem says of a position: see {@link Rule.Check}. */
  static Optional<Conclusion> conclude(
      Theorem theorem, String position, List<String> data, Runnable checkStop) {
    long sum = 0;
    for (String cake : position.equals("0") ? new String[0] : position.split(" ", -1)) {
      checkStop.run();
      if (!CAKE.matcher(cake).matches()) {
        return Optional.empty();
      }
      int cross = cake.indexOf('x');
      int rows = Integer.parseInt(cake.substring(0, cross));
      int columns = Integer.parseInt(cake.substring(cross + 1));
      sum +=
          theorem == Theorem.CUTCAKE
              ? cut(rows, columns) - cut(columns, rows)
              : maundy(rows, columns) - maundy(columns, rows);
    }
    return data.isEmpty()
        ? Optional.of(Conclusion.number(Long.toString(sum), Long.signum(sum), theorem))
        : Optional.empty();
  }

  /** The value where it is not negative, else 0. */
  private static long cut(int rows, int columns) {
    return Math.max(0, columns / Integer.highestOneBit(rows) - 1);
  }

  /** The value where the columns have more prime factors than the rows, else 0. */
  private static long maundy(int rows, int columns) {
    List<Integer> factors = primes(columns);
    int more = factors.size() - primes(rows).size();
    long sum = 0;
    long product = 1;
    for (int i = 0; i < more; i++) {
      sum += product;
      product *= factors.get(factors.size() - 1 - i);
    }
    return sum;
  }

  /** The prime factors in ascending order. */
  private static List<Integer> primes(int n) {
    List<Integer> factors = new ArrayList<>();
    int rest = n;
    for (int p = 2; p * p <= rest; ) {
      if (rest % p == 0) {
        factors.add(p);
        rest /= p;
      } else {
        p++;
      }
    }
    if (rest > 1) {
      factors.add(rest);
    }
    return factors;
  }
}
