package org.farstar.engine.solve;

import java.util.Arrays;

/** Keys one after the other in one array that grows. Not for threads. */
public final class KeyArray {
  private static final int FIRST = 64;

  private final int words;
  private long[] keys;
  private int count;

  /**
   * @param words how many words a key has
   */
  public KeyArray(int words) {
    this(words, FIRST);
  }

  /**
   * @param words how many words a key has
   * @param room for how many keys there is room at first
   */
  public KeyArray(int words, int room) {
    this.words = words;
    this.keys = new long[Math.max(1, room) * words];
  }

  /** How many words a key has. */
  public int words() {
    return words;
  }

  /** How many keys there are. */
  public int count() {
    return count;
  }

  /** The words of all keys; those behind the last key mean nothing. */
  public long[] keys() {
    return keys;
  }

  /** Adds a key. */
  public void add(long[] from, int at) {
    if (count * words == keys.length) {
      keys = Arrays.copyOf(keys, 2 * keys.length);
    }
    if (words == 1) {
      keys[count] = from[at];
    } else {
      System.arraycopy(from, at, keys, count * words, words);
    }
    count++;
  }

  /** Adds some of the keys of another array. */
  void add(KeyArray from, int begin, int end) {
    int all = count + end - begin;
    if (all * words > keys.length) {
      keys = Arrays.copyOf(keys, Math.max(2 * keys.length, all * words));
    }
    System.arraycopy(from.keys, begin * words, keys, count * words, (end - begin) * words);
    count = all;
  }

  /** Removes keys; those here and those there are sorted and distinct. */
  void remove(KeyArray others) {
    int kept = 0;
    int at = 0;
    for (int i = 0; i < count; i++) {
      at = Answers.gallop(others, at, keys, i * words);
      boolean there =
          at < others.count()
              && KeySort.compare(others.keys, at * words, keys, i * words, words) == 0;
      if (!there) {
        System.arraycopy(keys, i * words, keys, kept * words, words);
        kept++;
      }
    }
    count = kept;
  }

  /** Forgets all keys and keeps the room. */
  public void clear() {
    count = 0;
  }

  /** Sorts by the first words of each key. */
  void sort(KeySort by, int first) {
    keys = by.sort(keys, count, words, first);
  }

  /** Sorts the keys and leaves one of equal ones. */
  void sortDistinct(KeySort sort) {
    keys = sort.sort(keys, count, words, words);
    int kept = Math.min(count, 1);
    for (int i = 1; i < count; i++) {
      if (KeySort.compare(keys, (kept - 1) * words, keys, i * words, words) != 0) {
        System.arraycopy(keys, i * words, keys, kept * words, words);
        kept++;
      }
    }
    count = kept;
  }

  /** The number of the first key that is at least a given one; {@link #count} where none is. */
  public int ceiling(long[] key, int at) {
    int low = 0;
    int high = count;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (KeySort.compare(keys, middle * words, key, at, words) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
