package org.farstar.papers.coins;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
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
class CoinClaimsTest {
  /** The slips of the paper, and its other readings, with the smallest counterexample. */
  private static final Map<String, String> CORRECTED =
      new TreeMap<>(
          Map.of(
              "flipping-coins/2.2", "{|-1/2} = -1: the order [-1, 0, -1/2]",
              "flipping-coins/1-runs", "111101 reduces to 111101",
              "flipping-coins/4-ends", "1",
              "flipping-coins/3.1", "line 0: expected L, found P",
              "flipping-coins/3-example-1",
                  "10011110110110111011110011 by recursion on the best moves: expected 10257/16348,"
                      + " found 10257/16384",
              "flipping-coins/4.4-necessary", "01110111 = 100111 = 1/2",
              "flipping-coins/4.5-value", "0111101 is 1/8, but 0 : 1 is 1",
              "flipping-coins/4-proof-3.3", "01101 is -1/2, but 01 : 1/2 is -3/4",
              "flipping-coins/5-exactly-three",
                  "the position '0011001' is not a number: Left can move to 0 and Right to 0"));

  /** Those of which another reading has the counterexample. */
  private static final Set<String> READINGS =
      Set.of(
          "flipping-coins/4.4-necessary",
          "flipping-coins/4.5-value",
          "flipping-coins/5-exactly-three");

  @TestFactory
  Stream<DynamicTest> claims() {
    ClaimRun run = new ClaimRun();
    return CoinClaims.all().stream()
        .map(claim -> DynamicTest.dynamicTest(claim.id(), () -> check(claim, run)));
  }

  private static void check(Claim claim, ClaimRun run) {
    Finding finding = run.check(claim, OptionalInt.empty(), Control.unlimited());
    Status expected =
        READINGS.contains(claim.id())
            ? Status.READING
            : CORRECTED.containsKey(claim.id())
                ? Status.CORRECTED
                : claim.id().matches("flipping-coins/5-(up-to-k|exactly-k|any-number|reduced)")
                    ? Status.OPEN
                    : Status.HOLDS;
    assertThat(finding.status())
        .as("%s: %s", claim.statement(), finding.counterexample())
        .isEqualTo(expected);
    assertThat(finding.counterexample().orElse(null)).isEqualTo(CORRECTED.get(claim.id()));
    assertThat(finding.cases()).isPositive();
    assertThat(finding.stopped()).isEmpty();
  }

  @Test
  void everyClaimHasAnIdOfItsOwnAndSaysWhereItStands() {
    assertThat(CoinClaims.all()).extracting(Claim::id).doesNotHaveDuplicates();
    assertThat(CoinClaims.all())
        .allSatisfy(
            claim -> {
              assertThat(claim.paper()).isEqualTo("flipping-coins");
              assertThat(claim.cite()).isNotBlank();
              assertThat(claim.statement()).matches("(?s).*\\.\\)?");
            });
    assertThat(CORRECTED.keySet())
        .allSatisfy(id -> assertThat(CoinClaims.all()).extracting(Claim::id).contains(id));
  }
}
