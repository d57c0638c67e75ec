package org.farstar.engine.budget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.toys.Heap;
import org.farstar.engine.toys.TicTacToe;
import org.farstar.engine.toys.Track;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BudgetTest {
  /** A search that would visit 2^60 positions. */
  private static OutcomeSearch<Integer> endless(Control control) {
    Heap heap = new Heap(Set.of(1, 2), Set.of(1, 3));
    return new OutcomeSearch<>(heap, OutcomeTable.forgetting(), control);
  }

  private static SearchStopped stopped(Runnable work) {
    SearchStopped stopped = catchThrowableOfType(SearchStopped.class, work::run);
    assertThat(stopped).as("the search was stopped").isNotNull();
    return stopped;
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2, 1023, 1024, 1025, 5000, 100_000})
  void aBudgetOfPositionsIsUsedUpExactly(long limit) {
    Control control = new Control(Budget.ofPositions(limit));
    OutcomeSearch<Integer> search = endless(control);
    SearchStopped stop = stopped(() -> search.outcome(200));
    assertThat(stop.reason()).isEqualTo(StopReason.POSITIONS);
    assertThat(search.visited()).isEqualTo(limit);
    assertThat(control.progress().positions()).isEqualTo(limit);
  }

  @Test
  void manySmallSearchesShareOneBudget() {
    Control control = new Control(Budget.ofPositions(1000));
    AtomicLong done = new AtomicLong();
    stopped(
        () -> {
          while (true) {
            new OutcomeSearch<>(new Track(0), OutcomeTable.forgetting(), control).outcome(9);
            done.incrementAndGet();
          }
        });
    assertThat(done).hasValue(100);
    assertThat(control.progress().positions()).isEqualTo(1000);
  }

  @Test
  void manyThreadsShareOneBudget() {
    Control control = new Control(Budget.ofPositions(300_000));
    List<OutcomeSearch<Integer>> searches =
        Stream.generate(() -> endless(control)).limit(4).toList();
    List<CompletableFuture<Void>> runs = new ArrayList<>();
    for (OutcomeSearch<Integer> search : searches) {
      runs.add(CompletableFuture.runAsync(() -> stopped(() -> search.outcome(200))));
    }
    runs.forEach(CompletableFuture::join);
    assertThat(searches.stream().mapToLong(OutcomeSearch::visited).sum()).isEqualTo(300_000);
    assertThat(control.progress().positions()).isEqualTo(300_000);
  }

  @Test
  void progressMissesNothingOfThreadsThatHaveEnded() {
    Control control = Control.unlimited();
    List<CompletableFuture<Void>> runs =
        LongStream.range(0, 8)
            .mapToObj(
                i ->
                    CompletableFuture.runAsync(
                        () ->
                            new OutcomeSearch<>(new Track(0), OutcomeTable.forgetting(), control)
                                .outcome(1233)))
            .toList();
    runs.forEach(CompletableFuture::join);
    assertThat(control.progress().positions()).isEqualTo(8 * 1234);
  }

  @Test
  void aBudgetOfTimeEnds() {
    Control control = new Control(Budget.ofTime(Duration.ofMillis(50)));
    SearchStopped stop = stopped(() -> endless(control).outcome(200));
    assertThat(stop.reason()).isEqualTo(StopReason.TIME);
    assertThat(control.progress().millis()).isBetween(50L, 2000L);
  }

  @Test
  void slowPositionsAreAskedAboutOneByOne() {
    Control control = new Control(Budget.ofTime(Duration.ofMillis(100)));
    Meter meter = control.meter();
    stopped(
        () ->
            meter.during(
                () -> {
                  while (true) {
                    meter.count();
                    sleep(10);
                  }
                }));
    assertThat(control.progress().millis()).isBetween(100L, 1000L);
  }

  /** However quick the moves are, their number is asked about at each power of two up to 256. */
  @ParameterizedTest
  @ValueSource(ints = {1, 3, 100, 129})
  void theFirstMovesOfAPositionAreAskedAboutSoon(int cancelled) {
    Control control = Control.unlimited();
    Meter meter = control.meter();
    int[] made = {0};
    stopped(
        () -> {
          while (made[0] < 1000) {
            if (++made[0] == cancelled) {
              control.cancel();
            }
            meter.throwIfStopped(made[0]);
          }
        });
    assertThat(made[0]).isBetween(cancelled, 2 * cancelled);
  }

  @Test
  void aTimeOfThreeThousandYearsIsNoLimit() {
    Control control = new Control(Budget.ofTime(Duration.ofDays(1_000_000)));
    assertThat(new OutcomeSearch<>(new Track(0), OutcomeTable.forgetting(), control).outcome(9))
        .isEqualTo(Outcome.N);
  }

  @Test
  void aBudgetOfMemoryEnds() {
    Budget budget = new Budget(Optional.empty(), OptionalLong.empty(), OptionalLong.of(10_000_000));
    OutcomeTable<Integer> table = OutcomeTable.remembering();
    Control control = new Control(budget);
    OutcomeSearch<Integer> search = new OutcomeSearch<>(new Track(0), table, control);
    assertThat(stopped(() -> search.outcome(100_000_000)).reason()).isEqualTo(StopReason.MEMORY);
    assertThat(search.visited()).isLessThan(1_000_000);
  }

  @Test
  void cancellingStopsASearchInAnotherThread() {
    Control control = Control.unlimited();
    CompletableFuture<SearchStopped> run =
        CompletableFuture.supplyAsync(() -> stopped(() -> endless(control).outcome(200)));
    sleep(30);
    assertThat(run).isNotDone();
    control.cancel();
    assertThat(run.join().reason()).isEqualTo(StopReason.CANCELLED);
    assertThat(stopped(() -> endless(control).outcome(200)).reason())
        .as("a control that was cancelled stays so")
        .isEqualTo(StopReason.CANCELLED);
  }

  @Test
  void aStoppedSearchGoesOnWithItsTable() {
    OutcomeTable<String> table = OutcomeTable.remembering();
    int stops = 0;
    while (true) {
      Control control = new Control(Budget.ofPositions(40));
      OutcomeSearch<String> search = new OutcomeSearch<>(new TicTacToe(3), table, control);
      try {
        assertThat(search.outcome(".........")).isEqualTo(Outcome.D);
        break;
      } catch (SearchStopped e) {
        stops++;
      }
    }
    assertThat(stops).isBetween(5, 100);
  }

  @Test
  void progressIsToldAboutTwiceASecond() {
    List<Progress> told = new ArrayList<>();
    Control control = new Control(Budget.ofTime(Duration.ofMillis(1300)), told::add);
    control.phase("the work");
    stopped(() -> endless(control).outcome(200));
    assertThat(told).hasSizeBetween(1, 3);
    Progress last = told.get(told.size() - 1);
    assertThat(last.what()).isEqualTo("the work");
    assertThat(last.positions()).isPositive();
    assertThat(last.millis()).isGreaterThanOrEqualTo(500);
    assertThat(last.rate()).isPositive();
    assertThat(new Progress("", 10, 0).rate()).isZero();
    assertThat(new Progress("", 10, 4).rate()).isEqualTo(2500);
  }

  @Test
  void aMeterGivesBackWhatItDidNotUse() {
    Control control = new Control(Budget.ofPositions(100));
    Meter first = control.meter();
    first.during(() -> first.during(() -> counted(first, 20)) + counted(first, 13));
    assertThat(first.visited()).isEqualTo(33);
    Meter second = control.meter();
    stopped(() -> second.during(() -> counted(second, Integer.MAX_VALUE)));
    assertThat(second.visited()).isEqualTo(67);
    stopped(() -> first.during(() -> counted(first, 1)));
    assertThat(first.visited()).isEqualTo(33);
  }

  private static int counted(Meter meter, int positions) {
    for (int i = 0; i < positions; i++) {
      meter.count();
    }
    return positions;
  }

  /** What is counted outside would not be given back. */
  @Test
  void aMeterCountsOnlyDuringItsWork() {
    Meter meter = Control.unlimited().meter();
    assertThatThrownBy(meter::count).isInstanceOf(IllegalStateException.class);
    stopped(
        () ->
            meter.during(
                () -> {
                  counted(meter, 1);
                  throw new SearchStopped(StopReason.CANCELLED);
                }));
    assertThat(meter.visited()).isEqualTo(1);
    assertThatThrownBy(meter::count).isInstanceOf(IllegalStateException.class);
    assertThat(meter.visited()).isEqualTo(1);
  }

  @Test
  void limitsAreNotNegative() {
    assertThatThrownBy(() -> Budget.ofPositions(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a limit below zero: -1");
    assertThatThrownBy(() -> Budget.ofTime(Duration.ofSeconds(-3)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(Control.unlimited().budget()).isEqualTo(Budget.unlimited());
  }

  private static Budget budget(long seconds, long positions) {
    return new Budget(
        Optional.of(Duration.ofSeconds(seconds)), OptionalLong.of(positions), OptionalLong.of(7));
  }

  @Test
  void partsOfTheWorkShareTheBudgetEvenly() {
    assertThat(budget(12, 100).share(4)).isEqualTo(budget(3, 25));
    assertThat(budget(12, 100).share(1)).isEqualTo(budget(12, 100));
    assertThat(budget(12, 3).share(4))
        .as("a position for every part while one is left")
        .isEqualTo(budget(3, 1));
    assertThat(budget(12, 0).share(4)).isEqualTo(budget(3, 0));
    assertThat(Budget.unlimited().share(5)).isEqualTo(Budget.unlimited());
    assertThatThrownBy(() -> Budget.unlimited().share(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a share for one of 0 parts");
  }

  @Test
  void whatIsSpentIsTakenFromTheBudget() {
    assertThat(budget(12, 100).less(new Progress("", 30, 2000))).isEqualTo(budget(10, 70));
    assertThat(budget(12, 100).less(new Progress("", 101, 12_001))).isEqualTo(budget(0, 0));
    assertThat(Budget.unlimited().less(new Progress("", 30, 2000))).isEqualTo(Budget.unlimited());
  }

  @Test
  void sharesOfWhatIsLeftUseUpTheBudget() {
    Budget left = Budget.ofPositions(17);
    long spent = 0;
    for (int parts = 5; parts > 0; parts--) {
      long share = left.share(parts).positions().orElseThrow();
      left = left.less(new Progress("", share, 0));
      spent += share;
    }
    assertThat(spent).isEqualTo(17);
  }

  @Test
  void reasonsAreClauses() {
    for (StopReason reason : StopReason.values()) {
      assertThat(new SearchStopped(reason)).hasMessage(reason.sentence());
    }
  }

  private static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aShareOfNoTimeEndsAtOnceAndLeavesTheWorkItsOwn() {
    Control control = Control.unlimited();
    control.share(Long.MAX_VALUE, Duration.ZERO);
    assertThatThrownBy(control::throwIfStopped)
        .isInstanceOfSatisfying(
            SearchStopped.class, e -> assertThat(e.reason()).isEqualTo(StopReason.SHARE));
    control.share(Long.MAX_VALUE, Duration.ofSeconds(Long.MAX_VALUE));
    control.throwIfStopped();
    control.share(Long.MAX_VALUE, Duration.ZERO);
    control.share(Long.MAX_VALUE);
    control.throwIfStopped();
    Control brief =
        new Control(
            new Budget(Optional.of(Duration.ZERO), OptionalLong.empty(), OptionalLong.empty()));
    brief.share(Long.MAX_VALUE, Duration.ZERO);
    assertThatThrownBy(brief::throwIfStopped)
        .isInstanceOfSatisfying(
            SearchStopped.class, e -> assertThat(e.reason()).isEqualTo(StopReason.TIME));
  }

  @Test
  void meteredWorkIsSettledHoweverItEnds() {
    Control control = Control.unlimited();
    int counted =
        control.metered(
            meter -> {
              meter.count();
              return 7;
            });
    assertThat(counted).isEqualTo(7);
    assertThat(control.progress().positions()).isEqualTo(1);
    assertThatThrownBy(
            () ->
                control.metered(
                    meter -> {
                      meter.count();
                      throw new IllegalStateException("broken off");
                    }))
        .hasMessage("broken off");
    assertThat(control.progress().positions()).isEqualTo(2);
  }
}
