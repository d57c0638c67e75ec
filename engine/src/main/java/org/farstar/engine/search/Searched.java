package org.farstar.engine.search;

import java.util.Optional;
import org.farstar.engine.answer.Source;
import org.farstar.engine.budget.StopReason;

/**
 * What a search found, and what it took.
 *
 * @param <T> the answer
 * @param result the answer, empty where the budget ended first
 * @param positions how many positions were visited
 * @param millis the wall time
 * @param stopped why the search ended early, empty where it did not
 */
public record Searched<T>(
    Optional<T> result, long positions, long millis, Optional<StopReason> stopped) {

  /** This search as the source of an answer. */
  public Source source() {
    return new Source.BySearch(positions, millis);
  }
}
