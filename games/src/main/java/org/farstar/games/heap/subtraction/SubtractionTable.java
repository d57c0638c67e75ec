package org.farstar.games.heap.subtraction;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.farstar.engine.budget.Meter;
import org.farstar.games.heap.grundy.Period;

/**
 * The Grundy values of the heaps of a subtraction game, and the period they fall into.
 *
 * <p>The value of a heap takes time proportional to its size times the size of the set, up to the
 * heap at which a period is proved, and none to speak of beyond. Not for threads.
 */
public final class SubtractionTable {
  /** Why a period that was seen far enough goes on for ever. */
  public static final String THEOREM =
      "the values of s = max S heaps in a row determine all later ones: if G(n+p) = G(n) for n0 <="
          + " n < n0 + s, then for all n >= n0";

  /** No table is longer. */
  public static final int LONGEST = 20_000_000;

  private static final int FIRST_LOOK = 64;

  private final SubtractionSet set;
  private final int[] numbers;
  private final int[] seen;
  private int[] values = new int[FIRST_LOOK];
  private int computed;
  private int nextLook;
  private Optional<Period> period = Optional.empty();

  public SubtractionTable(SubtractionSet set) {
    this.set = set;
    this.numbers = set.numbers().stream().mapToInt(Integer::intValue).toArray();
    this.seen = new int[numbers.length + 1];
    // No period can be proved before there are s values and one more.
    this.nextLook = Math.max(FIRST_LOOK, set.largest() + 1);
  }

  /**
   * The value of a heap; empty where it is beyond {@link #LONGEST} and no period is proved before.
   *
   * @param meter counts the heaps computed, and may stop the work
   */
  public Optional<Integer> value(BigInteger heap, Meter meter) {
    compute(heap.min(BigInteger.valueOf(LONGEST)).intValue(), meter);
    if (heap.bitLength() < Integer.SIZE && heap.intValue() < computed) {
      return Optional.of(values[heap.intValue()]);
    }
    return period.map(p -> values[place(heap, p)]);
  }

  /** The heap below the end of the first period that has the value of this one. */
  static int place(BigInteger heap, Period p) {
    BigInteger length = BigInteger.valueOf(p.length());
    return p.from() + heap.subtract(BigInteger.valueOf(p.from())).mod(length).intValue();
  }

  /**
   * Computes the values up to a heap, unless a period is proved before.
   *
   * @param meter counts the heaps computed, and may stop the work
   */
  public void compute(int heap, Meter meter) {
    while (computed <= heap && computed < LONGEST && period.isEmpty()) {
      meter.count();
      computeNext();
      if (computed == nextLook) {
        period = look().filter(Period::proved);
        nextLook += nextLook / 2;
      }
    }
  }

  private void computeNext() {
    int n = computed;
    if (n == values.length) {
      values = Arrays.copyOf(values, Math.min(LONGEST, n + n / 2));
    }
    for (int i = 0; i < numbers.length && numbers[i] <= n; i++) {
      // No value exceeds the size of the set.
      seen[values[n - numbers[i]]] = n + 1;
    }
    int least = 0;
    while (least < seen.length && seen[least] == n + 1) {
      least++;
    }
    values[n] = least;
    computed++;
  }

  /** The proved period, or else the shortest that the values computed so far have. */
  public Optional<Period> period() {
    return period.or(this::look);
  }

  private Optional<Period> look() {
    return Period.find(values, 0, computed - 1, (from, p) -> (long) from + p + set.largest() - 1);
  }
}
