package org.farstar.games.heap.endnim;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Meter;
import org.farstar.values.Ordinal;

/**
 * The recurrence of Proposition 14 over all consecutive substrings, for finite piles in 64-bit
 * arithmetic.
 *
 * <p>The triple points of all substrings of d piles make one diagonal; the next follows from it:
 *
 * <pre>
 *   R(a[i] .. a[i+d]) = a[i]   &gt; L(a[i+1] .. a[i+d]) ? R(a[i+1] .. a[i+d]) + a[i]   - L(..) : 0
 *   L(a[i] .. a[i+d]) = a[i+d] &gt; R(a[i] .. a[i+d-1]) ? L(a[i] .. a[i+d-1]) + a[i+d] - R(..) : 0
 * </pre>
 *
 * <p>One diagonal is kept, so the memory is O(n); the time is n(n+1)/2 steps of both lines. A
 * diagonal is cut into tiles. A tile is advanced by many diagonals at once before its neighbours
 * are looked at again: it starts with as many entries more than it ends with. So it stays in a near
 * cache, and the threads of the common pool meet a few hundred times instead of once for each
 * diagonal.
 *
 * <p>No triple point grows by more than the largest pile from one diagonal to the next. So before
 * each leap the largest one says how many diagonals can be taken without a sum beyond 62 bits; if
 * it is not one, the computation is given up, and {@link ExactDiagonals} must do it.
 */
final class LongDiagonals {
  private static final long LIMIT = 1L << 62;
  private static final int TILE = 2048;
  private static final int MOST_STEPS = 256;

  /** Below this many entries a second thread costs more than it brings. */
  private static final int WORTH_SHARING = 2 * TILE;

  private final long[] piles;
  private final long largestPile;
  private long[] left;
  private long[] right;
  private long[] nextLeft;
  private long[] nextRight;
  private int length;

  private LongDiagonals(long[] piles, long base) {
    this.piles = piles;
    this.largestPile = Arrays.stream(piles).max().orElse(1);
    this.left = new long[piles.length + 1];
    this.right = new long[piles.length + 1];
    this.nextLeft = new long[piles.length + 1];
    this.nextRight = new long[piles.length + 1];
    Arrays.fill(left, base);
    Arrays.fill(right, base);
  }

  /** The memory for a row of n piles, in bytes. */
  static long bytes(int n) {
    return 5L * Long.BYTES * n;
  }

  /** Whether a pile can be handled here. */
  static boolean fits(Ordinal pile) {
    return pile.isFinite() && pile.finitePart().bitLength() <= 62;
  }

  /**
   * The triple point of a row.
   *
   * @param piles the piles, from 1 to 2^62
   * @param base L and R of the empty row, 0 or 1
   * @param meter counts the tiles, and stops the work when its budget ends
   * @return empty where a triple point might leave 62 bits
   */
  static Optional<TriplePoint> triplePoint(long[] piles, long base, Meter meter) {
    LongDiagonals work = new LongDiagonals(piles, base);
    long largest = base;
    while (work.length < piles.length) {
      long safe = Math.min(MOST_STEPS, (LIMIT - largest) / work.largestPile);
      int steps = (int) Math.min(safe, piles.length - work.length);
      if (steps == 0) {
        return Optional.empty();
      }
      largest = work.advance(steps, meter);
    }
    return Optional.of(new TriplePoint(Ordinal.of(work.left[0]), Ordinal.of(work.right[0])));
  }

  /** Goes on by some diagonals and returns the largest L or R of the last one. */
  private long advance(int steps, Meter meter) {
    int entries = piles.length - (length + steps) + 1;
    int tiles = (entries + TILE - 1) / TILE;
    for (int t = 0; t < tiles; t++) {
      meter.count();
    }
    IntStream range = IntStream.range(0, tiles);
    long largest =
        (entries >= WORTH_SHARING ? range.parallel() : range)
            .mapToLong(t -> advanceTile(t * TILE, Math.min(entries, (t + 1) * TILE), steps))
            .reduce(0, Math::max);
    long[] swap = left;
    left = nextLeft;
    nextLeft = swap;
    swap = right;
    right = nextRight;
    nextRight = swap;
    length += steps;
    return largest;
  }

  /**
   * Advances the substrings that begin at {@code from} up to below {@code to}.
   *
   * <p>The entry k of {@code l} belongs to the substring that begins at from+k; the entry k of
   * {@code r} to the one that ends where the substring beginning at from+k ended at the start. So
   * each line of the recurrence stays in its place, and what it takes from the other one is shifted
   * by the number of diagonals done.
   */
  private long advanceTile(int from, int to, int steps) {
    int out = to - from;
    int width = out + steps;
    long[] l = Arrays.copyOfRange(left, from, from + width);
    long[] r = Arrays.copyOfRange(right, from, from + width);
    long[] pile = new long[width];
    long[] shiftedL = new long[width];
    long[] shiftedR = new long[width];
    for (int s = 0; s < steps; s++) {
      int count = width - s - 1;
      System.arraycopy(l, 1, shiftedL, s + 1, count);
      System.arraycopy(r, s, shiftedR, 0, count);
      System.arraycopy(piles, from, pile, s + 1, count);
      step(r, pile, shiftedL, s + 1, width);
      System.arraycopy(piles, from + length + s, pile, 0, count);
      step(l, pile, shiftedR, 0, count);
    }
    System.arraycopy(l, 0, nextLeft, from, out);
    System.arraycopy(r, steps, nextRight, from, out);
    long largest = 0;
    for (int k = 0; k < out; k++) {
      largest = Math.max(largest, Math.max(l[k], r[steps + k]));
    }
    return largest;
  }

  /**
   * One line of the recurrence, in place. All arrays are read at the index that is written, which
   * is why they were shifted: only then does the compiler know that it may use vector instructions.
   */
  private static void step(long[] value, long[] pile, long[] against, int from, int to) {
    for (int k = from; k < to; k++) {
      long ahead = pile[k] - against[k];
      // The mask is all ones if the difference is positive, else 0.
      value[k] = (value[k] + ahead) & (-ahead >> 63);
    }
  }
}
