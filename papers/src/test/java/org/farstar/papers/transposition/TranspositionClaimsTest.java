package org.farstar.papers.transposition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.ClaimRun;
import org.farstar.engine.claim.Finding;
import org.farstar.engine.claim.Status;
import org.junit.jupiter.api.Test;

class TranspositionClaimsTest {
  /** The slips of the paper, with the smallest counterexample to what is printed. */
  private static final Map<String, String> SLIPS =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("transposition/1.3-removing", "1..5: 2 4 / 1 to 1..5: 2 4 3 / 0: pivots 1"),
              Map.entry("transposition/2.1-full", "1..1: / 1: winner: expected second, found even"),
              Map.entry(
                  "transposition/2.1-no-pivot", "1..3: / 1: winner: expected second, found even"),
              Map.entry("transposition/2.3", "1..2: / 1: winner: expected second, found even"),
              Map.entry("transposition/3.1-z", "z: / 1: winner: expected second, found even"),
              Map.entry(
                  "transposition/4.2-1d", "w + w + w*: 3:-1 / 3: winner: expected even, found odd"),
              Map.entry("transposition/4.3-7c", "w + 2: 2:2 / 3: winner: expected even, found odd"),
              Map.entry(
                  "transposition/annex-three",
                  "pennies 3, pieces WW: moves: expected [2], found [2, 1 1]"),
              Map.entry("transposition/2.1-black", "1..5: 2 4 / 1: two pivots"),
              Map.entry(
                  "transposition/2.2-pivot", "1..7: 2 5 / 3: no choice leaves more than 2 pivots"),
              Map.entry(
                  "transposition/2.3-clumps", "1..3: 1 / 1: the n_i: expected [0, 2], found [2]"),
              Map.entry(
                  "transposition/4-exhausted",
                  "w + 1 + w*: finitely many elements between the blocks 1 and 2"),
              Map.entry(
                  "transposition/4.1-step",
                  "1 + z + w + w*: / 3: after 1:1 White creates none by the greatest free element"),
              Map.entry("transposition/annex-bars", "W: bars: expected 1, found 0")));

  private static List<Claim> claims() {
    List<Claim> claims = new ArrayList<>();
    for (String game : List.of("transposition", "pennies", "pieces")) {
      claims.addAll(new TranspositionClaims().claims(game));
    }
    return claims;
  }

  @Test
  void everyClaimHoldsOrIsCorrected() {
    Map<String, String> corrected = new TreeMap<>();
    ClaimRun run = new ClaimRun();
    for (Claim claim : claims()) {
      Finding finding = run.check(claim, OptionalInt.empty(), Control.unlimited());
      assertThat(finding.cases()).as(claim.id()).isPositive();
      assertThat(finding.stopped()).as(claim.id()).isEmpty();
      if (finding.status() == Status.CORRECTED) {
        corrected.put(claim.id(), finding.counterexample().orElseThrow());
      } else {
        assertThat(finding.status()).as(claim.id() + finding).isEqualTo(Status.HOLDS);
      }
    }
    assertThat(corrected).isEqualTo(SLIPS);
  }

  @Test
  void namesAreUnique() {
    assertThat(claims()).extracting(Claim::id).doesNotHaveDuplicates();
    assertThat(claims()).extracting(Claim::paper).containsOnly("transposition");
  }

  /** Every case of the two theorems of section 4 is met somewhere in the usual scope. */
  @Test
  void everyCaseHasCases() {
    ClaimRun run = new ClaimRun();
    for (Claim claim : claims()) {
      if (claim.id().startsWith("transposition/4")) {
        assertThat(run.check(claim, OptionalInt.of(3), Control.unlimited()).cases())
            .as(claim.id())
            .isGreaterThan(1);
      }
    }
  }
}
