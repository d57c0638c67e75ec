package org.farstar.games.grid;

import java.util.Arrays;

/**
 * A hash table from the planes of regions to numbers, by open addressing in arrays of primitives.
 * Not for threads, but they may read while nobody writes.
 */
final class RegionTable {
  private static final int FIRST = 1 << 10;

  private final int words;
  private long[] keys;
  private int[] numbers;
  private int size;

  /**
   * @param words how many longs tell regions apart: 1 where both planes are the same, otherwise 2
   */
  RegionTable(int words) {
    this.words = words;
    this.keys = new long[FIRST * words];
    this.numbers = new int[FIRST];
  }

  int size() {
    return size;
  }

  /** The memory in use, in bytes. */
  long bytes() {
    return 8L * keys.length + 4L * numbers.length;
  }

  /**
   * The number of a region, -1 where there is none. Where one long tells regions apart, the second
   * is not looked at.
   */
  int get(long first, long second) {
    return numbers[find(first, second)] - 1;
  }

  /**
   * Stores a number, which is at least 0.
   *
   * @return whether the region is new
   */
  boolean put(long first, long second, int number) {
    int at = find(first, second);
    boolean isNew = numbers[at] == 0;
    numbers[at] = number + 1;
    keys[at * words] = first;
    if (words == 2) {
      keys[2 * at + 1] = second;
    }
    if (isNew && ++size > numbers.length / 3 * 2) {
      grow();
    }
    return isNew;
  }

  private int find(long first, long second) {
    int mask = numbers.length - 1;
    long mixed = first * 0x9E3779B97F4A7C15L;
    if (words == 2) {
      mixed ^= Long.rotateLeft(second * 0xC2B2AE3D27D4EB4FL, 31);
    }
    mixed = (mixed ^ mixed >>> 29) * 0xD6E8FEB86659FD93L;
    int at = (int) (mixed >>> 32) & mask;
    while (numbers[at] != 0
        && (keys[at * words] != first || words == 2 && keys[2 * at + 1] != second)) {
      at = at + 1 & mask;
    }
    return at;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] old = numbers;
    keys = new long[2 * oldKeys.length];
    numbers = new int[2 * old.length];
    for (int i = 0; i < old.length; i++) {
      if (old[i] != 0) {
        long first = oldKeys[i * words];
        long second = words == 2 ? oldKeys[2 * i + 1] : first;
        int at = find(first, second);
        keys[at * words] = first;
        if (words == 2) {
          keys[2 * at + 1] = second;
        }
        numbers[at] = old[i];
      }
    }
  }

  /** Takes a region and its number. */
  interface Taker {
    void take(long first, long second, int number);
  }

  /** Hands over every region, in no order. */
  void forEach(Taker taker) {
    for (int i = 0; i < numbers.length; i++) {
      if (numbers[i] != 0) {
        long first = keys[i * words];
        taker.take(first, words == 2 ? keys[2 * i + 1] : first, numbers[i] - 1);
      }
    }
  }

  /** The planes of all regions one after the other, in increasing order without signs. */
  long[] sorted() {
    long[] all = new long[size * words];
    int at = 0;
    for (int i = 0; i < numbers.length; i++) {
      for (int word = 0; word < words && numbers[i] != 0; word++) {
        // Signs are turned round while signed numbers are sorted.
        all[at++] = keys[i * words + word] ^ Long.MIN_VALUE;
      }
    }
    if (words == 1) {
      Arrays.sort(all);
    } else {
      PairSort.sort(all);
    }
    for (int i = 0; i < all.length; i++) {
      all[i] ^= Long.MIN_VALUE;
    }
    return all;
  }
}
