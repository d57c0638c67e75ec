package org.farstar;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.farstar.ask.question.Desk;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.Report;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Progress;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;

/**
 * How questions are asked.
 *
 * @param desk what they share
 * @param turn whose turn it is to use that
 * @param budget of each question
 * @param threads how many a search may take
 * @param listener hears of the progress of what takes long
 * @param stop ends questions
 * @param method how answers are to be found
 */
record Context(
    Desk desk,
    ReentrantLock turn,
    Budget budget,
    int threads,
    Consumer<Progress> listener,
    Optional<Stop> stop,
    Method method) {
  /** How long a question that waits for its turn does not look whether it is stopped. */
  private static final long PATIENCE_MILLIS = 20;

  /** Reads something, in turn with all questions. */
  <T> T read(Supplier<T> work) {
    return ask(control -> work.get());
  }

  /**
   * Asks a question. Its time begins when it is its turn.
   *
   * @throws UnfinishedException where a limit is reached, or it is stopped
   */
  <T> T ask(Function<Control, T> question) {
    boolean again = turn.isHeldByCurrentThread();
    await();
    try {
      Control control = new Control(budget, again ? progress -> {} : listener, threads);
      control.sharing(desk.workspace());
      stop.ifPresent(each -> each.begin(control));
      try {
        return control.heeding(() -> desk.workspace().within(() -> question.apply(control)));
      } catch (SearchStopped e) {
        throw new UnfinishedException(e.reason(), Optional.empty());
      } finally {
        stop.ifPresent(each -> each.end(control));
      }
    } finally {
      turn.unlock();
    }
  }

  private void await() {
    boolean interrupted = false;
    try {
      while (true) {
        if (stop.filter(Stop::stopped).isPresent()) {
          throw new UnfinishedException(StopReason.CANCELLED, Optional.empty());
        }
        try {
          if (turn.tryLock(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
            return;
          }
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** The answer of a report. */
  static <A> A answer(Report<A> report) {
    if (!report.agree()) {
      throw new IllegalStateException(
          report.fault().orElse("theory and search do not agree: " + report.answers()));
    }
    return report
        .first()
        .orElseThrow(
            () ->
                new UnfinishedException(
                    report.unfinished().orElseThrow().reason(), report.unfinished()));
  }
}
