package org.farstar.verify.cite;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.values.player.Outcome;

/**
 * Take-away games whose f is a polynomial with no minus sign, so that it never decreases and is at
 * least x. The terms H are made one by one.
 */
final class TakeAwayRule {
  private static final String TERM = "(?:[1-9][0-9]{0,99}|(?:[1-9][0-9]{0,99}\\*)?x(?:\\*x){0,9})";
  private static final Pattern TEXT =
      Pattern.compile(
          "(?:f\\(x\\)=("
              + TERM
              + "(?:\\+"
              + TERM
              + ")*+): )?"
              + "(0|[1-9][0-9]{0,3999})(?:/(0|[1-9][0-9]{0,3999}))?");

  private TakeAwayRule() {}

  /** What a theorem says of a position: see {@link Rule.Check}. */
  static Optional<Conclusion> conclude(
      Theorem theorem, String position, List<String> data, Runnable checkStop) {
    Matcher at = TEXT.matcher(position);
    if (!data.isEmpty() || !at.matches()) {
      return Optional.empty();
    }
    String f = at.group(1) == null ? "x" : at.group(1);
    if (f.indexOf('x') < 0) {
      return Optional.empty();
    }
    BigInteger n = new BigInteger(at.group(2));
    BigInteger cap = at.group(3) == null ? n.subtract(BigInteger.ONE) : new BigInteger(at.group(3));
    boolean wins = n.signum() > 0 && leastTerm(n, x -> value(f, x), checkStop).compareTo(cap) <= 0;
    return Optional.of(
        Conclusion.won(
            wins ? Outcome.N : Outcome.P,
            Theorem.H_CAPS,
            Theorem.H_EXISTENCE,
            Theorem.H_UNIQUENESS));
  }

  private static BigInteger value(String f, BigInteger x) {
    BigInteger sum = BigInteger.ZERO;
    for (String term : f.split("\\+")) {
      BigInteger product = BigInteger.ONE;
      for (String factor : term.split("\\*")) {
        product = product.multiply(factor.equals("x") ? x : new BigInteger(factor));
      }
      sum = sum.add(product);
    }
    return sum;
  }

  /** The least term of the representation of n: the largest term is taken off until one is left. */
  private static BigInteger leastTerm(
      BigInteger n, UnaryOperator<BigInteger> f, Runnable checkStop) {
    List<BigInteger> terms = new ArrayList<>(List.of(BigInteger.ONE));
    int low = 0;
    BigInteger last = BigInteger.ONE;
    while (last.compareTo(n) < 0) {
      checkStop.run();
      while (f.apply(terms.get(low)).compareTo(last) < 0) {
        low++;
      }
      last = last.add(terms.get(low));
      terms.add(last);
    }
    BigInteger rest = n;
    for (int i = terms.size() - 1; ; i--) {
      if (terms.get(i).equals(rest)) {
        return rest;
      }
      if (terms.get(i).compareTo(rest) < 0) {
        rest = rest.subtract(terms.get(i));
      }
    }
  }
}
