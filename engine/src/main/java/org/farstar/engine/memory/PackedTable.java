package org.farstar.engine.memory;

import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;

/**
 * A hash table from packed positions to small numbers, by open addressing in arrays of primitives:
 * 9 bytes for a place with keys of one long, 17 with two, at most three quarters of them taken.
 *
 * <p>The key of two zeros cannot be stored. Not for threads.
 */
public final class PackedTable {
  /** The largest number that can be stored. */
  public static final int LARGEST_VALUE = 255;

  private static final int FIRST = 1 << 12;
  private static final int MOST_PLACES = 1 << 30;

  private final boolean wide;
  private long[] lows = new long[FIRST];
  private long[] highs;
  private byte[] values = new byte[FIRST];
  private long size;

  /**
   * @param words how many longs a key has, 1 or 2
   */
  public PackedTable(int words) {
    this.wide = words == 2;
    this.highs = new long[wide ? FIRST : 0];
  }

  /** The number stored under a key, -1 where there is none. */
  public int get(long low, long high) {
    int at = find(low, high);
    return taken(at) ? values[at] & 0xff : -1;
  }

  /**
   * Stores a number under a key, in place of the one it had.
   *
   * @param value from 0 to {@value #LARGEST_VALUE}
   * @param mostBytes how large the table may grow
   * @throws SearchStopped where it would have to grow larger
   */
  public void put(long low, long high, int value, long mostBytes) {
    if (value < 0 || value > LARGEST_VALUE || (low == 0 && high == 0)) {
      throw new IllegalArgumentException("the number " + value + " under " + low + ", " + high);
    }
    int at = find(low, high);
    if (!taken(at)) {
      if (size * 4 >= lows.length * 3L) {
        grow(mostBytes);
        at = find(low, high);
      }
      size++;
    }
    fill(at, low, high, (byte) value);
  }

  /** Where a key stands, or the free place where it would. */
  private int find(long low, long high) {
    int mask = lows.length - 1;
    int at = place(low, high) & mask;
    while (taken(at) && (lows[at] != low || (wide && highs[at] != high))) {
      at = at + 1 & mask;
    }
    return at;
  }

  private boolean taken(int at) {
    return lows[at] != 0 || (wide && highs[at] != 0);
  }

  private void fill(int at, long low, long high, byte value) {
    lows[at] = low;
    if (wide) {
      highs[at] = high;
    }
    values[at] = value;
  }

  /** Mixes all bits into all bits: keys that differ in one size only must not stand in a row. */
  private static int place(long low, long high) {
    long mixed = (low ^ Long.rotateLeft(high, 29)) * 0x9E3779B97F4A7C15L;
    mixed ^= mixed >>> 32;
    mixed = (mixed + high) * 0xD6E8FEB86659FD93L;
    return (int) (mixed >>> 32);
  }

  private void grow(long mostBytes) {
    if (lows.length == MOST_PLACES || 3 * bytes() > mostBytes) {
      throw new SearchStopped(StopReason.MEMORY);
    }
    long[] oldLows = lows;
    long[] oldHighs = highs;
    byte[] oldValues = values;
    lows = new long[2 * oldLows.length];
    highs = new long[2 * oldHighs.length];
    values = new byte[2 * oldValues.length];
    for (int i = 0; i < oldLows.length; i++) {
      long high = wide ? oldHighs[i] : 0;
      if (oldLows[i] != 0 || high != 0) {
        fill(find(oldLows[i], high), oldLows[i], high, oldValues[i]);
      }
    }
  }

  /** How many keys have a number. */
  public long size() {
    return size;
  }

  /** The memory it takes. */
  public long bytes() {
    return lows.length * (wide ? 17L : 9L);
  }
}
