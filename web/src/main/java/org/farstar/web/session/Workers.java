package org.farstar.web.session;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Problem;

/**
 * Works for visitors. Whatever is asked is tried at once for a moment, so that what is easy never
 * waits; what is not answered by then is begun again as a {@link Job} behind others of its kind,
 * with what the first try found in the visitor's workspace. A full queue refuses.
 */
public final class Workers implements AutoCloseable {
  /** How long the first try may take. */
  private static final Duration MOMENT = Duration.ofMillis(60);

  private static final int MOST_WAITING = 32;

  /** One visitor may not take the whole queue. */
  private static final int MOST_EACH = 8;

  private final ThreadPoolExecutor threads;
  private final AtomicLong jobs = new AtomicLong();

  /**
   * @param size how many jobs run at a time
   */
  public Workers(int size) {
    threads =
        new ThreadPoolExecutor(
            size,
            size,
            30,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MOST_WAITING),
            task -> {
              Thread thread = new Thread(null, task, "farstar-job", 1 << 26);
              thread.setDaemon(true);
              return thread;
            });
    threads.allowCoreThreadTimeOut(true);
  }

  /**
   * What a piece of work comes to.
   *
   * @param answer what to send
   * @param whole whether a longer time would not change it
   */
  public record Found(Answer answer, boolean whole) {}

  /**
   * Answers at once, or says under which name the work goes on: status 202.
   *
   * @param seconds how long the work may take
   * @throws Problem where too much work is waiting
   */
  public Answer answer(Visitor visitor, int seconds, Function<Control, Found> work) {
    try {
      Found found = work.apply(control(visitor, MOMENT));
      if (found.whole()) {
        return found.answer();
      }
    } catch (SearchStopped e) {
      // It takes longer.
    }
    return Answer.json(202, start(visitor, seconds, work).state());
  }

  /** Begins a job. */
  public Job start(Visitor visitor, int seconds, Function<Control, Found> work) {
    if (visitor.jobs().size() >= MOST_EACH) {
      // Results that nobody fetched make room.
      visitor.jobs().removeIf(old -> old.answer().isPresent());
    }
    if (visitor.jobs().size() >= MOST_EACH) {
      throw new Problem(503, "this page has " + MOST_EACH + " questions open already");
    }
    Job job = new Job(Long.toString(jobs.incrementAndGet()));
    visitor.add(job);
    try {
      threads.execute(() -> run(job, visitor, seconds, work));
    } catch (RejectedExecutionException e) {
      visitor.forget(job);
      throw new Problem(503, "too many questions are waiting");
    }
    return job;
  }

  private static void run(Job job, Visitor visitor, int seconds, Function<Control, Found> work) {
    Control control = control(visitor, Duration.ofSeconds(seconds));
    job.begin(control);
    try {
      control.heed();
      job.end(work.apply(control).answer());
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
      job.end(Problem.answer(e));
    }
  }

  private static Control control(Visitor visitor, Duration time) {
    long memory = visitor.desk().workspace().memoryBytes();
    Control control =
        new Control(new Budget(Optional.of(time), OptionalLong.empty(), OptionalLong.of(memory)));
    control.sharing(visitor.desk().workspace());
    return control;
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
