package org.farstar.values;

import java.util.function.Supplier;

/**
 * Lets whoever asks for a long computation end it. While a piece of work is done {@linkplain
 * #during under a check}, the computations of this package and its neighbours run that check now
 * and then, every few milliseconds at the latest; a check that throws ends them, and what it throws
 * comes out.
 *
 * <p>What is ended so leaves everything as it was but for values that exist and results that are
 * remembered, which are whole: games and universes may be used further.
 *
 * <p>A check belongs to the thread that works under it; work that is handed to other threads takes
 * checks of its own. What is one operation of {@link java.math.BigInteger} is not interrupted.
 */
public final class Cancellation {
  private static final ThreadLocal<Runnable> CHECK = new ThreadLocal<>();

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
    Runnable before = CHECK.get();
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
    Runnable check = CHECK.get();
    if (check != null) {
      check.run();
    }
  }
}
