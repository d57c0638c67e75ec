package org.farstar.values.cancel;

import java.util.function.LongConsumer;
import java.util.function.Supplier;

/**
 * Lets whoever asks for a long computation end it. While a piece of work is done {@linkplain
 * #during under a check}, the computations of this module, what collects moves and what reads text
 * run that check now and then, every few milliseconds at the latest; a check that throws ends them,
 * and what it throws comes out.
 *
 * <p>What is ended so leaves everything as it was but for values that exist and results that are
 * remembered, which are whole: games and universes may be used further.
 *
 * <p>A check belongs to the thread that works under it; work that is handed to other threads takes
 * checks of its own. What is one operation of {@link java.math.BigInteger} is not interrupted.
 */
public final class Cancellation {
  private static final ThreadLocal<LongConsumer> CHECK = new ThreadLocal<>();

  private Cancellation() {}

  /**
   * Does a piece of work in this thread under a check, in place of the one that may be in force.
   *
   * @param check throws an unchecked exception when the work shall end; called often, so it takes
   *     no longer than a look at the clock
   * @param work what to do
   * @return what the work returns
   */
  public static <T> T during(Runnable check, Supplier<T> work) {
    return during(bytes -> check.run(), work);
  }

  /**
   * Does a piece of work in this thread under a check that also hears what the computation takes.
   *
   * @param check is told how many bytes the computation has built up, by its own estimate, 0 where
   *     it counts none; throws as that of {@link #during(Runnable, Supplier)} does
   * @param work what to do
   * @return what the work returns
   */
  public static <T> T during(LongConsumer check, Supplier<T> work) {
    LongConsumer before = CHECK.get();
    CHECK.set(check);
    try {
      return work.get();
    } finally {
      if (before == null) {
        CHECK.remove();
      } else {
        CHECK.set(before);
      }
    }
  }

  /** Runs the check of this thread, if there is one. For loops that may be long. */
  public static void check() {
    check(0);
  }

  /**
   * Runs the check of this thread, if there is one, for loops that build something up.
   *
   * @param bytes an estimate of what the loop has built so far
   */
  public static void check(long bytes) {
    LongConsumer check = CHECK.get();
    if (check != null) {
      check.accept(bytes);
    }
  }

  /** Work for another thread, under the check that is in force in this one now. */
  public static Runnable handedOver(Runnable work) {
    LongConsumer check = CHECK.get();
    return check == null
        ? work
        : () ->
            during(
                check,
                () -> {
                  work.run();
                  return null;
                });
  }
}
