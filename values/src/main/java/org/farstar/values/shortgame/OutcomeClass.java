package org.farstar.values.shortgame;

import java.util.HashMap;
import java.util.Map;

/** Who wins a game: the four classes. */
public enum OutcomeClass {
  /** Left wins, whoever starts. */
  L,
  /** Right wins, whoever starts. */
  R,
  /** The next player wins, who moves first. */
  N,
  /** The previous player wins, who moves second. */
  P;

  private static OutcomeClass of(boolean leftWinsFirst, boolean rightWinsFirst) {
    if (leftWinsFirst) {
      return rightWinsFirst ? N : L;
    }
    return rightWinsFirst ? R : P;
  }

  /** In normal play, where whoever cannot move loses. */
  static OutcomeClass normal(ShortGame g) {
    ShortGame zero = g.universe.zero();
    return of(!Order.atMost(g, zero), !Order.atMost(zero, g));
  }

  /** In misère play of the canonical form, where whoever cannot move wins. */
  static OutcomeClass misere(ShortGame g) {
    g.checkHeight("the misère outcome");
    return misere(g, new HashMap<>());
  }

  private static OutcomeClass misere(ShortGame g, Map<ShortGame, OutcomeClass> known) {
    if (g.is(Stops.NUMBER) && g.number.isInteger()) {
      int sign = g.number.signum();
      return sign > 0 ? R : sign < 0 ? L : N;
    }
    OutcomeClass outcome = known.get(g);
    if (outcome == null) {
      outcome = of(winsFirst(g, Form.LEFT, known), winsFirst(g, Form.RIGHT, known));
      known.put(g, outcome);
    }
    return outcome;
  }

  private static boolean winsFirst(ShortGame g, int side, Map<ShortGame, OutcomeClass> known) {
    ShortGame[] options = g.options(side);
    for (ShortGame option : options) {
      OutcomeClass outcome = misere(option, known);
      if (outcome == P || outcome == (side == Form.LEFT ? L : R)) {
        return true;
      }
    }
    return options.length == 0;
  }
}
