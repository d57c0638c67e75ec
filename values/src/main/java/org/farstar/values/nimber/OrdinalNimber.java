package org.farstar.values.nimber;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.farstar.values.Nimber;
import org.farstar.values.Ordinal;
import org.farstar.values.Value;
import org.farstar.values.cancel.Cancellation;

/**
 * A nim heap of finite or ordinal size, as an element of the field that nim sum and nim product
 * make of all of them. Those below w^(w^w) are an algebraic closure of the field of two elements;
 * the product is known here for sizes below w^(w^13), the primes up to 43.
 *
 * <p>Immutable. A product takes as many steps as the factors have terms, multiplied; inverses,
 * roots and powers as many products as the {@link #degree} has binary digits, and as many squares
 * as it says.
 */
public final class OrdinalNimber implements Value {
  /** No inverse or root is computed in a field of a higher degree. */
  public static final int HIGHEST_DEGREE = 1 << 16;

  /** The empty heap, which is neutral for sums. */
  public static final OrdinalNimber ZERO = new OrdinalNimber(Map.of());

  /** A heap of one, which is neutral for products. */
  public static final OrdinalNimber ONE = of(1);

  /** The coefficient of each power of omega, none of them 0. */
  private final Map<Monomial, BigInteger> terms;

  private OrdinalNimber(Map<Monomial, BigInteger> terms) {
    this.terms = terms;
  }

  /**
   * The heap of this size.
   *
   * @throws ArithmeticException if it is not below w^(w^w)
   */
  public static OrdinalNimber of(Ordinal size) {
    Map<Monomial, BigInteger> terms = new HashMap<>();
    for (Ordinal.Term term : size.terms()) {
      terms.put(Monomial.of(term.exponent()), term.coefficient());
    }
    return new OrdinalNimber(terms);
  }

  /** A finite heap. */
  public static OrdinalNimber of(Nimber nimber) {
    return of(nimber.size());
  }

  static OrdinalNimber of(long size) {
    return of(BigInteger.valueOf(size));
  }

  static OrdinalNimber of(BigInteger size) {
    return size.signum() == 0 ? ZERO : new OrdinalNimber(Map.of(Monomial.ONE, size));
  }

  static OrdinalNimber of(Monomial power) {
    return new OrdinalNimber(Map.of(power, BigInteger.ONE));
  }

  /** The size of the heap. */
  public Ordinal size() {
    Map<Ordinal, BigInteger> sorted = new TreeMap<>(Collections.reverseOrder());
    terms.forEach((power, coefficient) -> sorted.put(power.exponent(), coefficient));
    List<Ordinal.Term> list = new ArrayList<>();
    sorted.forEach((exponent, coefficient) -> list.add(new Ordinal.Term(exponent, coefficient)));
    return Ordinal.ofTerms(list);
  }

  /** Whether this is the empty heap. */
  public boolean isZero() {
    return terms.isEmpty();
  }

  /** Whether the heap is finite. */
  public boolean isFinite() {
    return terms.isEmpty() || terms.size() == 1 && terms.containsKey(Monomial.ONE);
  }

  /** The nim sum. */
  public OrdinalNimber plus(OrdinalNimber other) {
    if (terms.isEmpty() || other.terms.isEmpty()) {
      return terms.isEmpty() ? other : this;
    }
    Map<Monomial, BigInteger> sum = new HashMap<>(terms);
    other.terms.forEach((power, coefficient) -> add(sum, power, coefficient));
    return new OrdinalNimber(sum);
  }

  private static void add(Map<Monomial, BigInteger> sum, Monomial power, BigInteger coefficient) {
    sum.merge(power, coefficient, (a, b) -> a.equals(b) ? null : a.xor(b));
  }

  /** The nim product. */
  public OrdinalNimber times(OrdinalNimber other) {
    Map<Monomial, BigInteger> product = new HashMap<>();
    terms.forEach(
        (a, x) ->
            other.terms.forEach(
                (b, y) -> {
                  Cancellation.check();
                  addProduct(product, a, b, FiniteNim.product(x, y));
                }));
    return new OrdinalNimber(product);
  }

  /** Adds a*b*x. */
  private static void addProduct(
      Map<Monomial, BigInteger> sum, Monomial a, Monomial b, BigInteger x) {
    List<Long> beyond = new ArrayList<>(0);
    Monomial product = a.times(b, beyond);
    if (beyond.isEmpty()) {
      add(sum, product, x);
      return;
    }
    OrdinalNimber whole = new OrdinalNimber(Map.of(product, x));
    for (long factor : beyond) {
      whole = whole.times(primePower(factor));
    }
    whole.terms.forEach((power, coefficient) -> add(sum, power, coefficient));
  }

  /**
   * The p-th power of a generator: the generator a storey below, or what Lenstra's theorem says.
   */
  private static OrdinalNimber primePower(long factor) {
    int prime = Monomial.prime(factor);
    int storey = Monomial.storey(factor);
    return storey > 0 ? of(Monomial.generator(prime, storey - 1)) : Roots.of(prime);
  }

  private OrdinalNimber square() {
    Map<Monomial, BigInteger> square = new HashMap<>();
    terms.forEach((a, x) -> addProduct(square, a, a, FiniteNim.product(x, x)));
    return new OrdinalNimber(square);
  }

  /** The result of squaring so often. */
  private OrdinalNimber squared(int times) {
    OrdinalNimber result = this;
    for (int i = 0; i < times; i++) {
      Cancellation.check();
      result = result.square();
    }
    return result;
  }

  /**
   * A number d such that this lies in the field of 2^d elements: the least common multiple of the
   * degrees of the generators and coefficients that occur.
   */
  public BigInteger degree() {
    BigInteger degree = BigInteger.ONE;
    for (Map.Entry<Monomial, BigInteger> term : terms.entrySet()) {
      degree = common(degree, BigInteger.ONE.shiftLeft(FiniteNim.level(term.getValue())));
      for (long factor : term.getKey().factors()) {
        int p = Primes.odd(Monomial.prime(factor));
        BigInteger height = BigInteger.valueOf(p).pow(Monomial.storey(factor) + 1);
        degree = common(degree, height.multiply(Roots.of(Monomial.prime(factor)).degree()));
      }
    }
    return degree;
  }

  private static BigInteger common(BigInteger a, BigInteger b) {
    return a.divide(a.gcd(b)).multiply(b);
  }

  private int smallDegree() {
    BigInteger degree = degree();
    if (degree.compareTo(BigInteger.valueOf(HIGHEST_DEGREE)) > 0) {
      throw new ArithmeticException(
          "a nimber of degree " + degree + " over the field of two, more than " + HIGHEST_DEGREE);
    }
    return degree.intValue();
  }

  /**
   * The nimber whose product with this one is 1: x^(2^d - 2).
   *
   * @throws ArithmeticException if this is 0, or of too high a degree
   */
  public OrdinalNimber inverse() {
    if (isFinite()) {
      return of(FiniteNim.inverse(finite()));
    }
    return ones(smallDegree() - 1, 1).square();
  }

  /** x^(1 + 2^step + 4^step + ...) with so many summands. */
  OrdinalNimber ones(int summands, int step) {
    OrdinalNimber result = this;
    int length = 1;
    for (int i = Integer.SIZE - 2 - Integer.numberOfLeadingZeros(summands); i >= 0; i--) {
      result = result.times(result.squared(length * step));
      length *= 2;
      if ((summands >>> i & 1) == 1) {
        result = result.squared(step).times(this);
        length++;
      }
    }
    return result;
  }

  /**
   * The quotient.
   *
   * @throws ArithmeticException if the other is 0, or of too high a degree
   */
  public OrdinalNimber dividedBy(OrdinalNimber other) {
    return times(other.inverse());
  }

  /**
   * The nimber whose square this is; every nimber has one and only one.
   *
   * @throws ArithmeticException if the degree is too high
   */
  public OrdinalNimber squareRoot() {
    return isFinite() ? of(FiniteNim.squareRoot(finite())) : squared(smallDegree() - 1);
  }

  /**
   * The power; 1 where the exponent is 0.
   *
   * @throws ArithmeticException if this is 0 and the exponent negative
   */
  public OrdinalNimber power(BigInteger exponent) {
    if (exponent.signum() < 0) {
      return inverse().power(exponent.negate());
    }
    OrdinalNimber result = ONE;
    for (int i = exponent.bitLength() - 1; i >= 0; i--) {
      result = result.square();
      if (exponent.testBit(i)) {
        result = result.times(this);
      }
    }
    return result;
  }

  /** The size of a finite heap. */
  private BigInteger finite() {
    return terms.getOrDefault(Monomial.ONE, BigInteger.ZERO);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof OrdinalNimber that && terms.equals(that.terms);
  }

  @Override
  public int hashCode() {
    return terms.hashCode();
  }

  /** A finite heap as {@code *3}, another as {@code *(w^2+3)}. */
  @Override
  public String toString() {
    return isFinite() ? Nimber.of(finite()).toString() : "*(" + size() + ")";
  }
}
