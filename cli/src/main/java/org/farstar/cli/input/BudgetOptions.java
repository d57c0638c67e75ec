package org.farstar.cli.input;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.ask.input.InputException;
import org.farstar.ask.input.Limits;
import org.farstar.engine.budget.Budget;
import picocli.CommandLine.Option;

/** The budget of a command that searches. */
public final class BudgetOptions {
  @Option(
      names = "--time",
      paramLabel = "<time>",
      converter = Converters.Time.class,
      description = "Stop after this time: 500ms, 30s, 2m, 1h.")
  Duration time;

  @Option(
      names = "--positions",
      paramLabel = "<n>",
      converter = Converters.Count.class,
      description = "Stop after this many positions: 250000, 500k, 10M.")
  Long positions;

  @Option(
      names = "--memory",
      paramLabel = "<size>",
      converter = Converters.Size.class,
      description =
          "The memory for tables and values together, by estimate: 512m, 4g. When it is full,"
              + " old entries are discarded and the search slows down; a search that cannot discard"
              + " entries stops. Java itself needs 100 to 200 MB more. Default and maximum: three"
              + " quarters of Java's heap.")
  Long memory;

  @Option(
      names = "--threads",
      paramLabel = "<n>",
      converter = Converters.Whole.class,
      description =
          "The number of threads for values and sums; default 1. At most 64, or 4 per processor"
              + " if that is more.")
  Integer threads;

  @Option(
      names = "--progress",
      description = "Show progress on standard error even if it is not a terminal.")
  boolean progress;

  /** Whether progress is wanted in any case. */
  public boolean progress() {
    return progress;
  }

  /** How many threads a search may use. */
  public int threads() {
    int most = Limits.threads();
    if (threads != null && (threads < 1 || threads > most)) {
      throw new InputException("--threads: found '" + threads + "', allowed: from 1 to " + most);
    }
    return threads == null ? 1 : threads;
  }

  /** How many threads, where as many as there are processors are usual. */
  public int threadsOrProcessors() {
    return threads == null ? Runtime.getRuntime().availableProcessors() : threads();
  }

  /** The budget. */
  public Budget budget() {
    return new Budget(
        Optional.ofNullable(time),
        positions == null ? OptionalLong.empty() : OptionalLong.of(positions),
        OptionalLong.of(memory()));
  }

  /** How much tables and values may take, in bytes. */
  public long memory() {
    return memory(memory);
  }

  /**
   * How much tables and values may take.
   *
   * @param wanted what was asked for; null where nothing was
   */
  public static long memory(Long wanted) {
    return Limits.memory(wanted == null ? OptionalLong.empty() : OptionalLong.of(wanted));
  }

  /** The same budget with another time where none was given. */
  public Budget budget(Duration usual) {
    Budget budget = budget();
    return new Budget(
        budget.time().or(() -> Optional.of(usual)), budget.positions(), budget.memoryBytes());
  }
}
