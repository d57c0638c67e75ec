package org.farstar.values.shortgame;

import org.farstar.values.player.Player;

/**
 * Games in which the parity of the moves does not depend on how they are played.
 *
 * <p>0 is even; a game is odd if all its options are even, and even if all are odd. Tempered parity
 * begins at numbers instead of at 0: numbers are even-tempered, and a game that is no number is
 * odd-tempered if all its options are even-tempered, and the other way round (Siegel, Combinatorial
 * Game Theory, II.6).
 */
enum Parity {
  EVEN,
  ODD,
  NEITHER;

  private Parity next() {
    return this == EVEN ? ODD : this == ODD ? EVEN : NEITHER;
  }

  static Parity of(ShortGame g) {
    if (g.isNumberUpStar()) {
      if (g.ups != 0 || g.nimber > 1 || !g.number.isInteger()) {
        return NEITHER;
      }
      return g.number.numerator().testBit(0) == (g.nimber == 1) ? EVEN : ODD;
    }
    Facts facts = g.facts();
    if (facts.parity == null) {
      facts.parity = common(g, false);
    }
    return facts.parity;
  }

  static Parity tempered(ShortGame g) {
    if (g.isNumberUpStar()) {
      return g.ups != 0 || g.nimber > 1 ? NEITHER : g.nimber == 0 ? EVEN : ODD;
    }
    Facts facts = g.facts();
    if (facts.tempered == null) {
      facts.tempered = common(g, true);
    }
    return facts.tempered;
  }

  private static Parity common(ShortGame g, boolean tempered) {
    Parity common = null;
    for (Player player : Player.values()) {
      for (ShortGame option : g.stored(player)) {
        Parity parity = tempered ? tempered(option) : of(option);
        if (parity == NEITHER || common != null && common != parity) {
          return NEITHER;
        }
        common = parity;
      }
    }
    return common.next();
  }
}
