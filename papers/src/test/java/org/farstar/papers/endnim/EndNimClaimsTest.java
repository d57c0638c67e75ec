package org.farstar.papers.endnim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.ClaimRun;
import org.farstar.engine.claim.Finding;
import org.farstar.engine.claim.Status;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every claim about the paper, checked as far as it is checked by default. */
class EndNimClaimsTest {
  /** The slips of the paper with the smallest counterexample to what is printed. */
  private static final Map<String, String> CORRECTED =
      Map.of(
          "end-nim/5", "0 < 1, but 0 - 1 is not defined",
          "end-nim/12",
              "x = 0, b = [1, 2, 3, 4, 5, w, w+1, w+2, w*2, w*2+1, w*2+2, w*3, w*9]: NNNNNNNNNNNNN");

  @TestFactory
  Stream<DynamicTest> claims() {
    ClaimRun run = new ClaimRun();
    return EndNimClaims.all().stream()
        .map(claim -> DynamicTest.dynamicTest(claim.id(), () -> check(claim, run)));
  }

  private static void check(Claim claim, ClaimRun run) {
    Finding finding = run.check(claim, OptionalInt.empty(), Control.unlimited());
    Status expected = CORRECTED.containsKey(claim.id()) ? Status.CORRECTED : Status.HOLDS;
    assertThat(finding.status())
        .as("%s: %s", claim.statement(), finding.counterexample())
        .isEqualTo(expected);
    assertThat(finding.cases()).isPositive();
    assertThat(finding.stopped()).isEmpty();
    assertThat(finding.counterexample().orElse(null)).isEqualTo(CORRECTED.get(claim.id()));
  }

  @Test
  void everyClaimHasAnIdOfItsOwnAndSaysWhereItStands() {
    assertThat(EndNimClaims.all()).extracting(Claim::id).doesNotHaveDuplicates();
    assertThat(EndNimClaims.all())
        .allSatisfy(
            claim -> {
              assertThat(claim.paper()).isEqualTo("end-nim");
              assertThat(claim.cite()).isNotBlank();
              assertThat(claim.statement()).matches("(?s).*\\.\\)?");
            });
  }

  @Test
  void theOpenQuestionCanBeAskedTwice() {
    Claim open =
        EndNimClaims.all().stream()
            .filter(claim -> claim.id().equals("end-nim/open"))
            .findFirst()
            .orElseThrow();
    ClaimRun run = new ClaimRun();
    for (int i = 0; i < 2; i++) {
      Finding finding = run.check(open, OptionalInt.of(3), Control.unlimited());
      assertThat(finding.cases()).isEqualTo(6 + 36 + 216);
    }
  }
}
