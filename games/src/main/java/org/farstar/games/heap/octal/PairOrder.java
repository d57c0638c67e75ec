package org.farstar.games.heap.octal;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * In which order the pairs of heaps are looked at that a heap may leave, tile by tile. Most numbers
 * below the value of a heap come from many pairs; tiles that have the few pairs which give the
 * others are early, as some of the last heaps tell. The first tiles are {@linkplain PairWords#mark
 * marked}, and in the rest one number after the other is {@linkplain PairWords#find looked for},
 * where that takes the least time for those heaps.
 *
 * <p>No value depends on it. It takes some hundred times as long as all pairs of one heap.
 */
final class PairOrder {
  /** So many heaps are tried. */
  private static final int SAMPLE = 16;

  /** Marking a word takes so many times as long as looking for a number in it. */
  private static final int MARKING = 8;

  /** One in so many of the tiles in order are added before the rest are compared again. */
  private static final int STEP = 2;

  private final PairWords words;
  private final int[] splits;
  private final int start;

  /** The tiles in order, by their places among the words. */
  private final int[] tiles;

  private final int marked;

  /**
   * @param splits how many may be taken where two heaps may be left
   * @param start no word before this one is looked at; the sums there are known otherwise
   * @param to heaps below this one have this order
   */
  PairOrder(PairWords words, int[] splits, int start, int to) {
    this.words = words;
    this.splits = splits;
    this.start = start;
    int count = words.count();
    Random random = new Random(count);
    this.tiles = order(PairWords.end(to) / PairWords.TILE + 1, sample(random));
    this.marked = best(sample(random));
  }

  /** Some of the last heaps. */
  private int[] sample(Random random) {
    int count = words.count();
    return random.ints(SAMPLE, count - count / 8, count).toArray();
  }

  /** How many tiles there are. */
  int tiles() {
    return tiles.length;
  }

  /** How many of them, from the first on, are to be marked. */
  int marked() {
    return marked;
  }

  /** The first word of a tile. */
  int from(int tile) {
    return first(tiles[tile]);
  }

  /** The first word after a tile, or after all pairs of so many heaps together if it is before. */
  int to(int tile, int both) {
    return end(tiles[tile], both);
  }

  private int first(int place) {
    return Math.max(start, place * PairWords.TILE);
  }

  private static int end(int place, int both) {
    return Math.min((place + 1) * PairWords.TILE, PairWords.end(both));
  }

  /** The sums in a tile that are below the value of a heap. */
  private int[] sums(int heap, int place) {
    int value = words.value(heap);
    int[] sums = new int[splits.length * PairWords.TILE * PairWords.LANES];
    int many = 0;
    for (int taken : splits) {
      int both = heap - taken;
      int end = end(place, both) * PairWords.LANES;
      for (int one = first(place) * PairWords.LANES; one < end; one++) {
        int sum = words.value(one) ^ words.value(both - one);
        if (sum < value) {
          sums[many++] = sum;
        }
      }
    }
    return Arrays.copyOf(sums, many);
  }

  private int[] order(int many, int[] heaps) {
    Integer[] order = IntStream.range(0, many).boxed().toArray(Integer[]::new);
    // How many pairs give a number, 0 if it is known to be there.
    int[][] pairs = new int[SAMPLE][];
    for (int i = 0; i < SAMPLE; i++) {
      pairs[i] = new int[words.value(heaps[i])];
      for (int place : order) {
        for (int sum : sums(heaps[i], place)) {
          pairs[i][sum]++;
        }
      }
    }
    double[] worth = new double[many];
    for (int known = 0; known < many; ) {
      for (int k = known; k < many; k++) {
        worth[order[k]] = 0;
        for (int i = 0; i < SAMPLE; i++) {
          for (int sum : sums(heaps[i], order[k])) {
            double all = pairs[i][sum];
            worth[order[k]] += all == 0 ? 0 : 1 / (all * all);
          }
        }
      }
      Arrays.sort(order, known, many, Comparator.comparing(place -> -worth[place]));
      int next = Math.min(many, known + Math.max(1, known / STEP));
      for (; known < next; known++) {
        for (int i = 0; i < SAMPLE; i++) {
          for (int sum : sums(heaps[i], order[known])) {
            pairs[i][sum] = 0;
          }
        }
      }
    }
    return Arrays.stream(order).mapToInt(Integer::intValue).toArray();
  }

  /** With how many marked tiles the rest takes the least time, by other heaps than the order. */
  private int best(int[] heaps) {
    // How many numbers are there from a tile on.
    long[] there = new long[tiles.length];
    for (int heap : heaps) {
      boolean[] seen = new boolean[words.value(heap)];
      for (int tile = 0; tile < tiles.length; tile++) {
        for (int sum : sums(heap, tiles[tile])) {
          there[tile] += seen[sum] ? 0 : 1;
          seen[sum] = true;
        }
      }
    }
    int best = 0;
    long least = Long.MAX_VALUE;
    // Of each heap all tiles that are not marked are read for the number that is missing.
    long reads = 0;
    long numbers = 0;
    for (int tile = tiles.length - 1; tile >= 0; tile--) {
      numbers += there[tile];
      reads += SAMPLE + numbers;
      long time = reads + (long) MARKING * SAMPLE * tile;
      if (time < least) {
        least = time;
        best = tile;
      }
    }
    return best;
  }
}
