package org.farstar.papers.monotone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Finding;
import org.farstar.engine.claim.Status;
import org.farstar.games.order.monotone.CertificateTables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MonotoneClaimsTest {
  /** The slips, with the first counterexample to what is printed. */
  private static final Map<String, String> SLIPS =
      new TreeMap<>(
          Map.of(
              "monotone/4-parent", "R is not admissible",
              "monotone/5-naive", "(2,2,1) normal: expected P, found D",
              "monotone/6-deck", "(2,2,1) normal: expected P, found D"));

  /** The statements that can be read in two ways, with a counterexample to the other reading. */
  private static final Map<String, String> READINGS =
      Map.of(
          "monotone/4.2-first-move", "(6,3) [1, 5, 6, 7, 8, 9]: expected true, found false",
          "monotone/6-last-draw-normal",
              "(6,4): nearer to the product, 1, or the sum, -1: expected -1, found 1");

  private static final Set<String> CONJECTURES =
      Set.of("monotone/6-long", "monotone/6-first-win-four");

  /** Those about chains {1..n} and colours; the others are tested with their decks. */
  private static List<Claim> own() {
    List<Claim> claims = new ArrayList<>(ColourClaims.all());
    claims.addAll(GapClaims.all());
    claims.addAll(TableClaims.all());
    claims.addAll(LongDeckClaims.all());
    claims.addAll(ThreeClaims.all());
    return claims;
  }

  @Test
  void namesAreUnique() {
    assertThat(MonotoneClaims.all()).extracting(Claim::id).doesNotHaveDuplicates();
    assertThat(MonotoneClaims.all()).extracting(Claim::paper).containsOnly("monotone");
    assertThat(MonotoneClaims.all()).hasSizeGreaterThan(own().size());
  }

  @Test
  void everyClaimHoldsOrIsCorrected() {
    Map<String, String> corrected = new TreeMap<>();
    Map<String, String> readings = new TreeMap<>();
    Set<String> open = new TreeSet<>();
    for (Claim claim : own()) {
      Finding finding = claim.check(OptionalInt.empty(), Control.unlimited());
      assertThat(finding.cases()).as(claim.id()).isPositive();
      switch (finding.status()) {
        case CORRECTED -> corrected.put(claim.id(), finding.counterexample().orElseThrow());
        case READING -> readings.put(claim.id(), finding.counterexample().orElseThrow());
        case OPEN -> open.add(claim.id());
        default -> assertThat(finding.status()).as(claim.id() + finding).isEqualTo(Status.HOLDS);
      }
    }
    assertThat(corrected).isEqualTo(SLIPS);
    assertThat(readings).isEqualTo(READINGS);
    assertThat(open).isEqualTo(CONJECTURES);
  }

  /** Sizes at which numbers once overflowed and tables once ended. */
  @ParameterizedTest
  @CsvSource({
    "monotone/6-bound, 31, HOLDS",
    "monotone/6-bound, 40, HOLDS",
    "monotone/4.1-rule, 7, HOLDS",
    "monotone/4.1-2, 14, HOLDS",
    "monotone/9.1, 70, HOLDS",
    "monotone/9.2, 70, HOLDS"
  })
  void largerSizes(String id, int size, Status expected) {
    Claim claim =
        MonotoneClaims.all().stream().filter(c -> c.id().equals(id)).findFirst().orElseThrow();
    Control little = new Control(Budget.ofPositions(100_000));
    Finding finding = claim.check(OptionalInt.of(size), little);
    assertThat(finding.status()).as("%s", finding).isEqualTo(expected);
  }

  @Test
  void everyRowOfBothTablesHasTwentyEntries() {
    assertThat(CertificateTables.NORMAL).hasSize(4).allMatch(row -> row.matches(". . [NPD]{20}"));
    assertThat(CertificateTables.MISERE).hasSize(16).allMatch(row -> row.matches(". . [NPD]{20}"));
  }
}
