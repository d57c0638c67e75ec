package org.farstar.values.shortgame;

import java.util.Optional;
import org.farstar.values.Dyadic;

/**
 * Arithmetic of the values x + n up + *k, without options and without tables.
 *
 * <p>Canonical forms (Winning Ways, chapter 8; Siegel, Combinatorial Game Theory, II.4), to which x
 * is added throughout:
 *
 * <pre>
 *   *k             = { *0, ..., *(k-1) | the same }
 *   up + *         = { 0, * | 0 }
 *   n up + *k      = { 0 | (n-1) up + *(k xor 1) }     for other n &gt;= 1
 * </pre>
 */
final class NumberUpStar {

  private static final ShortGame[] NONE = {};

  /** The longest list of options that is written out. */
  static final int MOST_OPTIONS = 1 << 16;

  private NumberUpStar() {}

  /** The hash, which needs the number itself only if its key is not exact. */
  static int hash(long key, Dyadic number, long ups, int nimber) {
    int ofNumber = StopKey.isExact(key) ? Long.hashCode(key) : number.hashCode();
    return InternTable.mix((ofNumber * 31 + Long.hashCode(ups)) * 31 + nimber);
  }

  /** Whether g is at most h. */
  static boolean atMost(ShortGame g, ShortGame h) {
    int numbers = StopKey.compare(g.leftKey, g.leftStop, h.leftKey, h.leftStop);
    if (numbers != 0) {
      return numbers < 0;
    }
    if (g.ups == h.ups) {
      return g.nimber == h.nimber;
    }
    return g.ups < h.ups && (g.ups + 1 != h.ups || (g.nimber ^ h.nimber) != 1);
  }

  /** The sum; throws ArithmeticException if the multiple of up leaves a long. */
  static ShortGame sum(ShortGame g, ShortGame h) {
    if (g == g.universe.zero()) {
      return h;
    }
    if (h == g.universe.zero()) {
      return g;
    }
    long ups = Math.addExact(g.ups, h.ups);
    if (StopKey.isSmall(g.leftKey) && StopKey.isSmall(h.leftKey)) {
      ShortGame sum = g.universe.recent(g.leftKey + h.leftKey, ups, g.nimber ^ h.nimber);
      if (sum != null) {
        return sum;
      }
    }
    return g.universe.numberUpStar(g.number.plus(h.number), ups, g.nimber ^ h.nimber);
  }

  static boolean isZero(ShortGame g) {
    return g.is(Stops.NUMBER) && g.number.isZero();
  }

  static ShortGame negative(ShortGame g) {
    return g.universe.numberUpStar(g.number.negate(), Math.negateExact(g.ups), g.nimber);
  }

  /** The canonical options. */
  static Stored.Options options(ShortGame g) {
    Universe u = g.universe;
    if (g.is(Stops.NUMBER)) {
      return new Stored.Options(one(u, g.number.leftOption()), one(u, g.number.rightOption()));
    }
    if (g.ups == 0) {
      ShortGame[] both = nimbers(g, g.nimber);
      return new Stored.Options(both, both);
    }
    boolean up = g.ups > 0;
    ShortGame[] far = {u.numberUpStar(g.number, g.ups + (up ? -1 : 1), g.nimber ^ 1)};
    ShortGame[] near = {u.numberUpStar(g.number, 0, 0)};
    if (g.nimber == 1 && (g.ups == 1 || g.ups == -1)) {
      far = near;
      near = nimbers(g, 2);
    }
    return up ? new Stored.Options(near, far) : new Stored.Options(far, near);
  }

  private static ShortGame[] one(Universe u, Optional<Dyadic> number) {
    return number.map(x -> new ShortGame[] {u.number(x)}).orElse(NONE);
  }

  /** x, x*, ..., x*(k-1). */
  private static ShortGame[] nimbers(ShortGame g, int k) {
    if (k > MOST_OPTIONS) {
      throw new GameTooLargeException(
          "the options of *" + k + " are too many to write out, at most " + MOST_OPTIONS);
    }
    ShortGame[] options = new ShortGame[k];
    for (int i = 0; i < k; i++) {
      options[i] = g.universe.numberUpStar(g.number, 0, i);
    }
    return options;
  }

  /**
   * The number-up-star with these canonical options, which is no number, or null if there is none.
   *
   * <p>Constant time unless all options are nimbers over one number.
   */
  static ShortGame recognise(ShortGame[] left, ShortGame[] right) {
    if (left.length == 1 && right.length == 1) {
      return recogniseUp(left[0], right[0]);
    }
    if (left.length == 2 && right.length == 1) {
      return recogniseUpStar(left, right[0], 1);
    }
    if (left.length == 1 && right.length == 2) {
      return recogniseUpStar(right, left[0], -1);
    }
    return left.length == right.length ? recogniseNimber(left, right) : null;
  }

  private static ShortGame recogniseUp(ShortGame l, ShortGame r) {
    if (!l.isNumberUpStar() || !r.isNumberUpStar() || !l.number.equals(r.number)) {
      return null;
    }
    Universe u = l.universe;
    if (l.is(Stops.NUMBER) && r.is(Stops.NUMBER)) {
      return u.numberUpStar(l.number, 0, 1);
    }
    if (l.is(Stops.NUMBER) && (r.ups > 0 || r.ups == 0 && r.nimber != 0)) {
      return u.numberUpStar(l.number, Math.addExact(r.ups, 1), r.nimber ^ 1);
    }
    if (r.is(Stops.NUMBER) && (l.ups < 0 || l.ups == 0 && l.nimber != 0)) {
      return u.numberUpStar(l.number, Math.subtractExact(l.ups, 1), l.nimber ^ 1);
    }
    return null;
  }

  private static ShortGame recogniseUpStar(ShortGame[] two, ShortGame one, int sign) {
    boolean upStar =
        one.is(Stops.NUMBER)
            && two[0].isNumberUpStar()
            && two[1].isNumberUpStar()
            && two[0].number.equals(one.number)
            && two[1].number.equals(one.number)
            && two[0].ups == 0
            && two[1].ups == 0
            && two[0].nimber + two[1].nimber == 1;
    return upStar ? one.universe.numberUpStar(one.number, sign, 1) : null;
  }

  private static ShortGame recogniseNimber(ShortGame[] left, ShortGame[] right) {
    int n = left.length;
    boolean[] seen = new boolean[n];
    Dyadic x = left[0].number;
    for (int i = 0; i < n; i++) {
      ShortGame l = left[i];
      boolean next = l == right[i] || ShortGame.same(l, right[i]);
      if (!next || !l.isNumberUpStar() || l.ups != 0 || l.nimber >= n || !l.number.equals(x)) {
        return null;
      }
      if (seen[l.nimber]) {
        return null;
      }
      seen[l.nimber] = true;
    }
    return left[0].universe.numberUpStar(x, 0, n);
  }
}
