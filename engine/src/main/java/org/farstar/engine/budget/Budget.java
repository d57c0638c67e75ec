package org.farstar.engine.budget;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * How much a search may spend. Empty means without limit.
 *
 * @param time wall time from the start of the work
 * @param positions how many positions may be visited, by all searches and threads of the work
 *     together
 * @param memoryBytes how large the table of any one search may grow, by its own estimate
 */
public record Budget(Optional<Duration> time, OptionalLong positions, OptionalLong memoryBytes) {

  public Budget {
    refuse(time.filter(Duration::isNegative));
    refuse(positions.stream().filter(limit -> limit < 0).boxed().findFirst());
    refuse(memoryBytes.stream().filter(limit -> limit < 0).boxed().findFirst());
  }

  private static void refuse(Optional<?> negative) {
    if (negative.isPresent()) {
      throw new IllegalArgumentException("a limit below zero: " + negative.get());
    }
  }

  /** No limit at all. */
  public static Budget unlimited() {
    return new Budget(Optional.empty(), OptionalLong.empty(), OptionalLong.empty());
  }

  /** A limit on the number of positions only. */
  public static Budget ofPositions(long positions) {
    return new Budget(Optional.empty(), OptionalLong.of(positions), OptionalLong.empty());
  }

  /** A limit on the time only. */
  public static Budget ofTime(Duration time) {
    return new Budget(Optional.of(time), OptionalLong.empty(), OptionalLong.empty());
  }
}
