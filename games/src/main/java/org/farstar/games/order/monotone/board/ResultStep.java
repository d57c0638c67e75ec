package org.farstar.games.order.monotone.board;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.player.Outcome;

/** Who wins a monotonic sequence game, as the step of a reason. */
public final class ResultStep {
  private ResultStep() {}

  /**
   * The step.
   *
   * @param cards the winning moves, where they were found
   */
  public static Step of(Outcome outcome, Optional<List<String>> cards) {
    return Step.of(StepKind.RESULT).with("outcome", outcome.label(false)).with("moves", cards);
  }
}
