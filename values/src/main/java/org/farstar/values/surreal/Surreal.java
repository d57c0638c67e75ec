package org.farstar.values.surreal;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.farstar.values.Dyadic;
import org.farstar.values.Ordinal;
import org.farstar.values.Value;

/**
 * A surreal number that is a quotient of two sums of powers of omega with integer coefficients,
 * exact. The exponents are numbers of the same kind with a finite normal form: sums of powers of
 * omega with rational coefficients. Thus 1/3, w, w^w-1, w^(1/2), w^(w-1) and (w+1)/(w-1) are such
 * numbers, and w^(1/(w+1)) is not. Omega, written w, is greater than every integer, so that a
 * quotient has the sign of its leading coefficients. These numbers are a field; sum and product are
 * those of games, which on ordinals are the natural sum and the natural product, and a power of
 * omega is Conway's (On Numbers and Games, chapters 1 and 3).
 *
 * <p>Immutable. The two sums have no common factor but 1, the lowest exponent of both together is
 * 0, and the leading coefficient of the denominator is positive, so that {@code equals} is equality
 * of numbers. Sums and products of quotients whose terms are too many or too far apart are an
 * {@link ArithmeticException}.
 */
public final class Surreal implements Value, Comparable<Surreal> {
  /** Omega. */
  public static final Surreal OMEGA = of(NormalForm.omegaTo(NormalForm.ONE));

  private final NormalForm numerator;
  private final NormalForm denominator;

  /**
   * One term w^exponent * coefficient of a numerator or denominator.
   *
   * @param exponent at least 0
   * @param coefficient not 0
   */
  public record Term(Surreal exponent, BigInteger coefficient) {}

  private Surreal(NormalForm numerator, NormalForm denominator) {
    this.numerator = numerator;
    this.denominator = denominator;
  }

  private static Surreal quotient(NormalForm numerator, NormalForm denominator) {
    if (numerator.isZero()) {
      return new Surreal(NormalForm.ZERO, NormalForm.ONE);
    }
    List<NormalForm> parts =
        LowestTerms.of(
            numerator.times(numerator.divisor()).times(denominator.divisor()),
            denominator.times(denominator.divisor()).times(numerator.divisor()));
    NormalForm above = parts.get(0).lowest();
    NormalForm below = parts.get(1).lowest();
    NormalForm least = (above.compareTo(below) < 0 ? above : below).negate();
    NormalForm up = parts.get(0).shifted(least);
    NormalForm down = parts.get(1).shifted(least);
    return down.signum() > 0 ? new Surreal(up, down) : new Surreal(up.negate(), down.negate());
  }

  private static Surreal of(NormalForm number) {
    return quotient(number, NormalForm.ONE);
  }

  /** A dyadic number. */
  public static Surreal of(Dyadic number) {
    return of(NormalForm.of(number));
  }

  /** An ordinal. */
  public static Surreal of(Ordinal ordinal) {
    return of(NormalForm.of(ordinal));
  }

  /**
   * A rational number.
   *
   * @throws ArithmeticException if the denominator is 0
   */
  public static Surreal of(BigInteger numerator, BigInteger denominator) {
    if (denominator.signum() == 0) {
      throw new ArithmeticException("a quotient with the divisor 0");
    }
    return quotient(NormalForm.of(numerator), NormalForm.of(denominator));
  }

  /**
   * A power of omega.
   *
   * @throws IllegalArgumentException if the exponent has no finite normal form
   * @throws ArithmeticException if the exponents would be nested too deep
   */
  public static Surreal omegaTo(Surreal exponent) {
    return of(
        NormalForm.omegaTo(
            exponent
                .normalForm()
                .orElseThrow(
                    () ->
                        new IllegalArgumentException(
                            "the exponent "
                                + exponent
                                + ", whose Conway normal form does not end"))));
  }

  /** The number as a sum of powers of omega, if that is finite. */
  private Optional<NormalForm> normalForm() {
    return denominator.terms().size() == 1
        ? Optional.of(
            numerator
                .shifted(denominator.lowest().negate())
                .dividedBy(denominator.terms().get(0).coefficient()))
        : Optional.empty();
  }

  /** The dyadic number that it is, if it is one. */
  public Optional<Dyadic> dyadic() {
    return isRational() ? normalForm().flatMap(NormalForm::dyadic) : Optional.empty();
  }

  /** The ordinal that it is, if it is one. */
  public Optional<Ordinal> ordinal() {
    return denominator.equals(NormalForm.ONE) ? numerator.ordinal() : Optional.empty();
  }

  /** Whether it is a rational number. */
  public boolean isRational() {
    return numerator.isRational() && denominator.isRational();
  }

  /** Whether it is an ordinal: a sum of powers of omega with natural coefficients. */
  public boolean isOrdinal() {
    return ordinal().isPresent();
  }

  /** Whether it is a sum of powers of omega with integer coefficients, and so are its exponents. */
  public boolean isGeneralizedOrdinal() {
    return denominator.equals(NormalForm.ONE) && numerator.isAllIntegral();
  }

  /** Whether it is 0 or between -1/n and 1/n for every integer n above 0. */
  public boolean isInfinitesimal() {
    return signum() == 0 || numerator.highest().compareTo(denominator.highest()) < 0;
  }

  /** Whether it is an integer of the reals. */
  public boolean isInteger() {
    return isRational() && denominator.equals(NormalForm.ONE);
  }

  /** The numerator, a sum of powers of omega. */
  public Surreal numerator() {
    return new Surreal(numerator, NormalForm.ONE);
  }

  /** The denominator, a sum of powers of omega above 0. */
  public Surreal denominator() {
    return new Surreal(denominator, NormalForm.ONE);
  }

  /**
   * The day on which it is born, an ordinal: the length of its sign expansion.
   *
   * @return empty unless its normal form is finite and its exponents have dyadic coefficients
   */
  public Optional<Ordinal> birthday() {
    return signs().map(Signs::length);
  }

  /**
   * The sign expansion, {@code +^w-} for w-1: a plus for a step up from 0 in the tree of numbers, a
   * minus for a step down; what is in brackets is repeated endlessly.
   *
   * @return empty unless its normal form is finite and its exponents have dyadic coefficients
   * @throws ArithmeticException if a period is too long to be printed
   */
  public Optional<String> signExpansion() {
    return signs().map(Signs::toString);
  }

  private Optional<Signs> signs() {
    return normalForm().filter(NormalForm::hasDyadicExponents).map(Signs::of);
  }

  private Signs knownSigns() {
    return signs()
        .orElseThrow(
            () -> new IllegalArgumentException(this + ", whose sign expansion is not known here"));
  }

  /**
   * The ordinal sum of the canonical forms: the signs of this number followed by those of another.
   *
   * @throws IllegalArgumentException if a sign expansion is not known
   */
  public Surreal ordinalSum(Surreal other) {
    return of(knownSigns().followedBy(other.knownSigns()).number());
  }

  /**
   * The simplest number {@code {left|right}}, where an empty bound is no bound.
   *
   * @throws IllegalArgumentException if the first bound is not below the second one, or a sign
   *     expansion is not known
   */
  public static Surreal simplest(Optional<Surreal> left, Optional<Surreal> right) {
    if (left.isPresent() && right.isPresent() && left.get().compareTo(right.get()) >= 0) {
      throw new IllegalArgumentException(left.get() + ", which is not below " + right.get());
    }
    return of(
        Signs.simplest(left.map(Surreal::knownSigns), right.map(Surreal::knownSigns)).number());
  }

  /** The greatest integer that is not above it; empty unless it is a rational number. */
  public Optional<BigInteger> floor() {
    if (!isRational()) {
      return Optional.empty();
    }
    BigInteger above = signum() == 0 ? BigInteger.ZERO : numerator.terms().get(0).coefficient();
    BigInteger[] parts = above.divideAndRemainder(denominator.terms().get(0).coefficient());
    boolean below = parts[1].signum() < 0;
    return Optional.of(below ? parts[0].subtract(BigInteger.ONE) : parts[0]);
  }

  /** -1, 0 or 1. */
  public int signum() {
    return numerator.signum();
  }

  /** The negative. */
  public Surreal negate() {
    return new Surreal(numerator.negate(), denominator);
  }

  /** The sum; of ordinals their natural sum. */
  public Surreal plus(Surreal other) {
    return quotient(
        numerator.times(other.denominator).plus(other.numerator.times(denominator)),
        denominator.times(other.denominator));
  }

  /** The difference. */
  public Surreal minus(Surreal other) {
    return plus(other.negate());
  }

  /** The product; of ordinals their natural product. */
  public Surreal times(Surreal other) {
    return quotient(numerator.times(other.numerator), denominator.times(other.denominator));
  }

  /**
   * The quotient.
   *
   * @throws ArithmeticException if the divisor is 0
   */
  public Surreal dividedBy(Surreal other) {
    if (other.signum() == 0) {
      throw new ArithmeticException("a quotient with the divisor 0");
    }
    return quotient(numerator.times(other.denominator), denominator.times(other.numerator));
  }

  /** A power with a natural exponent. */
  public Surreal power(int exponent) {
    Surreal power = of(Dyadic.of(1));
    for (int i = 0; i < exponent; i++) {
      power = power.times(this);
    }
    return power;
  }

  /** The terms of the numerator, the highest first. */
  public List<Term> termsAbove() {
    return terms(numerator);
  }

  /** The terms of the denominator, the highest first. */
  public List<Term> termsBelow() {
    return terms(denominator);
  }

  private static List<Term> terms(NormalForm sum) {
    return sum.terms().stream().map(t -> new Term(of(t.exponent()), t.coefficient())).toList();
  }

  @Override
  public int compareTo(Surreal other) {
    return numerator.times(other.denominator).compareTo(other.numerator.times(denominator));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Surreal that
        && numerator.equals(that.numerator)
        && denominator.equals(that.denominator);
  }

  @Override
  public int hashCode() {
    return 31 * numerator.hashCode() + denominator.hashCode();
  }

  /** {@code 1/3}, {@code 2*w^2-w+1}, {@code (w+1)/(2*w^w)}: an expression with this value. */
  @Override
  public String toString() {
    String up = text(numerator);
    if (denominator.equals(NormalForm.ONE)) {
      return up;
    }
    String down = text(denominator);
    return (numerator.terms().size() > 1 ? "(" + up + ")" : up)
        + "/"
        + (down.matches("\\d+|w(\\^(\\w+|\\([^()]*\\)))?") ? down : "(" + down + ")");
  }

  private static String text(NormalForm sum) {
    StringBuilder text = new StringBuilder();
    for (Term term : terms(sum)) {
      BigInteger size = term.coefficient.abs();
      boolean one = size.equals(BigInteger.ONE);
      text.append(term.coefficient.signum() < 0 ? "-" : text.length() > 0 ? "+" : "");
      if (term.exponent.signum() == 0) {
        text.append(size);
      } else {
        text.append(one ? "" : size + "*").append("w");
        String exponent = term.exponent.toString();
        text.append(
            exponent.equals("1")
                ? ""
                : "^" + (exponent.matches("\\w+") ? exponent : "(" + exponent + ")"));
      }
    }
    return text.length() == 0 ? "0" : text.toString();
  }
}
