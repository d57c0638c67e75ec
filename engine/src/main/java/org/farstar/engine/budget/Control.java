package org.farstar.engine.budget;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Watches one piece of work: holds its budget, hears of its progress, and can cancel it.
 *
 * <p>A control starts its clock when it is made and serves one command from beginning to end,
 * however many searches that takes. It may be shared by threads; each searching thread counts on a
 * {@link Meter} of its own.
 */
public final class Control {
  private static final long REPORT_NANOS = Duration.ofMillis(500).toNanos();

  private final Budget budget;
  private final Consumer<Progress> listener;
  private final long start = System.nanoTime();
  private final AtomicLong positions = new AtomicLong();
  private final AtomicLong nextReport = new AtomicLong(start + REPORT_NANOS);
  private final AtomicBoolean cancelled = new AtomicBoolean();
  private volatile String what = "searching";

  /**
   * @param budget what may be spent
   * @param listener hears of the progress about twice a second, from the searching thread
   */
  public Control(Budget budget, Consumer<Progress> listener) {
    this.budget = budget;
    this.listener = listener;
  }

  /** A control with a budget that tells nobody of the progress. */
  public Control(Budget budget) {
    this(budget, progress -> {});
  }

  /** A control that never stops a search. */
  public static Control unlimited() {
    return new Control(Budget.unlimited());
  }

  /** Names the part of the work that begins now, for progress reports. */
  public void phase(String words) {
    what = words;
  }

  /**
   * Asks every search under this control to stop; safe from any thread and from signal handlers.
   */
  public void cancel() {
    cancelled.set(true);
  }

  /** The progress at this moment. */
  public Progress progress() {
    return new Progress(what, positions.get(), (System.nanoTime() - start) / 1_000_000);
  }

  /** The budget. */
  public Budget budget() {
    return budget;
  }

  /** A counter for one searching thread whose tables take no memory worth counting. */
  public Meter meter() {
    return meter(() -> 0);
  }

  /**
   * A counter for one searching thread.
   *
   * @param tableBytes the memory its table takes now, asked for now and then
   */
  public Meter meter(LongSupplier tableBytes) {
    return new Meter(this, tableBytes);
  }

  /**
   * Takes over a count of visited positions.
   *
   * @return how many positions the thread may visit before it must report again
   * @throws SearchStopped when the budget has ended or the work was cancelled
   */
  long report(long visited, long bytes, int batch) {
    long total = positions.addAndGet(visited);
    long now = System.nanoTime();
    if (cancelled.get()) {
      throw new SearchStopped(StopReason.CANCELLED);
    }
    if (budget.time().isPresent() && now - start >= budget.time().get().toNanos()) {
      throw new SearchStopped(StopReason.TIME);
    }
    if (budget.memoryBytes().isPresent() && bytes > budget.memoryBytes().getAsLong()) {
      throw new SearchStopped(StopReason.MEMORY);
    }
    long due = nextReport.get();
    if (now >= due && nextReport.compareAndSet(due, now + REPORT_NANOS)) {
      listener.accept(progress());
    }
    if (budget.positions().isEmpty()) {
      return batch;
    }
    long left = budget.positions().getAsLong() - total;
    if (left <= 0) {
      throw new SearchStopped(StopReason.POSITIONS);
    }
    return Math.min(batch, left);
  }
}
