package org.farstar.ask.own;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * Ends the wait for a command in which code of the user's own runs beyond its time: code that does
 * not return, and that hands over no moves, never comes to where the time is asked for. Where the
 * code comes from does not matter, be it a word, a file of sums or a jar in the folder of games.
 */
public final class Watchdog {
  /** What a command may take beyond its time to find that it is over. */
  private static final Duration LAST_WORDS = Duration.ofSeconds(1);

  /** The most that it may take besides for what it tells without an answer, such as bounds. */
  private static final Duration BESIDES = Duration.ofSeconds(6);

  /** After what time a command that is late is looked at once more. */
  private static final Duration LOOK = Duration.ofMillis(200);

  /** Longer than this is as long as it takes. */
  private static final Duration LONGEST = Duration.ofDays(365);

  private Watchdog() {}

  /**
   * Runs a command in a thread of its own, which is left to itself when it is late and code of the
   * user's own runs.
   *
   * @param command the command; what it throws is thrown
   * @param time how long it may take by its options
   * @throws OwnCodeStuckException where that code runs later than that, with the place in it
   */
  public static <T> T run(Supplier<T> command, Duration time) {
    AtomicReference<T> result = new AtomicReference<>();
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    Thread worker =
        new Thread(
            () -> {
              try {
                result.set(command.get());
              } catch (RuntimeException | Error e) {
                thrown.set(e);
              }
            },
            "command");
    worker.setDaemon(true);
    worker.start();
    boolean ended = ended(worker, late(time));
    while (!ended) {
      Optional<String> place = place();
      if (place.isPresent()) {
        // Ends what heeds it, such as a wait; a loop continues until the process ends.
        worker.interrupt();
        throw new OwnCodeStuckException(place.get());
      }
      ended = ended(worker, LOOK);
    }
    if (thrown.get() instanceof Error error) {
      throw error;
    }
    if (thrown.get() instanceof RuntimeException exception) {
      throw exception;
    }
    return result.get();
  }

  private static Duration late(Duration time) {
    Duration besides = time.dividedBy(10).multipliedBy(3);
    return time.plus(LAST_WORDS).plus(besides.compareTo(BESIDES) < 0 ? besides : BESIDES);
  }

  /** Where code of the user's own runs, in any thread. */
  private static Optional<String> place() {
    return Thread.getAllStackTraces().values().stream()
        .flatMap(stack -> OwnGameException.place(stack).stream())
        .findFirst();
  }

  private static boolean ended(Thread worker, Duration time) {
    try {
      boolean endless = time.compareTo(LONGEST) > 0;
      worker.join(endless ? 0 : Math.max(1, time.toMillis()));
    } catch (InterruptedException e) {
      worker.interrupt();
    }
    return !worker.isAlive();
  }

  /** Code of the user's own that did not return in time. */
  public static final class OwnCodeStuckException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OwnCodeStuckException(String place) {
      super("the time is used up, and " + place + " has not returned; nothing is known");
    }
  }
}
