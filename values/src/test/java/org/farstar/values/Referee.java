package org.farstar.values;

import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.Stream;

/** The slow and obvious way to everything, straight from the definitions. */
final class Referee {

  private Referee() {}

  /**
   * A fraction in lowest terms by the greatest common divisor, knowing nothing of powers of two.
   */
  record Fraction(BigInteger numerator, BigInteger denominator) {
    Fraction {
      BigInteger gcd = numerator.gcd(denominator);
      numerator = numerator.divide(gcd);
      denominator = denominator.divide(gcd);
    }

    static Fraction of(Dyadic x) {
      return new Fraction(x.numerator(), BigInteger.TWO.pow(x.denominatorExponent()));
    }

    Fraction plus(Fraction o) {
      return new Fraction(
          numerator.multiply(o.denominator).add(o.numerator.multiply(denominator)),
          denominator.multiply(o.denominator));
    }

    Fraction times(Fraction o) {
      return new Fraction(numerator.multiply(o.numerator), denominator.multiply(o.denominator));
    }

    int compare(Fraction o) {
      return numerator.multiply(o.denominator).compareTo(o.numerator.multiply(denominator));
    }
  }

  /** Walks down the tree of numbers, one day a step, until between the bounds. */
  static Dyadic simplest(Optional<Dyadic> lo, Optional<Dyadic> hi) {
    Walk walk = new Walk();
    while (true) {
      if (lo.isPresent() && walk.here.compareTo(lo.get()) <= 0) {
        walk.step(true);
      } else if (hi.isPresent() && walk.here.compareTo(hi.get()) >= 0) {
        walk.step(false);
      } else {
        return walk.here;
      }
    }
  }

  /** The sign expansion, by walking to the number. */
  static String signs(Dyadic x) {
    Walk walk = new Walk();
    StringBuilder signs = new StringBuilder();
    while (!walk.here.equals(x)) {
      boolean up = walk.here.compareTo(x) < 0;
      signs.append(up ? '+' : '-');
      walk.step(up);
    }
    return signs.toString();
  }

  /** The number at the end of a path of signs. */
  static Dyadic numberAt(String signs) {
    Walk walk = new Walk();
    signs.chars().forEach(c -> walk.step(c == '+'));
    return walk.here;
  }

  /** G:H = {G^L, G:H^L | G^R, G:H^R}, by recursion on the canonical options of H. */
  static Dyadic ordinalSum(NumberForm g, Dyadic h) {
    Stream<Dyadic> left = h.leftOption().stream().map(option -> ordinalSum(g, option));
    Stream<Dyadic> right = h.rightOption().stream().map(option -> ordinalSum(g, option));
    return Dyadic.ofOptions(
            Stream.concat(g.left().stream(), left).toList(),
            Stream.concat(g.right().stream(), right).toList())
        .orElseThrow();
  }

  /** A walk in the tree: between two ancestors to their mean, at the edges to the next integer. */
  private static final class Walk {
    private Dyadic here = Dyadic.ZERO;
    private Optional<Dyadic> below = Optional.empty();
    private Optional<Dyadic> above = Optional.empty();

    void step(boolean up) {
      if (up) {
        below = Optional.of(here);
      } else {
        above = Optional.of(here);
      }
      if (below.isPresent() && above.isPresent()) {
        here = below.get().plus(above.get()).half();
      } else {
        here = here.plus(Dyadic.of(up ? 1 : -1));
      }
    }
  }
}
