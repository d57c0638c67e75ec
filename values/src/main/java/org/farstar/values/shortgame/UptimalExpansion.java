package org.farstar.values.shortgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.farstar.values.Dyadic;

/**
 * An uptimal: x + *k + a1 up + a2 up^2 + ... + an up^n (Winning Ways, chapter 20; Siegel,
 * Combinatorial Game Theory, II.4).
 *
 * @param number x
 * @param nimber k
 * @param coefficients a1, a2, ..., the last of them not 0
 */
public record UptimalExpansion(Dyadic number, int nimber, List<Long> coefficients) {

  /** Trailing zeros are dropped. */
  public UptimalExpansion {
    Objects.requireNonNull(number);
    List<Long> kept = new ArrayList<>(coefficients);
    while (!kept.isEmpty() && kept.get(kept.size() - 1) == 0) {
      kept.remove(kept.size() - 1);
    }
    coefficients = List.copyOf(kept);
  }

  /** The game with this expansion. */
  public ShortGame in(Universe u) {
    long ups = coefficients.isEmpty() ? 0 : coefficients.get(0);
    ShortGame sum = u.sum(number, ups, nimber);
    for (int i = 1; i < coefficients.size(); i++) {
      sum = sum.plus(Uptimals.power(u, i + 1).times(coefficients.get(i)));
    }
    return sum;
  }

  /**
   * The expansion of a game, or empty if it is no uptimal. Found once and remembered; without sums,
   * see {@link UptimalFinder}. Other than x + n up + *k, only those whose coefficients add up to at
   * most 10000 are recognised.
   */
  static Optional<UptimalExpansion> of(ShortGame g) {
    return Optional.ofNullable(known(g));
  }

  /** The same, null if it is no uptimal. */
  static UptimalExpansion known(ShortGame g) {
    if (g.isNumberUpStar()) {
      return new UptimalExpansion(g.number, g.nimber, List.of(g.ups));
    }
    Facts facts = g.facts();
    Optional<UptimalExpansion> uptimal = facts.uptimal;
    if (uptimal == null) {
      uptimal = Optional.ofNullable(UptimalFinder.find(g));
      facts.uptimal = uptimal;
    }
    return uptimal.orElse(null);
  }

  /** This + last up^n + before up^[n-1], and + * unless before is 0. */
  UptimalExpansion withPowers(int n, long last, long before) {
    List<Long> sum = new ArrayList<>();
    for (int i = 1; i <= Math.max(n, coefficients.size()); i++) {
      sum.add(coefficient(i) + (i < n ? before : i == n ? last : 0));
    }
    return new UptimalExpansion(number, before == 0 ? nimber : nimber ^ 1, sum);
  }

  private long coefficient(int n) {
    return n <= coefficients.size() ? coefficients.get(n - 1) : 0;
  }

  /**
   * Whether this is at least another uptimal over the same number.
   *
   * <p>Without a nimber the sign is that of the first coefficient, because up^n dwarfs up^(n+1).
   * With * it is positive if the first coefficient other than 1 is greater than 1; if it is less,
   * Right, going first, moves in a power of up to a star that cancels *, and nothing positive is
   * left. With a greater nimber the multiple of up decides. (By induction on the moves.)
   */
  boolean isAtLeast(UptimalExpansion other) {
    int k = nimber ^ other.nimber;
    int size = Math.max(coefficients.size(), other.coefficients.size());
    if (k > 1) {
      return coefficient(1) > other.coefficient(1);
    }
    for (int n = 1; n <= size; n++) {
      long a = coefficient(n) - other.coefficient(n);
      if (a != k) {
        return a > k;
      }
    }
    return k == 0;
  }

  /**
   * The order of {@link StructuralOrder}: by number, then those without powers of up before others,
   * then by the coefficients of up, up^2, ..., then by nimber.
   */
  int compareStructure(UptimalExpansion other) {
    int c = number.compareTo(other.number);
    if (c == 0) {
      c = Boolean.compare(!coefficients.isEmpty(), !other.coefficients.isEmpty());
    }
    int size = Math.max(coefficients.size(), other.coefficients.size());
    for (int n = 1; c == 0 && n <= size; n++) {
      c = Long.compare(coefficient(n), other.coefficient(n));
    }
    return c != 0 ? c : Integer.compare(nimber, other.nimber);
  }
}
