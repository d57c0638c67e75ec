package org.farstar.games.heap.endnim;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Meter;
import org.farstar.values.Ordinal;

/**
 * The recurrence of Proposition 14 over all consecutive substrings, for all ordinals, in O(n)
 * memory and n(n+1)/2 steps: see {@link LongDiagonals}, which is faster where it applies.
 */
final class ExactDiagonals {
  /** Entries that one thread computes at a time. */
  private static final int CHUNK = 256;

  private final List<Ordinal> piles;
  private Ordinal[] left;
  private Ordinal[] right;
  private Ordinal[] nextLeft;
  private Ordinal[] nextRight;

  private ExactDiagonals(List<Ordinal> piles, Ordinal base) {
    this.piles = piles;
    this.left = new Ordinal[piles.size() + 1];
    this.right = new Ordinal[piles.size() + 1];
    this.nextLeft = new Ordinal[piles.size() + 1];
    this.nextRight = new Ordinal[piles.size() + 1];
    Arrays.fill(left, base);
    Arrays.fill(right, base);
  }

  /** An estimate of the memory for a row of n piles, in bytes: four references and two ordinals. */
  static long bytes(int n) {
    return 250L * n;
  }

  /** The triple point of a row, where that of the empty row is (base, base). */
  static TriplePoint triplePoint(List<Ordinal> piles, Ordinal base, Meter meter) {
    ExactDiagonals work = new ExactDiagonals(piles, base);
    for (int length = 0; length < piles.size(); length++) {
      work.advance(length, meter);
    }
    return new TriplePoint(work.left[0], work.right[0]);
  }

  private void advance(int length, Meter meter) {
    int entries = piles.size() - length;
    int chunks = (entries + CHUNK - 1) / CHUNK;
    for (int c = 0; c < chunks; c++) {
      meter.count();
    }
    IntStream range = IntStream.range(0, chunks);
    (chunks > 1 ? range.parallel() : range)
        .forEach(c -> advance(length, c * CHUNK, Math.min(entries, (c + 1) * CHUNK)));
    Ordinal[] swap = left;
    left = nextLeft;
    nextLeft = swap;
    swap = right;
    right = nextRight;
    nextRight = swap;
  }

  private void advance(int length, int from, int to) {
    for (int i = from; i < to; i++) {
      nextRight[i] = TriplePoint.step(piles.get(i), left[i + 1], right[i + 1]);
      nextLeft[i] = TriplePoint.step(piles.get(i + length), right[i], left[i]);
    }
  }
}
