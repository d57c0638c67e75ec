package org.farstar.engine.memory;

import java.util.Arrays;

/**
 * A hash table from keys of one or more longs to numbers, by open addressing in arrays of
 * primitives: 8 bytes for each long of a key, and one or four for a number; at most three quarters
 * of the places are taken. What it is given stays until it is told how large it may be.
 *
 * <p>It doubles until another doubling would leave no room for two tables of that size. From then
 * on there are two generations: a full table grows old, an empty one begins, and what is found in
 * the old one moves to the young one. The old one is dropped when the next grows old.
 *
 * <p>A key is two longs, the second one 0 where keys have one; longer ones are an array. The key of
 * zeros cannot be stored. For one thread; others may ask for its size and let it forget, and read
 * where it has no old generation and nobody writes.
 */
public final class PackedTable implements Forgetful {
  /** The largest number that can be stored in one byte. */
  public static final int LARGEST_VALUE = 255;

  private static final int FIRST = 1 << 12;
  private static final int MOST_PLACES = 1 << 30;

  /** What the smallest two generations take with keys of two longs and small numbers, in bytes. */
  public static final long LEAST_BYTES = 2 * FIRST * 17L;

  private final int first;
  private volatile Places young;

  /** Null until a first generation has grown old. */
  private volatile Places old;

  /**
   * A table of numbers up to {@value #LARGEST_VALUE}.
   *
   * @param words how many longs a key has, at least 1
   */
  public PackedTable(int words) {
    this(FIRST, new Places(FIRST, words, false));
  }

  private PackedTable(int first, Places young) {
    this.first = first;
    this.young = young;
  }

  /**
   * A table of numbers that take four bytes.
   *
   * @param words how many longs a key has, at least 1
   * @param first how many places it has at first, a power of two
   */
  public static PackedTable ofInts(int words, int first) {
    return new PackedTable(first, new Places(first, words, true));
  }

  /** The number stored under a key of one or two longs, or -1 if there is none. */
  public int get(long low, long high) {
    return get(low, high, null);
  }

  /**
   * The number stored under a key, or -1 if there is none or it was forgotten.
   *
   * @param all the key where it has more than two longs; otherwise not looked at
   */
  public int get(long low, long high, long[] all) {
    Places now = young;
    int at = now.find(low, high, all);
    if (now.taken(at)) {
      return now.number(at);
    }
    Places before = old;
    if (before == null) {
      return -1;
    }
    int there = before.find(low, high, all);
    if (!before.taken(there)) {
      return -1;
    }
    int number = before.number(there);
    if (!now.full()) {
      now.add(at, low, high, all, number);
    }
    return number;
  }

  /**
   * Stores a number under a key of one or two longs, as {@link #put(long, long, long[], int, long)}
   * does.
   */
  public boolean put(long low, long high, int value, long mostBytes) {
    return put(low, high, null, value, mostBytes);
  }

  /**
   * Stores a number under a key, in place of the one it had.
   *
   * @param all the key where it has more than two longs; otherwise not looked at
   * @param value at least 0
   * @param mostBytes how large the table may grow, which is never less than its first size twice
   * @return whether the key had no number
   */
  public boolean put(long low, long high, long[] all, int value, long mostBytes) {
    Places now = young;
    boolean zero = now.words > 2 ? isZero(all) : low == 0 && high == 0;
    if (value < 0 || now.ints == null && value > LARGEST_VALUE || zero) {
      throw new IllegalArgumentException(
          "the number "
              + value
              + " under "
              + (now.words > 2 ? Arrays.toString(all) : low + ", " + high));
    }
    int at = now.find(low, high, all);
    if (now.taken(at)) {
      now.number(at, value);
      return false;
    }
    if (now.full()) {
      now = next(now, mostBytes);
      at = now.find(low, high, all);
    }
    now.add(at, low, high, all, value);
    return true;
  }

  private static boolean isZero(long[] key) {
    for (long word : key) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  /** A larger table with the same numbers, or an empty one where there is no room for that. */
  private Places next(Places full, long mostBytes) {
    long doubled = 2 * full.bytes();
    Places next;
    if (2L * full.places * full.words <= MOST_PLACES && 2 * doubled <= mostBytes) {
      next = full.doubled();
    } else {
      // The limit may have been lowered since the table grew.
      next = full.empty(doubled <= mostBytes ? full.places : first);
      old = doubled <= mostBytes ? full : null;
    }
    young = next;
    return next;
  }

  /** Takes a key and its number. */
  public interface Taker {
    /** Takes one; a key of one long has 0 as its second one. */
    void take(long low, long high, int number);
  }

  /** Hands over every key of one or two longs of the young generation, in no order. */
  public void forEach(Taker taker) {
    Places now = young;
    for (int at = 0; at < now.places; at++) {
      if (now.taken(at)) {
        long high = now.words == 2 ? now.keys[2 * at + 1] : 0;
        taker.take(now.keys[at * now.words], high, now.number(at));
      }
    }
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
    if (old == null && young.places > first) {
      old = young;
      young = young.empty(first);
    } else {
      old = null;
    }
  }

  /** The arrays of one generation. */
  private static final class Places {
    final int words;
    final int places;

    /** The longs of each key one after the other. */
    final long[] keys;

    /** The numbers; one of the two is null. */
    final byte[] bytes;

    final int[] ints;
    int size;

    Places(int places, int words, boolean wide) {
      this.words = words;
      this.places = places;
      this.keys = new long[places * words];
      this.bytes = wide ? null : new byte[places];
      this.ints = wide ? new int[places] : null;
    }

    Places empty(int count) {
      return new Places(count, words, ints != null);
    }

    boolean full() {
      return size * 4L >= places * 3L;
    }

    int number(int at) {
      return ints == null ? bytes[at] & 0xff : ints[at];
    }

    void number(int at, int number) {
      if (ints == null) {
        bytes[at] = (byte) number;
      } else {
        ints[at] = number;
      }
    }

    /** Where a key stands, or the free place where it would. */
    int find(long low, long high, long[] all) {
      return words > 2 ? find(all, 0) : words == 2 ? find(low, high) : find(low);
    }

    private int find(long key) {
      int mask = places - 1;
      int at = place(key, 0) & mask;
      while (keys[at] != 0 && keys[at] != key) {
        at = at + 1 & mask;
      }
      return at;
    }

    private int find(long low, long high) {
      int mask = places - 1;
      int at = place(low, high) & mask;
      while ((keys[2 * at] != low || keys[2 * at + 1] != high) && taken(at)) {
        at = at + 1 & mask;
      }
      return at;
    }

    private int find(long[] from, int start) {
      int mask = places - 1;
      long mixed = 0;
      for (int i = 0; i < words; i++) {
        mixed = (mixed ^ from[start + i]) * 0x9E3779B97F4A7C15L;
        mixed ^= mixed >>> 32;
      }
      int at = (int) mixed & mask;
      while (taken(at)
          && !Arrays.equals(keys, at * words, (at + 1) * words, from, start, start + words)) {
        at = at + 1 & mask;
      }
      return at;
    }

    boolean taken(int at) {
      if (words == 1) {
        return keys[at] != 0;
      }
      for (int i = at * words; i < (at + 1) * words; i++) {
        if (keys[i] != 0) {
          return true;
        }
      }
      return false;
    }

    void add(int at, long low, long high, long[] all, int number) {
      if (words > 2) {
        System.arraycopy(all, 0, keys, at * words, words);
      } else {
        keys[at * words] = low;
        if (words == 2) {
          keys[2 * at + 1] = high;
        }
      }
      number(at, number);
      size++;
    }

    Places doubled() {
      Places copy = empty(2 * places);
      for (int i = 0; i < places; i++) {
        if (taken(i)) {
          int from = i * words;
          int at =
              words > 2
                  ? copy.find(keys, from)
                  : words == 2 ? copy.find(keys[from], keys[from + 1]) : copy.find(keys[i]);
          System.arraycopy(keys, from, copy.keys, at * words, words);
          copy.number(at, number(i));
        }
      }
      copy.size = size;
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
      return places * (8L * words + (ints == null ? 1 : 4));
    }
  }
}
