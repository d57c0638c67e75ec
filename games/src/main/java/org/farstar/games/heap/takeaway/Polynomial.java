package org.farstar.games.heap.takeaway;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A polynomial with integer coefficients.
 *
 * @param coefficients that of x^i at index i, the last one not 0; empty for the polynomial 0
 */
record Polynomial(List<BigInteger> coefficients) {
  static final Polynomial X = of(0, 1);

  Polynomial {
    int size = coefficients.size();
    while (size > 0 && coefficients.get(size - 1).signum() == 0) {
      size--;
    }
    coefficients = List.copyOf(coefficients.subList(0, size));
  }

  static Polynomial of(long... coefficients) {
    List<BigInteger> list = new ArrayList<>();
    for (long coefficient : coefficients) {
      list.add(BigInteger.valueOf(coefficient));
    }
    return new Polynomial(list);
  }

  static Polynomial constant(BigInteger value) {
    return new Polynomial(List.of(value));
  }

  /** The degree, -1 for the polynomial 0. */
  int degree() {
    return coefficients.size() - 1;
  }

  private BigInteger coefficient(int power) {
    return power < coefficients.size() ? coefficients.get(power) : BigInteger.ZERO;
  }

  /** The most binary digits of a coefficient. */
  int bits() {
    return coefficients.stream().mapToInt(BigInteger::bitLength).max().orElse(0);
  }

  Polynomial plus(Polynomial other) {
    List<BigInteger> sum = new ArrayList<>();
    for (int i = 0; i <= Math.max(degree(), other.degree()); i++) {
      sum.add(coefficient(i).add(other.coefficient(i)));
    }
    return new Polynomial(sum);
  }

  Polynomial times(Polynomial other) {
    List<BigInteger> product = new ArrayList<>();
    for (int i = 0; i <= degree() + other.degree(); i++) {
      BigInteger sum = BigInteger.ZERO;
      for (int j = 0; j <= i; j++) {
        sum = sum.add(coefficient(j).multiply(other.coefficient(i - j)));
      }
      product.add(sum);
    }
    return new Polynomial(product);
  }

  Polynomial negated() {
    return times(of(-1));
  }

  /** The value at x. */
  BigInteger at(BigInteger x) {
    BigInteger value = BigInteger.ZERO;
    for (int i = degree(); i >= 0; i--) {
      value = value.multiply(x).add(coefficients.get(i));
    }
    return value;
  }

  /** p(x+1) - p(x). */
  Polynomial difference() {
    Polynomial shifted = of();
    Polynomial next = of(1, 1);
    for (int i = degree(); i >= 0; i--) {
      shifted = shifted.times(next).plus(constant(coefficients.get(i)));
    }
    return shifted.plus(negated());
  }

  /** The least x of at least 1 at which the value is below 0, or empty if there is none. */
  Optional<BigInteger> firstNegative() {
    if (at(BigInteger.ONE).signum() < 0) {
      return Optional.of(BigInteger.ONE);
    }
    // The sign changes at the first entry, and it was not negative before.
    return signChanges().stream().findFirst();
  }

  /**
   * All x above 1 at which the value is below 0 and was not at x-1, or the other way round, in
   * order. Exact: between the sign changes of its difference the polynomial is monotone, so each
   * piece has at most one, which is found by halving.
   */
  private List<BigInteger> signChanges() {
    List<BigInteger> changes = new ArrayList<>();
    if (degree() < 1) {
      return changes;
    }
    BigInteger from = BigInteger.ONE;
    for (BigInteger to : difference().signChanges()) {
      if (negative(from) != negative(to)) {
        changes.add(change(from, to));
      }
      from = to;
    }
    boolean inTheEnd = coefficients.get(degree()).signum() < 0;
    if (negative(from) != inTheEnd) {
      BigInteger far = from.shiftLeft(1);
      while (negative(far) != inTheEnd) {
        far = far.shiftLeft(1);
      }
      changes.add(change(from, far));
    }
    return changes;
  }

  private boolean negative(BigInteger x) {
    return at(x).signum() < 0;
  }

  /** The one place between two points, with different signs, at which the sign changes. */
  private BigInteger change(BigInteger from, BigInteger to) {
    BigInteger low = from;
    BigInteger high = to;
    boolean sign = negative(to);
    while (high.subtract(low).compareTo(BigInteger.ONE) > 0) {
      BigInteger middle = low.add(high).shiftRight(1);
      if (negative(middle) == sign) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return high;
  }

  /** As it is typed, the highest power first. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int power = degree(); power >= 0; power--) {
      BigInteger factor = coefficients.get(power);
      if (factor.signum() == 0) {
        continue;
      }
      text.append(factor.signum() < 0 ? "-" : text.length() > 0 ? "+" : "");
      boolean one = factor.abs().equals(BigInteger.ONE) && power > 0;
      text.append(one ? "" : factor.abs().toString());
      text.append(one || power == 0 ? "" : "*");
      text.append(power == 0 ? "" : "x" + "*x".repeat(power - 1));
    }
    return text.length() == 0 ? "0" : text.toString();
  }
}
