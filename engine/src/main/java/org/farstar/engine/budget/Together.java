package org.farstar.engine.budget;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.farstar.values.cancel.Cancellation;

/** Work by several threads, of which the calling one is the first. */
public final class Together {
  private Together() {}

  /**
   * The result of each worker, in their order.
   *
   * @throws RuntimeException what the first of them threw that threw anything, when all have ended
   */
  public static <W, R> List<R> run(List<W> workers, Function<W, R> work) {
    Object[] results = new Object[workers.size()];
    Throwable[] faults = new Throwable[workers.size()];
    List<Thread> threads = new ArrayList<>();
    for (int i = 1; i < workers.size(); i++) {
      int index = i;
      threads.add(started(() -> run(workers, work, index, results, faults)));
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

  /**
   * The result of the first worker, while the others work too and share with it what they find;
   * then these are stopped.
   *
   * @param stop ends the work of a worker soon, and does no harm where that has ended
   * @throws RuntimeException what the first worker throws. What goes wrong with another one goes
   *     wrong with the first, too, or does not matter.
   */
  public static <W, R> R first(List<W> workers, Function<W, R> work, Consumer<W> stop) {
    List<Thread> threads = new ArrayList<>();
    for (W helper : workers.subList(1, workers.size())) {
      threads.add(started(() -> help(helper, work)));
    }
    try {
      return work.apply(workers.get(0));
    } finally {
      workers.forEach(stop);
      threads.forEach(Together::await);
    }
  }

  private static <W, R> void help(W worker, Function<W, R> work) {
    try {
      work.apply(worker);
    } catch (RuntimeException | Error e) {
      return;
    }
  }

  private static Thread started(Runnable work) {
    Thread thread = new Thread(Cancellation.handedOver(work), "together");
    thread.setDaemon(true);
    thread.start();
    return thread;
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
