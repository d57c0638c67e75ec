package org.farstar.bench.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The model of the scheduler against times by hand, against bounds, and against recorded runs. */
class SimulationTest {
  private static final Costs NONE = new Costs(0, 0, 0, 0, 0);

  /** How far the model may be from a recorded run. */
  private static final double NEAR = 0.15;

  private static Simulation.Result run(Machines machines, Costs costs, double[]... stages) {
    Simulation simulation = new Simulation(machines, costs, new Random(1));
    simulation.job(List.of(stages));
    return simulation.result();
  }

  private static double millis(int workers, Costs costs, double[]... stages) {
    return run(Machines.faultless(workers, 1), costs, stages).millis();
  }

  @Test
  void timesByHand() {
    double[] tasks = {4, 3, 2, 1};
    assertThat(millis(1, NONE, tasks)).isEqualTo(10);
    // 4 and 1 on one core, 3 and 2 on the other one.
    assertThat(millis(2, NONE, tasks)).isEqualTo(5);
    assertThat(millis(9, NONE, tasks)).isEqualTo(4);
    // A stage waits for the one before.
    assertThat(millis(2, NONE, tasks, tasks)).isEqualTo(10);
    assertThat(run(Machines.faultless(1, 2), NONE, tasks).millis()).isEqualTo(5);
  }

  @Test
  void whatTheLeadingProcessCostsIsCounted() {
    double[] tasks = {4, 3, 2, 1};
    assertThat(millis(1, new Costs(0, 0, 10, 0, 0), tasks, tasks)).isEqualTo(40);
    assertThat(millis(1, new Costs(0, 0, 0, 10, 0), tasks, tasks)).isEqualTo(30);
    // Between four tasks there are three turns.
    assertThat(millis(1, new Costs(0, 10, 0, 0, 0), tasks)).isEqualTo(40);
    // It sends one task off after the other, however many workers wait.
    Simulation.Result many =
        run(Machines.faultless(1000, 1), new Costs(2, 0, 0, 0, 0), new double[1000]);
    assertThat(many.millis()).isGreaterThanOrEqualTo(2000);
    assertThat(many.leading()).isCloseTo(2000, within(1e-6));
  }

  @Test
  void aSlowTaskIsHelped() {
    double[] tasks = new double[20];
    Arrays.fill(tasks, 1);
    tasks[0] = 100;
    Machines helped = new Machines(4, 1, Double.POSITIVE_INFINITY, 0, true);
    Simulation.Result result = run(helped, NONE, tasks);
    // The task itself is slow, not the worker: the second attempt is begun, and gains nothing.
    assertThat(result.tasks()).isEqualTo(21);
    assertThat(result.millis()).isEqualTo(100);
  }

  @Test
  void whatALostWorkerHadIsDoneAgain() {
    double hour = 3_600_000;
    double[] tasks = new double[40];
    Arrays.fill(tasks, hour / 4);
    Machines frail = new Machines(4, 1, 5, hour / 60, false);
    Simulation.Result result = run(frail, NONE, tasks, tasks);
    assertThat(result.lost()).isPositive();
    assertThat(result.tasks()).isGreaterThan(80);
    assertThat(result.millis()).isGreaterThan(5 * hour);
    // Where all that was lost is paid for, nothing else is.
    assertThat(result.millis()).isLessThan(5 * hour + (result.tasks() - 80 + 8) * hour / 4);
  }

  /** No schedule can be shorter, and none that lets no core wait is longer. */
  @Property(tries = 300)
  void aStageTakesNoLessThanItMustAndNoMoreThanItMay(
      @ForAll @Size(min = 1, max = 40) List<@IntRange(max = 1000) Integer> tasks,
      @ForAll @IntRange(min = 1, max = 8) int workers) {
    double[] times = tasks.stream().mapToDouble(Integer::doubleValue).toArray();
    double all = Arrays.stream(times).sum();
    double longest = Arrays.stream(times).max().orElseThrow();
    double took = millis(workers, NONE, times);
    assertThat(took).isGreaterThanOrEqualTo(Math.max(all / workers, longest) - 1e-6);
    assertThat(took).isLessThanOrEqualTo(all / workers + longest * (workers - 1) / workers + 1e-6);
    assertThat(millis(1, NONE, times)).isEqualTo(all);
  }

  static List<String> recorded() {
    return ClusterTool.RECORDED;
  }

  @ParameterizedTest
  @MethodSource("recorded")
  void aRecordedRunTakesAsLongInTheModel(String name) {
    Run run = ClusterTool.recorded(name);
    // Costs of the leading process are read off the run with one worker, for both.
    Costs costs = Costs.of(ClusterTool.recorded(name.replace("two", "one")), ClusterTool.SERIAL);
    assertThat(Replay.millis(run, run.cores(), costs) / run.millis()).isCloseTo(1, within(NEAR));
  }

  @ParameterizedTest
  @MethodSource("recorded")
  void whatIsWrittenIsRead(String name) {
    Run run = ClusterTool.recorded(name);
    assertThat(Run.read(run.write())).isEqualTo(run);
    assertThat(run.positions()).isEqualTo(34_888_367);
    assertThatThrownBy(() -> Run.read(run.write() + "job keys\n"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("job keys");
  }
}
