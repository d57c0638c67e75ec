package org.farstar.cli;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.cli.output.Terminal;

/** The process: its streams, its signals and its end. Everything else is {@link Cli}. */
public final class Main {
  /** How long an interrupted command may take to say what it knows. */
  private static final long LAST_WORDS_SECONDS = 2;

  private Main() {}

  public static void main(String[] args) {
    // Standard output is for answers; what code of the user's own prints is talk.
    System.setOut(System.err);
    System.exit(run(List.of(args)).number());
  }

  /** All of it but the end. */
  static ExitCode run(List<String> words) {
    Interruption interruption = new Interruption();
    interruption.forceBy(() -> Runtime.getRuntime().halt(ExitCode.INTERRUPTED.number()));
    CountDownLatch done = new CountDownLatch(1);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> shutDown(interruption, done)));
    ExitCode code = new Cli(Catalogue.STANDARD, interruption).run(words, Terminal.ofProcess());
    done.countDown();
    return code;
  }

  /** Runs when the process ends; before the command has, that is an interruption. */
  private static void shutDown(Interruption interruption, CountDownLatch done) {
    if (done.getCount() == 0) {
      return;
    }
    if (interruption.ask()) {
      try {
        boolean ended;
        do {
          ended = done.await(LAST_WORDS_SECONDS, TimeUnit.SECONDS);
        } while (!ended && interruption.finishing());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    interruption.end();
    Runtime.getRuntime().halt(ExitCode.INTERRUPTED.number());
  }
}
