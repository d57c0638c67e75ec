package org.farstar.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.farstar.ask.answer.Amounts;
import org.farstar.ask.input.InputException;
import org.farstar.cli.input.Converters;
import org.farstar.cli.input.EngineOptions;
import org.farstar.front.cluster.ClusterEngine;
import org.farstar.front.cluster.OwnCluster;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code farstar cluster}. */
@CommandLine.Command(
    description = {
      "Start, stop or show a cluster of Apache Spark on this machine, for trying out '--engine"
          + " spark'.",
      "A master and workers run as processes of their own until they are stopped. They listen on"
          + " the loopback address only, and a secret in the user's cache folder lets the commands"
          + " of this user in."
    },
    footer = {
      "  farstar cluster start --workers 2 --memory 512m",
      "  farstar solve connect-four 5x4: -o c5x4 --engine spark --master spark://127.0.0.1:7077",
      "  farstar cluster stop"
    })
final class ClusterCommand extends Command {
  private static final String NONE = "no cluster is running";
  private static final int USUAL_PORT = 7077;
  private static final int MOST_PORT = 65_535;
  private static final int MOST_WORKERS = 64;
  private static final long MEGABYTE = 1 << 20;

  /** Spark itself needs most of this. */
  private static final long LEAST_MEGABYTES = 512;

  /** What is to be done, spelt as it is typed. */
  enum Action {
    start,
    stop,
    status
  }

  @Parameters(index = "0", paramLabel = "ACTION", description = "start, stop or status.")
  private Action action;

  @Option(
      names = "--workers",
      paramLabel = "<n>",
      converter = Converters.Whole.class,
      description = "With start: the number of workers, one core each; default 2.")
  private Integer workers;

  @Option(
      names = "--memory",
      paramLabel = "<size>",
      converter = Converters.Size.class,
      description = "With start: the memory of each worker; default and least 512m.")
  private Long memory;

  @Option(
      names = "--port",
      paramLabel = "<n>",
      converter = Converters.Whole.class,
      description = "With start: the port of the master; default 7077.")
  private Integer port;

  @Override
  ExitCode run(Session session) {
    if (action != Action.start && (workers != null || memory != null || port != null)) {
      throw new InputException("--workers, --memory and --port are options of 'start' only");
    }
    Path folder = EngineOptions.ownFolder(session.terminal());
    Optional<OwnCluster> there = OwnCluster.read(folder);
    switch (action) {
      case start -> start(folder, there, session);
      case stop -> stop(folder, there, session);
      case status -> show(there, session);
    }
    return ExitCode.ANSWERED;
  }

  private void start(Path folder, Optional<OwnCluster> there, Session session) {
    int count = within("--workers", workers, 2, MOST_WORKERS);
    int at = within("--port", port, USUAL_PORT, MOST_PORT);
    long megabytes = memory == null ? LEAST_MEGABYTES : memory / MEGABYTE;
    if (megabytes < LEAST_MEGABYTES) {
      throw new InputException(
          "--memory: found '" + megabytes + "m', allowed: " + LEAST_MEGABYTES + "m or more");
    }
    if (there.isPresent() && there.get().isRunning()) {
      throw new InputException(
          "a cluster is running already: " + there.get().master(),
          "'farstar cluster stop' ends it.");
    }
    OwnCluster.forget(folder);
    OwnCluster started = ClusterEngine.named("spark").start(folder, at, count, megabytes);
    session
        .out()
        .println(
            "started: a master and "
                + Amounts.count(count, "worker")
                + (" with one core and " + megabytes + " MB each"));
    session.out().println("use it with: --engine spark --master " + started.master());
  }

  private static int within(String option, Integer given, int usual, int most) {
    if (given == null) {
      return usual;
    }
    if (given < 1 || given > most) {
      throw new InputException(option + ": found '" + given + "', allowed: from 1 to " + most);
    }
    return given;
  }

  private static void stop(Path folder, Optional<OwnCluster> there, Session session) {
    boolean running = there.isPresent() && there.get().isRunning();
    there.ifPresent(OwnCluster::stop);
    OwnCluster.forget(folder);
    session.out().println(running ? "stopped: " + there.get().master() : NONE);
  }

  private static void show(Optional<OwnCluster> there, Session session) {
    if (there.isEmpty() || !there.get().isRunning()) {
      session.out().println(NONE);
      return;
    }
    session.out().println(there.get().master());
    for (OwnCluster.Member member : there.get().members()) {
      String state = member.running().isPresent() ? "process " + member.pid() : "ended";
      session.out().println("  " + member.name() + ": " + state);
    }
  }
}
