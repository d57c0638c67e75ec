package org.farstar.values;

import java.math.BigInteger;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import org.farstar.values.text.NotationException;

/**
 * The simplest number of an open interval: the one with the earliest birthday.
 *
 * <p>It is the integer closest to zero if there is one, otherwise the m/2^q with the least q
 * (Conway's simplicity rule; definition 2.1 of 'The game of flipping coins'). The field's usual way
 * is to walk down from zero, one step per day; this class reads the answer off the binary digits,
 * in time linear in their number.
 *
 * <p>Take both bounds at a common scale 2^e, as integers {@code L < H} with no integer of scale 1
 * strictly between. The candidates at that scale are {@code L+1..M} with {@code M = H-1}, and the
 * least q belongs to the candidate with the most trailing zeros. If {@code L < M}, let p be the
 * highest bit in which they differ:
 *
 * <pre>
 *   L      = 0101|0|11010        M has a 1 there and L a 0
 *   M      = 0101|1|00110
 *   answer = 0101|1|00000        M with the bits below p cleared: above L and at most M;
 *                 p              with more trailing zeros there is only 0101|0|00000, not above L
 * </pre>
 *
 * <p>If {@code L = M} there is no candidate at this scale, and the next has exactly one, {@code
 * 2L+1}.
 */
final class SimplestNumber {

  private SimplestNumber() {}

  /** The simplest number above {@code lo} and below {@code hi}; an empty bound is no bound. */
  static Dyadic between(Optional<Dyadic> lo, Optional<Dyadic> hi) {
    if (lo.isPresent() && hi.isPresent()) {
      return between(lo.get(), hi.get());
    }
    if (lo.isPresent()) {
      return above(lo.get());
    }
    return hi.map(bound -> above(bound.negate()).negate()).orElse(Dyadic.ZERO);
  }

  /** See {@link Dyadic#ofOptions}. */
  static Optional<Dyadic> ofOptions(Collection<Dyadic> left, Collection<Dyadic> right) {
    Optional<Dyadic> lo = left.stream().max(Comparator.naturalOrder());
    Optional<Dyadic> hi = right.stream().min(Comparator.naturalOrder());
    boolean number = lo.isEmpty() || hi.isEmpty() || lo.get().compareTo(hi.get()) < 0;
    return number ? Optional.of(between(lo, hi)) : Optional.empty();
  }

  /** The simplest number above {@code lo}. */
  static Dyadic above(Dyadic lo) {
    return lo.signum() < 0 ? Dyadic.ZERO : Dyadic.of(lo.floor()).plus(Dyadic.ONE);
  }

  /** The simplest number between; throws IllegalArgumentException unless {@code lo < hi}. */
  static Dyadic between(Dyadic lo, Dyadic hi) {
    if (lo.compareTo(hi) >= 0) {
      throw new IllegalArgumentException(
          NotationException.shorten(lo.toString())
              + ", which is not below "
              + NotationException.shorten(hi.toString()));
    }
    if (lo.signum() < 0 && hi.signum() > 0) {
      return Dyadic.ZERO;
    }
    if (hi.signum() <= 0) {
      return betweenNonNegative(hi.negate(), lo.negate()).negate();
    }
    return betweenNonNegative(lo, hi);
  }

  private static Dyadic betweenNonNegative(Dyadic lo, Dyadic hi) {
    Dyadic integer = above(lo);
    if (integer.compareTo(hi) < 0) {
      return integer;
    }
    int exponent = Math.max(lo.denominatorExponent(), hi.denominatorExponent());
    if (lo.fitsLong(exponent) && hi.fitsLong(exponent)) {
      return candidate(lo.scaledLong(exponent), hi.scaledLong(exponent) - 1, exponent);
    }
    return candidate(lo.scaled(exponent), hi.scaled(exponent).subtract(BigInteger.ONE), exponent);
  }

  private static Dyadic candidate(long below, long last, int exponent) {
    if (below == last) {
      return midpoint(BigInteger.valueOf(below), exponent);
    }
    long answer = last & -Long.highestOneBit(below ^ last);
    return Dyadic.of(answer, exponent);
  }

  private static Dyadic candidate(BigInteger below, BigInteger last, int exponent) {
    if (below.equals(last)) {
      return midpoint(below, exponent);
    }
    int p = below.xor(last).bitLength() - 1;
    return Dyadic.of(last.shiftRight(p), exponent).shift(p);
  }

  private static Dyadic midpoint(BigInteger below, int exponent) {
    return Dyadic.of(below, exponent).plus(Dyadic.ONE.shift(-exponent).half());
  }
}
