package org.farstar.bench.cluster;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A solve on Spark as it went: its jobs one after the other, each with its stages one after the
 * other. Times are in milliseconds from the first job on.
 *
 * @param cores how many tasks could run at a time
 * @param layers how many positions each layer has, from layer 0 on
 * @param jobs in the order in which they were submitted
 */
record Run(int cores, List<Long> layers, List<Job> jobs) {
  /**
   * @param about what the job was for: {@code sample}, {@code keys} or {@code records}
   * @param layer the layer it worked on
   * @param stages those that ran, in order
   */
  record Job(String about, int layer, long submitted, long completed, List<Stage> stages) {}

  record Stage(List<Task> tasks) {
    /** When its first task was launched. */
    long launched() {
      return tasks.stream().mapToLong(Task::launched).min().orElseThrow();
    }

    /** When its last task was finished. */
    long finished() {
      return tasks.stream().mapToLong(Task::finished).max().orElseThrow();
    }
  }

  /**
   * @param worker where it ran
   * @param launched when the leading process sent it off
   * @param finished when the leading process had heard of its end
   * @param worked milliseconds in which the worker was busy with it
   * @param moved bytes it read that other tasks had written for it
   */
  record Task(String worker, long launched, long finished, long worked, long moved) {
    long millis() {
      return finished - launched;
    }
  }

  /** From the first job's beginning to the end of the last one. */
  long millis() {
    return jobs.get(jobs.size() - 1).completed() - jobs.get(0).submitted();
  }

  long positions() {
    return layers.stream().mapToLong(Long::longValue).sum();
  }

  /** A text that {@link #read} reads: a line for each job, and below it one for each task. */
  String write() {
    StringBuilder text = new StringBuilder("cores " + cores + "\nlayers");
    layers.forEach(layer -> text.append(' ').append(layer));
    for (Job job : jobs) {
      text.append(
          "\njob %s %d %d %d".formatted(job.about, job.layer, job.submitted, job.completed));
      for (int stage = 0; stage < job.stages.size(); stage++) {
        for (Task task : job.stages.get(stage).tasks()) {
          text.append(
              "\n%d %s %d %d %d %d"
                  .formatted(
                      stage, task.worker, task.launched, task.finished, task.worked, task.moved));
        }
      }
    }
    return text.append('\n').toString();
  }

  /**
   * Reads what {@link #write} has written.
   *
   * @throws IllegalArgumentException if a line is no part of a run
   */
  static Run read(String text) {
    int cores = 0;
    List<Long> layers = List.of();
    List<Job> jobs = new ArrayList<>();
    for (String line : text.lines().toList()) {
      String[] words = line.split(" ");
      try {
        switch (words[0]) {
          case "cores" -> cores = Integer.parseInt(words[1]);
          case "layers" ->
              layers = Arrays.stream(words).skip(1).map(Long::valueOf).collect(Collectors.toList());
          case "job" ->
              jobs.add(
                  new Job(
                      words[1],
                      Integer.parseInt(words[2]),
                      Long.parseLong(words[3]),
                      Long.parseLong(words[4]),
                      new ArrayList<>()));
          default -> addTask(jobs.get(jobs.size() - 1).stages, words);
        }
      } catch (IndexOutOfBoundsException | NumberFormatException e) {
        throw new IllegalArgumentException("no part of a recorded run: " + line, e);
      }
    }
    return new Run(cores, layers, jobs);
  }

  private static void addTask(List<Stage> stages, String[] words) {
    int stage = Integer.parseInt(words[0]);
    while (stages.size() <= stage) {
      stages.add(new Stage(new ArrayList<>()));
    }
    long[] numbers = Arrays.stream(words).skip(2).mapToLong(Long::parseLong).toArray();
    stages
        .get(stage)
        .tasks()
        .add(new Task(words[1], numbers[0], numbers[1], numbers[2], numbers[3]));
  }
}
