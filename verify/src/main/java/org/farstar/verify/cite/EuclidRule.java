package org.farstar.verify.cite;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/** Partizan Euclid: each of the two questions who wins leads along a path of its own. */
final class EuclidRule {
  private static final Pattern NUMBERS = Pattern.compile("([1-9][0-9]*+) ([1-9][0-9]*+)");

  private EuclidRule() {}

  /** What a theorem says of a position: see {@link Rule.Check}. */
  static Optional<Conclusion> conclude(
      Theorem theorem, String position, List<String> data, Runnable checkStop) {
    Matcher numbers = NUMBERS.matcher(position);
    if (!data.isEmpty() || !numbers.matches()) {
      return Optional.empty();
    }
    BigInteger p = new BigInteger(numbers.group(1));
    BigInteger q = new BigInteger(numbers.group(2));
    if (p.compareTo(q) < 0) {
      return Optional.empty();
    }
    Result left = result(p, q, Player.LEFT, checkStop);
    Result right = result(p, q, Player.RIGHT, checkStop);
    return Optional.of(Conclusion.won(Outcome.of(left, right), theorem));
  }

  private static Result result(BigInteger p, BigInteger q, Player starts, Runnable checkStop) {
    BigInteger divisor = q;
    BigInteger rest = p.mod(q);
    Player player = starts;
    boolean wins = true;
    while (rest.signum() > 0 && !rest.shiftLeft(1).equals(divisor)) {
      checkStop.run();
      BigInteger next;
      if (rest.shiftLeft(1).compareTo(divisor) < 0) {
        // (q, t)
        wins ^= player == Player.LEFT;
        player = Player.RIGHT;
        next = rest;
      } else if (player == Player.RIGHT) {
        // (q, q - t)
        wins = !wins;
        player = Player.LEFT;
        next = divisor.subtract(rest);
      } else {
        // (t, 2t - q)
        next = rest.shiftLeft(1).subtract(divisor);
        divisor = rest;
      }
      BigInteger after = divisor.mod(next);
      divisor = next;
      rest = after;
    }
    return wins == rest.signum() > 0 ? Result.WIN : Result.LOSS;
  }
}
