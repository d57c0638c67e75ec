package org.farstar.games.heap.endnim;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** The paper's open question, and what is proved of it. */
final class WeightClaims {
  private static final Claims PAPER = Claims.of("end-nim");
  private static final int HEIGHT = 6;

  /** Three heights with differences up to 5, and four. */
  private static final int THREE_PILES = 15;

  private static final int THREE_PILES_AND_HEAP = 20;

  /**
   * The layer of the size checked last: sizes come one after the other, each from the one before.
   */
  private static final Cases.Key<AtomicReference<RowValues>> LAYER = new Cases.Key<>();

  private WeightClaims() {}

  static List<Claim> all() {
    return List.of(integers(), threeOutcomes(), threeWeights());
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

  private static Claim threeOutcomes() {
    return PAPER
        .beyond("three-outcomes")
        .says(
            "Who wins a row of up to three piles of any heights beside a heap of Nim is decided by the"
                + " order of the four numbers and by which neighbours in that order differ by 1 only, 0"
                + " among them.")
        .over(
            "all heights and heaps up to 20; each position of any size has a like one there, with"
                + " differences up to 5, whose options are like its own")
        .butNot("It is decided by the order alone.", cases -> threeOutcomes(1, cases))
        .check(cases -> threeOutcomes(2, cases));
  }

  private static void threeOutcomes(int bound, Cases cases) {
    int largest = THREE_PILES_AND_HEAP;
    RowsWithStar search = new RowsWithStar(largest, cases.control());
    for (int piles = 0; piles <= 3; piles++) {
      Map<String, Outcome> found = new HashMap<>();
      EndNimReferee.rows(piles, EndNimReferee.upTo(largest))
          .forEach(
              row -> {
                List<Integer> heights =
                    row.piles().stream().map(pile -> pile.finitePart().intValue()).toList();
                for (int heap = 0; heap <= largest; heap++) {
                  int beside = heap;
                  Outcome outcome = search.outcome(heights, heap);
                  String alike = RowsWithStar.alike(heights, heap, bound);
                  cases.equal(
                      found.computeIfAbsent(alike, key -> outcome),
                      outcome,
                      () -> row + " + *" + beside);
                }
              });
    }
  }

  private static Claim threeWeights() {
    return PAPER
        .beyond("three-weights")
        .says(
            "The atomic weight of a|b is 1 if a > b; that of a|m|b with a > b is 2 if a > m, 1 if a = m"
                + " and 0 if a < m; for a < b it is the negative of that of the mirror image, and for a"
                + " = b it is 0. So all atomic weights of rows of up to three piles, of any heights,"
                + " are integers.")
        .over(
            "all heights up to 15; the options of any row are like those of one of these, see"
                + " three-outcomes")
        .butNot("That of a|m|b is 1 if a > m.", cases -> threeWeights(1, cases))
        .check(cases -> threeWeights(2, cases));
  }

  private static void threeWeights(int whenFirst, Cases cases) {
    RowValues weights = new RowValues(THREE_PILES);
    for (int piles = 1; piles <= 3; piles++) {
      weights.advance(cases.control());
      weights.each(
          (row, value, weight) ->
              cases.equal(
                  Integer.toString(weight(row, whenFirst)),
                  weight.toString(),
                  () -> "the atomic weight of " + row));
    }
  }

  private static int weight(Row row, int whenFirst) {
    Ordinal left = row.end(Player.LEFT);
    Ordinal right = row.end(Player.RIGHT);
    int sign = Integer.signum(left.compareTo(right));
    if (row.size() < 3) {
      return sign;
    }
    Ordinal higher = sign > 0 ? left : right;
    int order = Integer.signum(higher.compareTo(row.piles().get(1)));
    return sign * (order > 0 ? whenFirst : order + 1);
  }

  private static RowValues layer(int piles, Cases cases) {
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
