package org.farstar.values.shortgame;

import org.farstar.values.cancel.Cancellation;

/**
 * Remembers answers to 'is g at most h?', one in a long.
 *
 * <pre>
 *   | id of g, 31 bits | id of h, 31 bits | answer: 1 no, 2 yes |
 *    63              33 32               2 1                   0
 * </pre>
 *
 * <p>An entry is found where its hash points or nowhere; a newer one takes its place. The table
 * starts small, doubles as it fills, and stops at its limit, so that it never grows beyond it.
 * Threads share it without locks: an entry is complete in itself. That needs longs to be read and
 * written whole, which the language leaves open and every JVM of 64 bits does; on one of 32 bits
 * the cache is locked.
 */
final class CompareCache {
  private static final int SMALLEST = 1 << 10;

  /**
   * One store in this many is counted for all, so that threads seldom write to the same place; and
   * asks whether to go on.
   */
  private static final int COUNTED = 16;

  /** Whether longs might be read or written in halves. */
  private static final boolean HALVES = "32".equals(System.getProperty("sun.arch.data.model"));

  private final int largest;
  private volatile long[] table;
  private int stores;

  CompareCache(int largest) {
    this.largest = largest;
    this.table = new long[Math.min(SMALLEST, largest)];
  }

  static long key(int g, int h) {
    return ((long) g << 31 | h) << 2;
  }

  /** {@link Stops#YES}, {@link Stops#NO}, or {@link Stops#OPEN} if it is not known. */
  int get(long key) {
    return HALVES ? lockedGet(key) : find(key);
  }

  private synchronized int lockedGet(long key) {
    return find(key);
  }

  private int find(long key) {
    long[] t = table;
    long entry = t[slot(key, t.length)];
    return (entry & -4L) == key ? (int) entry & 3 : Stops.OPEN;
  }

  void put(long key, boolean answer) {
    if (HALVES) {
      lockedStore(key, answer);
    } else {
      store(key, answer);
    }
  }

  private synchronized void lockedStore(long key, boolean answer) {
    store(key, answer);
  }

  private void store(long key, boolean answer) {
    long[] t = table;
    int slot = slot(key, t.length);
    t[slot] = key | (answer ? Stops.YES : Stops.NO);
    if ((slot & COUNTED - 1) == 0) {
      Cancellation.check();
      if (t.length < largest && (stores += COUNTED) >= t.length) {
        grow(t);
      }
    }
  }

  private synchronized void grow(long[] old) {
    if (table != old) {
      return;
    }
    long[] larger = new long[Math.min(old.length * 4, largest)];
    for (long entry : old) {
      if (entry != 0) {
        larger[slot(entry & -4L, larger.length)] = entry;
      }
    }
    stores = 0;
    table = larger;
  }

  /** Forgets everything. */
  synchronized void clear() {
    table = new long[1];
  }

  private static int slot(long key, int length) {
    long h = key * 0x9e3779b97f4a7c15L;
    return (int) (h >>> 32 ^ h >>> 48) & (length - 1);
  }

  long bytes() {
    return 8L * table.length;
  }
}
