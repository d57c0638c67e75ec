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
   * The expansion of a game, or empty if it is no uptimal.
   *
   * <p>Powers of up dwarf each other, so the coefficients are found one after the other, each as
   * the multiple of the power that leaves the rest dwarfed by it. They and their number are bounded
   * by the birthday of the game. For every nimber that could be part of the game that is tried
   * once; each trial takes a few sums for each unit of each coefficient.
   */
  static Optional<UptimalExpansion> of(ShortGame g) {
    if (g.isPlain()) {
      return Optional.of(new UptimalExpansion(g.number, g.nimber, List.of(g.ups)));
    }
    if (!g.leftStop.equals(g.rightStop)) {
      return Optional.empty();
    }
    Universe u = g.universe;
    ShortGame small = g.minus(u.number(g.leftStop));
    if (!AllSmall.isAllSmall(small)) {
      return Optional.empty();
    }
    int far = AllSmall.farStar(small);
    for (int k = 0; k < far; k++) {
      List<Long> coefficients = coefficients(small.plus(u.nimber(k)));
      if (coefficients != null) {
        return Optional.of(new UptimalExpansion(g.leftStop, k, coefficients));
      }
    }
    return Optional.empty();
  }

  /** The coefficients of a sum of multiples of powers of up; null if g is none. */
  private static List<Long> coefficients(ShortGame g) {
    if (g.options(Form.LEFT).length > 2 || g.options(Form.RIGHT).length > 2) {
      return null;
    }
    List<Long> coefficients = new ArrayList<>();
    ShortGame rest = g;
    long most = g.birthday().longValueExact();
    for (int n = 1; n <= most && !Plain.isZero(rest); n++) {
      ShortGame power = Uptimals.power(g.universe, n);
      Long a = coefficient(rest, power, most);
      if (a == null) {
        return null;
      }
      coefficients.add(a);
      rest = rest.minus(power.times(a));
    }
    return Plain.isZero(rest) ? coefficients : null;
  }

  /** The a for which rest - a power is dwarfed by the power, or null if there is none. */
  private static Long coefficient(ShortGame rest, ShortGame power, long most) {
    Relation toZero = rest.compare(rest.universe().zero());
    if (toZero == Relation.CONFUSED) {
      return null;
    }
    int sign = toZero == Relation.LESS ? -1 : 1;
    ShortGame left = sign > 0 ? rest : rest.negate();
    for (long a = 0; a <= most; a++) {
      ShortGame twice = left.plus(left);
      if (twice.isAtMost(power) && twice.isAtLeast(power.negate())) {
        return sign * a;
      }
      left = left.minus(power);
    }
    return null;
  }
}
