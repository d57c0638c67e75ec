package org.farstar.engine.memory;

/**
 * A hash table from packed positions to small numbers, by open addressing in arrays of primitives:
 * 9 bytes for a place with keys of one long, 17 with two, at most three quarters of them taken.
 *
 * <p>It doubles until another doubling would leave no room for two tables of that size. From then
 * on there are two generations: a full table grows old, an empty one begins, and what is found in
 * the old one moves to the young one. The old one is dropped when the next grows old.
 *
 * <p>The key of two zeros cannot be stored. For one thread; others may ask for its size and let it
 * forget.
 */
public final class PackedTable implements Forgetful {
  /** The largest number that can be stored. */
  public static final int LARGEST_VALUE = 255;

  private static final int FIRST = 1 << 12;
  private static final int MOST_PLACES = 1 << 30;

  /** What the smallest two generations take with keys of two longs, in bytes. */
  public static final long LEAST_BYTES = 2 * FIRST * 17L;

  private final boolean wide;
  private volatile Places young;

  /** Null until a first generation has grown old. */
  private volatile Places old;

  /**
   * @param words how many longs a key has, 1 or 2
   */
  public PackedTable(int words) {
    this.wide = words == 2;
    this.young = new Places(FIRST, wide);
  }

  /** The number stored under a key, -1 where there is none or it was forgotten. */
  public int get(long low, long high) {
    Places now = young;
    int at = now.find(low, high);
    if (now.taken(at)) {
      return now.values[at] & 0xff;
    }
    Places before = old;
    if (before == null) {
      return -1;
    }
    int there = before.find(low, high);
    if (!before.taken(there)) {
      return -1;
    }
    if (!now.full()) {
      now.add(at, low, high, before.values[there]);
    }
    return before.values[there] & 0xff;
  }

  /**
   * Stores a number under a key, in place of the one it had.
   *
   * @param value from 0 to {@value #LARGEST_VALUE}
   * @param mostBytes how large the table may grow, which is never less than {@value #LEAST_BYTES}
   */
  public void put(long low, long high, int value, long mostBytes) {
    if (value < 0 || value > LARGEST_VALUE || (low == 0 && high == 0)) {
      throw new IllegalArgumentException("the number " + value + " under " + low + ", " + high);
    }
    Places now = young;
    int at = now.find(low, high);
    if (now.taken(at)) {
      now.values[at] = (byte) value;
      return;
    }
    if (now.full()) {
      now = next(now, mostBytes);
      at = now.find(low, high);
    }
    now.add(at, low, high, (byte) value);
  }

  /** A larger table with the same numbers, or an empty one where there is no room for that. */
  private Places next(Places full, long mostBytes) {
    int places = full.lows.length;
    long doubled = 2 * full.bytes();
    Places next;
    if (places < MOST_PLACES && 2 * doubled <= mostBytes) {
      next = full.copy(2 * places);
    } else {
      // The limit may have been lowered since the table grew.
      next = new Places(doubled <= mostBytes ? places : FIRST, wide);
      old = doubled <= mostBytes ? full : null;
    }
    young = next;
    return next;
  }

  /** How many keys have a number; those found in both generations count twice. */
  public long size() {
    Places before = old;
    return young.size + (before == null ? 0 : before.size);
  }

  /** The memory it takes. */
  @Override
  public long bytes() {
    Places before = old;
    return young.bytes() + (before == null ? 0 : before.bytes());
  }

  /** Drops the older generation, or makes the younger one old where there is no older one. */
  @Override
  public synchronized void forget() {
    if (old == null && young.lows.length > FIRST) {
      old = young;
      young = new Places(FIRST, wide);
    } else {
      old = null;
    }
  }

  /** The arrays of one generation. */
  private static final class Places {
    final boolean wide;
    final long[] lows;
    final long[] highs;
    final byte[] values;
    private int size;

    Places(int places, boolean wide) {
      this.wide = wide;
      this.lows = new long[places];
      this.highs = new long[wide ? places : 0];
      this.values = new byte[places];
    }

    boolean full() {
      return size * 4L >= lows.length * 3L;
    }

    /** Where a key stands, or the free place where it would. */
    int find(long low, long high) {
      int mask = lows.length - 1;
      int at = place(low, high) & mask;
      while (taken(at) && (lows[at] != low || (wide && highs[at] != high))) {
        at = at + 1 & mask;
      }
      return at;
    }

    boolean taken(int at) {
      return lows[at] != 0 || (wide && highs[at] != 0);
    }

    void add(int at, long low, long high, byte value) {
      lows[at] = low;
      if (wide) {
        highs[at] = high;
      }
      values[at] = value;
      size++;
    }

    Places copy(int places) {
      Places copy = new Places(places, wide);
      for (int i = 0; i < lows.length; i++) {
        if (taken(i)) {
          long high = wide ? highs[i] : 0;
          copy.add(copy.find(lows[i], high), lows[i], high, values[i]);
        }
      }
      return copy;
    }

    /** Mixes all bits into all bits: keys that differ in one size only must not stand in a row. */
    private static int place(long low, long high) {
      long mixed = (low ^ Long.rotateLeft(high, 29)) * 0x9E3779B97F4A7C15L;
      mixed ^= mixed >>> 32;
      mixed = (mixed + high) * 0xD6E8FEB86659FD93L;
      return (int) (mixed >>> 32);
    }

    long bytes() {
      return lows.length * (wide ? 17L : 9L);
    }
  }
}
