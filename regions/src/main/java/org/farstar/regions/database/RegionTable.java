package org.farstar.regions.database;

import java.util.Arrays;
import org.farstar.engine.memory.PackedTable;

/**
 * The numbers of regions by their planes. It has many sections that grow one at a time, so that it
 * never needs room by itself twice. Not for threads, but they may read while nobody writes.
 */
final class RegionTable {
  private static final int SECTION_BITS = 6;
  private static final int FIRST = 1 << 4;

  private final int words;
  private final PackedTable[] sections = new PackedTable[1 << SECTION_BITS];
  private int size;

  /**
   * @param words how many longs tell regions apart: 1 where both planes are the same, otherwise 2
   */
  RegionTable(int words) {
    this.words = words;
    Arrays.setAll(sections, section -> PackedTable.ofInts(words, FIRST));
  }

  int size() {
    return size;
  }

  /** The memory in use, in bytes. */
  long bytes() {
    return Arrays.stream(sections).mapToLong(PackedTable::bytes).sum();
  }

  /**
   * The number of a region, or -1 if there is none. Where one long tells regions apart, the second
   * is not looked at.
   */
  int get(long first, long second) {
    return section(first, second).get(first, words == 2 ? second : 0);
  }

  /**
   * Stores a number, which is at least 0.
   *
   * @return whether the region is new
   */
  boolean put(long first, long second, int number) {
    long other = words == 2 ? second : 0;
    boolean isNew = section(first, second).put(first, other, number, Long.MAX_VALUE);
    size += isNew ? 1 : 0;
    return isNew;
  }

  /** The table of a region, by bits that have nothing to do with its place there. */
  private PackedTable section(long first, long second) {
    long mixed = first * 0x9E3779B97F4A7C15L;
    if (words == 2) {
      mixed ^= Long.rotateLeft(second * 0xC2B2AE3D27D4EB4FL, 31);
    }
    return sections[(int) (mixed >>> Long.SIZE - SECTION_BITS)];
  }

  /** Hands over every region, in no order; where one long tells them apart, that one twice. */
  void forEach(PackedTable.Taker taker) {
    for (PackedTable section : sections) {
      section.forEach(
          (first, second, number) -> taker.take(first, words == 2 ? second : first, number));
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
  private final class Planes implements PackedTable.Taker {
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
