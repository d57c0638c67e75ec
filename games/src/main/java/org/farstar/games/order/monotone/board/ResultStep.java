package org.farstar.games.order.monotone.board;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.player.Outcome;

/** Who wins a monotonic sequence game, as the step of a reason. */
public final class ResultStep {
  private static final int MOST_MOVES_NAMED = 8;

  private ResultStep() {}

  /**
   * The step.
   *
   * @param cards the winning moves, where they were found
   */
  public static Step of(Outcome outcome, Optional<List<String>> cards) {
    String text =
        switch (outcome) {
          case N -> "The next player wins" + cards.map(ResultStep::named).orElse("") + ".";
          case P -> "Whatever the next player plays, the opponent has a winning answer.";
          default -> "Neither player can force a win before the deck is used up.";
        };
    Step step = Step.of(StepKind.RESULT, text).with("outcome", outcome.name());
    return cards.map(all -> step.with("moves", all)).orElse(step);
  }

  private static String named(List<String> cards) {
    int shown = Math.min(MOST_MOVES_NAMED, cards.size());
    String list = String.join(", ", cards.subList(0, shown));
    int more = cards.size() - shown;
    return " by " + list + (more > 0 ? " and " + more + " more" : "");
  }
}
