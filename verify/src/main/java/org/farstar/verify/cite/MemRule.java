package org.farstar.verify.cite;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.values.player.Outcome;

/** A heap of Mem, from which a number was taken last, or none was. */
final class MemRule {
  private static final Pattern HEAP =
      Pattern.compile("(different: )?(0|[1-9][0-9]{0,6})(?:/([1-9][0-9]{0,6}))?");

  private MemRule() {}

  /** What a theorem says of a position: see {@link Rule.Check}. */
  static Optional<Conclusion> conclude(
      Theorem theorem, String position, List<String> data, Runnable checkStop) {
    Matcher heap = HEAP.matcher(position);
    if (!data.isEmpty() || !heap.matches()) {
      return Optional.empty();
    }
    boolean different = heap.group(1) != null;
    int n = Integer.parseInt(heap.group(2));
    int last = heap.group(3) == null ? 0 : Integer.parseInt(heap.group(3));
    return switch (theorem) {
      case MEM_QUOTIENTS ->
          different ? Optional.empty() : quotients(n, Math.max(1, last), checkStop);
      case MEM_ALL ->
          n > 0 && (different ? last != n : last <= n)
              ? Optional.of(Conclusion.won(Outcome.N, theorem))
              : Optional.empty();
      default -> different && n > 0 && last == n ? Optional.of(halves(n)) : Optional.empty();
    };
  }

  private static Optional<Conclusion> quotients(int n, int least, Runnable checkStop) {
    int missing = 1;
    while (n / missing != n / (missing + 1)) {
      checkStop.run();
      missing++;
    }
    int quotient = n / least;
    return quotient >= missing && (least <= n % (missing + 1) || n == 42 && least == 3)
        ? Optional.empty()
        : Optional.of(
            Heaps.nimber(
                BigInteger.valueOf(Math.min(quotient, missing - 1)), Theorem.MEM_QUOTIENTS));
  }

  private static Conclusion halves(int n) {
    return Integer.numberOfTrailingZeros(n) % 2 == 0
        ? Heaps.nimber(BigInteger.ZERO, Theorem.MEM_HALVES)
        : Conclusion.won(Outcome.N, Theorem.MEM_HALVES);
  }
}
