package org.farstar.values.surreal;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.farstar.values.Dyadic;
import org.farstar.values.Value;

/**
 * A surreal number that is a quotient of two polynomials in omega with integer coefficients, exact:
 * the rationals, omega, and what sums, products and quotients make of them. Omega, written w, is
 * greater than every integer, so that a quotient has the sign of its leading coefficients. These
 * numbers are a field; sum and product are those of games, which on ordinals are the natural sum
 * and the natural product (Conway, On Numbers and Games, chapters 1 and 3).
 *
 * <p>Immutable. The two polynomials have no common factor, and the leading coefficient of the
 * denominator is positive, so that {@code equals} is equality of numbers. Sum and product take time
 * that grows with the third power of the degrees; a degree beyond {@value #HIGHEST_DEGREE} is an
 * {@link ArithmeticException}.
 */
public final class Surreal implements Value, Comparable<Surreal> {
  /** The highest power of omega in a numerator or denominator. */
  public static final int HIGHEST_DEGREE = 100;

  /** Omega. */
  public static final Surreal OMEGA = new Surreal(Polynomial.omegaTo(1), Polynomial.ONE);

  private final Polynomial numerator;
  private final Polynomial denominator;

  private Surreal(Polynomial numerator, Polynomial denominator) {
    this.numerator = numerator;
    this.denominator = denominator;
  }

  private static Surreal quotient(Polynomial numerator, Polynomial denominator) {
    if (numerator.isZero()) {
      return new Surreal(numerator, Polynomial.ONE);
    }
    Polynomial common = numerator.gcd(denominator);
    Polynomial up = numerator.dividedBy(common);
    Polynomial down = denominator.dividedBy(common);
    if (down.leading().signum() < 0) {
      up = up.negate();
      down = down.negate();
    }
    if (Math.max(up.degree(), down.degree()) > HIGHEST_DEGREE) {
      throw new ArithmeticException("a power of omega beyond w^" + HIGHEST_DEGREE);
    }
    return new Surreal(up, down);
  }

  /** A dyadic number. */
  public static Surreal of(Dyadic number) {
    return of(number.numerator(), number.denominator());
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
    return quotient(Polynomial.of(numerator), Polynomial.of(denominator));
  }

  /** The dyadic number that it is, if it is one. */
  public Optional<Dyadic> dyadic() {
    boolean power = denominator.degree() == 0 && denominator.leading().bitCount() == 1;
    return isRational() && power
        ? Optional.of(Dyadic.of(numerator.constant(), denominator.leading().getLowestSetBit()))
        : Optional.empty();
  }

  /** Whether it is a rational number. */
  public boolean isRational() {
    return numerator.degree() <= 0 && denominator.degree() == 0;
  }

  /** Whether it is an ordinal: a sum of powers of omega with natural coefficients. */
  public boolean isOrdinal() {
    return denominator.equals(Polynomial.ONE)
        && numerator.coefficients().stream().allMatch(c -> c.signum() >= 0);
  }

  /** Whether it is 0 or between -1/n and 1/n for every integer n above 0. */
  public boolean isInfinitesimal() {
    return numerator.degree() < denominator.degree();
  }

  /** Whether it is an integer of the reals. */
  public boolean isInteger() {
    return isRational() && denominator.equals(Polynomial.ONE);
  }

  /** The numerator, which is a polynomial in omega. */
  public Surreal numerator() {
    return new Surreal(numerator, Polynomial.ONE);
  }

  /** The denominator, a polynomial in omega above 0. */
  public Surreal denominator() {
    return new Surreal(denominator, Polynomial.ONE);
  }

  /**
   * The day on which it is born, an ordinal: the length of its sign expansion (Gonshor, An
   * Introduction to the Theory of Surreal Numbers, chapter 5). In a polynomial in omega a
   * coefficient that has n signs, n being omega where it is not dyadic, adds n copies of the power
   * of omega, the highest power first. A rational number divided by omega^n has n times omega
   * signs, and as many more as the number has beyond its first one.
   *
   * @return empty for other quotients, and where the ordinal is beyond the highest power of omega
   */
  public Optional<Surreal> birthday() {
    if (denominator.degree() > 0) {
      return monomialBirthday();
    }
    Polynomial birthday = Polynomial.of(BigInteger.ZERO);
    for (int i = numerator.degree(); i >= 0; i--) {
      if (numerator.at(i).signum() != 0) {
        birthday = birthday.followedBy(signs(numerator.at(i), denominator.leading(), i));
      }
    }
    return ordinal(birthday);
  }

  private Optional<Surreal> monomialBirthday() {
    if (numerator.degree() > 0 || denominator.terms() > 1) {
      return Optional.empty();
    }
    Polynomial signs = signs(numerator.constant(), denominator.leading(), 0);
    BigInteger powers = BigInteger.valueOf(denominator.degree());
    Polynomial first = Polynomial.omegaTo(1).times(Polynomial.of(powers));
    boolean dyadic = signs.degree() == 0;
    return ordinal(first.followedBy(dyadic ? signs.plus(Polynomial.ONE.negate()) : signs));
  }

  private static Optional<Surreal> ordinal(Polynomial size) {
    return size.degree() > HIGHEST_DEGREE
        ? Optional.empty()
        : Optional.of(new Surreal(size, Polynomial.ONE));
  }

  /** How many signs a power of omega with a rational coefficient adds. */
  private static Polynomial signs(BigInteger above, BigInteger below, int power) {
    return of(above, below)
        .dyadic()
        .map(number -> Polynomial.omegaTo(power).times(Polynomial.of(number.birthday())))
        .orElseGet(() -> Polynomial.omegaTo(power + 1));
  }

  /** The greatest integer that is not above it; empty unless it is a rational number. */
  public Optional<BigInteger> floor() {
    if (!isRational()) {
      return Optional.empty();
    }
    BigInteger[] parts = numerator.constant().divideAndRemainder(denominator.leading());
    boolean below = parts[1].signum() < 0;
    return Optional.of(below ? parts[0].subtract(BigInteger.ONE) : parts[0]);
  }

  /** -1, 0 or 1. */
  public int signum() {
    return numerator.isZero() ? 0 : numerator.leading().signum();
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

  /** The coefficients of the numerator, from the constant on. */
  public List<BigInteger> coefficientsAbove() {
    return numerator.coefficients();
  }

  /** The coefficients of the denominator, from the constant on. */
  public List<BigInteger> coefficientsBelow() {
    return denominator.coefficients();
  }

  @Override
  public int compareTo(Surreal other) {
    return minus(other).signum();
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

  /** {@code 1/3}, {@code 2*w^2-w+1}, {@code (w+1)/(2*w)}: an expression with this value. */
  @Override
  public String toString() {
    if (denominator.equals(Polynomial.ONE)) {
      return numerator.toString();
    }
    String up = numerator.toString();
    String down = denominator.toString();
    return (numerator.terms() > 1 ? "(" + up + ")" : up)
        + "/"
        + (down.matches("\\d+|w(\\^\\d+)?") ? down : "(" + down + ")");
  }

  /**
   * A polynomial in omega.
   *
   * @param coefficients from the constant on, the last of them not 0; none for 0
   */
  private record Polynomial(List<BigInteger> coefficients) {
    static final Polynomial ONE = of(BigInteger.ONE);

    Polynomial {
      int size = coefficients.size();
      while (size > 0 && coefficients.get(size - 1).signum() == 0) {
        size--;
      }
      coefficients = List.copyOf(coefficients.subList(0, size));
    }

    static Polynomial of(BigInteger constant) {
      return new Polynomial(List.of(constant));
    }

    static Polynomial omegaTo(int exponent) {
      List<BigInteger> coefficients = new ArrayList<>();
      for (int i = 0; i < exponent; i++) {
        coefficients.add(BigInteger.ZERO);
      }
      coefficients.add(BigInteger.ONE);
      return new Polynomial(coefficients);
    }

    boolean isZero() {
      return coefficients.isEmpty();
    }

    /** -1 for 0. */
    int degree() {
      return coefficients.size() - 1;
    }

    BigInteger leading() {
      return coefficients.get(degree());
    }

    BigInteger constant() {
      return isZero() ? BigInteger.ZERO : coefficients.get(0);
    }

    BigInteger at(int exponent) {
      return exponent <= degree() ? coefficients.get(exponent) : BigInteger.ZERO;
    }

    long terms() {
      return coefficients.stream().filter(c -> c.signum() != 0).count();
    }

    Polynomial negate() {
      return new Polynomial(coefficients.stream().map(BigInteger::negate).toList());
    }

    Polynomial plus(Polynomial other) {
      List<BigInteger> sum = new ArrayList<>();
      for (int i = 0; i <= Math.max(degree(), other.degree()); i++) {
        sum.add(at(i).add(other.at(i)));
      }
      return new Polynomial(sum);
    }

    /** The sum of two ordinals in this order: what is smaller than the second is lost. */
    Polynomial followedBy(Polynomial other) {
      List<BigInteger> sum = new ArrayList<>(coefficients);
      for (int i = 0; i < other.degree(); i++) {
        if (i < sum.size()) {
          sum.set(i, BigInteger.ZERO);
        }
      }
      return new Polynomial(sum).plus(other);
    }

    Polynomial times(Polynomial other) {
      BigInteger[] product = new BigInteger[Math.max(0, degree() + other.degree() + 1)];
      Arrays.fill(product, BigInteger.ZERO);
      for (int i = 0; i <= degree(); i++) {
        for (int j = 0; j <= other.degree(); j++) {
          product[i + j] = product[i + j].add(at(i).multiply(other.at(j)));
        }
      }
      return new Polynomial(List.of(product));
    }

    /** The greatest common divisor of the coefficients. */
    BigInteger content() {
      return coefficients.stream().reduce(BigInteger.ZERO, BigInteger::gcd);
    }

    private Polynomial primitive() {
      BigInteger content = content();
      return new Polynomial(coefficients.stream().map(c -> c.divide(content)).toList());
    }

    /** A greatest common divisor of two polynomials, neither 0, by pseudo-remainders. */
    Polynomial gcd(Polynomial other) {
      BigInteger content = content().gcd(other.content());
      Polynomial a = primitive();
      Polynomial b = other.primitive();
      while (!b.isZero()) {
        Polynomial rest = a.remainder(b);
        a = b;
        b = rest.isZero() ? rest : rest.primitive();
      }
      return a.times(of(content));
    }

    /** What is left of a multiple of this one by an integer when the other one divides it. */
    private Polynomial remainder(Polynomial divisor) {
      Polynomial rest = this;
      while (rest.degree() >= divisor.degree()) {
        Polynomial shift =
            omegaTo(rest.degree() - divisor.degree()).times(of(rest.leading().negate()));
        rest = rest.times(of(divisor.leading())).plus(shift.times(divisor));
      }
      return rest;
    }

    /** The quotient by a divisor, which leaves nothing. */
    Polynomial dividedBy(Polynomial divisor) {
      Polynomial rest = this;
      Polynomial quotient = new Polynomial(List.of());
      while (!rest.isZero()) {
        BigInteger factor = rest.leading().divide(divisor.leading());
        Polynomial step = omegaTo(rest.degree() - divisor.degree()).times(of(factor));
        quotient = quotient.plus(step);
        rest = rest.plus(step.times(divisor).negate());
      }
      return quotient;
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      for (int i = degree(); i >= 0; i--) {
        BigInteger c = at(i);
        if (c.signum() != 0) {
          text.append(c.signum() < 0 ? "-" : text.length() > 0 ? "+" : "");
          boolean one = c.abs().equals(BigInteger.ONE);
          text.append(i > 0 && one ? "" : c.abs().toString());
          text.append(i == 0 ? "" : one ? "w" : "*w").append(i > 1 ? "^" + i : "");
        }
      }
      return text.length() == 0 ? "0" : text.toString();
    }
  }
}
