package org.farstar.values.surreal;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Brings a quotient of two sums of powers of omega to lowest terms. The exponents are sums of
 * powers of omega with rational coefficients, so that the powers are products of powers of a few
 * variables: with w^(1/2) and w^w the sums are polynomials in two variables.
 */
final class LowestTerms {
  private static final BigInteger HIGHEST_DEGREE = BigInteger.valueOf(500);

  private final SortedSet<NormalForm> directions = new TreeSet<>();
  private final BigInteger divisor;
  private final Side above;
  private final Side below;

  /** How far apart the exponents in a direction lie: multiples of this. */
  private final List<BigInteger> steps = new ArrayList<>();

  private LowestTerms(NormalForm above, NormalForm below) {
    for (NormalForm sum : List.of(above, below)) {
      for (NormalForm.Term term : sum.terms()) {
        term.exponent().terms().forEach(t -> directions.add(t.exponent()));
      }
    }
    this.divisor =
        Stream.of(above, below)
            .flatMap(sum -> sum.terms().stream().map(t -> t.exponent().divisor()))
            .reduce(BigInteger.ONE, (a, b) -> a.multiply(b).divide(a.gcd(b)));
    this.above = new Side(above);
    this.below = new Side(below);
    for (int i = 0; i < directions.size(); i++) {
      BigInteger step = this.above.step(i).gcd(this.below.step(i));
      steps.add(step.signum() == 0 ? BigInteger.ONE : step);
    }
  }

  /**
   * The numerator and the denominator without their common factors other than powers of omega.
   *
   * @param above a sum with integer coefficients, not 0
   * @param below another one
   * @throws ArithmeticException if they are too long
   */
  static List<NormalForm> of(NormalForm above, NormalForm below) {
    if (above.terms().size() == 1 || below.terms().size() == 1) {
      BigInteger common = above.content().gcd(below.content());
      return List.of(above.dividedBy(common), below.dividedBy(common));
    }
    LowestTerms terms = new LowestTerms(above, below);
    Polynomial up = terms.above.polynomial();
    Polynomial down = terms.below.polynomial();
    Polynomial common = up.gcd(down);
    return List.of(
        terms.above.sum(up.dividedBy(common).orElseThrow()),
        terms.below.sum(down.dividedBy(common).orElseThrow()));
  }

  /** The numerator or the denominator, as exponents by direction. */
  private final class Side {
    private final NormalForm sum;
    private final List<List<BigInteger>> exponents = new ArrayList<>();
    private final List<BigInteger> least = new ArrayList<>();

    Side(NormalForm sum) {
      this.sum = sum;
      for (NormalForm.Term term : sum.terms()) {
        NormalForm exponent = term.exponent();
        exponents.add(directions.stream().map(way -> along(exponent, way)).toList());
      }
      for (int i = 0; i < directions.size(); i++) {
        int way = i;
        least.add(exponents.stream().map(e -> e.get(way)).reduce(BigInteger::min).orElseThrow());
      }
    }

    private BigInteger along(NormalForm exponent, NormalForm way) {
      return exponent.terms().stream()
          .filter(term -> term.exponent().equals(way))
          .map(term -> term.coefficient().multiply(divisor).divide(exponent.divisor()))
          .findAny()
          .orElse(BigInteger.ZERO);
    }

    BigInteger step(int way) {
      return exponents.stream()
          .map(e -> e.get(way).subtract(least.get(way)))
          .reduce(BigInteger.ZERO, BigInteger::gcd);
    }

    Polynomial polynomial() {
      SortedMap<List<Integer>, BigInteger> terms = Polynomial.none();
      for (int term = 0; term < exponents.size(); term++) {
        List<Integer> powers = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
          BigInteger power = exponents.get(term).get(i).subtract(least.get(i)).divide(steps.get(i));
          if (power.compareTo(HIGHEST_DEGREE) > 0) {
            throw new ArithmeticException(
                "a quotient of polynomials of more than degree " + HIGHEST_DEGREE);
          }
          powers.add(power.intValue());
        }
        terms.put(powers, sum.terms().get(term).coefficient());
      }
      return new Polynomial(steps.size(), terms);
    }

    NormalForm sum(Polynomial polynomial) {
      Map<NormalForm, BigInteger> sum = new HashMap<>();
      polynomial.terms().forEach((powers, c) -> sum.put(exponent(powers), c));
      return NormalForm.of(sum, BigInteger.ONE);
    }

    private NormalForm exponent(List<Integer> powers) {
      Map<NormalForm, BigInteger> exponent = new HashMap<>();
      int i = 0;
      for (NormalForm way : directions) {
        BigInteger power = BigInteger.valueOf(powers.get(i)).multiply(steps.get(i));
        exponent.put(way, power.add(least.get(i)));
        i++;
      }
      return NormalForm.of(exponent, divisor);
    }
  }
}
