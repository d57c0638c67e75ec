package org.farstar.engine.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.theory.Work;
import org.farstar.engine.toys.Track;
import org.junit.jupiter.api.Test;

class ClaimTest {
  private static Claim.Check below(int limit) {
    return (size, cases) -> {
      for (int i = 0; i < size; i++) {
        int number = 10 * size + i;
        cases.check(number < limit, () -> number + " is not below " + limit);
      }
    };
  }

  private static Claim sized(Claim.Check check) {
    return sized().check(check);
  }

  private static Claims.Sized sized() {
    return Claims.of(Work.checked("paper", "", "", ""))
        .theorem("3.1")
        .says("numbers are small")
        .over("100% of sizes up to %d", 2, 4);
  }

  private static Claims.Fixed sum() {
    return Claims.of(Work.checked("paper", "", "", ""))
        .at("ex2", "Example 2")
        .says("a sum")
        .over("the example");
  }

  private static Finding check(Claim claim) {
    return claim.check(OptionalInt.empty(), Control.unlimited());
  }

  @Test
  void aClaimHolds() {
    Claim claim = sized(below(1000));
    assertThat(check(claim))
        .isEqualTo(
            new Finding(
                Status.HOLDS, "100% of sizes up to 4", 9, Optional.empty(), Optional.empty()));
    assertThat(claim.check(OptionalInt.of(6), Control.unlimited()).scope())
        .isEqualTo("100% of sizes up to 6");
    assertThat(claim.check(OptionalInt.of(0), Control.unlimited()).scope())
        .as("the smallest size is always checked")
        .isEqualTo("100% of sizes up to 2");
    assertThat(claim.standardScope()).isEqualTo("100% of sizes up to 4");
    assertThat(claim.paper()).isEqualTo("paper");
    assertThat(claim.id()).isEqualTo("paper/3.1");
    assertThat(claim.cite()).isEqualTo("Theorem 3.1");
    assertThat(claim.statement()).isEqualTo("numbers are small");
    assertThat(claim.hasSize()).isTrue();
  }

  @Test
  void aClaimFailsAtItsSmallestCounterexample() {
    Finding finding = check(sized(below(31)));
    assertThat(finding)
        .isEqualTo(
            new Finding(
                Status.FAILS,
                "100% of sizes up to 3",
                4,
                Optional.of("31 is not below 31"),
                Optional.empty()));
    assertThat(finding.status().word()).isEqualTo("fails");
  }

  @Test
  void aConjectureStaysOpenOrFails() {
    assertThat(check(sized().conjecture().check(below(1000))).status()).isEqualTo(Status.OPEN);
    assertThat(check(sized().conjecture().check(below(31))).status()).isEqualTo(Status.FAILS);
  }

  @Test
  void aCorrectedClaimShowsTheSlip() {
    Finding finding =
        check(
            sized()
                .corrects(Slip.printed("p").meaning("small").because("b"), below(31))
                .check(below(1000)));
    assertThat(finding)
        .isEqualTo(
            new Finding(
                Status.CORRECTED,
                "100% of sizes up to 4",
                13,
                Optional.of("31 is not below 31"),
                Optional.empty()));
  }

  @Test
  void aCorrectionMayItselfFail() {
    assertThat(
            check(
                    sized()
                        .corrects(Slip.printed("p").meaning("small").because("b"), below(22))
                        .check(below(31)))
                .counterexample())
        .contains("31 is not below 31");
    assertThat(
            check(
                    sized()
                        .corrects(Slip.printed("p").meaning("small").because("b"), below(22))
                        .check(below(31)))
                .status())
        .isEqualTo(Status.FAILS);
  }

  @Test
  void nothingIsCorrectedWhereWhatIsPrintedHolds() {
    Finding finding =
        check(
            sized()
                .corrects(Slip.printed("p").meaning("small").because("b"), below(999))
                .check(below(1000)));
    assertThat(finding.status()).isEqualTo(Status.HOLDS);
    assertThat(finding.cases()).isEqualTo(18);
    assertThat(finding.counterexample()).isEmpty();
  }

  @Test
  void aBudgetThatEndsLeavesAScope() {
    Finding finding =
        sized(below(1000)).check(OptionalInt.empty(), new Control(Budget.ofPositions(6)));
    assertThat(finding)
        .isEqualTo(
            new Finding(
                Status.HOLDS,
                "100% of sizes up to 3",
                6,
                Optional.empty(),
                Optional.of(StopReason.POSITIONS)));
  }

  @Test
  void aClaimOfWhichNothingWasCheckedIsNotSaidToHold() {
    Control control = new Control(Budget.ofPositions(1));
    Finding finding = sized(below(1000)).check(OptionalInt.empty(), control);
    assertThat(finding.status()).isEqualTo(Status.OPEN);
    assertThat(finding.scope()).isEqualTo("nothing completely");
    assertThat(finding.stopped()).contains(StopReason.POSITIONS);
    Finding corrected =
        sized()
            .corrects(Slip.printed("p").meaning("small").because("b"), below(0))
            .check(below(1000))
            .check(OptionalInt.empty(), control);
    assertThat(corrected.status()).isEqualTo(Status.OPEN);
  }

  @Test
  void aBudgetThatEndsBeforeTheSlipIsMet() {
    Finding finding =
        sized()
            .corrects(Slip.printed("p").meaning("small").because("b"), below(31))
            .check(below(1000))
            .check(OptionalInt.empty(), new Control(Budget.ofPositions(10)));
    assertThat(finding.status()).isEqualTo(Status.OPEN);
    assertThat(finding.stopped()).contains(StopReason.POSITIONS);
  }

  @Test
  void aCounterexampleCountsThoughTheBudgetEndsWithIt() {
    Finding finding =
        sized(below(31)).check(OptionalInt.empty(), new Control(Budget.ofPositions(4)));
    assertThat(finding.status()).isEqualTo(Status.FAILS);
    assertThat(finding.stopped()).isEmpty();
  }

  @Test
  void searchesOnTheWayShareTheBudget() {
    Claim claim =
        sized(
            (size, cases) -> {
              Track track = new Track(0);
              new OutcomeSearch<>(track, OutcomeTable.forgetting(), cases.control()).outcome(97);
              cases.check(true, () -> "");
            });
    Control control = new Control(Budget.ofPositions(250));
    Finding finding = claim.check(OptionalInt.of(100), control);
    assertThat(finding.cases()).isEqualTo(2);
    assertThat(finding.scope()).isEqualTo("100% of sizes up to 3");
    assertThat(control.progress().positions()).isEqualTo(250);
    assertThat(control.progress().what()).isEqualTo("paper/3.1");
  }

  @Test
  void aFixedClaimIsCheckedOnceWhateverTheSize() {
    AtomicInteger runs = new AtomicInteger();
    Claim claim =
        sum()
            .check(
                cases -> {
                  runs.incrementAndGet();
                  cases.equal(4, 2 + 2, () -> "two and two");
                });
    assertThat(claim.hasSize()).isFalse();
    assertThat(claim.check(OptionalInt.of(9), Control.unlimited()))
        .isEqualTo(new Finding(Status.HOLDS, "the example", 1, Optional.empty(), Optional.empty()));
    assertThat(runs).hasValue(1);
  }

  @Test
  void aWrongWorkedExampleSaysWhatWasExpected() {
    Claim claim = sum().check(cases -> cases.equal(5, 2 + 2, () -> "two and two"));
    assertThat(check(claim).counterexample()).contains("two and two: expected 5, found 4");
  }

  @Test
  void aSizedClaimOfOneSizeStillHasASize() {
    Claim claim =
        Claims.of(Work.checked("p", "", "", ""))
            .at("1", "")
            .says("")
            .over("up to %d", 3, 3)
            .check(below(1000));
    assertThat(claim.hasSize()).isTrue();
    assertThat(claim.check(OptionalInt.of(5), Control.unlimited()).scope()).isEqualTo("up to 5");
  }

  @Test
  void anIdNamesThePaper() {
    assertThatThrownBy(
            () -> Claims.of(Work.checked("", "", "", "")).at("3.1", "").says("").over(""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the short name of a work is one word, not ''");
    assertThatThrownBy(
            () -> Claims.of(Work.checked("p", "", "", "")).at("1", "").says("").over("", 3, 2))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
