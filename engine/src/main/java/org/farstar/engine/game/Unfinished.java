package org.farstar.engine.game;

import java.util.EnumSet;
import java.util.Set;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.rules.Outcome;

/**
 * What a search knows when its budget has ended before the answer.
 *
 * @param reason why it ended
 * @param possible the outcome classes that are still possible
 * @param positions how many positions it visited
 * @param millis how long it took
 */
public record Unfinished(StopReason reason, Set<Outcome> possible, long positions, long millis) {
  public Unfinished {
    possible = EnumSet.copyOf(possible);
  }
}
