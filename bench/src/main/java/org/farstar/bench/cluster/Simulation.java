package org.farstar.bench.cluster;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Set;

/**
 * A model of Spark's scheduler by discrete events. Jobs come one after the other, and so do the
 * stages of a job; the tasks of a stage are handed to free cores in order. One process sends tasks
 * off and hears of their ends, one at a time. A worker that is lost takes with it what it is
 * working on and what it has written for the next stage: those tasks are done again first, and the
 * tasks of the stage that were running begin again after them. Not for threads.
 */
final class Simulation {
  /** Spark thinks of helping when this part of a stage is done, */
  private static final double QUANTILE = 0.9;

  /** with tasks that take so many times the median. */
  private static final double MULTIPLIER = 3;

  private static final double HOUR = 3_600_000;

  /**
   * @param millis how long all took
   * @param leading milliseconds in which the leading process was busy with tasks
   * @param tasks how many were begun
   * @param lost workers
   */
  record Result(double millis, double leading, long tasks, long lost) {}

  private enum Kind {
    END,
    LOOK,
    LOST,
    BACK
  }

  /** What happens at a time: the end of an attempt, a look at one, or something with a worker. */
  private record Event(double time, Kind kind, int worker, Attempt attempt) {}

  /** A task on a core. */
  private static final class Attempt {
    final int task;
    final int worker;
    final boolean repair;
    boolean dropped;

    Attempt(int task, int worker, boolean repair) {
      this.task = task;
      this.worker = worker;
      this.repair = repair;
    }
  }

  private final Machines machines;
  private final Costs costs;
  private final Random random;
  private final PriorityQueue<Event> faults =
      new PriorityQueue<>(Comparator.comparingDouble(Event::time));

  /** The worker of each core that waits for a task. */
  private final Deque<Integer> idle = new ArrayDeque<>();

  private final boolean[] alive;

  private double now;
  private double leadingFree;
  private double leading;
  private long begun;
  private long lost;

  Simulation(Machines machines, Costs costs, Random random) {
    this.machines = machines;
    this.costs = costs;
    this.random = random;
    alive = new boolean[machines.workers()];
    for (int worker = 0; worker < machines.workers(); worker++) {
      arrive(worker);
    }
  }

  private void arrive(int worker) {
    alive[worker] = true;
    for (int core = 0; core < machines.cores(); core++) {
      idle.add(worker);
    }
    if (machines.hoursToLoss() < Double.POSITIVE_INFINITY) {
      double life = -Math.log(1 - random.nextDouble()) * machines.hoursToLoss() * HOUR;
      faults.add(new Event(now + life, Kind.LOST, worker, null));
    }
  }

  /** A job waits for the process that leads. */
  void between(double millis) {
    now += millis;
  }

  /**
   * Does the work of a job.
   *
   * @param stages how long the tasks of each stage take, in milliseconds
   */
  void job(List<double[]> stages) {
    Map<Integer, List<Double>> written = Map.of();
    for (double[] tasks : stages) {
      now += costs.begin();
      written = new Stage(tasks, written).run();
    }
    now += costs.end();
  }

  Result result() {
    return new Result(now, leading, begun, lost);
  }

  /** The leading process sends a task off, or hears of its end. */
  private double led(double at) {
    leadingFree = Math.max(leadingFree, at) + costs.serial() / 2;
    leading += costs.serial() / 2;
    return leadingFree;
  }

  private final class Stage {
    private final double[] tasks;

    /** What each worker has written for this stage, as the times that it would take again. */
    private final Map<Integer, List<Double>> before;

    private final Map<Integer, List<Double>> written = new HashMap<>();
    private final Deque<Integer> waiting = new ArrayDeque<>();
    private final Deque<Double> repairs = new ArrayDeque<>();
    private final Set<Attempt> running = new LinkedHashSet<>();
    private final PriorityQueue<Event> events =
        new PriorityQueue<>(Comparator.comparingDouble(Event::time));
    private final boolean[] done;
    private final boolean[] helped;
    private final double median;
    private int left;
    private int repairing;
    private double turn;

    Stage(double[] tasks, Map<Integer, List<Double>> before) {
      this.tasks = tasks;
      this.before = new HashMap<>(before);
      done = new boolean[tasks.length];
      helped = new boolean[tasks.length];
      left = tasks.length;
      for (int task = 0; task < tasks.length; task++) {
        waiting.add(task);
      }
      double[] sorted = tasks.clone();
      Arrays.sort(sorted);
      median = sorted.length == 0 ? 0 : sorted[sorted.length / 2];
    }

    Map<Integer, List<Double>> run() {
      while (left > 0) {
        start();
        Event event = next();
        now = Math.max(now, event.time());
        switch (event.kind()) {
          case END -> ended(event.attempt());
          case LOOK -> help(event.attempt());
          case LOST -> lost(event.worker());
          case BACK -> arrive(event.worker());
        }
      }
      running.forEach(attempt -> give(attempt.worker));
      return written;
    }

    private Event next() {
      Event fault = faults.peek();
      Event own = events.peek();
      boolean first = own == null || fault != null && fault.time() < own.time();
      return first ? faults.remove() : events.remove();
    }

    /** Hands tasks to free cores, those first that have to be done again. */
    private void start() {
      boolean repair = !repairs.isEmpty();
      while (repair || repairing == 0 && !waiting.isEmpty()) {
        if (idle.isEmpty()) {
          return;
        }
        int worker = idle.remove();
        int task = repair ? -1 : waiting.remove();
        double takes = repair ? repairs.remove() : tasks[task];
        Attempt attempt = new Attempt(task, worker, repair);
        running.add(attempt);
        repairing += repair ? 1 : 0;
        begun++;
        double end = led(now) + turn + takes;
        events.add(new Event(end, Kind.END, worker, attempt));
        repair = !repairs.isEmpty();
      }
    }

    private void give(int worker) {
      if (alive[worker]) {
        idle.add(worker);
      }
    }

    private void ended(Attempt attempt) {
      if (attempt.dropped) {
        return;
      }
      // Whoever comes next on this core waits for a turn, and none did at the beginning.
      turn = Math.max(0, costs.turn() - costs.serial());
      now = Math.max(now, led(now));
      running.remove(attempt);
      give(attempt.worker);
      if (attempt.repair) {
        repairing--;
        return;
      }
      done[attempt.task] = true;
      left--;
      written.computeIfAbsent(attempt.worker, any -> new ArrayList<>()).add(tasks[attempt.task]);
      if (helped[attempt.task]) {
        drop(attempt.task);
      }
      if (machines.speculation() && left == (int) ((1 - QUANTILE) * tasks.length)) {
        for (Attempt slow : running) {
          events.add(new Event(now + MULTIPLIER * median, Kind.LOOK, slow.worker, slow));
        }
      }
    }

    /** Ends what else works on a task that is done. */
    private void drop(int task) {
      for (Attempt other : List.copyOf(running)) {
        if (!other.repair && other.task == task) {
          other.dropped = true;
          running.remove(other);
          give(other.worker);
        }
      }
    }

    private void help(Attempt slow) {
      if (!slow.dropped && !slow.repair && !done[slow.task] && !helped[slow.task]) {
        helped[slow.task] = true;
        waiting.addFirst(slow.task);
      }
    }

    private void lost(int worker) {
      lost++;
      alive[worker] = false;
      idle.removeIf(each -> each == worker);
      faults.add(new Event(now + machines.back(), Kind.BACK, worker, null));
      List<Double> again = before.remove(worker);
      for (Attempt attempt : List.copyOf(running)) {
        if (attempt.worker == worker || again != null && !attempt.repair) {
          attempt.dropped = true;
          running.remove(attempt);
          give(attempt.worker);
          if (attempt.repair) {
            repairing--;
            repairs.add(median);
          } else if (!waiting.contains(attempt.task)) {
            waiting.addFirst(attempt.task);
          }
        }
      }
      if (again != null) {
        repairs.addAll(again);
      }
    }
  }
}
