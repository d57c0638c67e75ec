package org.farstar.engine.rules;

import java.util.Optional;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;

/** What rules must be like so that they can be changed. */
final class Changes {
  private Changes() {}

  /**
   * The rules.
   *
   * @throws IllegalArgumentException if they are decided by a verdict, or by who wins a play
   *     without end
   */
  static <P> Rules<P> byLastMove(Rules<P> rules, String word) {
    boolean goals = rules.endless().filter(outcome -> outcome != Outcome.D).isPresent();
    if (rules.ending() == Ending.VERDICT || goals) {
      throw new IllegalArgumentException("'" + word + ":' is for games that the last move decides");
    }
    return rules;
  }

  /** Where moves stand for others, what may be left out is for the players of the rules alone. */
  static <P> Optional<String> unsearchable(Rules<P> rules, P position, boolean exact) {
    return rules
        .unsearchable(position, exact)
        .or(
            () ->
                rules
                    .movesStandForOthers(position)
                    .map(why -> "moves are left out that count where the rules are changed"));
  }
}
