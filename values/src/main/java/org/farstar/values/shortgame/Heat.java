package org.farstar.values.shortgame;

import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * Cooling and its inverses (Winning Ways, chapter 6; Siegel, Combinatorial Game Theory, II.5 and
 * II.6).
 *
 * <pre>
 *   G cooled by t      = { (G^L cooled) - t | (G^R cooled) + t }, the mean above the temperature
 *   G heated by t      = G for a number, otherwise { (G^L heated) + t | (G^R heated) - t }
 *   G overheated s..t  = n s for an integer n, otherwise { (G^L overheated) + t | ... - t }
 * </pre>
 */
final class Heat {
  /** The temperature of integers: cooled by it, the form {-1|1} of 0 would become {0|0}. */
  private static final Dyadic COLDEST = Dyadic.of(-1);

  private Heat() {}

  static ShortGame cool(ShortGame g, Dyadic t) {
    if (t.compareTo(COLDEST) <= 0) {
      throw new IllegalArgumentException("games are cooled by more than -1, not by " + t);
    }
    if (t.isZero()) {
      return g;
    }
    g.checkHeight("cooling");
    ShortGame tax = g.universe.number(t);
    ShortGame refund = g.universe.number(t.negate());
    return new Transform() {
      @Override
      ShortGame base(ShortGame h) {
        if (h.is(Stops.NUMBER) && h.number.isInteger()) {
          return h;
        }
        return t.compareTo(h.temperature()) > 0 ? h.universe.number(h.mean()) : null;
      }

      @Override
      ShortGame option(Player player, ShortGame image) {
        return Sums.sum(image, player == Player.LEFT ? refund : tax);
      }
    }.image(g);
  }

  static ShortGame heat(ShortGame g, ShortGame t) {
    g.checkHeight("heating");
    ShortGame minus = Sums.negative(t);
    return new Transform() {
      @Override
      ShortGame base(ShortGame h) {
        return h.is(Stops.NUMBER) ? h : null;
      }

      @Override
      ShortGame option(Player player, ShortGame image) {
        return Sums.sum(image, player == Player.LEFT ? t : minus);
      }
    }.image(g);
  }

  static ShortGame overheat(ShortGame g, ShortGame s, ShortGame t) {
    g.checkHeight("overheating");
    ShortGame minus = Sums.negative(t);
    return new Transform() {
      @Override
      ShortGame base(ShortGame h) {
        boolean integer = h.is(Stops.NUMBER) && h.number.isInteger();
        return integer ? Sums.multiple(s, h.number.numerator()) : null;
      }

      @Override
      ShortGame option(Player player, ShortGame image) {
        return Sums.sum(image, player == Player.LEFT ? t : minus);
      }
    }.image(g);
  }
}
