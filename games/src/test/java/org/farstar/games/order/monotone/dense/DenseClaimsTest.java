package org.farstar.games.order.monotone.dense;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Finding;
import org.farstar.engine.claim.Status;
import org.junit.jupiter.api.Test;

class DenseClaimsTest {
  private static final Map<String, String> SLIPS =
      Map.of(
          "monotone/6-dense", "(4,3,Q): expected N, found P",
          "monotone/6-dense-25-11", "(25,11,Q): expected N, found P");

  @Test
  void everyClaimHoldsOrIsCorrected() {
    Map<String, String> corrected = new TreeMap<>();
    for (Claim claim : DenseClaims.all()) {
      Finding finding = claim.check(OptionalInt.empty(), Control.unlimited());
      assertThat(finding.cases()).as(claim.id()).isPositive();
      assertThat(finding.stopped()).as(claim.id()).isEmpty();
      if (finding.status() == Status.CORRECTED) {
        corrected.put(claim.id(), finding.counterexample().orElseThrow());
      } else {
        assertThat(finding.status()).as(claim.id() + finding).isEqualTo(Status.HOLDS);
      }
    }
    assertThat(corrected).isEqualTo(new TreeMap<>(SLIPS));
  }

  @Test
  void namesAreUnique() {
    assertThat(DenseClaims.all()).extracting(Claim::id).doesNotHaveDuplicates();
    assertThat(DenseClaims.all()).extracting(Claim::paper).containsOnly("monotone");
  }

  /** The sets of the paper and ours are proved for every a, and only that of d = 4 is complete. */
  @Test
  void strategiesAreProved() {
    assertThat(Strategies.four().prove().exact()).isTrue();
    assertThat(Strategies.five().prove().exact()).isFalse();
    assertThat(Strategies.six())
        .isEqualTo(StrategyFinder.find(4, 3, 2, Control.unlimited()).orElseThrow());
    assertThat(Strategies.six().prove().from()).hasValue(2);
    Strategy eight = Strategies.eight();
    assertThat(eight.blues()).isEqualTo(6);
    assertThat(eight.patterns()).hasSize(354);
    assertThat(Strategy.read(eight.toString())).isEqualTo(eight);
    RegularLanguage words = eight.words();
    for (int reds = 1; reds <= 8; reds++) {
      BoxTable table = BoxTable.solve(new DiagramBox(reds, 6), Control.unlimited());
      for (long word = 0; word < 1L << (reds + 6); word++) {
        if (Long.bitCount(word) == 6 && words.contains(RegularLanguageTest.text(word, reds + 6))) {
          assertThat(table.lost(word)).as("%s in %s", word, table.box()).isTrue();
        }
      }
    }
    Strategy.Proof proof = eight.prove();
    assertThat(proof.flaw()).isEmpty();
    assertThat(proof.holds()).as("for all a").isFalse();
    assertThat(proof.uncovered()).startsWith(1, 5, 7, 9).allMatch(reds -> reds % 2 == 1);
  }
}
