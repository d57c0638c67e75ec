package org.farstar.values.shortgame;

import java.util.HashMap;
import java.util.Map;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/** Who wins a short game. */
final class Outcomes {
  private Outcomes() {}

  private static Outcome of(boolean leftWinsFirst, boolean rightWinsFirst) {
    return Outcome.of(
        leftWinsFirst ? Result.WIN : Result.LOSS, rightWinsFirst ? Result.WIN : Result.LOSS);
  }

  /** In normal play, where whoever cannot move loses. */
  static Outcome normal(ShortGame g) {
    ShortGame zero = g.universe.zero();
    return of(!Order.atMost(g, zero), !Order.atMost(zero, g));
  }

  /** In misère play of the canonical form, where whoever cannot move wins. */
  static Outcome misere(ShortGame g) {
    g.checkHeight("the misère outcome");
    return misere(g, new HashMap<>());
  }

  private static Outcome misere(ShortGame g, Map<ShortGame, Outcome> known) {
    if (g.is(Stops.NUMBER) && g.number.isInteger()) {
      int sign = g.number.signum();
      return sign > 0 ? Outcome.R : sign < 0 ? Outcome.L : Outcome.N;
    }
    Outcome outcome = known.get(g);
    if (outcome == null) {
      outcome = of(winsFirst(g, Player.LEFT, known), winsFirst(g, Player.RIGHT, known));
      known.put(g, outcome);
    }
    return outcome;
  }

  private static boolean winsFirst(ShortGame g, Player player, Map<ShortGame, Outcome> known) {
    ShortGame[] options = g.stored(player);
    for (ShortGame option : options) {
      Outcome outcome = misere(option, known);
      if (outcome == Outcome.P || outcome == (player == Player.LEFT ? Outcome.L : Outcome.R)) {
        return true;
      }
    }
    return options.length == 0;
  }
}
