package org.farstar.games.heap.octal;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * The values of heaps where no {@linkplain SparseSpace sparse space} helps: some of the options of
 * a heap show that all numbers below one are there, and that one is looked for among all pairs of
 * heaps, four pairs to a word of 64 bits. Where it is missing it is the value, and where it is not
 * the next number without a mark is looked for.
 *
 * <p>A heap of n takes time proportional to n, about a fifteenth of a nanosecond for each pair
 * where the virtual machine makes vectors of the words.
 */
final class PairScan {
  /** Heaps worked on together; the same words of smaller heaps are read for all of them. */
  private static final int BLOCK = 64;

  /** Below so many heaps all options are marked instead. */
  static final int LEAST = 1 << 12;

  /** At least the options of so many heaps are marked. */
  private static final int LEAST_MARKED = 16;

  /** Words read for each heap of a block before the next ones are. */
  private static final int TILE = 1 << 10;

  private static final int LANES = Long.BYTES / Character.BYTES;

  /** The words before are those of heaps that may be left beside one of the same block. */
  private static final int START = BLOCK / LANES;

  /** A number in each lane: times this. */
  private static final long EACH = 0x0001_0001_0001_0001L;

  /** Added to lanes of 15 bits it sets the highest bit of those that are not 0. */
  private static final long FILL = 0x7fff * EACH;

  private static final long HIGHEST = 0x8000 * EACH;

  /** The values of a lane are below. */
  private static final int MOST = 1 << 15;

  private final int[] splits;
  private final boolean[] whole;

  /** How many heaps have values. */
  private int count;

  private char[] values = {};

  /** The values, four to a word. */
  private long[] up = {};

  /**
   * The values from the last place to the first, four to a word, each time beginning one place
   * later: whichever the sum of two heaps is, words of one array face words of another.
   */
  private long[][] down = new long[LANES][0];

  /** A power of two above all values. */
  private int numbers;

  private SparseMarks marks;

  /** The heaps of which the options that leave them, and none of the same block, are marked. */
  private int[] marked = {};

  /** Words read for numbers that were there since then, at each place of a block. */
  private final long[] reads = new long[BLOCK];

  /** How many heaps there were when they were chosen. */
  private int chosen;

  /** They are chosen again when there are so many heaps. */
  private int nextChoice;

  /** The least number without a mark of each heap of the block. */
  private final int[] least = new int[BLOCK];

  private int threads = 1;

  /**
   * @param splits how many may be taken where two heaps may be left
   * @param whole whether this many taken may leave one heap
   */
  PairScan(int[] splits, boolean[] whole) {
    this.splits = splits.clone();
    this.whole = whole.clone();
  }

  /** Lets so many threads work. */
  void share(int most) {
    threads = most;
  }

  /**
   * Takes the values of the first heaps, where it does not have them yet.
   *
   * @return whether it can resume there: not from few heaps, and not with large values
   */
  boolean takes(int[] known, int heaps) {
    if (heaps < Math.max(LEAST, 8 * whole.length) || numbers > MOST) {
      return false;
    }
    if (count != heaps) {
      count = 0;
      for (int heap = 0; heap < heaps && numbers <= MOST; heap++) {
        put(known[heap]);
      }
    }
    return numbers <= MOST;
  }

  /**
   * Computes the values of some heaps, one or more.
   *
   * @param to the first heap that is not to have a value
   * @return how many heaps have values then
   */
  int next(int to) {
    int first = count;
    int size = Math.min(BLOCK, to - first);
    if (count >= nextChoice) {
      choose();
    }
    if (first + size > values.length) {
      reserve(first + size + first / 2);
    }
    marks.begin(first, size);
    marks.rows(values, marked, 0, marked.length);
    IntStream parts = IntStream.range(0, threads);
    (threads == 1 ? parts : parts.parallel()).forEach(part -> scan(first, size, part));
    int known = numbers;
    for (int i = 0; i < size && numbers == known; i++) {
      put(finish(first + i, i));
    }
    return count;
  }

  int value(int heap) {
    return values[heap];
  }

  /** The memory of the values and of the marks. */
  long bytes() {
    return (1L + 1 + LANES) * Character.BYTES * values.length + (marks == null ? 0 : marks.bytes());
  }

  private void put(int value) {
    if (count == values.length) {
      reserve(Math.max(LEAST, count + count / 2));
    }
    values[count] = (char) value;
    up[count / LANES] = with(up[count / LANES], count % LANES, value);
    putDown(count++);
    if (value >= numbers) {
      numbers = Math.max(2 * Long.BYTES, 2 * Integer.highestOneBit(value));
      marks = new SparseMarks(splits, true, BLOCK, numbers);
      nextChoice = 0;
    }
  }

  /** Chooses more heaps than before if reading words took longer than marking, else fewer. */
  private void choose() {
    long read = 0;
    for (int i = 0; i < BLOCK; i++) {
      read += reads[i];
      reads[i] = 0;
    }
    long marks = (long) marked.length * splits.length * (count - chosen);
    int many = read > marks ? marked.length + marked.length / 4 : marked.length - marked.length / 5;
    many = Math.min(count / 3, Math.max(LEAST_MARKED, many));
    marked = new Random(count).ints(many, BLOCK, count / 2).sorted().toArray();
    chosen = count;
    nextChoice = count + count / 16;
  }

  private void reserve(int heaps) {
    int room = heaps / LANES * LANES;
    values = Arrays.copyOf(values, room);
    up = Arrays.copyOf(up, room / LANES);
    down = new long[LANES][room / LANES];
    for (int heap = 0; heap < count; heap++) {
      putDown(heap);
    }
  }

  private void putDown(int heap) {
    int place = values.length - 1 - heap;
    for (int from = 0; from < LANES && from <= place; from++) {
      int word = (place - from) / LANES;
      down[from][word] = with(down[from][word], (place - from) % LANES, values[heap]);
    }
  }

  private static long with(long word, int lane, int value) {
    int shift = lane * Character.SIZE;
    return word & ~((long) Character.MAX_VALUE << shift) | (long) value << shift;
  }

  /** Looks for the numbers without a mark, in every so manieth heap of the block. */
  private void scan(int first, int size, int part) {
    for (int i = part; i < size; i += threads) {
      least[i] = marks.unmarked(first + i, 0, numbers);
    }
    for (int from = START; from <= (first + size) / 2 / LANES; from += TILE) {
      for (int i = part; i < size; i += threads) {
        advance(first + i, i, from, from + TILE);
      }
    }
  }

  /**
   * Goes on to the least number without a mark that is not there.
   *
   * @param from the number so far is not there before this word
   * @param to and the next one is not before this one
   */
  private void advance(int heap, int i, int from, int to) {
    int start = from;
    while (least[i] < numbers) {
      int read = read(heap, least[i], start, to);
      if (read == 0) {
        return;
      }
      reads[i] += read;
      next(heap, i);
      start = START;
    }
  }

  /** Marks a number that is there and goes on to the next one without a mark. */
  private void next(int heap, int i) {
    marks.mark(heap, least[i]);
    least[i] = marks.unmarked(heap, least[i] / Long.BYTES * Long.BYTES, numbers);
  }

  /** Marks what leaves a small heap, and what leaves one heap, and tells the value. */
  private int finish(int heap, int i) {
    for (int taken = 1; taken < whole.length; taken++) {
      if (whole[taken]) {
        marks.mark(heap, values[heap - taken]);
      }
    }
    for (int one = 1; one < BLOCK; one++) {
      marks.pair(values, heap, one);
    }
    if (least[i] < numbers && marks.has(heap, least[i])) {
      next(heap, i);
      advance(heap, i, START, heap);
    }
    return least[i];
  }

  /**
   * Looks for a number among the options of a heap that leave a heap in some words and another one
   * at least as large, or not much smaller.
   *
   * @return how many words were read until it was found; 0 if it is not there
   */
  private int read(int heap, int number, int from, int to) {
    int read = 0;
    for (int taken : splits) {
      // The places of two heaps that are left differ by this.
      int apart = values.length - 1 - (heap - taken);
      int end = Math.min(to, (heap - taken) / 2 / LANES + 1);
      for (int i = from; i < end; i += TILE) {
        int last = Math.min(end, i + TILE);
        long all = all(up, down[apart % LANES], i, last, apart / LANES, number * EACH);
        read += last - i;
        if ((all & HIGHEST) != HIGHEST) {
          return read;
        }
      }
    }
    return 0;
  }

  /**
   * The highest bit of a lane is set where all sums of values in the lane differ from a number. Two
   * halves are read at once, which is twice as fast where vectors are folded in every step.
   */
  private static long all(long[] up, long[] down, int from, int to, int apart, long number) {
    int half = (to - from + 1) / 2;
    int on = to - from - half;
    long all = -1;
    for (int i = from; i < from + half; i++) {
      all &=
          (up[i] ^ down[i + apart] ^ number) + FILL
              & (up[i + on] ^ down[i + on + apart] ^ number) + FILL;
    }
    return all;
  }
}
