package org.farstar.ask.proof;

import java.util.List;
import org.farstar.engine.sum.Sum;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.verify.Promise;

/**
 * What one strategy is to show, and where.
 *
 * @param start where it begins
 * @param promise who gets what
 */
record Shown(Sum start, Promise promise) {
  /** What together proves that the outcome is one of some. */
  static List<Shown> of(Sum start, OutcomeSet outcomes, boolean impartial) {
    return Promise.of(outcomes, impartial).stream()
        .map(promise -> new Shown(start, promise))
        .toList();
  }

  /** Whether it is so, as a search has found what the player gets who moves first. */
  boolean holds(Result first) {
    boolean own = promise.keeper() == promise.starts();
    return !promise.atLeast().betterThan(own ? first : first.forOpponent());
  }

  /** What is false where it is not so. */
  String denied() {
    Player keeper = promise.keeper();
    String first = keeper == promise.starts() ? "first" : "second";
    return keeper.title()
        + ", moving "
        + first
        + ", "
        + (promise.atLeast() == Result.WIN ? "does not win" : "loses");
  }
}
