package org.farstar.papers.monotone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Finding;
import org.farstar.engine.claim.Status;
import org.junit.jupiter.api.Test;

class DeckClaimsTest {
  private static final Map<String, String> SLIPS =
      Map.of(
          "monotone/6-n-z", "(5,4,w) misere: expected N, found P",
          "monotone/obs-3-two", "on 1, 2: expected P, found D");

  @Test
  void everyClaimHoldsOrIsCorrected() {
    List<Claim> claims = new ArrayList<>(ExtendedFormClaims.all());
    claims.addAll(BlockClaims.all());
    claims.addAll(PosetClaims.all());
    Map<String, String> corrected = new TreeMap<>();
    for (Claim claim : claims) {
      Finding finding = claim.check(OptionalInt.empty(), Control.unlimited());
      assertThat(finding.cases()).as(claim.id()).isPositive();
      if (finding.status() == Status.CORRECTED) {
        corrected.put(claim.id(), finding.counterexample().orElseThrow());
      } else {
        assertThat(finding.status()).as(claim.id() + finding).isEqualTo(Status.HOLDS);
      }
    }
    assertThat(corrected).isEqualTo(new TreeMap<>(SLIPS));
  }
}
