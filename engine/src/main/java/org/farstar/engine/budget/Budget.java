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
 * @param memoryBytes how large the table of any one search may grow, by its own estimate, with the
 *     memory that searches {@linkplain Control#sharing share}
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

  /**
   * An even share for one of several parts of the work, the memory whole: parts follow each other.
   * While a position is left every part has one.
   *
   * @param parts how many parts there still are, at least 1
   */
  public Budget share(int parts) {
    if (parts < 1) {
      throw new IllegalArgumentException("a share for one of " + parts + " parts");
    }
    OptionalLong count = positions;
    if (count.isPresent()) {
      long all = count.getAsLong();
      count = OptionalLong.of(Math.min(all, Math.max(1, all / parts)));
    }
    return new Budget(time.map(all -> all.dividedBy(parts)), count, memoryBytes);
  }

  /** What is left after a part of the work; no limit goes below zero. */
  public Budget less(Progress spent) {
    Optional<Duration> rest =
        time.map(all -> all.minusMillis(spent.millis()))
            .map(left -> left.isNegative() ? Duration.ZERO : left);
    OptionalLong count = positions;
    if (count.isPresent()) {
      count = OptionalLong.of(Math.max(0, count.getAsLong() - spent.positions()));
    }
    return new Budget(rest, count, memoryBytes);
  }
}
