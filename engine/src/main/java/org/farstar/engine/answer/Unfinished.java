package org.farstar.engine.answer;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.OutcomeSet;

/**
 * What is known when the budget has ended before everything asked for was found. The report may
 * still hold the outcome itself: then only moves or the reason are missing.
 *
 * @param reason why it ended
 * @param possible the outcome classes that are still possible
 * @param positions how many positions it visited
 * @param millis how long it took
 * @param known why some outcome classes are not possible, and what is known of the parts of a sum
 *     that was not decided; empty unless asked for
 * @param by the theorems that have ruled out outcome classes
 * @param bounds numbers that the value is at least and at most, where it was asked for
 */
public record Unfinished(
    StopReason reason,
    OutcomeSet possible,
    long positions,
    long millis,
    List<Step> known,
    List<Source> by,
    ValueBounds bounds) {
  public Unfinished {
    known = Step.complete(known);
    by = List.copyOf(by);
  }

  /** What a search knows alone. */
  public Unfinished(
      StopReason reason, OutcomeSet possible, long positions, long millis, List<Step> known) {
    this(reason, possible, positions, millis, known, List.of(), ValueBounds.NONE);
  }

  /** The same with what theories have ruled out. */
  Unfinished and(HalfAnswer half) {
    List<Step> steps = new ArrayList<>(half.reason());
    steps.addAll(known);
    return new Unfinished(
        reason, possible.and(half.possible()), positions, millis, steps, half.by(), bounds);
  }

  /** The same with bounds of the value, which rule out outcome classes. */
  Unfinished within(ValueBounds found) {
    return new Unfinished(
        reason, possible.and(found.possible()), positions, millis, known, by, found);
  }
}
