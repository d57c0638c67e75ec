package org.farstar.papers.monotone;

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
          "monotone/6-dense-three", "(4,3,Q): expected N, found P",
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
        assertThat(finding.status())
            .as(claim.id() + finding)
            .isEqualTo(claim.id().equals("monotone/6-dense") ? Status.OPEN : Status.HOLDS);
      }
    }
    assertThat(corrected).isEqualTo(new TreeMap<>(SLIPS));
  }

  @Test
  void namesAreUnique() {
    assertThat(DenseClaims.all()).extracting(Claim::id).doesNotHaveDuplicates();
    assertThat(DenseClaims.all()).extracting(Claim::paper).containsOnly("monotone");
  }
}
