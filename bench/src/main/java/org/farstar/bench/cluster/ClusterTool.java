package org.farstar.bench.cluster;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.farstar.engine.solve.Description;

/** Records runs from Spark's logs, compares them with the model, and prints forecasts. */
public final class ClusterTool {
  /** The recorded runs: one worker and two, with records looked up and with records asked for. */
  static final List<String> RECORDED = List.of("one", "two", "one-asking", "two-asking");

  /**
   * Milliseconds of the leading process for a task, from 10,000 tasks that do nothing, on two
   * workers.
   */
  static final double SERIAL = 1.5;

  /** What a core gets of a network of a gigabit, in megabytes in a second. */
  private static final double MEGABYTES = 100;

  private static final double HOURS_TO_LOSS = 1000;
  private static final double BACK_MILLIS = 60_000;

  /** The records that a worker of 512 MB holds, decoded: a quarter of that, 10 bytes each. */
  private static final double LOOKUP = 1.2e7;

  private static final int[] WORKERS = {10, 100, 1000};
  private static final double[] POSITIONS = {1e9, 3.5e10, 1e12};
  private static final String[] SIZES = {"10^9", "3.5 · 10^10", "10^12"};

  private static final String USE =
      """
      cluster record LOG FOLDER FILE   a log of Spark's events, not compressed and in one file, and the
                                       folder that was solved: as a recorded run
      cluster compare                  the recorded runs beside the model
      cluster forecast                 the table of the guide
      """;

  private ClusterTool() {}

  /**
   * Does what the words say.
   *
   * @throws IOException if a file cannot be read or written
   */
  public static void run(List<String> words, PrintStream out) throws IOException {
    String what = words.isEmpty() ? "" : words.get(0);
    if (what.equals("record") && words.size() == 4) {
      Run run = EventLog.read(Path.of(words.get(1)), layers(Path.of(words.get(2), "solved")));
      Files.writeString(Path.of(words.get(3)), run.write());
    } else if (what.equals("compare")) {
      out.print(compared());
    } else if (what.equals("forecast")) {
      out.print(table());
    } else {
      out.print(USE);
    }
  }

  private static List<Long> layers(Path solved) throws IOException {
    List<Long> layers = new ArrayList<>();
    for (Description.Layer layer : Description.read(Files.readString(solved)).layers()) {
      while (layers.size() < layer.number()) {
        layers.add(0L);
      }
      layers.add(layer.positions());
    }
    return layers;
  }

  /** A recorded run. */
  static Run recorded(String name) {
    try (InputStream in = ClusterTool.class.getResourceAsStream("run-" + name + ".txt")) {
      return Run.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String compared() {
    StringBuilder text = new StringBuilder();
    for (String name : RECORDED) {
      Run run = recorded(name);
      Costs costs = Costs.of(recorded(name.replace("two", "one")), SERIAL);
      text.append(
          "%-10s %3d jobs, %6.1f s; in the model %6.1f s%n"
              .formatted(
                  name,
                  run.jobs().size(),
                  run.millis() / 1e3,
                  Replay.millis(run, run.cores(), costs) / 1e3));
      if (run.cores() == 1) {
        Run two = recorded(name.replace("one", "two"));
        text.append(
            "           its tasks on two workers, in the model: %.1f s; two workers took %.1f s%n"
                .formatted(Replay.millis(run, 2, costs) / 1e3, two.millis() / 1e3));
        text.append("           " + costs + "\n");
      }
    }
    return text.toString();
  }

  /** The table of the guide: how long solves take on workers of one core, and the speed-up. */
  static String table() {
    Forecast forecast =
        new Forecast(RECORDED.stream().map(ClusterTool::recorded).toList(), SERIAL, MEGABYTES);
    StringBuilder text = new StringBuilder("| positions | 1 worker |");
    for (int workers : WORKERS) {
      text.append(String.format(Locale.ROOT, " %,d workers |", workers));
    }
    text.append("\n|---|---|").append("---|".repeat(WORKERS.length)).append('\n');
    for (int i = 0; i < POSITIONS.length; i++) {
      double one = solve(forecast, POSITIONS[i], 1).millis();
      text.append("| " + SIZES[i] + " | " + time(one) + " |");
      for (int workers : WORKERS) {
        double many = solve(forecast, POSITIONS[i], workers).millis();
        text.append(" %s, %.0f times as fast |".formatted(time(many), one / many));
      }
      text.append('\n');
    }
    return text.toString();
  }

  private static Simulation.Result solve(Forecast forecast, double positions, int workers) {
    Machines machines = new Machines(workers, 1, HOURS_TO_LOSS, BACK_MILLIS, true);
    return forecast.solve(positions, LOOKUP, machines, new Random(1));
  }

  private static String time(double millis) {
    double minutes = millis / 60_000;
    return minutes < 100
        ? "%.0f min".formatted(Math.ceil(minutes))
        : minutes < 6000
            ? "%.0f h".formatted(minutes / 60)
            : "%.0f days".formatted(minutes / 60 / 24);
  }
}
