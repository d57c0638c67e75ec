package org.farstar.values.shortgame;

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

  /** x + sign (up^n or up^[n]) + (* or nothing), as it is written. */
  record Written(Dyadic x, int sign, boolean sum, int n, boolean star) {}

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
    if (g.isPlain() || g.leftKey != g.rightKey || !g.leftStop.equals(g.rightStop)) {
      return null;
    }
    Written up = written(g, 1);
    return up != null ? up : written(g, -1);
  }

  private static Written written(ShortGame g, int sign) {
    Dyadic x = g.leftStop;
    ShortGame[] near = g.options(sign > 0 ? Form.LEFT : Form.RIGHT);
    ShortGame[] far = g.options(sign > 0 ? Form.RIGHT : Form.LEFT);
    if (far.length != 1 || near.length > 2) {
      return null;
    }
    boolean star = near.length == 2;
    if (star && !hasNumber(near, x)) {
      return null;
    }
    int tail = powersTo(far[0], x, -sign, !star);
    if (tail > 0 && (star ? hasStar(near, x) : near[0].is(Stops.NUMBER))) {
      return new Written(x, sign, false, tail + 1, star);
    }
    if (isPlain(far[0], x, star ? 0 : 1)) {
      ShortGame other = star && near[0].is(Stops.NUMBER) ? near[1] : near[0];
      int n = powersTo(other, x, sign, star);
      return n > 0 ? new Written(x, sign, true, n + 1, star) : null;
    }
    return null;
  }

  /** The n such that g is x + sign up^[n], and * if there is a star; or 0. */
  private static int powersTo(ShortGame g, Dyadic x, int sign, boolean star) {
    if (g.isPlain()) {
      boolean one = g.ups == sign && g.nimber == (star ? 1 : 0) && g.number.equals(x);
      return one ? 1 : 0;
    }
    Written w = written(g);
    boolean powers = w != null && w.sum && w.sign == sign && w.star == star && w.x.equals(x);
    return powers ? w.n : 0;
  }

  private static boolean isPlain(ShortGame g, Dyadic x, int nimber) {
    return g.isPlain() && g.ups == 0 && g.nimber == nimber && g.number.equals(x);
  }

  private static boolean hasNumber(ShortGame[] two, Dyadic x) {
    return isPlain(two[0], x, 0) || isPlain(two[1], x, 0);
  }

  private static boolean hasStar(ShortGame[] two, Dyadic x) {
    return isPlain(two[0], x, 1) || isPlain(two[1], x, 1);
  }
}
