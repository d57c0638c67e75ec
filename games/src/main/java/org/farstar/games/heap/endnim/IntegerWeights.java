package org.farstar.games.heap.endnim;

import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;

/**
 * The atomic weights of all rows of finite piles up to a height, as long as they are integers:
 * without values, layer by layer, some ten nanoseconds a row.
 *
 * <p><b>The weight</b> of an all-small game follows from those of its options and from how it
 * compares with a far star. If l is the greatest of the weights of the Left options, r the least of
 * those of the Right options, and all are integers, it is an integer exactly if l - 1 is at most r
 * + 1: r + 1 if the game is above the far star, l - 1 if it is below, else the simplest integer
 * from l - 1 to r + 1 (Siegel, Combinatorial Game Theory, II.7).
 *
 * <p><b>How a row compares with a far star</b> is who wins it beside a large heap of Nim, which
 * follows from who wins it beside smaller heaps and its options beside each heap. The heaps from 0
 * to 61 are the bits of a word. Let A have the bits of the heaps beside which Left has a winning
 * move in the row, B those beside which Right has. If the least heap missing in A is less than the
 * least missing in B, Right moving first may win by lowering a larger heap to it, and Left can
 * never win by lowering the heap: so the heaps beside which Left wins moving first are A, those of
 * Right are all; and the other way round. If both miss the same heap, the row beside it is won by
 * the second player, and beside every other heap by the first.
 *
 * <p>If heaps of 60 and 61 give the same for a row and all its followers, then so do all larger
 * ones: by induction A and B do not change beyond 60, so the least heap missing in either is at
 * most 60 or there is none, and it is not 60 where both miss it.
 *
 * <p>A weight that is not known to be an integer is {@link #UNSURE}, and so are those that depend
 * on it: whoever asks finds it from the value.
 *
 * <p>Rows are numbered as in {@link RowValues}. A layer takes nine bytes a row.
 */
public final class IntegerWeights {
  /** Stands for a weight that is not known to be an integer. */
  static final byte UNSURE = Byte.MIN_VALUE;

  private static final int HEAPS = 62;
  private static final long ALL = (1L << HEAPS) - 1;
  private static final long FAR = 1L << HEAPS - 1;
  private static final long BEFORE_FAR = FAR >>> 1;

  /** Says that Left wins beside every heap when she moves first. */
  private static final long LEFT_ALWAYS = 1L << HEAPS;

  /** Says that Right does. */
  private static final long RIGHT_ALWAYS = 2L << HEAPS;

  /** Larger piles win beside other heaps than the bits can tell. */
  private static final int LARGEST_SURE = HEAPS - 3;

  /** Beyond every weight, so that no integer lies between it and another. */
  private static final int NONE = 1000;

  private static final int BYTES = Long.BYTES + Byte.BYTES;

  /** Blocks that one thread does at a time. */
  private static final int SLICE = 1024;

  private final int height;
  private final int largestSure;
  private long[] outcomes = {ALL - 1};
  private byte[] weights = {0};
  private int piles;

  /**
   * @param height the largest pile
   */
  IntegerWeights(int height) {
    this(height, LARGEST_SURE);
  }

  /**
   * @param largestSure rows with larger piles are unsure
   */
  IntegerWeights(int height, int largestSure) {
    this.height = height;
    this.largestSure = Math.min(largestSure, LARGEST_SURE);
  }

  /** How many piles the rows of the present layer have. */
  int piles() {
    return piles;
  }

  /** How many blocks the next layer has. */
  int blocks() {
    return Math.max(1, outcomes.length / height);
  }

  /**
   * Goes on to the rows with one pile more.
   *
   * @param control ends the work when its budget ends
   * @throws SearchStopped when the budget ends first, or its memory does not suffice
   * @throws ArithmeticException if the layer has more rows than an array can hold
   */
  void advance(Control control) {
    int rows = Math.multiplyExact(outcomes.length, height);
    if (BYTES * ((long) rows + outcomes.length) > control.mostMemory()) {
      throw new SearchStopped(StopReason.MEMORY);
    }
    long[] nextOutcomes = new long[rows];
    byte[] nextWeights = new byte[rows];
    if (piles == 0) {
      singles(nextOutcomes, nextWeights);
    } else {
      int length = outcomes.length;
      parallel(
          0,
          blocks(),
          control,
          (block, x) -> {
            block.fill(x);
            for (int a = 0; a < height; a++) {
              int to = a * length + x * height;
              System.arraycopy(block.outcomes, a * height, nextOutcomes, to, height);
              System.arraycopy(block.weights, a * height, nextWeights, to, height);
            }
          });
    }
    outcomes = nextOutcomes;
    weights = nextWeights;
    piles++;
  }

  /** A single pile is a heap of Nim itself, and has the weight 0. */
  private void singles(long[] nextOutcomes, byte[] nextWeights) {
    for (int a = 0; a < height; a++) {
      nextOutcomes[a] = a + 1 < HEAPS ? ALL & ~(1L << a + 1) : ALL;
      nextWeights[a] = a + 1 <= largestSure ? 0 : UNSURE;
    }
  }

  /**
   * The weights of the rows with one pile more of some blocks, block by block as {@link RowValues}
   * hands them over, without keeping them as a layer. There must be a layer of at least one pile.
   *
   * @param first the first block, from 0 on
   * @param last the block after the last one, at most {@link #blocks()}
   * @param control ends the work when its budget ends
   * @throws SearchStopped when the budget ends first
   */
  byte[] ofNext(int first, int last, Control control) {
    int size = height * height;
    byte[] found = new byte[Math.multiplyExact(last - first, size)];
    parallel(
        first,
        last,
        control,
        (block, x) -> {
          block.fill(x);
          System.arraycopy(block.weights, 0, found, (x - first) * size, size);
        });
    return found;
  }

  /** The weights of the rows of the present layer, a layer of single piles. */
  byte[] ofSingles() {
    return weights.clone();
  }

  /** What is done with one block. */
  private interface Task {
    void with(Block block, int x);
  }

  private void parallel(int from, int to, Control control, Task task) {
    int slices = 1 + (to - from) / SLICE;
    IntStream.range(0, slices)
        .parallel()
        .forEach(
            s -> {
              long count = to - from;
              Meter meter = control.meter(() -> (long) BYTES * outcomes.length);
              Block block = new Block();
              try {
                for (int x = from + (int) (count * s / slices);
                    x < from + (int) (count * (s + 1) / slices);
                    x++) {
                  meter.count();
                  task.with(block, x);
                }
              } finally {
                meter.settle();
              }
            });
  }

  /**
   * The weight of an all-small game.
   *
   * @param left the greatest of the weights of the Left options
   * @param right the least of those of the Right options
   * @param above whether the game is at least a far star
   * @param below whether it is at most a far star
   * @return the weight, or {@link #UNSURE} where it is no integer
   */
  static byte weight(int left, int right, boolean above, boolean below) {
    int least = left - 1;
    int most = right + 1;
    if (least > most) {
      return UNSURE;
    }
    if (above) {
      return (byte) most;
    }
    return (byte) (below ? least : Math.max(least, Math.min(most, 0)));
  }

  /** The rows a x b for one x, with those of all lower a and b before them. */
  private final class Block {
    private final long[] outcomes = new long[height * height];
    private final byte[] weights = new byte[height * height];

    /** For each b: the heaps beside which Left can win by moving, with a as low as it is so far. */
    private final long[] leftMoves = new long[height];

    private final int[] mostOfLeft = new int[height];

    void fill(int x) {
      for (int b = 0; b < height; b++) {
        int row = x * height + b;
        leftMoves[b] = lostByRight(IntegerWeights.this.outcomes[row]);
        byte weight = IntegerWeights.this.weights[row];
        mostOfLeft[b] = weight == UNSURE ? NONE : weight;
      }
      int blocks = blocks();
      for (int a = 0; a < height; a++) {
        int row = a * blocks + x;
        byte weight = IntegerWeights.this.weights[row];
        rowsOf(a, lostByLeft(IntegerWeights.this.outcomes[row]), weight == UNSURE ? -NONE : weight);
      }
    }

    /**
     * The rows a x b for one a and all b.
     *
     * @param rightMoves the heaps beside which Right can win by taking b away
     * @param leastOfRight the weight of the row without b
     */
    private void rowsOf(int a, long rightMoves, int leastOfRight) {
      long moves = rightMoves;
      int least = leastOfRight;
      for (int b = 0; b < height; b++) {
        long outcome = outcome(leftMoves[b], moves);
        long lefts = lostByRight(outcome);
        long rights = lostByLeft(outcome);
        boolean settled =
            a < largestSure
                && b < largestSure
                && ((lefts ^ lefts >>> 1 | rights ^ rights >>> 1) & BEFORE_FAR) == 0;
        byte weight =
            settled
                ? weight(mostOfLeft[b], least, (lefts & FAR) != 0, (rights & FAR) != 0)
                : UNSURE;
        outcomes[a * height + b] = outcome;
        weights[a * height + b] = weight;
        leftMoves[b] |= lefts;
        moves |= rights;
        mostOfLeft[b] = weight == UNSURE ? NONE : Math.max(mostOfLeft[b], weight);
        least = weight == UNSURE ? -NONE : Math.min(least, weight);
      }
    }
  }

  /**
   * Who wins beside which heaps, in one word: the heaps beside which one player wins moving first,
   * and whether the other one does so beside all, or beside the same.
   *
   * @param left the heaps beside which Left has a winning move that leaves the heap
   * @param right the same for Right
   */
  private static long outcome(long left, long right) {
    long missingLeft = ~left & left + 1;
    long missingRight = ~right & right + 1;
    if (missingLeft == missingRight) {
      return ALL & ~missingLeft;
    }
    return missingLeft < missingRight ? left | RIGHT_ALWAYS : right | LEFT_ALWAYS;
  }

  /** The heaps beside which Right, moving first, loses. */
  private static long lostByRight(long outcome) {
    return (outcome & RIGHT_ALWAYS) != 0 ? 0 : ~outcome & ALL;
  }

  /** The heaps beside which Left, moving first, loses. */
  private static long lostByLeft(long outcome) {
    return (outcome & LEFT_ALWAYS) != 0 ? 0 : ~outcome & ALL;
  }
}
