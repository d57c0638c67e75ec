package org.farstar.values.shortgame;

import java.util.List;
import org.farstar.values.Dyadic;

/**
 * The powers of up and their sums.
 *
 * <pre>
 *   up^n   = { 0 | -up^[n-1] + * }                    up^1 = up
 *   up^[n] = up + up^2 + ... + up^n = { up^[n-1] | * }
 * </pre>
 *
 * <p>(Winning Ways, chapter 20; Siegel, Combinatorial Game Theory, II.4, which calls number +
 * nimber + a sum of multiples of powers of up an uptimal.) The forms with a star added are {@code
 * up^n + * = {0,* | -up^[n-1]}} and {@code up^[n] + * = {0, up^[n-1] + * | 0}}; tests check all
 * four against sums.
 */
final class Uptimals {

  /** x + sign (up^n or up^[n]) + *k, as it is written. */
  record Written(Dyadic x, int sign, boolean sum, int n, int nimber) {}

  private Uptimals() {}

  /** up^[n]. */
  static ShortGame sumTo(Universe u, int n) {
    checkDepth(n);
    ShortGame g = u.zero();
    for (int i = 0; i < n; i++) {
      g = u.of(g, u.star());
    }
    return n == 0 ? u.zero() : g;
  }

  /** up^n, for n &gt;= 1. */
  static ShortGame power(Universe u, int n) {
    return u.of(u.zero(), sumTo(u, n - 1).negate().plus(u.star()));
  }

  private static void checkDepth(int n) {
    if (n > Universe.DEEPEST) {
      throw new GameTooLargeException(
          "the power " + n + " of up is too large, the largest is " + Universe.DEEPEST);
    }
  }

  /** How a node is written as a power of up or a sum of the first powers; or null. */
  static Written written(ShortGame g) {
    UptimalExpansion e = g.isNumberUpStar() ? null : UptimalExpansion.known(g);
    if (e == null) {
      return null;
    }
    List<Long> a = e.coefficients();
    int n = a.size();
    long sign = a.get(n - 1);
    boolean sum = a.get(0) != 0;
    for (int i = 0; i < n - 1; i++) {
      if (a.get(i) != (sum ? sign : 0)) {
        return null;
      }
    }
    return Math.abs(sign) == 1 ? new Written(e.number(), (int) sign, sum, n, e.nimber()) : null;
  }
}
