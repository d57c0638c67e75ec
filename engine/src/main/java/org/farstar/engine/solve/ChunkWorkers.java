package org.farstar.engine.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.values.cancel.Cancellation;

/** Threads that work on numbered pieces of work, each taking the next one. */
final class ChunkWorkers {
  private static final long HEED_MILLIS = 200;

  private final int threads;
  private final Supplier<ChunkWork> tools;
  private final ChunkExecutor.Watch watch;

  /** One piece of work. */
  interface Job {
    void run(ChunkWork work, int number);
  }

  /**
   * @param threads how many at most
   * @param tools makes what a thread works with
   * @param watch says whether the work may go on
   */
  ChunkWorkers(int threads, Supplier<ChunkWork> tools, ChunkExecutor.Watch watch) {
    this.threads = threads;
    this.tools = tools;
    this.watch = watch;
  }

  /**
   * Does all pieces and returns when all threads have ended. The first failure stops the others
   * soon, and is thrown.
   */
  void run(int count, Job job) {
    watch.throwIfStopped();
    if (count == 0) {
      return;
    }
    AtomicInteger next = new AtomicInteger();
    AtomicBoolean stop = new AtomicBoolean();
    Runnable loop =
        () -> {
          ChunkWork work = tools.get();
          try {
            for (int n = next.getAndIncrement(); n < count && !stop.get(); ) {
              int number = n;
              Cancellation.during(
                  () -> throwIfStopped(stop),
                  () -> {
                    job.run(work, number);
                    return null;
                  });
              n = next.getAndIncrement();
            }
          } catch (RuntimeException | Error e) {
            stop.set(true);
            throw e;
          }
        };
    int used = Math.min(threads, count);
    if (used == 1) {
      loop.run();
      return;
    }
    ExecutorService pool = Executors.newFixedThreadPool(used);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < used; i++) {
        running.add(pool.submit(loop));
      }
      wait(running, stop);
    } finally {
      stop.set(true);
      pool.shutdown();
    }
  }

  /** Asked within a piece of work, too: one position may have millions of options. */
  private void throwIfStopped(AtomicBoolean stop) {
    watch.throwIfStopped();
    if (stop.get()) {
      throw new SearchStopped(StopReason.CANCELLED);
    }
  }

  private void wait(List<Future<?>> running, AtomicBoolean stop) {
    RuntimeException failure = null;
    for (Future<?> each : running) {
      boolean done = false;
      while (!done) {
        try {
          each.get(HEED_MILLIS, TimeUnit.MILLISECONDS);
          done = true;
        } catch (TimeoutException e) {
          failure = throwIfStopped(failure, stop);
        } catch (ExecutionException e) {
          done = true;
          failure = failure == null ? thrown(e.getCause()) : failure;
        } catch (InterruptedException e) {
          stop.set(true);
          Thread.currentThread().interrupt();
          throw new SolveException("the solve was interrupted", e);
        }
      }
    }
    if (failure != null) {
      throw failure;
    }
  }

  private RuntimeException throwIfStopped(RuntimeException failure, AtomicBoolean stop) {
    if (failure == null) {
      try {
        watch.throwIfStopped();
      } catch (RuntimeException e) {
        stop.set(true);
        return e;
      }
    }
    return failure;
  }

  private static RuntimeException thrown(Throwable cause) {
    if (cause instanceof Error error) {
      throw error;
    }
    return (RuntimeException) cause;
  }
}
