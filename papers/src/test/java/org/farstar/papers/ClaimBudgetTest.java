package org.farstar.papers;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Claim;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * A check of any size ends with its budget, wherever it is: also within one case, of which a size
 * may have only one that takes for ever.
 */
class ClaimBudgetTest {
  private static final Budget SHORT =
      new Budget(
          Optional.of(Duration.ofMillis(100)), OptionalLong.empty(), OptionalLong.of(100_000_000));

  /** Far beyond the budget and what a busy machine adds; a loop that asks nobody takes hours. */
  private static final long PATIENCE_SECONDS = 8;

  @TestFactory
  @Tag("slow")
  Stream<DynamicTest> everyCheckHeedsItsBudget() {
    return ClaimSizesTest.claims().values().stream()
        .filter(Claim::hasSize)
        .map(claim -> DynamicTest.dynamicTest(claim.id(), () -> heeds(claim)));
  }

  private static void heeds(Claim claim) throws InterruptedException {
    for (int size : new int[] {1_000, 1_000_000}) {
      Thread check =
          new Thread(
              null,
              () -> claim.check(OptionalInt.of(size), new Control(SHORT)),
              claim.id(),
              1 << 26);
      check.setDaemon(true);
      check.start();
      check.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
      assertThat(check.isAlive())
          .as("size %d is at %s", size, Arrays.asList(check.getStackTrace()))
          .isFalse();
    }
  }
}
