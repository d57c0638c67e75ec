package org.farstar.ask.own;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * Ends the wait for a command that runs code of the user's own beyond its time: code that does not
 * return, and that hands over no moves, never comes to where the time is asked for.
 */
public final class Watchdog {
  /** What a command may take beyond its time to find that it is over and to say what it knows. */
  private static final Duration LAST_WORDS = Duration.ofSeconds(1);

  /** Longer than this is as long as it takes. */
  private static final Duration LONGEST = Duration.ofDays(365);

  private Watchdog() {}

  /**
   * Runs a command in a thread of its own, which is left to itself when it is not done in time.
   *
   * @param command the command; what it throws is thrown
   * @param time how long it may take by its options
   * @throws OwnCodeStuckException where it takes longer, with the place it had come to
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
    if (!ended(worker, time.plus(LAST_WORDS))) {
      StackTraceElement[] stack = worker.getStackTrace();
      // Ends what heeds it, such as a wait; a loop continues until the process ends.
      worker.interrupt();
      throw new OwnCodeStuckException(OwnGameException.place(stack));
    }
    if (thrown.get() instanceof Error error) {
      throw error;
    }
    if (thrown.get() instanceof RuntimeException exception) {
      throw exception;
    }
    return result.get();
  }

  private static boolean ended(Thread worker, Duration time) {
    try {
      boolean endless = time.compareTo(LONGEST) > 0;
      worker.join(endless ? 0 : Math.max(1, time.toMillis()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return !worker.isAlive();
  }

  /** Code of the user's own that did not return in time. */
  public static final class OwnCodeStuckException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OwnCodeStuckException(Optional<String> place) {
      super(
          "the time is used up"
              + place.map(where -> ", and " + where + " has not returned").orElse("")
              + "; nothing is known");
    }
  }
}
