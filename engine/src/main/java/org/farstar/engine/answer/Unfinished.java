package org.farstar.engine.answer;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Outcome;

/**
 * What is known when the budget has ended before everything asked for was found. The report may
 * still hold the outcome itself: then only moves or the reason are missing.
 *
 * @param reason why it ended
 * @param possible the outcome classes that are still possible
 * @param positions how many positions it visited
 * @param millis how long it took
 * @param known what is known of the parts of a sum that was not decided; empty unless asked for
 */
public record Unfinished(
    StopReason reason, Set<Outcome> possible, long positions, long millis, List<Step> known) {
  public Unfinished {
    Set<Outcome> copy = EnumSet.noneOf(Outcome.class);
    copy.addAll(possible);
    possible = Collections.unmodifiableSet(copy);
    known = Step.complete(known);
  }
}
