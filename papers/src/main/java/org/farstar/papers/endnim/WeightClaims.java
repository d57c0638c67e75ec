package org.farstar.papers.endnim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.ToIntFunction;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.games.heap.endnim.Row;
import org.farstar.games.heap.endnim.RowValues;
import org.farstar.values.player.Outcome;

/** The paper's open question, and what is proved of it for few piles. */
final class WeightClaims {
  private static final Claims PAPER = Claims.of("end-nim");

  /** The highest piles of the layers. */
  static final int HEIGHT = 6;

  /** Three heights with differences up to 5, and four. */
  private static final int THREE_PILES = 15;

  private static final int THREE_PILES_AND_HEAP = 20;

  private static final int FOUR_PILES = 7;

  /**
   * The layer of the size checked last: sizes come one after the other, each from the one before.
   */
  private static final Cases.Key<AtomicReference<RowValues>> LAYER = new Cases.Key<>();

  private WeightClaims() {}

  static List<Claim> all() {
    List<Claim> claims = new ArrayList<>(List.of(integers()));
    claims.addAll(RowWeightClaims.all());
    claims.addAll(List.of(threeOutcomes(), threeWeights(), fourOutcomes(), fourWeights()));
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
    RowsWithStar search = new RowsWithStar(3, largest, cases.control());
    for (int piles = 0; piles <= 3; piles++) {
      Map<String, Outcome> found = new HashMap<>();
      EndNimReferee.rows(piles, EndNimReferee.upTo(largest))
          .forEach(
              row -> {
                List<Integer> heights = row.heights();
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
        .butNot(
            "That of a|m|b is 1 if a > m.",
            cases -> weights(3, THREE_PILES, row -> Integer.signum(FourPiles.weight(row)), cases))
        .check(cases -> weights(3, THREE_PILES, FourPiles::weight, cases));
  }

  private static Claim fourOutcomes() {
    return PAPER
        .beyond("four-outcomes")
        .says(
            "Beside a heap h of Nim the row a|b|c|d is, if b < c, Left's for a > c+d; P for a = c+d and"
                + " h = 0, and N for a = c+d and h > 0; Right's for a < c+d, but N if d <= b and h = c;"
                + " and with b > c so in the mirror. If b = c, the player with the higher of a and d"
                + " wins if it is higher than b, or equal to b and h is not 1, or lower than b and h ="
                + " 0; for a = d it is P if h = 0; and else it is N. Rows of up to three piles have such"
                + " formulas too.")
        .over("rows of up to four piles, all heights and heaps up to %d", 1, 9)
        .atMost(60)
        .butNot(
            "With b < c and a < c+d it is always Right's.",
            (size, cases) ->
                fourOutcomes(
                    size, (row, heap) -> rightBelow(row) ? Outcome.R : outcome(row, heap), cases))
        .check((size, cases) -> fourOutcomes(size, WeightClaims::outcome, cases));
  }

  private static Outcome outcome(List<Integer> row, int heap) {
    return FourPiles.outcome(row, heap);
  }

  private static boolean rightBelow(List<Integer> row) {
    return row.size() == 4 && row.get(1) < row.get(2) && row.get(0) < row.get(2) + row.get(3);
  }

  /** The rows and heaps with this height and none higher. */
  private static void fourOutcomes(int height, ByFormula formula, Cases cases) {
    RowsWithStar search = new RowsWithStar(4, height, cases.control());
    for (int piles = 0; piles <= 4; piles++) {
      EndNimReferee.rows(piles, EndNimReferee.upTo(height))
          .map(Row::heights)
          .forEach(
              row -> {
                boolean before = row.stream().allMatch(pile -> pile < height);
                for (int heap = before ? height : 0; heap <= height; heap++) {
                  int beside = heap;
                  cases.equal(
                      formula.outcome(row, heap),
                      search.outcome(row, heap),
                      () -> row + " + *" + beside);
                }
              });
    }
  }

  /** Who wins a row beside a heap. */
  @FunctionalInterface
  private interface ByFormula {
    Outcome outcome(List<Integer> row, int heap);
  }

  private static Claim fourWeights() {
    return PAPER
        .beyond("four-weights")
        .says(
            "The atomic weight of a|b|c|d with b < c is 3 if a > c+d and 0 if a = c+d; if a < c+d it is"
                + " -1 for d < c, -2 for d = c and -3 for d > c; with b > c it is the negative of that"
                + " of the mirror image. With b = c and a > d it is 3 if a > b, 1 if a = b and 0 if a <"
                + " b, with a < d the negative of that in the mirror, and with a = d it is 0. So all"
                + " atomic weights of rows of up to four piles, of any heights, are integers.")
        .over("all heights up to 7; of all heights by induction, with four-outcomes")
        .butNot(
            "It is never 3 or -3.",
            cases ->
                weights(
                    4, FOUR_PILES, row -> Math.max(-2, Math.min(2, FourPiles.weight(row))), cases))
        .check(cases -> weights(4, FOUR_PILES, FourPiles::weight, cases));
  }

  private static void weights(
      int most, int height, ToIntFunction<List<Integer>> formula, Cases cases) {
    RowValues weights = new RowValues(height);
    for (int piles = 1; piles <= most; piles++) {
      weights.advance(cases.control());
      weights.each(
          (row, value, weight) ->
              cases.equal(
                  Integer.toString(formula.applyAsInt(row.heights())),
                  weight.toString(),
                  () -> "the atomic weight of " + row));
    }
  }

  /** The rows of so many piles. */
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
