package org.farstar.verify.cite;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.farstar.values.Dyadic;
import org.farstar.values.Sign;
import org.farstar.values.SignExpansion;
import org.farstar.values.player.Outcome;

/** A line of Flipping Coins by the number of its tails, or by its value. */
final class CoinRule {
  private static final Pattern LINE = Pattern.compile("[01]{1,20000}");

  private CoinRule() {}

  /** What a theorem says of a position: see {@link Rule.Check}. */
  static Optional<Conclusion> conclude(
      Theorem theorem, String position, List<String> data, Runnable checkStop) {
    if (!data.isEmpty() || !LINE.matcher(position).matches()) {
      return Optional.empty();
    }
    if (theorem == Theorem.COIN_COUNT) {
      long tails = tails(position);
      boolean decided = tails > 0 && (tails % 2 == 0 || (tails > 1 && position.startsWith("1")));
      return decided
          ? Optional.of(Conclusion.won(Outcome.L, Theorem.COIN_COUNT))
          : Optional.empty();
    }
    return value(reduced(position, checkStop))
        .map(
            value ->
                Conclusion.number(
                    value.toString(),
                    value.signum(),
                    Theorem.COIN_VALUE,
                    Theorem.COIN_LONG,
                    Theorem.COIN_SHORT,
                    Theorem.COIN_EXPONENT,
                    Theorem.COIN_BASE));
  }

  private static long tails(String line) {
    return line.chars().filter(coin -> coin == '1').count();
  }

  /**
   * The line with 0111 replaced by 10 as long as that is possible: where a tail follows, or the
   * number of tails that follow is even. Without the heads behind the last tail.
   */
  private static String reduced(String line, Runnable checkStop) {
    StringBuilder coins = new StringBuilder(line);
    // What lies to the right of a place cannot be reduced, and a reduction leaves it as it is.
    int at = coins.length() - 4;
    while (at >= 0) {
      checkStop.run();
      boolean tailNext = at + 4 < coins.length() && coins.charAt(at + 4) == '1';
      boolean evenNext = tails(coins.substring(at + 4)) % 2 == 0;
      if (coins.indexOf("0111", at) == at && (tailNext || evenNext)) {
        coins.replace(at, at + 4, "10");
        at = Math.min(at + 1, coins.length() - 4);
      } else {
        at--;
      }
    }
    return coins.substring(0, coins.lastIndexOf("1") + 1);
  }

  /** The value of a reduced line as a sign expansion; empty where it is not of the form. */
  private static Optional<Dyadic> value(String line) {
    List<int[]> exponents = new ArrayList<>();
    String rest = line;
    while (true) {
      if (rest.isEmpty()) {
        return Optional.of(Dyadic.ZERO);
      }
      int q = headsBeforeLastTail(rest);
      String before = rest.substring(0, rest.length() - q - 1);
      if (before.isEmpty()) {
        return Optional.of(signs(Sign.MINUS, q, 0, exponents));
      }
      int p = headsBeforeLastTail(before);
      String base = before.substring(0, before.length() - p - 1);
      if (base.indexOf('0') < 0) {
        return Optional.of(signs(Sign.PLUS, base.length() / 2 + 1, 2 * p + q, exponents));
      }
      if (p + q < 1) {
        return Optional.empty();
      }
      exponents.add(0, new int[] {p, q});
      rest = base;
    }
  }

  private static int headsBeforeLastTail(String line) {
    return line.length() - 2 - line.lastIndexOf('1', line.length() - 2);
  }

  private static Dyadic signs(Sign first, int count, int minus, List<int[]> exponents) {
    SignExpansion.Builder signs = new SignExpansion.Builder();
    signs.append(first, count);
    signs.append(Sign.MINUS, minus);
    for (int[] exponent : exponents) {
      signs.append(Sign.PLUS, 1);
      signs.append(Sign.MINUS, 2L * exponent[0] + exponent[1] - 1);
    }
    return signs.toDyadic();
  }
}
