package org.farstar.verify.monotone;

import java.util.List;
import java.util.Optional;

/**
 * A board of a monotonic sequence game on a chain.
 *
 * @param a how long an ascending subsequence ends it, from 2 on
 * @param d how long a descending one ends it, from 2 on
 * @param misere whether who completes one loses
 * @param played the cards on the board in the order in which they were played, each as the number
 *     of those on the board that are lower
 * @param free the orders of the free cards between them, from below the lowest to above the highest
 */
public record SequenceGame(int a, int d, boolean misere, List<Integer> played, List<Order> free) {
  public SequenceGame {
    played = List.copyOf(played);
    free = List.copyOf(free);
    if (free.size() != played.size() + 1) {
      throw new IllegalArgumentException(free.size() + " orders between " + played.size());
    }
  }

  /** The whole deck, where no card has been played. */
  Optional<Order> deck() {
    return Optional.of(free.get(0)).filter(whole -> played.isEmpty());
  }
}
