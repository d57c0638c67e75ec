package org.farstar.values.shortgame;

import java.math.BigInteger;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * Sums, negatives and multiples of games.
 *
 * <p>A number is added to the options and nothing else needs doing (number translation: Winning
 * Ways, chapter 6). Other sums are formed by the definition G + H = {G^L + H, G + H^L | G^R + H, G
 * + H^R} and remembered in the universe.
 */
final class Sums {

  private Sums() {}

  static ShortGame sum(ShortGame g, ShortGame h) {
    int flags = g.flags | h.flags;
    if ((flags & Stops.NUMBER_UP_STAR) != 0) {
      if ((g.flags & h.flags & Stops.NUMBER_UP_STAR) != 0) {
        return NumberUpStar.sum(g, h);
      }
      if ((flags & Stops.NUMBER) != 0) {
        return (g.flags & Stops.NUMBER) != 0 ? translate(h, g) : translate(g, h);
      }
    }
    if (g.negative != null && ShortGame.same(g.negative, h)) {
      return g.universe.zero();
    }
    SumCache cache = g.universe.sums;
    long key = SumCache.key(g.cacheId(), h.cacheId());
    ShortGame sum = cache.get(key);
    if (sum == null) {
      checkDepth(g);
      checkDepth(h);
      sum = search(g, h);
      cache.put(key, sum);
    }
    return sum;
  }

  /** Number-up-stars have as many moves in a row as they have ups. */
  private static void checkDepth(ShortGame g) {
    if (g.ups > Universe.DEEPEST || g.ups < -Universe.DEEPEST || g.depth > Universe.DEEPEST) {
      throw new GameTooLargeException(
          "ups and nimbers beyond " + Universe.DEEPEST + " cannot be added to other games");
    }
  }

  private static ShortGame search(ShortGame g, ShortGame h) {
    ShortGame[] left = options(Player.LEFT, g, h);
    ShortGame[] right = options(Player.RIGHT, g, h);
    return new Form(g.universe, left, left.length, right, right.length).canonical();
  }

  private static ShortGame[] options(Player player, ShortGame g, ShortGame h) {
    ShortGame[] ofG = g.stored(player);
    ShortGame[] ofH = h.stored(player);
    ShortGame[] all = new ShortGame[ofG.length + ofH.length];
    int n = 0;
    for (ShortGame option : ofG) {
      all[n++] = sum(option, h);
    }
    for (ShortGame option : ofH) {
      all[n++] = sum(g, option);
    }
    return all;
  }

  /** A node plus a number. */
  private static ShortGame translate(ShortGame g, ShortGame x) {
    if (x == x.universe.zero() || x.number.isZero()) {
      return g;
    }
    SumCache cache = g.universe.sums;
    long key = SumCache.key(g.cacheId(), x.cacheId());
    ShortGame sum = cache.get(key);
    if (sum == null) {
      ShortGame[] left = translate(g.stored(Player.LEFT), x);
      ShortGame[] right = translate(g.stored(Player.RIGHT), x);
      sum = new Form(g.universe, left, left.length, right, right.length).finished();
      cache.put(key, sum);
    }
    return sum;
  }

  private static ShortGame[] translate(ShortGame[] options, ShortGame x) {
    ShortGame[] result = new ShortGame[options.length];
    for (int i = 0; i < options.length; i++) {
      result[i] = sum(options[i], x);
    }
    return result;
  }

  static ShortGame negative(ShortGame g) {
    if (g.negative != null) {
      return g.negative;
    }
    ShortGame negative;
    if (g.isNumberUpStar()) {
      negative = NumberUpStar.negative(g);
    } else {
      ShortGame[] left = negatives(g.stored(Player.RIGHT));
      ShortGame[] right = negatives(g.stored(Player.LEFT));
      negative = new Form(g.universe, left, left.length, right, right.length).finished();
    }
    g.negative = negative;
    negative.negative = g;
    return negative;
  }

  private static ShortGame[] negatives(ShortGame[] options) {
    ShortGame[] result = new ShortGame[options.length];
    for (int i = 0; i < options.length; i++) {
      result[i] = negative(options[i]);
    }
    return result;
  }

  /** n copies of a game, by doubling. */
  static ShortGame multiple(ShortGame g, BigInteger n) {
    if (n.signum() < 0) {
      return multiple(negative(g), n.negate());
    }
    if (g.isNumberUpStar()) {
      return g.universe.numberUpStar(
          g.number.times(Dyadic.of(n)), multipleOfUps(g, n), n.testBit(0) ? g.nimber : 0);
    }
    ShortGame sum = g.universe.zero();
    for (int bit = n.bitLength() - 1; bit >= 0; bit--) {
      sum = sum(sum, sum);
      if (n.testBit(bit)) {
        sum = sum(sum, g);
      }
    }
    return sum;
  }

  private static long multipleOfUps(ShortGame g, BigInteger n) {
    BigInteger ups = n.multiply(BigInteger.valueOf(g.ups));
    if (ups.bitLength() >= Long.SIZE) {
      throw new ArithmeticException(n + " copies of " + g.ups + " ups are too many ups");
    }
    return ups.longValue();
  }
}
