package org.farstar.bench.cluster;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What the leading process costs, in milliseconds; all of it is read off a recorded run but the
 * first.
 *
 * @param serial of its own time for a task: two tasks are never sent off or heard at once
 * @param turn from the end of a task to the launch of the next one on the same core
 * @param begin from the submission of a job, or from the end of a stage, to the first launch
 * @param end from the end of the last task to that of the job
 * @param between from the end of a job to the submission of the next one
 */
record Costs(double serial, double turn, double begin, double end, double between) {
  /**
   * The means over a run.
   *
   * @param serial milliseconds for a task, measured with many tasks that do nothing
   */
  static Costs of(Run run, double serial) {
    List<Double> turn = new ArrayList<>();
    List<Double> begin = new ArrayList<>();
    List<Double> end = new ArrayList<>();
    List<Double> between = new ArrayList<>();
    double last = run.jobs().get(0).submitted();
    for (Run.Job job : run.jobs()) {
      between.add(job.submitted() - last);
      last = job.submitted();
      for (Run.Stage stage : job.stages()) {
        begin.add(stage.launched() - last);
        last = stage.finished();
        turns(stage, turn);
      }
      end.add(job.completed() - last);
      last = job.completed();
    }
    return new Costs(serial, mean(turn), mean(begin), mean(end), mean(between));
  }

  private static void turns(Run.Stage stage, List<Double> turns) {
    List<Run.Task> tasks =
        stage.tasks().stream().sorted(Comparator.comparingLong(Run.Task::launched)).toList();
    for (int i = 0; i < tasks.size(); i++) {
      Run.Task task = tasks.get(i);
      tasks.subList(i + 1, tasks.size()).stream()
          .filter(next -> next.worker().equals(task.worker()))
          .findFirst()
          .ifPresent(next -> turns.add((double) (next.launched() - task.finished())));
    }
  }

  private static double mean(List<Double> numbers) {
    return numbers.stream().mapToDouble(Double::doubleValue).average().orElse(0);
  }
}
