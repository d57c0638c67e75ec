package org.farstar.engine.sum;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** Work by several threads, of which the calling one is the first. */
final class Together {
  private Together() {}

  /**
   * What each worker makes of its work, in their order.
   *
   * @throws RuntimeException what the first of them threw that threw anything, when all have ended
   */
  static <W, R> List<R> run(List<W> workers, Function<W, R> work) {
    Object[] results = new Object[workers.size()];
    Throwable[] faults = new Throwable[workers.size()];
    List<Thread> threads = new ArrayList<>();
    for (int i = 1; i < workers.size(); i++) {
      int index = i;
      Thread thread = new Thread(() -> run(workers, work, index, results, faults), "sum-" + i);
      thread.setDaemon(true);
      thread.start();
      threads.add(thread);
    }
    run(workers, work, 0, results, faults);
    threads.forEach(Together::await);
    for (Throwable fault : faults) {
      if (fault instanceof RuntimeException exception) {
        throw exception;
      }
      if (fault instanceof Error error) {
        throw error;
      }
    }
    @SuppressWarnings("unchecked")
    List<R> all = (List<R>) Arrays.asList(results);
    return all;
  }

  private static <W, R> void run(
      List<W> workers, Function<W, R> work, int index, Object[] results, Throwable[] faults) {
    try {
      results[index] = work.apply(workers.get(index));
    } catch (RuntimeException | Error e) {
      faults[index] = e;
    }
  }

  /** Waits for the end of a thread, and for nothing else: its work heeds the control. */
  private static void await(Thread thread) {
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
