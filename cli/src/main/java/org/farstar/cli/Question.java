package org.farstar.cli;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.farstar.cli.input.InputException;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.game.Analyst;
import org.farstar.engine.game.Game;
import org.farstar.engine.game.Report;
import org.farstar.engine.game.Unfinished;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Misere;
import org.farstar.engine.rules.PositionText;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.values.player.Outcome;

/**
 * A position of a game that something is asked about.
 *
 * @param <P> the positions of one term
 * @param game the game
 * @param misere whether the ending is turned round
 * @param read the variant of the rules and the position
 */
record Question<P>(Game<P> game, boolean misere, PositionText<P> read) {

  static <P> Question<P> read(Game<P> game, boolean misere, String text) {
    Rules<P> rules = game.rules();
    if (misere && rules.ending() == Ending.VERDICT) {
      throw new InputException(
          "--misere is for games that the last move decides; " + game.id() + " is none");
    }
    Rules<P> variant = misere ? new Misere<>(rules) : rules;
    return new Question<>(game, misere, PositionText.read(variant, text));
  }

  SumRuleset<P> rules() {
    return read.ruleset();
  }

  Analyst<P> analyst() {
    return new Analyst<>(game, rules());
  }

  /** Asks, and makes a report of what is known even where a theory ran out of its budget. */
  static <A> Report<A> ask(Supplier<Report<A>> asking, Control control, SumRuleset<?> rules) {
    try {
      return asking.get();
    } catch (SearchStopped e) {
      Set<Outcome> possible = EnumSet.of(Outcome.N, Outcome.P, Outcome.L, Outcome.R);
      if (rules.impartial()) {
        possible.removeAll(Set.of(Outcome.L, Outcome.R));
      }
      if (rules.ending() == Ending.VERDICT) {
        possible.add(Outcome.D);
      }
      Unfinished unfinished =
          new Unfinished(
              e.reason(), possible, control.progress().positions(), control.progress().millis());
      return new Report<>(List.of(), Optional.of(unfinished), true);
    }
  }

  /** Why no quick answer is to be expected, where something is known about that. */
  Optional<String> hardness() {
    return rules().hardness(read.position());
  }

  /** The beginning of every JSON answer. */
  Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", game.id());
    data.put("position", read.write());
    if (misere) {
      data.put("misere", true);
    }
    return data;
  }
}
