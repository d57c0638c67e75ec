package org.farstar.games.heap.octal;

import java.util.Arrays;

/**
 * The values of heaps in words of 64 bits, four to a word, such that the sums of the values of two
 * heaps are read four at a time: the places of a pair of heaps with a given sum face each other.
 *
 * <p>Reading takes a thirtieth to a fifteenth of a nanosecond for each pair where the virtual
 * machine makes vectors of the words.
 */
final class PairWords {
  /** So many values are in a word. */
  static final int LANES = Long.BYTES / Character.BYTES;

  /** The values of a lane are below. */
  static final int MOST = 1 << Character.SIZE;

  /** Words are read by so many. */
  static final int TILE = 1 << 9;

  /** A number in each lane: times this. */
  private static final long EACH = 0x0001_0001_0001_0001L;

  /** Added to lanes of 15 bits it sets the highest bit of those that are not 0. */
  private static final long FILL = 0x7fff * EACH;

  private static final long HIGHEST = ~FILL;

  /** How many heaps have room. */
  private int room;

  private int count;

  /** Whether a value has the highest bit of a lane. */
  private boolean wide;

  /** The values, four to a word. */
  private long[] up = {};

  /**
   * The values from the last place to the first, four to a word, each time beginning one place
   * later: whichever the sum of two heaps is, words of one array face words of another.
   */
  private long[][] down = new long[LANES][0];

  /** Forgets all values. */
  void clear() {
    count = 0;
    wide = false;
  }

  /** How many heaps have values. */
  int count() {
    return count;
  }

  /** Gives the next heap a value, below {@link #MOST}. */
  void put(int value) {
    reserve(count + 1);
    wide |= value > Short.MAX_VALUE;
    up[count / LANES] = with(up[count / LANES], count % LANES, value);
    putDown(count++, value);
  }

  int value(int heap) {
    return lane(up[heap / LANES], heap % LANES);
  }

  /** Makes room for so many heaps, and more. Pairs are found of no more together. */
  void reserve(int heaps) {
    if (heaps <= room) {
      return;
    }
    room = (heaps + heaps / 2) / LANES * LANES + LANES;
    up = Arrays.copyOf(up, room / LANES);
    down = new long[LANES][room / LANES];
    for (int heap = 0; heap < count; heap++) {
      putDown(heap, value(heap));
    }
  }

  private void putDown(int heap, int value) {
    int place = room - 1 - heap;
    for (int from = 0; from < LANES && from <= place; from++) {
      int word = (place - from) / LANES;
      down[from][word] = with(down[from][word], (place - from) % LANES, value);
    }
  }

  private static int lane(long word, int lane) {
    return (int) (word >>> lane * Character.SIZE) & Character.MAX_VALUE;
  }

  private static long with(long word, int lane, int value) {
    int shift = lane * Character.SIZE;
    return word & ~((long) Character.MAX_VALUE << shift) | (long) value << shift;
  }

  long bytes() {
    return (1L + LANES) * Character.BYTES * room;
  }

  /** The first of the words after those in which one of a pair is at most half of their sum. */
  static int end(int both) {
    return both / 2 / LANES + 1;
  }

  /**
   * Looks for a number among the sums of the values of two heaps that are so many together, the
   * smaller one, or one not much larger, in some words. Both must have values.
   *
   * @return whether it is there
   */
  boolean find(int both, int number, int from, int to) {
    int apart = room - 1 - both;
    for (int i = from; i < to; i += TILE) {
      int last = Math.min(to, i + TILE);
      long[] facing = down[apart % LANES];
      long all =
          wide || number > Short.MAX_VALUE
              ? wide(up, facing, i, last, apart / LANES, number * EACH)
              : all(up, facing, i, last, apart / LANES, number * EACH);
      if ((all & HIGHEST) != HIGHEST) {
        return true;
      }
    }
    return false;
  }

  /**
   * The highest bit of a lane is set where all sums of values of 15 bits in the lane differ from a
   * number. So plain a loop has become vectors each time it was compiled.
   */
  private static long all(long[] up, long[] down, int from, int to, int apart, long number) {
    long all = -1;
    for (int i = from; i < to; i++) {
      all &= (up[i] ^ down[i + apart] ^ number) + FILL;
    }
    return all;
  }

  /** The same for values of 16 bits. */
  private static long wide(long[] up, long[] down, int from, int to, int apart, long number) {
    long all = -1;
    for (int i = from; i < to; i++) {
      long sum = up[i] ^ down[i + apart] ^ number;
      all &= (sum & FILL) + FILL | sum;
    }
    return all;
  }

  /**
   * Marks the sums that {@link #find} finds there.
   *
   * @param marks a power of two of them, above all values
   */
  void mark(int both, int from, int to, byte[] marks) {
    int apart = room - 1 - both;
    mark(up, down[apart % LANES], from, to, apart / LANES, marks);
  }

  private static void mark(long[] up, long[] down, int from, int to, int apart, byte[] marks) {
    for (int i = from; i < to; i++) {
      long sums = up[i] ^ down[i + apart];
      int low = (int) sums;
      int high = (int) (sums >>> Integer.SIZE);
      // Said like this no index needs to be checked.
      marks[low & marks.length - 1] = 1;
      marks[low >>> Character.SIZE & marks.length - 1] = 1;
      marks[high & marks.length - 1] = 1;
      marks[high >>> Character.SIZE & marks.length - 1] = 1;
    }
  }
}
