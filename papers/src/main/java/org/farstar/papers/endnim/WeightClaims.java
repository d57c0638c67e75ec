package org.farstar.papers.endnim;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.theory.Works;
import org.farstar.games.heap.endnim.RowValues;

/** The paper's open question, and the theorem that answers it for finite rows. */
final class WeightClaims {
  private static final Claims PAPER = Claims.of(Works.END_NIM);

  /** The highest piles of the layers. */
  static final int HEIGHT = 6;

  /**
   * The layer of the size checked last: sizes come one after the other, each from the one before.
   */
  private static final Cases.Key<AtomicReference<RowValues>> LAYER = new Cases.Key<>();

  private WeightClaims() {}

  static List<Claim> all() {
    List<Claim> claims = new ArrayList<>(List.of(integers()));
    claims.addAll(RowWeightClaims.all());
    return claims;
  }

  private static Claim integers() {
    return PAPER
        .at("open", "Open question")
        .says("The atomic weights of all finite positions are integers.")
        .over(
            "all rows of up to %d piles of heights up to "
                + HEIGHT
                + "; of all finite rows by induction",
            1,
            6)
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

  /** The rows of this many piles. */
  static RowValues layer(int piles, Cases cases) {
    AtomicReference<RowValues> kept = cases.table(LAYER, AtomicReference::new);
    if (kept.get() == null || kept.get().piles() > piles) {
      kept.set(new RowValues(HEIGHT));
    }
    while (kept.get().piles() < piles) {
      kept.get().advance(cases.control());
    }
    return kept.get();
  }
}
