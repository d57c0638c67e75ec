package org.farstar.games.heap.endnim;

import java.util.List;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;

/** The paper's open question. */
final class WeightClaims {
  private static final int HEIGHT = 6;

  /** The layer before the size that is checked next: sizes come one after the other, from 1. */
  private AtomicWeights weights;

  private WeightClaims() {}

  static List<Claim> all() {
    return List.of(
        Claim.sized(
                "end-nim/open",
                "Open question",
                "The atomic weights of all finite positions are integers.",
                "all rows of up to %d piles of heights up to " + HEIGHT,
                1,
                6,
                new WeightClaims()::integers)
            .conjecture());
  }

  private void integers(int size, Cases cases) {
    if (weights == null || size == 1) {
      weights = new AtomicWeights(HEIGHT, cases.control());
    }
    weights.advance();
    weights.each(
        (row, value, weight) ->
            cases.check(
                weight.isInteger(), () -> row + " = " + value + " has atomic weight " + weight));
  }
}
