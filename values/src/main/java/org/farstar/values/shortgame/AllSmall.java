package org.farstar.values.shortgame;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.farstar.values.Dyadic;

/**
 * All-small games, in which at every turn both players can move or neither can: their atomic
 * weights, far stars and companions (Winning Ways, chapter 8; Siegel, Combinatorial Game Theory,
 * II.7).
 */
final class AllSmall {
  private static final Dyadic TWO = Dyadic.of(2);

  private AllSmall() {}

  /** Whether 0 is the only number among the followers. */
  static boolean isAllSmall(ShortGame g) {
    if (g.isPlain()) {
      return g.number.isZero();
    }
    if (!g.leftStop.isZero() || !g.rightStop.isZero()) {
      return false;
    }
    Facts facts = g.facts();
    if (facts.allSmall == 0) {
      facts.allSmall =
          areAllSmall(g.options(Form.LEFT)) && areAllSmall(g.options(Form.RIGHT)) ? 1 : -1;
    }
    return facts.allSmall > 0;
  }

  private static boolean areAllSmall(ShortGame[] options) {
    for (ShortGame option : options) {
      if (!isAllSmall(option)) {
        return false;
      }
    }
    return true;
  }

  private static void check(ShortGame g, String what) {
    if (!isAllSmall(g)) {
      throw new NoAtomicWeightException(
          "only all-small games have "
              + what
              + ", and one of this game's followers is a number other than 0");
    }
  }

  /** The least k such that *k is remote from g: greater than every nimber among its followers. */
  static int farStar(ShortGame g) {
    if (g.isPlain()) {
      return Math.max(2, (g.nimber | 1) + 1);
    }
    Facts facts = g.facts();
    if (facts.farStar == 0) {
      int far = 2;
      for (int side = Form.LEFT; side <= Form.RIGHT; side++) {
        for (ShortGame option : g.options(side)) {
          far = Math.max(far, farStar(option));
        }
      }
      facts.farStar = far;
    }
    return facts.farStar;
  }

  static ShortGame atomicWeight(ShortGame g) {
    check(g, "an atomic weight");
    return weight(g);
  }

  private static ShortGame weight(ShortGame g) {
    if (g.isPlain()) {
      return g.universe.integer(g.ups);
    }
    Facts facts = g.facts();
    if (facts.weight == null) {
      facts.weight = findWeight(g);
    }
    return facts.weight;
  }

  /**
   * The game {W(G^L) - 2 | W(G^R) + 2}, unless that is an integer: then any integer that fits
   * between the options may be the weight, and it is the greatest of them if g is greater than a
   * remote star, the least if g is less, and 0 if they are confused.
   */
  private static ShortGame findWeight(ShortGame g) {
    Universe u = g.universe;
    List<ShortGame> left = new ArrayList<>();
    for (ShortGame option : g.options(Form.LEFT)) {
      left.add(Sums.sum(weight(option), u.number(TWO.negate())));
    }
    List<ShortGame> right = new ArrayList<>();
    for (ShortGame option : g.options(Form.RIGHT)) {
      right.add(Sums.sum(weight(option), u.number(TWO)));
    }
    ShortGame simplest = u.of(left, right);
    if (!simplest.is(Stops.NUMBER) || !simplest.number.isInteger()) {
      return simplest;
    }
    ShortGame star = u.nimber(farStar(g));
    if (Order.atMost(star, g)) {
      return u.number(Dyadic.of(greatestBelow(right)));
    }
    if (Order.atMost(g, star)) {
      return u.number(
          Dyadic.of(greatestBelow(left.stream().map(Sums::negative).toList()).negate()));
    }
    return simplest;
  }

  /** The greatest integer that is less than or confused with every one of these games. */
  private static BigInteger greatestBelow(List<ShortGame> games) {
    BigInteger most = null;
    for (ShortGame h : games) {
      BigInteger n = h.leftStop.floor();
      if (Order.atMost(h, h.universe.number(Dyadic.of(n)))) {
        n = n.subtract(BigInteger.ONE);
      }
      most = most == null ? n : most.min(n);
    }
    return most;
  }

  /**
   * The companion, in which a player may also move to 0 where the game is already no worse than 0
   * for that player: {0 if G &gt;= 0, companions of G^L | 0 if G &lt;= 0, companions of G^R}. That
   * of n up + *k is n up + *(k xor 1) for k &lt; 2, and itself for others.
   */
  static ShortGame companion(ShortGame g) {
    check(g, "a companion");
    return findCompanion(g);
  }

  private static ShortGame findCompanion(ShortGame g) {
    if (g.isPlain()) {
      return g.nimber > 1 ? g : g.universe.plain(g.number, g.ups, g.nimber ^ 1);
    }
    Facts facts = g.facts();
    if (facts.companion == null) {
      facts.companion = g.universe.of(companions(g, Form.LEFT), companions(g, Form.RIGHT));
    }
    return facts.companion;
  }

  private static List<ShortGame> companions(ShortGame g, int side) {
    List<ShortGame> options = new ArrayList<>();
    if (Order.atLeast(side, g, g.universe.zero())) {
      options.add(g.universe.zero());
    }
    for (ShortGame option : g.options(side)) {
      options.add(findCompanion(option));
    }
    return options;
  }
}
