package org.farstar.web.session;

import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Problem;

/**
 * Works on the one thread that there is. What is asked is tried at once for a moment; what is not
 * answered by then is a {@link Job}, which has a second and then turns, each eight times as long as
 * the one before, the last as long as was asked for. Between two turns others are heard. What a
 * turn found stays in the room's tables.
 */
public final class LoneWorkers implements Workers {
  private static final Duration MOMENT = Duration.ofMillis(120);
  private static final Duration SHORT = Duration.ofSeconds(1);
  private static final int GROWTH = 8;

  private final Duration moment;
  private final Executor later;
  private final Consumer<Job> heard;
  private long jobs;

  /**
   * @param later does a task after what is waiting now, on this thread; one that does nothing where
   *     others are asked what takes longer than a moment
   * @param heard hears about twice a second of the job that is worked on, and when one has ended
   */
  public LoneWorkers(Executor later, Consumer<Job> heard) {
    this(MOMENT, later, heard);
  }

  /**
   * The same where somebody waits longer than a moment.
   *
   * @param moment what is not answered by then is a job
   * @param later does a task after what is waiting now
   * @param heard hears of jobs
   */
  public LoneWorkers(Duration moment, Executor later, Consumer<Job> heard) {
    this.moment = moment;
    this.later = later;
    this.heard = heard;
  }

  @Override
  public Answer answer(Visitor visitor, Need need, int seconds, Work work) {
    Room room = need == Need.SHEET ? visitor.sheet() : visitor.hand();
    try {
      Control control = room.control(moment);
      Found found = control.heeding(() -> work.apply(room.desk(), control));
      if (found.whole()) {
        return found.answer();
      }
    } catch (SearchStopped e) {
      if (e.reason() != StopReason.TIME && e.reason() != StopReason.MEMORY) {
        throw e;
      }
    }
    Job job = enter(visitor);
    Supplier<Room> place = need == Need.SHEET ? visitor::sheet : visitor::work;
    later.execute(() -> turn(job, place, SHORT, Duration.ofSeconds(seconds), work));
    return Answer.json(202, job.state());
  }

  @Override
  public Job start(Visitor visitor, int seconds, Work work, Consumer<Job> begun) {
    Job job = enter(visitor);
    begun.accept(job);
    Duration time = Duration.ofSeconds(seconds);
    later.execute(() -> turn(job, visitor::work, time, time, work));
    return job;
  }

  private Job enter(Visitor visitor) {
    Job job = new Job(Long.toString(++jobs), () -> drop(visitor));
    visitor.add(job);
    return job;
  }

  /** Ends what was cancelled: whoever cancels is heard only while nothing is worked on. */
  private static void drop(Visitor visitor) {
    visitor.jobs().stream().filter(Job::cancelled).forEach(LoneWorkers::drop);
  }

  private static void drop(Job job) {
    job.endAsItIs(Problem.answer(new SearchStopped(StopReason.CANCELLED)));
  }

  private void turn(Job job, Supplier<Room> place, Duration time, Duration most, Work work) {
    try {
      if (job.cancelled()) {
        drop(job);
      } else if (!ended(job, place.get(), time, most, work)) {
        later.execute(() -> turn(job, place, time.multipliedBy(GROWTH), most, work));
      }
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
      job.end(Problem.answer(e));
    }
    heard.accept(job);
  }

  /** Has one turn; whether the job is over. */
  private boolean ended(Job job, Room room, Duration time, Duration most, Work work) {
    boolean last = time.compareTo(most) >= 0;
    Control control = room.control(last ? most : time, progress -> heard.accept(job));
    job.begin(control);
    try {
      Found found = control.heeding(() -> work.apply(room.desk(), control));
      if (last || found.whole()) {
        job.end(found.answer());
        return true;
      }
      job.know(found.answer());
    } catch (SearchStopped e) {
      if (last || e.reason() != StopReason.TIME) {
        throw e;
      }
    }
    return false;
  }

  @Override
  public void close() {
    // There is no thread to end.
  }
}
