package org.farstar.bench.cluster;

import java.util.List;
import java.util.Random;

/** A recorded run once more in the model, on as many cores as wanted. */
final class Replay {
  private Replay() {}

  /**
   * How long it takes there, in milliseconds, with the times of its tasks and of the leading
   * process between its jobs.
   *
   * @param costs all else
   */
  static double millis(Run run, int workers, Costs costs) {
    Simulation simulation = new Simulation(Machines.faultless(workers, 1), costs, new Random(0));
    double last = run.jobs().get(0).submitted();
    for (Run.Job job : run.jobs()) {
      simulation.between(job.submitted() - last);
      last = job.completed();
      simulation.job(job.stages().stream().map(Replay::times).toList());
    }
    return simulation.result().millis();
  }

  private static double[] times(Run.Stage stage) {
    List<Run.Task> tasks = stage.tasks();
    return tasks.stream().mapToDouble(Run.Task::millis).toArray();
  }
}
