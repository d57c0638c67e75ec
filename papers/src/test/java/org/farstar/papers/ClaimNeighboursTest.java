package org.farstar.papers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.ClaimRun;
import org.farstar.engine.claim.Status;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every claim is checked over cases that tell it from its neighbours: what it corrects, the false
 * statements named beside it, or else the claim with what it expects of each case asked of the next
 * one, meets a counterexample in the usual scope.
 */
class ClaimNeighboursTest {
  @TestFactory
  Stream<DynamicTest> theUsualScopeTellsAClaimFromItsNeighbours() {
    ClaimRun run = new ClaimRun();
    return ClaimSizesTest.claims().values().stream()
        .map(claim -> DynamicTest.dynamicTest(claim.id(), () -> told(claim, run)));
  }

  private static void told(Claim claim, ClaimRun run) {
    List<Claim> neighbours = new ArrayList<>(claim.neighbours());
    claim.rival().ifPresent(neighbours::add);
    for (Claim neighbour : neighbours) {
      assertThat(run.check(neighbour, OptionalInt.empty(), Control.unlimited()).status())
          .as(neighbour.statement())
          .isEqualTo(Status.FAILS);
    }
    if (neighbours.isEmpty()) {
      assertThat(run.checkShifted(claim, Control.unlimited()).status())
          .as("what each case is to give, asked of the next one")
          .isEqualTo(Status.FAILS);
    }
  }
}
