package org.farstar.papers;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.ClaimProvider;
import org.farstar.engine.claim.Finding;
import org.farstar.engine.claim.Status;
import org.farstar.games.Games;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Whatever size is asked for, a check ends with a finding and not with a fault, and no number that
 * overflows refutes a claim.
 */
class ClaimSizesTest {
  private static final Budget LITTLE =
      new Budget(
          Optional.of(Duration.ofMillis(20)), OptionalLong.of(20_000), OptionalLong.of(50_000_000));

  static Map<String, Claim> claims() {
    Map<String, Claim> claims = new LinkedHashMap<>();
    for (String game : Games.ids()) {
      for (ClaimProvider paper : ClaimProvider.all()) {
        paper.claims(game).forEach(claim -> claims.put(claim.id(), claim));
      }
    }
    return claims;
  }

  @TestFactory
  Stream<DynamicTest> everySizeEndsWithAFinding() {
    return claims().values().stream()
        .filter(Claim::hasSize)
        .map(
            claim ->
                DynamicTest.dynamicTest(
                    claim.id(),
                    () -> {
                      ends(claim, claim.standardSize() + 1);
                      ends(claim, 2 * claim.standardSize() + 1);
                      ends(claim, 99);
                    }));
  }

  private static void ends(Claim claim, int size) {
    Finding finding = claim.check(OptionalInt.of(size), new Control(LITTLE));
    assertThat(finding.status()).as("size %d: %s", size, finding).isNotEqualTo(Status.FAILS);
  }
}
