package org.farstar.games.heap.nim;

import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.values.player.Outcome;

/** What the lecture says about Nim, against a search that never takes heaps apart. */
public final class NimClaims {
  private static final Rules<Heaps> RULES = new Nim();

  private final OutcomeTable<Heaps> table = OutcomeTable.remembering();

  private NimClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    NimClaims claims = new NimClaims();
    return List.of(
        Claim.sized(
            "slides/nim-one",
            "Sprague-Grundy numbering, Nim with one pile",
            "A single pile is a P-position only if it is empty.",
            "piles up to %d",
            0,
            100,
            (size, cases) ->
                cases.equal(
                    size == 0 ? Outcome.P : Outcome.N,
                    claims.outcome(Heaps.of(size), cases.control()),
                    () -> "a pile of " + size)),
        Claim.sized(
            "slides/nim",
            "Theorem on sums, Nim",
            "The value of piles is the exclusive or of their sizes: beside a pile of this size they"
                + " are a P-position, and beside no other.",
            "all sets of up to three piles of at most %d, beside every pile of at most 15",
            0,
            7,
            (size, cases) -> {
              for (int b = 0; b <= size; b++) {
                for (int c = 0; c <= b; c++) {
                  for (int d = 0; d <= 15; d++) {
                    Heaps heaps = Heaps.of(size, b, c, d);
                    cases.equal(
                        (size ^ b ^ c) == d ? Outcome.P : Outcome.N,
                        claims.outcome(heaps, cases.control()),
                        () -> "the piles " + heaps);
                  }
                }
              }
            }),
        Claim.fixed(
            "slides/nim-11-5",
            "Theorem on sums, example of the binary sum",
            "The binary sum of 11 and 5 is 14: piles of 11, 5 and 14 are a P-position.",
            "the piles 11 5 with every pile up to 15",
            (size, cases) -> {
              for (int d = 0; d <= 15; d++) {
                Heaps heaps = Heaps.of(11, 5, d);
                cases.equal(
                    d == 14 ? Outcome.P : Outcome.N,
                    claims.outcome(heaps, cases.control()),
                    () -> "the piles " + heaps);
              }
            }));
  }

  private Outcome outcome(Heaps heaps, Control control) {
    return new OutcomeSearch<>(RULES, table, control).outcome(heaps);
  }
}
