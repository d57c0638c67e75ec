package org.farstar.values.surreal;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.farstar.values.cancel.Cancellation;

/**
 * A polynomial in some variables with integer coefficients, for greatest common divisors.
 *
 * <p>The divisor is found by the method of Char, Geddes and Gonnet (GCDHEU, EUROSAM 1984): at a
 * large integer in the place of the last variable the divisor of the values is taken, and read as a
 * polynomial by its digits to that base. If it divides both, it is the greatest; else a larger
 * integer is tried.
 *
 * @param variables how many there are
 * @param terms the coefficients, none of them 0, by exponents; the highest exponents first
 */
record Polynomial(int variables, SortedMap<List<Integer>, BigInteger> terms) {
  /** The most binary digits of a value. */
  private static final long MOST_BITS = 1 << 20;

  private static final Comparator<List<Integer>> LEXICOGRAPHIC =
      (a, b) -> {
        for (int i = 0; i < a.size(); i++) {
          int order = a.get(i).compareTo(b.get(i));
          if (order != 0) {
            return order;
          }
        }
        return 0;
      };

  /** No terms yet. */
  static SortedMap<List<Integer>, BigInteger> none() {
    return new TreeMap<>(Collections.reverseOrder(LEXICOGRAPHIC));
  }

  private BigInteger content() {
    return terms.values().stream().reduce(BigInteger.ZERO, BigInteger::gcd);
  }

  private BigInteger height() {
    return terms.values().stream().map(BigInteger::abs).reduce(BigInteger.ONE, BigInteger::max);
  }

  private Polynomial map(UnaryOperator<BigInteger> change) {
    SortedMap<List<Integer>, BigInteger> changed = none();
    terms.forEach((exponents, c) -> changed.put(exponents, change.apply(c)));
    return new Polynomial(variables, changed);
  }

  /** How many terms a polynomial of the same degrees may have. */
  private long places() {
    long places = 1;
    for (int i = 0; i < variables; i++) {
      int variable = i;
      long degree = terms.keySet().stream().mapToInt(e -> e.get(variable)).max().orElse(0);
      places = Math.min(places * (degree + 1), MOST_BITS);
    }
    return places;
  }

  /**
   * A greatest common divisor of two polynomials other than 0.
   *
   * @throws ArithmeticException if they are too large
   */
  Polynomial gcd(Polynomial other) {
    if (variables == 0) {
      SortedMap<List<Integer>, BigInteger> common = none();
      common.put(List.of(), content().gcd(other.content()));
      return new Polynomial(0, common);
    }
    BigInteger content = content().gcd(other.content());
    Polynomial a = map(c -> c.divide(content));
    Polynomial b = other.map(c -> c.divide(content));
    // A root of a common divisor is at most 1 + the height of both; at an integer that is more than
    // twice as large a divisor that is not a constant has a value above every digit.
    BigInteger base = a.height().max(b.height()).shiftLeft(1).add(BigInteger.valueOf(29));
    while (base.bitLength() * Math.max(a.places(), b.places()) <= MOST_BITS) {
      Cancellation.check();
      Polynomial values = a.at(base).gcd(b.at(base));
      Polynomial read = values.digits(base);
      BigInteger factor = read.content();
      Polynomial divisor = read.map(c -> c.divide(factor));
      if (a.dividedBy(divisor).isPresent() && b.dividedBy(divisor).isPresent()) {
        return divisor.map(c -> c.multiply(content));
      }
      base = base.shiftLeft(base.bitLength() / 4 + 1).add(BigInteger.ONE);
    }
    throw new ArithmeticException("a quotient of long sums of powers of w");
  }

  /** The polynomial in the variables but the last one when that is an integer. */
  private Polynomial at(BigInteger integer) {
    SortedMap<List<Integer>, BigInteger> values = none();
    terms.forEach(
        (exponents, c) ->
            values.merge(
                exponents.subList(0, variables - 1),
                c.multiply(integer.pow(exponents.get(variables - 1))),
                BigInteger::add));
    values.values().removeIf(c -> c.signum() == 0);
    return new Polynomial(variables - 1, values);
  }

  /** The polynomial with one variable more whose value at the base this is, with small digits. */
  private Polynomial digits(BigInteger base) {
    SortedMap<List<Integer>, BigInteger> digits = none();
    BigInteger half = base.shiftRight(1);
    terms.forEach(
        (exponents, c) -> {
          BigInteger rest = c;
          for (int power = 0; rest.signum() != 0; power++) {
            BigInteger digit = rest.mod(base);
            digit = digit.compareTo(half) > 0 ? digit.subtract(base) : digit;
            List<Integer> place = new ArrayList<>(exponents);
            place.add(power);
            if (digit.signum() != 0) {
              digits.put(place, digit);
            }
            rest = rest.subtract(digit).divide(base);
          }
        });
    return new Polynomial(variables + 1, digits);
  }

  /** The quotient, if the divisor leaves nothing. */
  Optional<Polynomial> dividedBy(Polynomial divisor) {
    SortedMap<List<Integer>, BigInteger> quotient = none();
    SortedMap<List<Integer>, BigInteger> rest = none();
    rest.putAll(terms);
    List<Integer> lead = divisor.terms.firstKey();
    while (!rest.isEmpty()) {
      Cancellation.check();
      List<Integer> step = sum(rest.firstKey(), lead, -1);
      BigInteger[] factor = rest.get(rest.firstKey()).divideAndRemainder(divisor.terms.get(lead));
      if (factor[1].signum() != 0 || step.stream().anyMatch(e -> e < 0)) {
        return Optional.empty();
      }
      quotient.put(step, factor[0]);
      for (Map.Entry<List<Integer>, BigInteger> term : divisor.terms.entrySet()) {
        rest.merge(
            sum(term.getKey(), step, 1),
            term.getValue().multiply(factor[0]).negate(),
            (a, b) -> a.add(b).signum() == 0 ? null : a.add(b));
      }
    }
    return Optional.of(new Polynomial(variables, quotient));
  }

  private static List<Integer> sum(List<Integer> a, List<Integer> b, int sign) {
    List<Integer> sum = new ArrayList<>(a.size());
    for (int i = 0; i < a.size(); i++) {
      sum.add(a.get(i) + sign * b.get(i));
    }
    return sum;
  }
}
