package org.farstar.checks;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.Term;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.games.positional.play.Won;
import org.farstar.games.positional.search.LineReduction;
import org.farstar.games.positional.search.LineSearch;
import org.farstar.values.player.Outcome;

/**
 * Plays of a win on a board, also those that a reason leaves out because a shorter one is known.
 */
final class WonPlays {
  private WonPlays() {}

  /**
   * Plays of the only part of a sum, each as the reason of who wins: after the search, with the
   * tables empty, and the shortest.
   */
  static List<OutcomeAnswer> of(Sum sum) {
    Term.Placed<?> placed = (Term.Placed<?>) sum.terms().get(0);
    PositionalRules rules = (PositionalRules) placed.variant().rules();
    LineReduction lines =
        placed.variant().reductions().stream()
            .filter(LineReduction.class::isInstance)
            .map(LineReduction.class::cast)
            .findFirst()
            .orElseThrow();
    Marks marks = (Marks) placed.position();
    LineSearch searched = lines.search(new Workspace(), Control.unlimited());
    Won won = searched.won(marks);
    Outcome outcome = won.outcome(rules.turn(marks));
    Step result =
        Step.of(StepKind.RESULT)
            .with("outcome", outcome.label(false))
            .with(
                "player",
                won == Won.NOBODY ? "nobody" : rules.goal().role(won == Won.X ? Side.X : Side.O));
    LineSearch fresh = lines.search(new Workspace(), Control.unlimited());
    Stream<List<Step>> plays =
        Stream.of(
            searched.line(marks, won).map(play -> List.of(result, play)).orElse(List.of()),
            fresh.line(marks, won).map(play -> List.of(result, play)).orElse(List.of()),
            lines.reason(marks, outcome, new Workspace(), Control.unlimited()));
    return plays
        .filter(steps -> !steps.isEmpty())
        .map(steps -> new OutcomeAnswer(outcome, Optional.empty(), steps, List.of()))
        .toList();
  }
}
