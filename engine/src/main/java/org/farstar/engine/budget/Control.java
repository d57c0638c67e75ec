package org.farstar.engine.budget;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.farstar.values.cancel.Cancellation;

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
  private final int threads;
  private final LongSupplier clock;
  private final long start;
  private final long timeNanos;
  private final AtomicLong positions = new AtomicLong();

  /** Of the budget of positions: those visited and those a thread has taken out to visit. */
  private final AtomicLong granted = new AtomicLong();

  private final AtomicLong nextReport;
  private final AtomicBoolean cancelled = new AtomicBoolean();
  private volatile String what = "searching";
  private volatile SharedMemory shared;
  private volatile long shareEnd = Long.MAX_VALUE;

  /** The work that this is a part of; null for a whole piece of work. */
  private final Control whole;

  /** Nanoseconds from the start at which the share ends. */
  private volatile long shareNanos = Long.MAX_VALUE;

  /**
   * @param budget what may be spent
   * @param listener hears of the progress about twice a second, from whichever searching thread
   *     finds that it is time
   */
  public Control(Budget budget, Consumer<Progress> listener) {
    this(budget, listener, 1);
  }

  /**
   * @param budget what may be spent
   * @param listener hears of the progress about twice a second, from whichever searching thread
   *     finds that it is time
   * @param threads how many threads a search may use, at least 1
   */
  public Control(Budget budget, Consumer<Progress> listener, int threads) {
    this(budget, listener, threads, null, System::nanoTime);
  }

  private Control(
      Budget budget, Consumer<Progress> listener, int threads, Control whole, LongSupplier clock) {
    this.threads = threads;
    this.budget = budget;
    this.listener = listener;
    this.clock = clock;
    this.start = clock.getAsLong();
    this.nextReport = new AtomicLong(start + REPORT_NANOS);
    this.timeNanos = budget.time().map(Control::nanos).orElse(Long.MAX_VALUE);
    this.whole = whole;
  }

  /** Longer durations count as no limit. */
  private static long nanos(Duration time) {
    Duration longest = Duration.ofNanos(Long.MAX_VALUE);
    return time.compareTo(longest) < 0 ? time.toNanos() : Long.MAX_VALUE;
  }

  /** A control with a budget that tells nobody of the progress. */
  public Control(Budget budget) {
    this(budget, progress -> {});
  }

  /**
   * A control with a clock of its own: with one that runs fast, work ends where it would end on a
   * slow machine, and is told of piece by piece on a quick one.
   *
   * @param clock nanoseconds, from any beginning
   * @param listener hears of the progress about twice a second of this clock
   */
  public static Control by(LongSupplier clock, Budget budget, Consumer<Progress> listener) {
    return new Control(budget, listener, 1, null, clock);
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
   * Counts more memory than that of a search's own table: what a session keeps takes from its room,
   * has a limit of its own, and forgets before a search is stopped for the memory.
   *
   * @param memory asked now and then
   */
  public void sharing(SharedMemory memory) {
    shared = memory;
  }

  /**
   * Does a piece of work of this thread that may be long between two positions, or has none: while
   * it is done, what computes with values, hands over moves or reads text {@linkplain Cancellation
   * asks} this control now and then.
   *
   * @throws SearchStopped when the time, or that of the share, has run out or the work was
   *     cancelled, or what was built meanwhile takes more memory than there is
   */
  public <T> T heeding(Supplier<T> work) {
    return Cancellation.during((LongConsumer) this::throwIfStopped, work);
  }

  /**
   * A control for one part of this work, with {@linkplain #share shares} of its own. A search that
   * has used up its share stops with {@link StopReason#SHARE} and may be asked again with another;
   * when the budget of the whole ends, the part ends with it.
   */
  public Control part() {
    return new Control(Budget.unlimited(), progress -> {}, threads, this, clock);
  }

  /** Whether this is the control of a part of other work. */
  public boolean isPart() {
    return whole != null;
  }

  /**
   * Gives the part of the work that begins now about this many positions; when they are used up it
   * stops with {@link StopReason#SHARE}. Whoever gives shares continues with other parts then.
   */
  public void share(long most) {
    long used = positions.get();
    shareEnd = most < Long.MAX_VALUE - used ? used + most : Long.MAX_VALUE;
    shareNanos = Long.MAX_VALUE;
  }

  /**
   * Gives the part of the work that begins now about this many positions and so much time,
   * whichever ends first, for work that may take long over a single position.
   */
  public void share(long most, Duration time) {
    share(most);
    long used = clock.getAsLong() - start;
    long nanos = nanos(time);
    shareNanos = nanos < Long.MAX_VALUE - used ? used + nanos : Long.MAX_VALUE;
  }

  /**
   * Asks every search under this control to stop; safe from any thread and from signal handlers.
   */
  public void cancel() {
    cancelled.set(true);
  }

  /**
   * The progress at this moment. Positions that running threads have visited within about the last
   * millisecond may still be missing; of searches that have ended none is.
   */
  public Progress progress() {
    return new Progress(what, positions.get(), (clock.getAsLong() - start) / 1_000_000);
  }

  /** How many threads a search may use; searches that know no better use one. */
  public int threads() {
    return threads;
  }

  /** The budget. */
  public Budget budget() {
    return budget;
  }

  /** How much memory one search may take: that of the budget, less where the heap is too small. */
  public long mostMemory() {
    long most = budget.memoryBytes().orElse(Long.MAX_VALUE);
    if (whole != null) {
      most = Math.min(most, whole.mostMemory());
    }
    SharedMemory besides = shared;
    return besides == null ? most : Math.min(most, besides.most());
  }

  /**
   * A counter for one searching thread whose tables take no memory worth counting. What is counted
   * is counted {@link Meter#during} it.
   */
  public Meter meter() {
    return meter(() -> 0);
  }

  /**
   * A counter for one searching thread. Positions are counted {@link Meter#during} its work.
   *
   * @param tableBytes the memory its table takes now, asked for now and then
   */
  public Meter meter(LongSupplier tableBytes) {
    return new Meter(this, tableBytes);
  }

  /**
   * Does a piece of work of one thread on a meter of its own, and settles it however the work ends.
   *
   * @throws SearchStopped when the budget ends first
   */
  public <T> T metered(Function<Meter, T> work) {
    return metered(() -> 0, work);
  }

  /**
   * Does a piece of work of one thread on a meter of its own, and settles it however the work ends.
   *
   * @param tableBytes the memory that its table takes now, asked for now and then
   * @throws SearchStopped when the budget ends first
   */
  public <T> T metered(LongSupplier tableBytes, Function<Meter, T> work) {
    Meter meter = meter(tableBytes);
    return meter.during(() -> work.apply(meter));
  }

  /**
   * Counts one position about to be visited, for work that counts few of them.
   *
   * @throws SearchStopped when the budget has ended or the work was cancelled
   */
  public void count() {
    metered(
        meter -> {
          meter.count();
          return null;
        });
  }

  /**
   * Asks whether the work may go on, for work that does not count positions.
   *
   * @throws SearchStopped when the time, or that of the share, has run out or the work was
   *     cancelled
   */
  public void throwIfStopped() {
    if (whole != null) {
      whole.throwIfStopped();
    }
    if (cancelled.get()) {
      throw new SearchStopped(StopReason.CANCELLED);
    }
    long used = clock.getAsLong() - start;
    if (used >= timeNanos) {
      throw new SearchStopped(StopReason.TIME);
    }
    if (used >= shareNanos) {
      throw new SearchStopped(StopReason.SHARE);
    }
  }

  /**
   * Asks whether the work may go on that has built up so much.
   *
   * @throws SearchStopped as {@link #throwIfStopped()}, and where this is more memory than there is
   */
  public void throwIfStopped(long bytes) {
    throwIfStopped();
    if (bytes > 0) {
      requireMemory(bytes);
    }
  }

  /**
   * Lets a thread visit some positions more.
   *
   * @param wanted how many it asks for, at least 1
   * @param bytes the memory its table takes now
   * @return how many it may visit before it must ask again, from 1 to {@code wanted}
   * @throws SearchStopped when the budget has ended or the work was cancelled
   */
  long grant(long wanted, long bytes) {
    return whole == null ? granted(wanted, bytes) : grantedToPart(wanted, bytes);
  }

  private long grantedToPart(long wanted, long bytes) {
    long left = shareEnd - positions.get();
    if (left <= 0 || clock.getAsLong() - start >= shareNanos) {
      throw new SearchStopped(StopReason.SHARE);
    }
    return whole.grant(Math.min(wanted, left), bytes);
  }

  private long granted(long wanted, long bytes) {
    throwIfStopped();
    long now = clock.getAsLong();
    requireMemory(bytes);
    if (positions.get() >= shareEnd) {
      throw new SearchStopped(StopReason.SHARE);
    }
    long due = nextReport.get();
    if (now - due >= 0 && nextReport.compareAndSet(due, now + REPORT_NANOS)) {
      listener.accept(progress());
    }
    if (budget.positions().isEmpty()) {
      return wanted;
    }
    long limit = budget.positions().getAsLong();
    long before = granted.getAndUpdate(taken -> taken + Math.min(wanted, limit - taken));
    if (before >= limit) {
      throw new SearchStopped(StopReason.POSITIONS);
    }
    return Math.min(wanted, limit - before);
  }

  private void requireMemory(long bytes) {
    if (whole != null) {
      whole.requireMemory(bytes);
      return;
    }
    long most = budget.memoryBytes().orElse(Long.MAX_VALUE);
    SharedMemory besides = shared;
    boolean full;
    if (besides == null) {
      full = bytes > most;
    } else {
      most = Math.min(most, besides.most());
      full = bytes + besides.bytes() > most;
      if (full) {
        // Less than there is room for; otherwise it would be asked again at once.
        besides.forget(Math.max(0, most - bytes) / 4 * 3);
        full = bytes + besides.bytes() > most;
      }
    }
    if (full) {
      throw new SearchStopped(StopReason.MEMORY);
    }
  }

  /**
   * Counts positions that were visited all at once, for work that is done in large pieces: the
   * budget may end up to a piece late.
   *
   * @throws SearchStopped when the budget has ended or the work was cancelled; the positions are
   *     counted all the same
   */
  public void visited(long many) {
    settle(many, -many);
    throwIfStopped();
    long now = clock.getAsLong();
    long due = nextReport.get();
    if (now - due >= 0 && nextReport.compareAndSet(due, now + REPORT_NANOS)) {
      listener.accept(progress());
    }
    if (budget.positions().isPresent() && positions.get() >= budget.positions().getAsLong()) {
      throw new SearchStopped(StopReason.POSITIONS);
    }
  }

  /** How many positions of the budget are left; {@code Long.MAX_VALUE} where it has no limit. */
  public long positionsLeft() {
    return budget.positions().isEmpty()
        ? Long.MAX_VALUE
        : Math.max(0, budget.positions().getAsLong() - granted.get());
  }

  /** Hears how many positions a thread visited of those granted, and how many it did not. */
  void settle(long visited, long unused) {
    if (whole != null) {
      whole.settle(visited, unused);
    }
    positions.addAndGet(visited);
    if (budget.positions().isPresent()) {
      granted.addAndGet(-unused);
    }
  }
}
