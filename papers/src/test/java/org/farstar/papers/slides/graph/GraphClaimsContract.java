package org.farstar.papers.slides.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Finding;
import org.farstar.engine.claim.Status;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every claim of a game on graphs, checked as far as it is checked by default. */
public abstract class GraphClaimsContract {
  protected abstract List<Claim> claims();

  /** The slips, each with the smallest counterexample to what is printed. */
  protected Map<String, String> corrected() {
    return Map.of();
  }

  @TestFactory
  Stream<DynamicTest> everyClaim() {
    return claims().stream().map(claim -> DynamicTest.dynamicTest(claim.id(), () -> check(claim)));
  }

  private void check(Claim claim) {
    Finding finding = claim.check(OptionalInt.empty(), Control.unlimited());
    String slip = corrected().get(claim.id());
    assertThat(finding.status())
        .as("%s: %s", claim.statement(), finding.counterexample())
        .isEqualTo(slip == null ? Status.HOLDS : Status.CORRECTED);
    assertThat(finding.counterexample().orElse(null)).isEqualTo(slip);
    assertThat(finding.cases()).isPositive();
  }

  @Test
  void everyClaimHasAnIdOfItsOwnAndSaysWhereItStands() {
    assertThat(claims()).extracting(Claim::id).doesNotHaveDuplicates();
    assertThat(claims())
        .allSatisfy(
            claim -> {
              assertThat(claim.paper()).isEqualTo("slides");
              assertThat(claim.cite()).isNotBlank();
              assertThat(claim.statement()).matches("(?s).*\\.\\)?");
            });
    assertThat(claims()).extracting(Claim::id).containsAll(corrected().keySet());
  }
}
