package org.farstar.verify.cite;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.values.player.Outcome;

/** Monotonic sequence games from the empty board that a formula decides. */
final class SequenceRule {
  private static final Pattern MISERE =
      Pattern.compile(
          "a=([1-9][0-9]{0,2}|1000) d=([1-9][0-9]{0,2}|1000) deck=([1-9][0-9]{0,17})" + " misere:");
  private static final Pattern EXTENDED =
      Pattern.compile("a=([1-9][0-9]{0,2}|1000) d=([1-9][0-9]{0,2}|1000) deck=Q extended:");
  private static final BigInteger THREE = BigInteger.valueOf(3);

  /** The n of the one exception, for a = 5. */
  private static final long EXCEPTION = 9;

  private SequenceRule() {}

  /** What a theorem says of a position: see {@link Rule.Check}. */
  static Optional<Conclusion> conclude(
      Theorem theorem, String position, List<String> data, Runnable checkStop) {
    Matcher at = (theorem == Theorem.MONOTONE_THREE ? MISERE : EXTENDED).matcher(position);
    if (!data.isEmpty() || !at.matches()) {
      return Optional.empty();
    }
    int a = Integer.parseInt(at.group(1));
    int d = Integer.parseInt(at.group(2));
    if (theorem == Theorem.MONOTONE_EXTENDED) {
      return Math.min(a, d) < 2
          ? Optional.empty()
          : Optional.of(Conclusion.won(a * d % 2 != 0 ? Outcome.N : Outcome.P, theorem));
    }
    // Where the order is read backwards, a and d are exchanged.
    return Math.min(a, d) != THREE.intValue()
        ? Optional.empty()
        : Optional.of(Conclusion.won(three(Math.max(a, d), new BigInteger(at.group(3))), theorem));
  }

  private static Outcome three(int a, BigInteger n) {
    BigInteger e = BigInteger.valueOf(4L * a).subtract(n.multiply(THREE));
    if (e.compareTo(THREE) >= 0) {
      return Outcome.D;
    }
    boolean second =
        List.of(1L, -1L, -4L).stream().anyMatch(lost -> e.equals(BigInteger.valueOf(lost)));
    return second || (a == 5 && n.equals(BigInteger.valueOf(EXCEPTION))) ? Outcome.P : Outcome.N;
  }
}
