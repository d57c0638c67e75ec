package org.farstar.regions.database;

import java.util.Arrays;

/**
 * A hash table from the planes of regions to numbers, by open addressing in arrays of primitives.
 * It has many sections that grow one at a time, so that it never needs room by itself twice. Not
 * for threads, but they may read while nobody writes.
 */
final class RegionTable {
  private static final int SECTION_BITS = 6;
  private static final int FIRST = 1 << 4;

  private final int words;
  private final Section[] sections = new Section[1 << SECTION_BITS];
  private int size;

  /**
   * @param words how many longs tell regions apart: 1 where both planes are the same, otherwise 2
   */
  RegionTable(int words) {
    this.words = words;
    for (int i = 0; i < sections.length; i++) {
      sections[i] = new Section();
    }
  }

  int size() {
    return size;
  }

  /** The memory in use, in bytes. */
  long bytes() {
    long places = 0;
    for (Section section : sections) {
      places += section.numbers.length;
    }
    return places * (Long.BYTES * words + Integer.BYTES);
  }

  /**
   * The number of a region, -1 where there is none. Where one long tells regions apart, the second
   * is not looked at.
   */
  int get(long first, long second) {
    long mixed = mixed(first, second);
    Section section = section(mixed);
    return section.numbers[section.find(mixed, first, second)] - 1;
  }

  /**
   * Stores a number, which is at least 0.
   *
   * @return whether the region is new
   */
  boolean put(long first, long second, int number) {
    long mixed = mixed(first, second);
    boolean isNew = section(mixed).put(mixed, first, second, number + 1);
    size += isNew ? 1 : 0;
    return isNew;
  }

  private long mixed(long first, long second) {
    long mixed = first * 0x9E3779B97F4A7C15L;
    if (words == 2) {
      mixed ^= Long.rotateLeft(second * 0xC2B2AE3D27D4EB4FL, 31);
    }
    return (mixed ^ mixed >>> 29) * 0xD6E8FEB86659FD93L;
  }

  private Section section(long mixed) {
    return sections[(int) mixed >>> Integer.SIZE - SECTION_BITS];
  }

  /** The regions whose mixed planes have some bits in common. */
  private final class Section {
    private long[] keys = new long[FIRST * words];
    private int[] numbers = new int[FIRST];
    private int used;

    private boolean put(long mixed, long first, long second, int number) {
      int at = find(mixed, first, second);
      boolean isNew = numbers[at] == 0;
      set(at, first, second, number);
      if (isNew && ++used > numbers.length / 3 * 2) {
        grow();
      }
      return isNew;
    }

    private void set(int at, long first, long second, int number) {
      numbers[at] = number;
      keys[at * words] = first;
      if (words == 2) {
        keys[2 * at + 1] = second;
      }
    }

    private int find(long mixed, long first, long second) {
      int mask = numbers.length - 1;
      int at = (int) (mixed >>> Integer.SIZE) & mask;
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
          set(find(mixed(first, second), first, second), first, second, old[i]);
        }
      }
    }
  }

  /** Takes a region and its number. */
  interface Taker {
    void take(long first, long second, int number);
  }

  /** Hands over every region, in no order. */
  void forEach(Taker taker) {
    for (Section section : sections) {
      for (int i = 0; i < section.numbers.length; i++) {
        if (section.numbers[i] != 0) {
          long first = section.keys[i * words];
          long second = words == 2 ? section.keys[2 * i + 1] : first;
          taker.take(first, second, section.numbers[i] - 1);
        }
      }
    }
  }

  /** The planes of all regions one after the other, in increasing order without signs. */
  long[] sorted() {
    Planes planes = new Planes(new long[size * words]);
    forEach(planes);
    long[] all = planes.all;
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

  /** Puts planes one after the other; signs are turned round while signed numbers are sorted. */
  private final class Planes implements Taker {
    private final long[] all;
    private int at;

    Planes(long[] all) {
      this.all = all;
    }

    @Override
    public void take(long first, long second, int number) {
      all[at++] = first ^ Long.MIN_VALUE;
      if (words == 2) {
        all[at++] = second ^ Long.MIN_VALUE;
      }
    }
  }
}
