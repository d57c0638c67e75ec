package org.farstar.values;

import java.math.BigInteger;
import java.util.Collection;
import java.util.Optional;
import org.farstar.values.text.NotationException;

/**
 * A dyadic rational m/2^e, exact and of any size: the value of a short game that is a number.
 *
 * <p>Immutable, and always in lowest terms (m is odd or e is 0), so that {@code equals} is equality
 * of values. Numbers are totally ordered, so {@link Comparable} is right here; it is consistent
 * with {@code equals}. The values of games in general are not.
 *
 * <p><b>Size and time.</b> A numerator that fits a {@code long} is kept in one, and arithmetic on
 * such numbers allocates nothing but the result; every step is checked and falls to {@link
 * BigInteger} when it would overflow. Unless a method says otherwise it takes time linear in the
 * digits of its operands and result. Two limits are not silent: a denominator above 2^{@value
 * Integer#MAX_VALUE}, or an integer beyond what {@link BigInteger} holds, throws {@link
 * ArithmeticException}. No method accepts or returns {@code null}.
 *
 * <p>The tree of numbers (birthdays, canonical options, simplest numbers, ordinal sums) is that of
 * Conway, <i>On Numbers and Games</i>; section 2 of 'The game of flipping coins' collects what is
 * used. For the path from the root of that tree see {@link SignExpansion}; for forms that are not
 * canonical see {@link NumberForm}.
 */
public final class Dyadic implements Value, Comparable<Dyadic> {

  /** The number 0, the value of the game in which nobody can move. */
  public static final Dyadic ZERO = new Dyadic(0, null, 0);

  /** The number 1, one free move for Left. */
  public static final Dyadic ONE = new Dyadic(1, null, 0);

  private final long small;

  /** The numerator if it does not fit a {@code long}, otherwise null. */
  private final BigInteger big;

  private final int exponent;

  private Dyadic(long small, BigInteger big, int exponent) {
    this.small = small;
    this.big = big;
    this.exponent = exponent;
  }

  /** The integer {@code n}. */
  public static Dyadic of(long n) {
    return new Dyadic(n, null, 0);
  }

  /** The integer {@code n}. */
  public static Dyadic of(BigInteger n) {
    return of(n, 0);
  }

  /**
   * The number {@code numerator}/2^{@code exponent}; a negative exponent multiplies.
   *
   * @throws ArithmeticException if the exponent is so far below zero that the integer cannot be
   *     held
   */
  public static Dyadic of(long numerator, int exponent) {
    if (numerator == 0) {
      return ZERO;
    }
    if (exponent >= 0) {
      int twos = Math.min(Long.numberOfTrailingZeros(numerator), exponent);
      return new Dyadic(numerator >> twos, null, exponent - twos);
    }
    return Shifts.fits(numerator, -(long) exponent)
        ? new Dyadic(numerator << -exponent, null, 0)
        : of(BigInteger.valueOf(numerator), exponent);
  }

  /** {@link #of(long, int)} for numerators of any size, with the same errors. */
  public static Dyadic of(BigInteger numerator, int exponent) {
    if (numerator.signum() == 0) {
      return ZERO;
    }
    if (exponent <= 0) {
      return lowest(Shifts.left(numerator, -(long) exponent), 0);
    }
    int twos = Math.min(numerator.getLowestSetBit(), exponent);
    return lowest(numerator.shiftRight(twos), exponent - twos);
  }

  /** A numerator already in lowest terms, brought into a long if it fits. */
  private static Dyadic lowest(BigInteger numerator, int exponent) {
    return numerator.bitLength() < Long.SIZE
        ? new Dyadic(numerator.longValue(), null, exponent)
        : new Dyadic(0, numerator, exponent);
  }

  /**
   * Reads {@code 7}, {@code -3/4} or {@code 10257/16384}: decimal digits, an optional minus sign in
   * front, an optional denominator that is a power of two. Blanks around the number and the slash
   * are free; the fraction need not be in lowest terms. Whatever {@link #toString()} prints is read
   * back as the same number.
   *
   * <p>Takes the time of a few multiplications. For arithmetic use {@code notation.Expression}.
   *
   * @throws NotationException if the text is anything else, with the column of the first error
   */
  public static Dyadic read(String text) {
    return DyadicText.read(text);
  }

  /**
   * The simplest (earliest born) number x with {@code lo < x < hi}.
   *
   * <p>Linear in the binary digits of both bounds at their common denominator. It is that of
   * definition 2.1 of 'The game of flipping coins'. Use {@link #ofOptions} for lists of options.
   *
   * @throws IllegalArgumentException unless {@code lo < hi}
   */
  public static Dyadic simplestBetween(Dyadic lo, Dyadic hi) {
    return SimplestNumber.between(lo, hi);
  }

  /** Like {@link #simplestBetween(Dyadic, Dyadic)}; an empty bound is no bound. */
  public static Dyadic simplestBetween(Optional<Dyadic> lo, Optional<Dyadic> hi) {
    return SimplestNumber.between(lo, hi);
  }

  /** The simplest number above {@code lo}: 0, or the next integer. */
  public static Dyadic simplestAbove(Dyadic lo) {
    return SimplestNumber.above(lo);
  }

  /** The simplest number below {@code hi}: 0, or the previous integer. */
  public static Dyadic simplestBelow(Dyadic hi) {
    return SimplestNumber.above(hi.negate()).negate();
  }

  /**
   * The number {@code {left | right}}, if every Left option is below every Right option; otherwise
   * empty, since the game is then no number: it is hot, or a number plus {@code *}.
   *
   * <p>For forms that keep their options use {@link NumberForm}.
   */
  public static Optional<Dyadic> ofOptions(Collection<Dyadic> left, Collection<Dyadic> right) {
    return SimplestNumber.ofOptions(left, right);
  }

  /** The numerator in lowest terms, with the sign of the number. */
  public BigInteger numerator() {
    return big == null ? BigInteger.valueOf(small) : big;
  }

  /** Whether the numerator in lowest terms fits a long. */
  public boolean hasLongNumerator() {
    return big == null;
  }

  /** The same as {@link #numerator}; throws {@link ArithmeticException} if it does not fit. */
  public long longNumerator() {
    return big == null ? small : big.longValueExact();
  }

  /** The e of m/2^e in lowest terms: 0 for integers, never negative. */
  public int denominatorExponent() {
    return exponent;
  }

  /** The denominator 2^e in lowest terms. */
  public BigInteger denominator() {
    return BigInteger.ONE.shiftLeft(exponent);
  }

  /** -1, 0 or 1: the game is won by Right, by the second player, by Left. */
  public int signum() {
    return big == null ? Long.signum(small) : big.signum();
  }

  /** Whether the number is an integer. */
  public boolean isInteger() {
    return exponent == 0;
  }

  /** Whether the number is 0. */
  public boolean isZero() {
    return big == null && small == 0;
  }

  /**
   * The order of numbers, which is the order of games on them. No digits are compared where the
   * orders of magnitude differ.
   */
  @Override
  public int compareTo(Dyadic other) {
    if (exponent == other.exponent && big == null && other.big == null) {
      return Long.compare(small, other.small);
    }
    int sign = signum();
    if (sign != other.signum()) {
      return Integer.compare(sign, other.signum());
    }
    int common = Math.max(exponent, other.exponent);
    if (fitsLong(common) && other.fitsLong(common)) {
      return Long.compare(scaledLong(common), other.scaledLong(common));
    }
    int bySize = Long.compare(log2(), other.log2());
    return bySize != 0 ? sign * bySize : scaled(common).compareTo(other.scaled(common));
  }

  /** The place of the highest binary digit of the absolute value, the units place being 1. */
  private long log2() {
    return (long) numerator().abs().bitLength() - exponent;
  }

  /** The sum. */
  public Dyadic plus(Dyadic other) {
    int common = Math.max(exponent, other.exponent);
    if (fitsLong(common) && other.fitsLong(common)) {
      long a = scaledLong(common);
      long b = other.scaledLong(common);
      long sum = a + b;
      if (((a ^ sum) & (b ^ sum)) >= 0) {
        return of(sum, common);
      }
    }
    return of(scaled(common).add(other.scaled(common)), common);
  }

  /** The difference. */
  public Dyadic minus(Dyadic other) {
    return plus(other.negate());
  }

  /** The number of the opposite sign: the game with the players exchanged. */
  public Dyadic negate() {
    return big == null && small != Long.MIN_VALUE
        ? new Dyadic(-small, null, exponent)
        : lowest(numerator().negate(), exponent);
  }

  /** The absolute value. */
  public Dyadic abs() {
    return signum() < 0 ? negate() : this;
  }

  /**
   * The product, in the time of one multiplication of integers.
   *
   * @throws ArithmeticException if the denominator becomes too large
   */
  public Dyadic times(Dyadic other) {
    int sum = Shifts.exponent((long) exponent + other.exponent);
    if (big == null && other.big == null) {
      long low = small * other.small;
      if (Math.multiplyHigh(small, other.small) == low >> (Long.SIZE - 1)) {
        return of(low, sum);
      }
    }
    return of(numerator().multiply(other.numerator()), sum);
  }

  /** The sum of {@code n} copies. */
  public Dyadic times(long n) {
    return times(of(n));
  }

  /**
   * The quotient if it is dyadic, otherwise empty: 6/3 is, 1/3 is not.
   *
   * @throws ArithmeticException if the divisor is zero, or the quotient too large to be represented
   */
  public Optional<Dyadic> dividedBy(Dyadic divisor) {
    if (divisor.isZero()) {
      throw new ArithmeticException("division by zero");
    }
    BigInteger d = divisor.numerator();
    int twos = d.getLowestSetBit();
    int resultExponent = Shifts.exponent((long) exponent - divisor.exponent + twos);
    BigInteger[] quotient = numerator().divideAndRemainder(d.shiftRight(twos));
    return quotient[1].signum() == 0
        ? Optional.of(of(quotient[0], resultExponent))
        : Optional.empty();
  }

  /** Half of this number. */
  public Dyadic half() {
    return shift(-1);
  }

  /**
   * This number times 2^{@code places}; negative places divide.
   *
   * @throws ArithmeticException if the numerator or denominator becomes too large
   */
  public Dyadic shift(int places) {
    if (isZero()) {
      return ZERO;
    }
    int shifted = Shifts.exponent((long) exponent - places);
    return big == null ? of(small, shifted) : of(big, shifted);
  }

  /** The greatest integer that is not above this number. */
  public BigInteger floor() {
    return big == null
        ? BigInteger.valueOf(small >> Math.min(exponent, Long.SIZE - 1))
        : big.shiftRight(exponent);
  }

  /** The least integer that is not below this number. */
  public BigInteger ceiling() {
    return negate().floor().negate();
  }

  /** The lesser of the two. */
  public Dyadic min(Dyadic other) {
    return compareTo(other) <= 0 ? this : other;
  }

  /** The greater of the two. */
  public Dyadic max(Dyadic other) {
    return compareTo(other) >= 0 ? this : other;
  }

  /**
   * The day on which the number is born, which is the length of its sign expansion and the depth of
   * its canonical form: |n| for an integer, floor|x| + 1 + e for x = m/2^e.
   */
  public BigInteger birthday() {
    Dyadic size = abs();
    return isInteger()
        ? size.numerator()
        : size.floor().add(BigInteger.valueOf((long) exponent + 1));
  }

  /** The Left option of the canonical form: none, n-1 for n &gt; 0, or (m-1)/2^e. */
  public Optional<Dyadic> leftOption() {
    return option(-1);
  }

  /** The Right option of the canonical form: none, n+1 for n &lt; 0, or (m+1)/2^e. */
  public Optional<Dyadic> rightOption() {
    return option(1);
  }

  private Optional<Dyadic> option(int step) {
    return isInteger() && signum() * step >= 0
        ? Optional.empty()
        : Optional.of(plus(of(step, exponent)));
  }

  /**
   * The ordinal sum G:H of the canonical forms of this number G and {@code exponent} H: a move in G
   * destroys H, a move in H leaves G alone. Its sign expansion is that of G followed by that of H.
   *
   * <p>Linear in the digits of the result, up to |H| more than those of G. {@link
   * NumberForm#ordinalSum} has other forms of the base than the canonical one, on which the sum
   * depends; {@link SignExpansion.Builder} strings many small exponents together.
   *
   * @throws ArithmeticException if the denominator becomes too large
   */
  public Dyadic ordinalSum(Dyadic exponent) {
    return OrdinalSum.of(this, exponent);
  }

  /**
   * Whether the numerator at denominator 2^{@code common} fits a long; common is no less than e.
   */
  boolean fitsLong(int common) {
    return big == null && Shifts.fits(small, (long) common - exponent);
  }

  /** The numerator at denominator 2^{@code common}, if it {@link #fitsLong}. */
  long scaledLong(int common) {
    return small << (common - exponent);
  }

  /** The numerator at denominator 2^{@code common}. */
  BigInteger scaled(int common) {
    return Shifts.left(numerator(), (long) common - exponent);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Dyadic that
        && exponent == that.exponent
        && small == that.small
        && (big == null ? that.big == null : big.equals(that.big));
  }

  @Override
  public int hashCode() {
    return 31 * (big == null ? Long.hashCode(small) : big.hashCode()) + exponent;
  }

  /** The number as {@code 7} or {@code -3/4}, in lowest terms; {@link #read} reads it back. */
  @Override
  public String toString() {
    String numerator = big == null ? Long.toString(small) : big.toString();
    return isInteger() ? numerator : numerator + "/" + denominator();
  }
}
