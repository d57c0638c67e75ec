package org.farstar.games.heap.endnim;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;

/** The paper's open question. */
final class WeightClaims {
  private static final Claims PAPER = Claims.of("end-nim");
  private static final int HEIGHT = 6;

  /**
   * The layer of the size checked last: sizes come one after the other, each from the one before.
   */
  private static final Cases.Key<AtomicReference<AtomicWeights>> LAYER = new Cases.Key<>();

  private WeightClaims() {}

  static List<Claim> all() {
    return List.of(integers());
  }

  private static Claim integers() {
    return PAPER
        .at("open", "Open question")
        .says("The atomic weights of all finite positions are integers.")
        .over("all rows of up to %d piles of heights up to " + HEIGHT, 1, 6)
        .conjecture()
        .butNot(
            "They are all 0, 1 or -1.",
            (piles, cases) ->
                layer(piles, cases)
                    .each(
                        (row, value, weight) ->
                            cases.check(
                                List.of("0", "1", "-1").contains(weight.toString()),
                                () -> row + " = " + value + " has atomic weight " + weight)))
        .check(WeightClaims::integers);
  }

  private static void integers(int piles, Cases cases) {
    layer(piles, cases)
        .each(
            (row, value, weight) ->
                cases.check(
                    weight.isInteger(),
                    () -> row + " = " + value + " has atomic weight " + weight));
  }

  private static AtomicWeights layer(int piles, Cases cases) {
    AtomicReference<AtomicWeights> kept = cases.table(LAYER, AtomicReference::new);
    if (kept.get() == null || kept.get().piles() > piles) {
      kept.set(new AtomicWeights(HEIGHT));
    }
    while (kept.get().piles() < piles) {
      kept.get().advance(cases.control());
    }
    return kept.get();
  }
}
