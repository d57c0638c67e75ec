package org.farstar.games.order.monotone.chain;

import java.util.Arrays;

/**
 * A hash table from keys of several longs to numbers from 0 to 255, by open addressing: 8 bytes for
 * each long of a key and one for the number, at most three quarters of the places taken. It doubles
 * as long as it may; a full table that may not grow any more starts over. Not for threads.
 */
final class WideTable {
  private static final int FIRST = 1 << 10;

  private final int words;
  private long[] keys;
  private byte[] values;
  private int size;

  /**
   * @param words how many longs a key has
   */
  WideTable(int words) {
    this.words = words;
    clear();
  }

  /** Forgets everything. */
  void clear() {
    keys = new long[FIRST * words];
    values = new byte[FIRST];
    size = 0;
  }

  /** The number under a key, -1 where there is none. */
  int get(long[] key) {
    int at = find(keys, values.length, key, 0);
    return free(keys, at) ? -1 : values[at] & 0xff;
  }

  /**
   * Stores a number under a key that is not all zeros, in place of the one it had.
   *
   * @param mostBytes how large the table may grow, but for its first size
   */
  void put(long[] key, int value, long mostBytes) {
    int at = find(keys, values.length, key, 0);
    if (free(keys, at)) {
      if (4L * (size + 1) > 3L * values.length) {
        grow(mostBytes);
        at = find(keys, values.length, key, 0);
      }
      System.arraycopy(key, 0, keys, at * words, words);
      size++;
    }
    values[at] = (byte) value;
  }

  private void grow(long mostBytes) {
    int places = 2 * values.length;
    boolean fits = places < Integer.MAX_VALUE / 2 / words && 3 * bytes() <= mostBytes;
    if (!fits) {
      clear();
      return;
    }
    long[] moved = new long[places * words];
    byte[] numbers = new byte[places];
    for (int old = 0; old < values.length; old++) {
      if (!free(keys, old)) {
        int at = find(moved, places, keys, old * words);
        System.arraycopy(keys, old * words, moved, at * words, words);
        numbers[at] = values[old];
      }
    }
    keys = moved;
    values = numbers;
  }

  private int find(long[] places, int count, long[] key, int from) {
    long mixed = 0;
    for (int i = 0; i < words; i++) {
      mixed = (mixed ^ key[from + i]) * 0x9E3779B97F4A7C15L;
      mixed ^= mixed >>> 32;
    }
    int at = (int) mixed & count - 1;
    while (!free(places, at)
        && !Arrays.equals(places, at * words, (at + 1) * words, key, from, from + words)) {
      at = at + 1 & count - 1;
    }
    return at;
  }

  /** Keys are never all zeros. */
  private boolean free(long[] places, int at) {
    for (int i = at * words; i < (at + 1) * words; i++) {
      if (places[i] != 0) {
        return false;
      }
    }
    return true;
  }

  long size() {
    return size;
  }

  long bytes() {
    return 8L * keys.length + values.length;
  }
}
