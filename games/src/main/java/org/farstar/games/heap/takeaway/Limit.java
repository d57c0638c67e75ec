package org.farstar.games.heap.takeaway;

import java.math.BigInteger;
import java.util.Optional;
import org.farstar.engine.theory.Digits;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/**
 * The function f of a take-away game: who takes x lets the opponent take at most f(x). It does not
 * decrease, and f(x) is at least x, on all positive integers.
 */
public final class Limit {
  /** f(x) = x. */
  public static final Limit SAME = new Limit(Polynomial.X);

  private static final String HEAD = "f(x)=";

  private final Polynomial polynomial;

  private Limit(Polynomial polynomial) {
    this.polynomial = polynomial;
  }

  /**
   * Reads {@code f(x)=2*x+1}: an expression with +, -, * and integers. Whether the function is
   * allowed is decided exactly, for all positive integers.
   *
   * @throws NotationException where it is not; for a function that decreases or falls below x with
   *     the first x that shows it
   */
  public static Limit read(String text) {
    Scanner at = new Scanner(text);
    for (char wanted : HEAD.toCharArray()) {
      at.whitespace().expect(String.valueOf(wanted), "a function such as f(x)=2*x");
    }
    int place = at.whitespace().at();
    Polynomial polynomial = PolynomialText.read(at);
    Optional<BigInteger> below = polynomial.plus(Polynomial.X.negated()).firstNegative();
    Optional<BigInteger> falls = polynomial.difference().firstNegative();
    boolean fallsFirst =
        falls.isPresent() && (below.isEmpty() || falls.get().compareTo(below.get()) < 0);
    if (fallsFirst) {
      BigInteger x = falls.get();
      BigInteger next = x.add(BigInteger.ONE);
      throw at.error(
          place,
          value(polynomial, x) + " and " + value(polynomial, next),
          "a function that never decreases");
    }
    if (below.isPresent()) {
      throw at.error(
          place,
          value(polynomial, below.get()) + ", below " + Digits.shown(below.get()),
          "a function with f(x) >= x for every x from 1");
    }
    return new Limit(polynomial);
  }

  private static String value(Polynomial polynomial, BigInteger x) {
    return "f(" + Digits.shown(x) + ") = " + Digits.shown(polynomial.at(x));
  }

  /** f(x), for x of at least 1. */
  public BigInteger at(BigInteger x) {
    return polynomial.at(x);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Limit that && polynomial.equals(that.polynomial);
  }

  @Override
  public int hashCode() {
    return polynomial.hashCode();
  }

  @Override
  public String toString() {
    return "f(x)=" + polynomial;
  }
}
