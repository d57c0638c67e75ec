package org.farstar.games.heap.nim;

import java.util.List;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.values.player.Outcome;

/** What the lecture says about Nim, against a search that never takes heaps apart. */
public final class NimClaims {
  private static final Claims LECTURE = Claims.of("slides");
  private static final Cases.Key<OutcomeTable<Heaps>> OUTCOMES = new Cases.Key<>();
  private static final int LARGEST_BESIDE = 15;

  private NimClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    return List.of(onePile(), binarySum(), binarySumExample());
  }

  private static Claim onePile() {
    return LECTURE
        .at("nim-one", "Sprague-Grundy numbering, Nim with one pile")
        .says("A single pile is a P-position only if it is empty.")
        .over("piles up to %d", 0, 100)
        .check(
            (size, cases) -> {
              Heaps pile = Heaps.of(size);
              cases.equal(isP(size == 0), outcome(pile, cases), () -> "a pile of " + size);
            });
  }

  private static Claim binarySum() {
    return LECTURE
        .at("nim", "Theorem on sums, Nim")
        .says(
            "The value of piles is the exclusive or of their sizes: beside a pile of this size they"
                + " are a P-position, and beside no other.")
        .over("all sets of up to three piles of at most %d, beside every pile of at most 15", 0, 7)
        .check(NimClaims::binarySums);
  }

  private static void binarySums(int size, Cases cases) {
    for (int b = 0; b <= size; b++) {
      for (int c = 0; c <= b; c++) {
        for (int d = 0; d <= LARGEST_BESIDE; d++) {
          compare(Heaps.of(size, b, c, d), (size ^ b ^ c) == d, cases);
        }
      }
    }
  }

  private static Claim binarySumExample() {
    return LECTURE
        .at("nim-11-5", "Theorem on sums, example of the binary sum")
        .says("The binary sum of 11 and 5 is 14: piles of 11, 5 and 14 are a P-position.")
        .over("the piles 11 5 with every pile up to 15")
        .check(
            cases -> {
              for (int d = 0; d <= LARGEST_BESIDE; d++) {
                compare(Heaps.of(11, 5, d), d == 14, cases);
              }
            });
  }

  private static void compare(Heaps heaps, boolean previousWins, Cases cases) {
    cases.equal(isP(previousWins), outcome(heaps, cases), () -> "the piles " + heaps);
  }

  private static Outcome isP(boolean previousWins) {
    return previousWins ? Outcome.P : Outcome.N;
  }

  private static Outcome outcome(Heaps heaps, Cases cases) {
    OutcomeTable<Heaps> table = cases.table(OUTCOMES, OutcomeTable::remembering);
    return new OutcomeSearch<>(new Nim(), table, cases.control()).outcome(heaps);
  }
}
