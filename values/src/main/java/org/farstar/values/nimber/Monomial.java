package org.farstar.values.nimber;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.farstar.values.Ordinal;

/**
 * A power of omega as a nim product of generators. The generator of the k-th odd prime p (from 0)
 * and a storey j is w^(w^k p^j); the power w^e is the product of their powers by the digits of e,
 * whose coefficient of w^k is written to the base p.
 *
 * <p>A factor is one long: the prime's number, the storey, and the exponent, which is from 1 to
 * p-1.
 */
final class Monomial {
  static final Monomial ONE = new Monomial(new long[0]);

  private static final int DIGITS = 24;
  private static final int STOREYS = 20;

  /** The factors, those of the highest generators first. */
  private final long[] factors;

  private Monomial(long[] factors) {
    this.factors = factors;
  }

  /** A generator. */
  static Monomial generator(int prime, int storey) {
    return new Monomial(new long[] {factor(prime, storey, 1)});
  }

  private static long factor(int prime, int storey, long exponent) {
    return ((long) prime << STOREYS | storey) << DIGITS | exponent;
  }

  static int prime(long factor) {
    return (int) (factor >>> STOREYS + DIGITS);
  }

  static int storey(long factor) {
    return (int) (factor >>> DIGITS) & (1 << STOREYS) - 1;
  }

  static int exponent(long factor) {
    return (int) factor & (1 << DIGITS) - 1;
  }

  /** The factors, those of the highest generators first. */
  long[] factors() {
    return factors;
  }

  /**
   * The power of omega with this exponent.
   *
   * @throws ArithmeticException if the exponent is w^w or more, or of too large a prime
   */
  static Monomial of(Ordinal exponent) {
    List<Long> factors = new ArrayList<>();
    for (Ordinal.Term term : exponent.terms()) {
      if (!term.exponent().isFinite()) {
        throw new ArithmeticException(
            "the nimber *(w^(" + exponent + ")), which is not below *(w^(w^w))");
      }
      BigInteger number = term.exponent().finitePart();
      int prime = number.bitLength() < Integer.SIZE ? number.intValue() : Integer.MAX_VALUE;
      BigInteger p = BigInteger.valueOf(Primes.odd(prime));
      List<Long> ofPrime = new ArrayList<>();
      BigInteger rest = term.coefficient();
      for (int storey = 0; rest.signum() > 0; storey++) {
        BigInteger[] split = rest.divideAndRemainder(p);
        if (split[1].signum() > 0) {
          ofPrime.add(factor(prime, storey, split[1].longValue()));
        }
        rest = split[0];
      }
      Collections.reverse(ofPrime);
      factors.addAll(ofPrime);
    }
    return new Monomial(factors.stream().mapToLong(Long::longValue).toArray());
  }

  /** The exponent of omega. */
  Ordinal exponent() {
    Map<Integer, BigInteger> coefficients = new TreeMap<>(Collections.reverseOrder());
    for (long factor : factors) {
      BigInteger power = BigInteger.valueOf(Primes.odd(prime(factor))).pow(storey(factor));
      coefficients.merge(
          prime(factor), power.multiply(BigInteger.valueOf(exponent(factor))), BigInteger::add);
    }
    List<Ordinal.Term> terms = new ArrayList<>();
    coefficients.forEach((k, c) -> terms.add(new Ordinal.Term(Ordinal.of(k), c)));
    return Ordinal.ofTerms(terms);
  }

  /**
   * The product, where the powers of a generator may reach its prime: what is beyond is left out
   * and put on the list, as a generator's factor with exponent p for each.
   */
  Monomial times(Monomial other, List<Long> beyond) {
    long[] product = new long[factors.length + other.factors.length];
    int size = 0;
    int i = 0;
    int j = 0;
    while (i < factors.length || j < other.factors.length) {
      long a = i < factors.length ? factors[i] >>> DIGITS : -1;
      long b = j < other.factors.length ? other.factors[j] >>> DIGITS : -1;
      if (a != b) {
        product[size++] = a > b ? factors[i++] : other.factors[j++];
        continue;
      }
      int p = Primes.odd(prime(factors[i]));
      int sum = exponent(factors[i++]) + exponent(other.factors[j++]);
      if (sum >= p) {
        beyond.add(a << DIGITS | p);
        sum -= p;
      }
      if (sum > 0) {
        product[size++] = a << DIGITS | sum;
      }
    }
    return new Monomial(size == product.length ? product : Arrays.copyOf(product, size));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Monomial that && Arrays.equals(factors, that.factors);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(factors);
  }
}
