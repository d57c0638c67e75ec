package org.farstar.engine.budget;

import java.time.Duration;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.farstar.engine.play.MoveCount;

/**
 * Counts the positions that one thread visits and asks now and then whether it may go on. Cheap
 * enough to call for every position.
 *
 * <p>The meter takes positions out of the budget some at a time, as many as the thread visits in
 * about a millisecond and at most 256, so that slow positions are asked about one by one and quick
 * ones cost next to nothing. Work that counts is done {@link #during} its meter, which gives back
 * what was not used; outside it nothing is counted.
 */
public final class Meter {
  private static final long MOST_AT_ONCE = 256;
  private static final int MOST_UNHEEDED = 256;

  private static final long QUICK_NANOS = Duration.ofMillis(1).toNanos();

  private final Control control;
  private final LongSupplier tableBytes;
  private long settled;
  private long used;
  private long granted;
  private long wanted = 1;
  private long lastAsked;

  /** After how many moves of a position it is asked again, a power of two. */
  private int heedEvery = 1;

  private long lastHeeded;

  /** How many pieces of work are being done, one within the other. */
  private int begun;

  Meter(Control control, LongSupplier tableBytes) {
    this.control = control;
    this.tableBytes = tableBytes;
    this.lastAsked = System.nanoTime();
    this.lastHeeded = lastAsked;
  }

  /**
   * Does work that counts on this meter, and settles it however the work ends. Such work may begin
   * more of it.
   *
   * @throws SearchStopped when the budget ends first
   */
  public <T> T during(Supplier<T> work) {
    begun++;
    try {
      return work.get();
    } finally {
      begun--;
      settle();
    }
  }

  /**
   * Counts one position about to be visited.
   *
   * @throws SearchStopped when the budget has ended or the work was cancelled; the position is then
   *     not counted
   * @throws IllegalStateException outside {@link #during}
   */
  public void count() {
    if (used == granted) {
      ask();
    }
    used++;
  }

  /**
   * Asks now and then, while the moves of one position are being made, whether the work may go on:
   * the first ones one by one, and so all whose making takes long.
   *
   * @param made how many of them there are so far
   * @throws SearchStopped when the time has run out, the work was cancelled, or this many moves and
   *     the table take more memory than there is
   */
  public void throwIfStopped(int made) {
    if ((made & heedEvery - 1) == 0) {
      control.throwIfStopped(made * MoveCount.BYTES_PER_OPTION + tableBytes.getAsLong());
      long now = System.nanoTime();
      heedEvery =
          now - lastHeeded < QUICK_NANOS
              ? Math.min(2 * heedEvery, MOST_UNHEEDED)
              : Math.max(heedEvery / 2, 1);
      lastHeeded = now;
    }
  }

  /** How many positions this meter has counted. */
  public long visited() {
    return settled + used;
  }

  /**
   * Tells the control of every position counted so far and gives back what was granted beyond them;
   * never throws. Counting may go on afterwards.
   */
  public void settle() {
    control.settle(used, granted - used);
    settled += used;
    used = 0;
    granted = 0;
  }

  private void ask() {
    if (begun == 0) {
      // Nothing is granted then, so that every count comes here.
      throw new IllegalStateException("positions are counted outside the work of their meter");
    }
    settle();
    long now = System.nanoTime();
    long elapsed = now - lastAsked;
    wanted =
        elapsed < QUICK_NANOS
            ? Math.min(2 * wanted, MOST_AT_ONCE)
            : Math.max(1, wanted * QUICK_NANOS / elapsed);
    lastAsked = now;
    granted = control.grant(wanted, tableBytes.getAsLong());
  }
}
