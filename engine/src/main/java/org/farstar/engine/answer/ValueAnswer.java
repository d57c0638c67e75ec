package org.farstar.engine.answer;

import java.util.List;
import org.farstar.engine.theory.Step;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;

/**
 * What a position is worth, and why.
 *
 * @param value the value
 * @param outcome the outcome class that the value has
 * @param reason the steps, empty unless asked for
 * @param by where the answer comes from
 */
public record ValueAnswer(Value value, Outcome outcome, List<Step> reason, List<Source> by) {
  /**
   * @throws IllegalArgumentException if a step lacks data that its kind requires
   */
  public ValueAnswer {
    reason = Step.complete(reason);
    by = List.copyOf(by);
  }

  /** An answer from one source. */
  public ValueAnswer(Value value, Outcome outcome, List<Step> reason, Source by) {
    this(value, outcome, reason, List.of(by));
  }
}
