package org.farstar.games.heap.octal;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The values of heaps where no {@linkplain SparseSpace sparse space} helps: the sums of some pairs
 * of heaps are marked, and the least number without a mark is looked for among the other pairs,
 * four at a time. Where it is missing it is the value, and where it is not the next number without
 * a mark is looked for. Which pairs come first is {@linkplain PairOrder chosen} now and then.
 *
 * <p>A heap of n takes time proportional to n.
 */
final class PairScan {
  /** Heaps worked on together; the same words of smaller heaps are read for all of them. */
  private static final int BLOCK = 64;

  /** Below so many heaps all options are marked instead. */
  static final int LEAST = 1 << 12;

  /** The order is chosen again when there are more heaps by one in so many. */
  private static final int KEPT = 16;

  /** The words before are those of heaps that may be left beside one of the same block. */
  private static final int START = BLOCK / PairWords.LANES;

  private final int[] splits;
  private final boolean[] whole;
  private final PairWords words = new PairWords();

  /** A power of two above all values. */
  private int numbers = 1;

  /** Of each heap of the block, the numbers that are there as far as is known. */
  private byte[][] marks = {};

  /** The least number without a mark of each heap of the block. */
  private final int[] least = new int[BLOCK];

  private PairOrder order;

  /** The order is chosen again when there are so many heaps. */
  private int nextOrder;

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
    if (heaps < Math.max(LEAST, 8 * whole.length) || numbers > PairWords.MOST) {
      return false;
    }
    if (words.count() != heaps) {
      words.clear();
      nextOrder = 0;
      for (int heap = 0; heap < heaps && numbers <= PairWords.MOST; heap++) {
        put(known[heap]);
      }
    }
    return numbers <= PairWords.MOST;
  }

  /**
   * Computes the values of some heaps, one or more.
   *
   * @param to the first heap that is not to have a value
   * @return how many heaps have values then
   */
  int next(int to) {
    int first = words.count();
    int size = Math.min(BLOCK, to - first);
    if (first >= nextOrder) {
      nextOrder = first + first / KEPT;
      order = new PairOrder(words, splits, START, nextOrder + BLOCK);
    }
    if (marks.length == 0 || marks[0].length < numbers) {
      marks = new byte[BLOCK][numbers];
    }
    words.reserve(first + size);
    IntStream parts = IntStream.range(0, threads);
    (threads == 1 ? parts : parts.parallel()).forEach(part -> scan(first, size, part));
    int known = numbers;
    for (int i = 0; i < size && numbers == known; i++) {
      put(finish(first + i, i));
    }
    return words.count();
  }

  int value(int heap) {
    return words.value(heap);
  }

  /** The memory of the values and of the marks. */
  long bytes() {
    return words.bytes() + (long) marks.length * numbers;
  }

  private void put(int value) {
    while (value >= numbers) {
      numbers *= 2;
    }
    if (numbers <= PairWords.MOST) {
      words.put(value);
    }
  }

  /** Looks for the numbers without a mark, in every so manieth heap of the block. */
  private void scan(int first, int size, int part) {
    for (int i = part; i < size; i += threads) {
      mark(first + i, marks[i]);
      least[i] = 0;
      skip(i);
    }
    for (int tile = order.marked(); tile < order.tiles(); tile++) {
      for (int i = part; i < size; i += threads) {
        advance(first + i, i, tile, tile + 1);
      }
    }
  }

  private void mark(int heap, byte[] there) {
    Arrays.fill(there, (byte) 0);
    for (int tile = 0; tile < order.marked(); tile++) {
      for (int taken : splits) {
        int both = heap - taken;
        words.mark(both, order.from(tile), order.to(tile, both), there);
      }
    }
  }

  /** Goes on to the least number without a mark of a heap. */
  private void skip(int i) {
    while (least[i] < numbers && marks[i][least[i]] != 0) {
      least[i]++;
    }
  }

  /**
   * Goes on to the least number without a mark that is not there.
   *
   * @param from the number so far is not there before this tile
   * @param to and the next one is not before this one
   */
  private void advance(int heap, int i, int from, int to) {
    int start = from;
    while (least[i] < numbers && isThere(heap, least[i], start, to)) {
      exclude(i);
      start = order.marked();
    }
  }

  /** Marks a number that is there and goes on to the next one without a mark. */
  private void exclude(int i) {
    marks[i][least[i]] = 1;
    skip(i);
  }

  /** Marks what leaves a small heap, and what leaves one heap, and tells the value. */
  private int finish(int heap, int i) {
    for (int taken = 1; taken < whole.length; taken++) {
      if (whole[taken]) {
        marks[i][words.value(heap - taken)] = 1;
      }
    }
    for (int taken : splits) {
      for (int one = 1; one < BLOCK; one++) {
        marks[i][words.value(one) ^ words.value(heap - taken - one)] = 1;
      }
    }
    if (least[i] < numbers && marks[i][least[i]] != 0) {
      exclude(i);
      advance(heap, i, order.marked(), order.tiles());
    }
    return least[i];
  }

  /** Whether a number is among the options of a heap in some tiles. */
  private boolean isThere(int heap, int number, int from, int to) {
    for (int tile = from; tile < to; tile++) {
      for (int taken : splits) {
        int both = heap - taken;
        if (words.find(both, number, order.from(tile), order.to(tile, both))) {
          return true;
        }
      }
    }
    return false;
  }
}
