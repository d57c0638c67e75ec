package org.farstar.values.surreal;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.values.Dyadic;
import org.farstar.values.Ordinal;
import org.farstar.values.cancel.Cancellation;

/**
 * A surreal number whose Conway normal form is finite and has rational coefficients,
 *
 * <pre>
 *   (w^e1*c1 + w^e2*c2 + ... + w^ek*ck) / d,     e1 &gt; e2 &gt; ... &gt; ek,
 * </pre>
 *
 * where the exponents are numbers of the same kind, the coefficients integers other than 0, and d
 * an integer of at least 1 that has no factor in common with all of them. The form is unique
 * (Conway, On Numbers and Games, chapter 3), so that {@code equals} is equality of numbers.
 *
 * <p>Immutable. A sum of more than {@value #MOST_TERMS} terms is an {@link ArithmeticException}, as
 * are exponents that are nested deeper than those of ordinals.
 */
final class NormalForm implements Comparable<NormalForm> {
  /** The most terms of a sum. */
  static final int MOST_TERMS = 500;

  /** The number 0. */
  static final NormalForm ZERO = new NormalForm(List.of(), BigInteger.ONE);

  /** The number 1. */
  static final NormalForm ONE = of(BigInteger.ONE);

  /** One term, without the divisor. */
  record Term(NormalForm exponent, BigInteger coefficient) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Term that
          && exponent.equals(that.exponent)
          && coefficient.equals(that.coefficient);
    }

    @Override
    public int hashCode() {
      return 31 * exponent.hashCode() + coefficient.hashCode();
    }
  }

  private final List<Term> terms;
  private final BigInteger divisor;
  private final int hash;

  private NormalForm(List<Term> terms, BigInteger divisor) {
    this.terms = terms;
    this.divisor = divisor;
    this.hash = 31 * terms.hashCode() + divisor.hashCode();
  }

  /**
   * A quotient of a sum and an integer.
   *
   * @param coefficients by exponents; may be 0
   * @param divisor at least 1
   */
  static NormalForm of(Map<NormalForm, BigInteger> coefficients, BigInteger divisor) {
    BigInteger common = divisor;
    List<Term> terms = new ArrayList<>(coefficients.size());
    for (Map.Entry<NormalForm, BigInteger> each : coefficients.entrySet()) {
      if (each.getValue().signum() != 0) {
        common = common.equals(BigInteger.ONE) ? common : common.gcd(each.getValue());
        terms.add(new Term(each.getKey(), each.getValue()));
      }
    }
    if (terms.size() > MOST_TERMS) {
      throw new ArithmeticException("a sum of more than " + MOST_TERMS + " powers of w");
    }
    terms.sort((one, other) -> other.exponent.compareTo(one.exponent));
    if (!common.equals(BigInteger.ONE)) {
      BigInteger by = common;
      terms.replaceAll(term -> new Term(term.exponent, term.coefficient.divide(by)));
    }
    return new NormalForm(List.copyOf(terms), divisor.divide(common));
  }

  /** An integer. */
  static NormalForm of(BigInteger integer) {
    return of(integer, BigInteger.ONE);
  }

  /** A rational number, the divisor at least 1. */
  static NormalForm of(BigInteger integer, BigInteger divisor) {
    return integer.signum() == 0 ? ZERO : monomial(ZERO, integer, divisor);
  }

  /** A dyadic number. */
  static NormalForm of(Dyadic number) {
    return of(number.numerator(), number.denominator());
  }

  private static NormalForm monomial(NormalForm exponent, BigInteger up, BigInteger down) {
    BigInteger common = up.gcd(down);
    return new NormalForm(List.of(new Term(exponent, up.divide(common))), down.divide(common));
  }

  /** An ordinal. */
  static NormalForm of(Ordinal ordinal) {
    return new NormalForm(
        ordinal.terms().stream().map(t -> new Term(of(t.exponent()), t.coefficient())).toList(),
        BigInteger.ONE);
  }

  /**
   * A power of omega.
   *
   * @throws ArithmeticException if the exponents would be nested too deep
   */
  static NormalForm omegaTo(NormalForm exponent) {
    if (exponent.tower() >= Ordinal.HIGHEST_TOWER) {
      throw new ArithmeticException(
          "an exponent tower of more than " + Ordinal.HIGHEST_TOWER + " storeys is too high");
    }
    return monomial(exponent, BigInteger.ONE, BigInteger.ONE);
  }

  private int tower() {
    int highest = 0;
    for (Term term : terms) {
      highest = Math.max(highest, term.exponent.isZero() ? 0 : 1 + term.exponent.tower());
    }
    return highest;
  }

  /** The terms without the divisor, the highest first. */
  List<Term> terms() {
    return terms;
  }

  /** The divisor of all terms. */
  BigInteger divisor() {
    return divisor;
  }

  /** The coefficient of a term, a rational number. */
  NormalForm coefficient(int term) {
    return of(terms.get(term).coefficient, divisor);
  }

  boolean isZero() {
    return terms.isEmpty();
  }

  /** The exponent of the lowest term of a number that is not 0. */
  NormalForm lowest() {
    return terms.get(terms.size() - 1).exponent;
  }

  /** The exponent of the highest term; 0 for 0. */
  NormalForm highest() {
    return isZero() ? ZERO : terms.get(0).exponent;
  }

  /** Whether this is a rational number. */
  boolean isRational() {
    return isZero() || (terms.size() == 1 && highest().isZero());
  }

  /** The dyadic number that this is, if it is one. */
  Optional<Dyadic> dyadic() {
    if (!isRational() || divisor.bitCount() != 1) {
      return Optional.empty();
    }
    BigInteger above = isZero() ? BigInteger.ZERO : terms.get(0).coefficient;
    return Optional.of(Dyadic.of(above, divisor.getLowestSetBit()));
  }

  /** Whether all coefficients are dyadic, those of the exponents included. */
  boolean isAllDyadic() {
    return divisor.bitCount() == 1 && hasDyadicExponents();
  }

  /** Whether all coefficients are integers, those of the exponents included. */
  boolean isAllIntegral() {
    return divisor.equals(BigInteger.ONE)
        && terms.stream().allMatch(term -> term.exponent.isAllIntegral());
  }

  /** Whether all coefficients in the exponents are dyadic. */
  boolean hasDyadicExponents() {
    return terms.stream().allMatch(term -> term.exponent.isAllDyadic());
  }

  /** The ordinal that this is, if it is one. */
  Optional<Ordinal> ordinal() {
    List<Ordinal.Term> ordinals = new ArrayList<>();
    for (Term term : terms) {
      Optional<Ordinal> exponent = term.exponent.ordinal();
      if (term.coefficient.signum() < 0 || exponent.isEmpty()) {
        return Optional.empty();
      }
      ordinals.add(new Ordinal.Term(exponent.get(), term.coefficient));
    }
    return Optional.of(ordinals)
        .filter(all -> divisor.equals(BigInteger.ONE))
        .map(Ordinal::ofTerms);
  }

  int signum() {
    return isZero() ? 0 : terms.get(0).coefficient.signum();
  }

  NormalForm negate() {
    return times(BigInteger.ONE.negate());
  }

  NormalForm plus(NormalForm other) {
    if (isZero() || other.isZero()) {
      return isZero() ? other : this;
    }
    Map<NormalForm, BigInteger> sum = new HashMap<>();
    add(sum, other.divisor);
    other.add(sum, divisor);
    return of(sum, divisor.multiply(other.divisor));
  }

  private void add(Map<NormalForm, BigInteger> sum, BigInteger times) {
    for (Term term : terms) {
      sum.merge(term.exponent, term.coefficient.multiply(times), BigInteger::add);
    }
  }

  NormalForm minus(NormalForm other) {
    return plus(other.negate());
  }

  NormalForm times(NormalForm other) {
    Map<NormalForm, BigInteger> product = new HashMap<>();
    for (Term one : terms) {
      Cancellation.check();
      for (Term two : other.terms) {
        product.merge(
            one.exponent.plus(two.exponent),
            one.coefficient.multiply(two.coefficient),
            BigInteger::add);
      }
    }
    return of(product, divisor.multiply(other.divisor));
  }

  NormalForm times(BigInteger factor) {
    Map<NormalForm, BigInteger> product = new HashMap<>();
    add(product, factor);
    return of(product, divisor);
  }

  NormalForm dividedBy(BigInteger by) {
    Map<NormalForm, BigInteger> quotient = new HashMap<>();
    add(quotient, BigInteger.ONE);
    return of(quotient, divisor.multiply(by));
  }

  /** The product with a power of omega. */
  NormalForm shifted(NormalForm exponent) {
    return exponent.isZero()
        ? this
        : new NormalForm(
            terms.stream()
                .map(term -> new Term(term.exponent.plus(exponent), term.coefficient))
                .toList(),
            divisor);
  }

  /** The greatest common divisor of the coefficients without the divisor; 0 for 0. */
  BigInteger content() {
    return terms.stream().map(Term::coefficient).reduce(BigInteger.ZERO, BigInteger::gcd);
  }

  @Override
  public int compareTo(NormalForm other) {
    if (this == other) {
      return 0;
    }
    for (int i = 0; i < Math.max(terms.size(), other.terms.size()); i++) {
      int order =
          i == terms.size()
              ? -1
              : i == other.terms.size()
                  ? 1
                  : terms.get(i).exponent.compareTo(other.terms.get(i).exponent);
      if (order != 0) {
        return order > 0
            ? terms.get(i).coefficient.signum()
            : -other.terms.get(i).coefficient.signum();
      }
      BigInteger left = terms.get(i).coefficient;
      BigInteger right = other.terms.get(i).coefficient;
      int byCoefficient =
          divisor.equals(other.divisor)
              ? left.compareTo(right)
              : left.multiply(other.divisor).compareTo(right.multiply(divisor));
      if (byCoefficient != 0) {
        return byCoefficient;
      }
    }
    return 0;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof NormalForm that
            && hash == that.hash
            && divisor.equals(that.divisor)
            && terms.equals(that.terms));
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
