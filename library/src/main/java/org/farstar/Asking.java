package org.farstar;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Progress;

/**
 * What questions are asked of. Each method here gives another object with one setting changed,
 * which shares everything found out so far, and leaves this one as it is.
 *
 * @param <S> the type of the object
 */
public abstract sealed class Asking<S> permits Farstar, Ruleset, Position {
  final Context context;

  Asking(Context context) {
    this.context = context;
  }

  abstract S with(Context other);

  /** With a limit for each question. */
  public S within(Budget budget) {
    return with(
        new Context(
            context.desk(),
            context.turn(),
            budget,
            context.threads(),
            context.listener(),
            context.stop(),
            context.method()));
  }

  /** With a limit of time for each question. */
  public S within(Duration time) {
    return within(Budget.ofTime(time));
  }

  /**
   * With several threads for each search that can use them.
   *
   * @param threads at least 1
   */
  public S threads(int threads) {
    if (threads < 1) {
      throw new IllegalArgumentException("found " + threads + " threads, allowed: at least 1");
    }
    return with(
        new Context(
            context.desk(),
            context.turn(),
            context.budget(),
            threads,
            context.listener(),
            context.stop(),
            context.method()));
  }

  /**
   * With a listener that hears, about twice a second, how far a search is. It is called by the
   * threads that search, and should be quick.
   */
  public S listener(Consumer<Progress> listener) {
    return with(
        new Context(
            context.desk(),
            context.turn(),
            context.budget(),
            context.threads(),
            listener,
            context.stop(),
            context.method()));
  }

  /** With questions that end when another thread says so. */
  public S until(Stop stop) {
    return with(
        new Context(
            context.desk(),
            context.turn(),
            context.budget(),
            context.threads(),
            context.listener(),
            Optional.of(stop),
            context.method()));
  }

  /**
   * With answers found in another way than the usual one: by theorems alone, by search alone, or by
   * both, each compared with the other.
   */
  public S by(Method method) {
    return with(
        new Context(
            context.desk(),
            context.turn(),
            context.budget(),
            context.threads(),
            context.listener(),
            context.stop(),
            method));
  }
}
