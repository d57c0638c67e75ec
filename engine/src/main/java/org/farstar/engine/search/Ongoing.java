package org.farstar.engine.search;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * The positions that threads are searching at the moment, as far as there is room: a later one may
 * take the place of another, which is then not known to be searched. Nothing is decided by it, only
 * who searches what.
 */
public final class Ongoing {
  private static final int PLACES = 1 << 14;

  private final AtomicLongArray positions = new AtomicLongArray(PLACES);

  /** No position is being searched. */
  public Ongoing() {}

  /** A number for a position, not 0; two positions hardly ever have the same. */
  private static long mixed(long[] key) {
    long mixed = 0;
    for (long word : key) {
      mixed = (mixed ^ word) * 0x9E3779B97F4A7C15L;
      mixed ^= mixed >>> 32;
    }
    return mixed | 1;
  }

  private static int place(long mixed) {
    return (int) (mixed >>> 8) & PLACES - 1;
  }

  /** A thread begins to search a position. */
  public void begin(long[] key) {
    long mixed = mixed(key);
    positions.setRelease(place(mixed), mixed);
  }

  /** A thread has ended the search of a position. */
  public void end(long[] key) {
    long mixed = mixed(key);
    positions.compareAndSet(place(mixed), mixed, 0);
  }

  /** Whether a thread is searching a position. */
  public boolean has(long[] key) {
    long mixed = mixed(key);
    return positions.getAcquire(place(mixed)) == mixed;
  }
}
