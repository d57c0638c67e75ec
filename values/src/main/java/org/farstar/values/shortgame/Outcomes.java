package org.farstar.values.shortgame;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.values.Dyadic;
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
    return misere(GameForm.of(g), new HashMap<>());
  }

  /** In misère play of a form. */
  static Outcome misere(GameForm form) {
    return misere(form, new HashMap<>());
  }

  private static Outcome misere(GameForm g, Map<GameForm, Outcome> known) {
    Optional<Dyadic> integer = g.integer();
    if (integer.isPresent()) {
      int sign = integer.get().signum();
      return sign > 0 ? Outcome.R : sign < 0 ? Outcome.L : Outcome.N;
    }
    Outcome outcome = known.get(g);
    if (outcome == null) {
      outcome = of(winsFirst(g, Player.LEFT, known), winsFirst(g, Player.RIGHT, known));
      known.put(g, outcome);
    }
    return outcome;
  }

  private static boolean winsFirst(GameForm g, Player player, Map<GameForm, Outcome> known) {
    List<GameForm> options = g.options(player);
    for (GameForm option : options) {
      Outcome outcome = misere(option, known);
      if (outcome == Outcome.P || outcome == (player == Player.LEFT ? Outcome.L : Outcome.R)) {
        return true;
      }
    }
    return options.isEmpty();
  }
}
