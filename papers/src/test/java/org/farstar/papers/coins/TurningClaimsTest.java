package org.farstar.papers.coins;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.ClaimRun;
import org.farstar.engine.claim.Finding;
import org.farstar.engine.claim.Status;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every claim about the coin-turning games holds as far as it is checked by default. */
class TurningClaimsTest {
  @TestFactory
  Stream<DynamicTest> claims() {
    ClaimRun run = new ClaimRun();
    return TurningClaims.all().stream()
        .map(claim -> DynamicTest.dynamicTest(claim.id(), () -> check(claim, run)));
  }

  private static void check(Claim claim, ClaimRun run) {
    Finding finding = run.check(claim, OptionalInt.empty(), Control.unlimited());
    assertThat(finding.status())
        .as("%s: %s", claim.statement(), finding.counterexample())
        .isEqualTo(Status.HOLDS);
    assertThat(finding.cases()).isPositive();
    assertThat(finding.stopped()).isEmpty();
  }
}
