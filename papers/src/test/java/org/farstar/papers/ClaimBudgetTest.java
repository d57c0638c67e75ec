package org.farstar.papers;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Claim;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * A check of any size ends with its budget, wherever it is: also within one case, of which a size
 * may have only one that takes for ever. What counts is the processor time of its thread, which a
 * busy machine does not make longer.
 */
class ClaimBudgetTest {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** What may come on top of the budget: loading classes, and the way to the next question. */
  private static final Duration GRACE = Duration.ofSeconds(1);

  /** A loop that asks nobody takes hours; a busy machine gives a thread that much in a minute. */
  private static final long PATIENCE_SECONDS = 60;

  @TestFactory
  Stream<DynamicTest> everyCheckHeedsAMoment() {
    return every(Duration.ofMillis(5), Integer.MAX_VALUE);
  }

  @TestFactory
  @Tag("slow")
  Stream<DynamicTest> everyCheckHeedsItsBudget() {
    int[] sizes = {99, 1_000, 1_000_000};
    boolean small = "small".equals(System.getProperty("farstar.slow.size"));
    int today = sizes[(int) (LocalDate.now().toEpochDay() % sizes.length)];
    return every(Duration.ofMillis(100), small ? new int[] {today} : sizes);
  }

  /**
   * @param sizes the largest ones asked for; claims without sizes are checked as they are
   */
  private static Stream<DynamicTest> every(Duration time, int... sizes) {
    Budget budget =
        new Budget(Optional.of(time), OptionalLong.empty(), OptionalLong.of(100_000_000));
    return ClaimSizesTest.claims().values().stream()
        .map(
            claim ->
                DynamicTest.dynamicTest(
                    claim.id(),
                    () -> {
                      for (int size : claim.hasSize() ? sizes : new int[1]) {
                        heeds(claim, size, budget);
                      }
                    }));
  }

  private static void heeds(Claim claim, int size, Budget budget) throws InterruptedException {
    AtomicLong took = new AtomicLong();
    Thread check =
        new Thread(
            null,
            () -> {
              claim.check(
                  claim.hasSize() ? OptionalInt.of(size) : OptionalInt.empty(),
                  new Control(budget));
              took.set(THREADS.getCurrentThreadCpuTime());
            },
            claim.id(),
            1 << 26);
    check.setDaemon(true);
    check.start();
    check.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
    assertThat(check.isAlive())
        .as("size %d is at %s", size, Arrays.asList(check.getStackTrace()))
        .isFalse();
    assertThat(Duration.ofNanos(took.get()))
        .as("size %d", size)
        .isPositive()
        .isLessThan(budget.time().orElseThrow().plus(GRACE));
  }
}
