package org.farstar.bench.cluster;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * How long solves take, by the model of the scheduler and what recorded runs have taken: a stage of
 * a kind takes as many nanoseconds a position as it did there, divided among tasks as unevenly as
 * there. What is not measured is said by {@link Machines} and a bandwidth.
 */
final class Forecast {
  /** What a chunk has, and the parts that a shuffle has at most. */
  private static final long CHUNK = 1 << 20;

  private static final long BLOCKS = 1_000_000;

  /** Layers with fewer positions are no measure. */
  private static final long MEASURED = 500_000;

  private static final double NANOS = 1e6;
  private static final double BYTES_PER_MEGABYTE = 1e6;
  private static final double MILLIS = 1e3;

  /** What stages of a kind have taken. */
  private static final class Kind {
    private double positions;
    private double millis;
    private double bytes;
    private final List<Double> shares = new ArrayList<>();

    void hear(Run.Stage stage, long layer) {
      positions += layer;
      double all = stage.tasks().stream().mapToDouble(Run.Task::worked).sum();
      millis += all;
      bytes += stage.tasks().stream().mapToDouble(Run.Task::moved).sum();
      int count = stage.tasks().size();
      if (count > 2) {
        stage.tasks().forEach(task -> shares.add(task.worked() * count / all));
      }
    }
  }

  private final Map<String, Kind> kinds = new TreeMap<>();
  private final List<Double> profile;
  private final Costs costs;
  private final double megabytesPerSecond;

  /**
   * @param runs recorded ones, the first of them with one core, in which all costs of the leading
   *     process are read; together they must have all kinds of stages
   * @param serial milliseconds of the leading process for a task
   * @param megabytesPerSecond what a core gets of its worker's network
   */
  Forecast(List<Run> runs, double serial, double megabytesPerSecond) {
    Run first = runs.get(0);
    this.costs = Costs.of(first, serial);
    this.megabytesPerSecond = megabytesPerSecond;
    double all = first.positions();
    this.profile = first.layers().stream().map(layer -> layer / all).toList();
    for (Run run : runs) {
      for (Run.Job job : run.jobs()) {
        long layer = run.layers().get(job.layer());
        for (int stage = 0; layer >= MEASURED && stage < job.stages().size(); stage++) {
          kinds
              .computeIfAbsent(job.about() + job.stages().size() + "." + stage, any -> new Kind())
              .hear(job.stages().get(stage), layer);
        }
      }
    }
  }

  /**
   * A solve of a game whose layers grow and shrink as those of the recorded one.
   *
   * @param positions of all layers
   * @param lookup of how many positions a worker can hold the records
   * @param random decides how tasks differ and which workers are lost
   */
  Simulation.Result solve(double positions, double lookup, Machines machines, Random random) {
    Simulation simulation = new Simulation(machines, costs, random);
    for (double share : profile) {
      double layer = share * positions;
      job(simulation, "sample1", layer, chunks(layer), random);
      job(simulation, "keys2", layer, shuffled(layer), random);
    }
    for (int number = profile.size() - 1; number >= 0; number--) {
      double layer = profile.get(number) * positions;
      double later = number + 1 < profile.size() ? profile.get(number + 1) * positions : 0;
      job(simulation, "sample1", layer, chunks(layer), random);
      if (later <= lookup) {
        job(simulation, "records1", layer, chunks(layer), random);
      } else {
        job(simulation, "records3", layer, shuffled(layer), random);
      }
    }
    return simulation.result();
  }

  private static int chunks(double layer) {
    return (int) Math.max(1, Math.ceil(layer / CHUNK));
  }

  private static int shuffled(double layer) {
    return (int) Math.min(chunks(layer), Math.sqrt(BLOCKS));
  }

  private void job(Simulation simulation, String name, double layer, int tasks, Random random) {
    List<double[]> stages = new ArrayList<>();
    int count = name.charAt(name.length() - 1) - '0';
    for (int stage = 0; stage < count; stage++) {
      stages.add(times(kinds.get(name + "." + stage), layer, tasks, random));
    }
    simulation.between(costs.between());
    simulation.job(stages);
  }

  private double[] times(Kind kind, double layer, int count, Random random) {
    double work = kind.millis / kind.positions * layer / count;
    double moved = kind.bytes / kind.positions * layer / count;
    double[] times = new double[count];
    Arrays.setAll(
        times,
        task ->
            work * kind.shares.get(random.nextInt(kind.shares.size()))
                + moved / BYTES_PER_MEGABYTE / megabytesPerSecond * MILLIS);
    return times;
  }

  /** Nanoseconds of work for a position, both ways; {@code lookup} where records are not asked. */
  double nanosPerPosition(boolean lookup) {
    return kinds.entrySet().stream()
        .filter(each -> !each.getKey().startsWith(lookup ? "records3" : "records1"))
        .mapToDouble(each -> each.getValue().millis / each.getValue().positions * NANOS)
        .sum();
  }

  Costs costs() {
    return costs;
  }
}
