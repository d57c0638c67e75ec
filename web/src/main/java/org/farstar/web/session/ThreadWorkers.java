package org.farstar.web.session;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Problem;

/**
 * Works for visitors. Each question is tried at once for a moment, so that an easy one never waits.
 * If it is not answered by then it becomes a {@link Job}: it gets a second in the queue of new
 * jobs, so that long work does not hold up short work, and then turns in the queue of long jobs,
 * each eight times as long as the one before, the last as long as the question allows. The results
 * of a turn stay in the room's tables. A full queue refuses.
 *
 * <p>Work asks its control whether it may go on. Work that does not is given up some seconds after
 * its time: it is told apart from work that has ended, the page has another room, and its place in
 * the queue is free. A thread cannot be ended from outside; it continues by itself.
 */
public final class ThreadWorkers implements Workers {
  /** How long the first try may take, and wait for another try of the same page. */
  private static final Duration MOMENT = Duration.ofMillis(60);

  /** The collector of memory, or another process, may have taken the first moment. */
  private static final int TRIES = 2;

  /** How long a new job may take before it counts as long. */
  private static final Duration SHORT = Duration.ofSeconds(1);

  /** How many times as long its next turn is. */
  private static final int GROWTH = 8;

  /** As long after its time may work go on before its place is given to others. */
  private static final Duration GRACE = Duration.ofSeconds(15);

  /** As long does a connection wait for a first try that the machine had no time for. */
  private static final Duration PATIENCE = Duration.ofSeconds(3);

  /** With so many tries given up that go on, all work waits for its turn. */
  private static final int MOST_LOST = 8;

  private static final Duration WATCHED_EVERY = Duration.ofMillis(250);

  private static final int MOST_WAITING = 32;
  private static final int STACK_BYTES = 1 << 26;

  private final Duration grace;
  private final ThreadPoolExecutor threads;
  private final ScheduledExecutorService watch;
  private final Lane newWork;
  private final Lane longWork;
  private final AtomicLong jobs = new AtomicLong();

  /** How many first tries go on that were given up. */
  private final AtomicInteger lost = new AtomicInteger();

  /**
   * @param size how many long jobs run at a time; beside them one that is new
   */
  public ThreadWorkers(int size) {
    this(size, GRACE);
  }

  /**
   * @param grace as long after its time may work go on before its place is given to others
   */
  ThreadWorkers(int size, Duration grace) {
    this.grace = grace;
    threads =
        new ThreadPoolExecutor(
            0,
            Integer.MAX_VALUE, // the lanes let no more begin than they are wide
            30,
            TimeUnit.SECONDS,
            new SynchronousQueue<>(),
            task -> {
              Thread thread = new Thread(null, task, "farstar-job", STACK_BYTES);
              thread.setDaemon(true);
              return thread;
            });
    watch =
        Executors.newSingleThreadScheduledExecutor(
            task -> {
              Thread thread = new Thread(task, "farstar-watch");
              thread.setDaemon(true);
              return thread;
            });
    newWork = new Lane(1, MOST_WAITING, this::execute);
    longWork = new Lane(size, 2 * MOST_WAITING, this::execute);
    long every = WATCHED_EVERY.toMillis();
    watch.scheduleWithFixedDelay(this::abandonOverdue, every, every, TimeUnit.MILLISECONDS);
  }

  @Override
  public Answer answer(Visitor visitor, Need need, int seconds, Work work) {
    Room room = need == Need.SHEET ? visitor.sheet() : visitor.hand();
    if (lost.get() < MOST_LOST && room.take(MOMENT)) {
      CompletableFuture<Optional<Answer>> tried = tried(room, work);
      try {
        Optional<Answer> found =
            tried.get(PATIENCE.toMillis() + TRIES * MOMENT.toMillis(), TimeUnit.MILLISECONDS);
        if (found.isPresent()) {
          return found.get();
        }
      } catch (TimeoutException e) {
        Job job = enter(visitor);
        goOn(job, tried, visitor, room, () -> offer(job, visitor, need, seconds, work));
        return Answer.json(202, job.state());
      } catch (ExecutionException e) {
        throw thrown(e.getCause());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new Problem(503, "the server is being closed");
      }
    }
    Job job = enter(visitor);
    offer(job, visitor, need, seconds, work);
    return Answer.json(202, job.state());
  }

  private void offer(Job job, Visitor visitor, Need need, int seconds, Work work) {
    Supplier<Room> place = need == Need.SHEET ? visitor::sheet : visitor::work;
    Duration most = Duration.ofSeconds(seconds);
    wait(newWork, new Task(job, visitor, place, SHORT, most, work, this), visitor, job);
  }

  /**
   * A first try that has not ended goes on as a job: what comes of it is the answer, or what longer
   * work finds. One that does not end is given up.
   */
  private void goOn(
      Job job,
      CompletableFuture<Optional<Answer>> tried,
      Visitor visitor,
      Room room,
      Runnable longer) {
    AtomicBoolean settled = new AtomicBoolean();
    tried.whenComplete(
        (found, thrown) -> {
          if (!settled.compareAndSet(false, true)) {
            lost.decrementAndGet();
          } else if (thrown != null) {
            job.end(Problem.answer(thrown));
          } else if (found.isPresent()) {
            job.end(found.get());
          } else {
            try {
              longer.run();
            } catch (Problem e) {
              job.end(Problem.answer(e));
            }
          }
        });
    watch.schedule(
        () -> {
          if (settled.compareAndSet(false, true)) {
            lost.incrementAndGet();
            job.end(endless());
            visitor.abandon(room);
          }
        },
        grace.toMillis(),
        TimeUnit.MILLISECONDS);
  }

  private static RuntimeException thrown(Throwable cause) {
    if (cause instanceof Error error) {
      throw error;
    }
    return (RuntimeException) cause;
  }

  /**
   * What a moment is enough for, in a thread of its own: the thread of the connection must answer,
   * whatever the work does.
   */
  private CompletableFuture<Optional<Answer>> tried(Room room, Work work) {
    CompletableFuture<Optional<Answer>> result = new CompletableFuture<>();
    threads.execute(
        () -> {
          try {
            Optional<Answer> found = Optional.empty();
            for (int i = 0; i < TRIES && found.isEmpty(); i++) {
              found = triedOnce(room, work);
            }
            room.leave();
            result.complete(found);
          } catch (RuntimeException | Error e) {
            room.leave();
            result.completeExceptionally(e);
          } finally {
            launch();
          }
        });
    return result;
  }

  private static Answer endless() {
    return Problem.answer(
        new Problem(422, "this does not stop when its time is used up, and was given up"));
  }

  private void abandonOverdue() {
    newWork.abandonOverdue();
    longWork.abandonOverdue();
  }

  /** What a moment is enough for. */
  private static Optional<Answer> triedOnce(Room room, Work work) {
    try {
      Control control = room.control(MOMENT);
      Found found = control.heeding(() -> work.apply(room.desk(), control));
      return found.whole() ? Optional.of(found.answer()) : Optional.empty();
    } catch (SearchStopped e) {
      refuseUnlessLonger(e);
      return Optional.empty();
    }
  }

  /** A memory that is too small for a moment's work may be large enough in the other room. */
  private static void refuseUnlessLonger(SearchStopped e) {
    if (e.reason() != StopReason.TIME && e.reason() != StopReason.MEMORY) {
      throw e;
    }
  }

  @Override
  public Job start(Visitor visitor, int seconds, Work work, Consumer<Job> begun) {
    Job job = enter(visitor);
    begun.accept(job);
    Duration time = Duration.ofSeconds(seconds);
    wait(longWork, new Task(job, visitor, visitor::work, time, time, work, this), visitor, job);
    return job;
  }

  private Job enter(Visitor visitor) {
    Job job = new Job(Long.toString(jobs.incrementAndGet()), this::launch);
    visitor.add(job);
    return job;
  }

  private static void wait(Lane lane, Lane.Task task, Visitor visitor, Job job) {
    if (!lane.offer(task)) {
      visitor.forget(job);
      throw new Problem(503, "too many questions are waiting");
    }
  }

  private void execute(Runnable task) {
    threads.execute(task);
  }

  /** Where a room was left somebody may have waited for it, and some no longer want theirs. */
  private void launch() {
    newWork.launch();
    longWork.launch();
  }

  /** One turn of a job in a room. */
  private static final class Task implements Lane.Task {
    private final Job job;
    private final Visitor visitor;
    private final Supplier<Room> place;
    private final Work work;
    private final Duration most;
    private final ThreadWorkers workers;
    private final Duration time;
    private volatile long deadline = Long.MAX_VALUE;
    private volatile boolean abandoned;

    /** That of the turn that continues. */
    private volatile Room room;

    /**
     * @param time how long its first turn may take
     * @param most how long the last one may take
     */
    Task(
        Job job,
        Visitor visitor,
        Supplier<Room> place,
        Duration time,
        Duration most,
        Work work,
        ThreadWorkers workers) {
      this.job = job;
      this.visitor = visitor;
      this.place = place;
      this.time = time;
      this.most = most;
      this.work = work;
      this.workers = workers;
    }

    @Override
    public int crowd() {
      return visitor.jobs().size();
    }

    @Override
    public boolean begin() {
      Room now = place.get();
      boolean begun = now.take();
      if (begun) {
        room = now;
      }
      return begun;
    }

    @Override
    public boolean dropped() {
      if (job.cancelled()) {
        job.endAsItIs(Problem.answer(new SearchStopped(StopReason.CANCELLED)));
      }
      return job.cancelled();
    }

    @Override
    public boolean overdue() {
      return deadline != Long.MAX_VALUE && System.nanoTime() - deadline > 0
          || job.cancelledFor(workers.grace.toNanos());
    }

    @Override
    public void abandon() {
      abandoned = true;
      visitor.abandon(room);
      job.end(endless());
    }

    @Override
    public void run() {
      boolean over = true;
      try {
        over = done();
      } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
        job.end(Problem.answer(e));
      } finally {
        room.leave();
        if (!over && !abandoned && !workers.longWork.offer(longer())) {
          job.end(Problem.answer(new Problem(503, "too many questions are waiting")));
        }
        workers.launch();
      }
    }

    /** The next turn. */
    private Task longer() {
      return new Task(job, visitor, place, time.multipliedBy(GROWTH), most, work, workers);
    }

    /** Whether the job is over. */
    private boolean done() {
      boolean last = time.compareTo(most) >= 0;
      Control control = room.control(last ? most : time);
      deadline = System.nanoTime() + (last ? most : time).plus(workers.grace).toNanos();
      job.begin(control);
      try {
        control.throwIfStopped();
        Found found = control.heeding(() -> work.apply(room.desk(), control));
        if (last || found.whole() || job.cancelled()) {
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
  }

  @Override
  public void close() {
    watch.shutdownNow();
    threads.shutdownNow();
  }
}
