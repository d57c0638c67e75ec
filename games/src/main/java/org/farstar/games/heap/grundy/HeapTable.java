package org.farstar.games.heap.grundy;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Meter;

/**
 * The Grundy values of single heaps, one after the other, and the period they fall into. Once a
 * period is proved no further value is computed, and a heap of any size costs nothing to speak of.
 *
 * <p>Takes an int for each heap computed. Safe for threads, one of which computes at a time.
 */
public abstract class HeapTable {
  private static final int FIRST_LOOK = 64;

  private final int first;
  private final int longest;
  private int[] values = new int[FIRST_LOOK];

  /** How many heaps, from the empty one, have their values in the array. */
  private int computed;

  private int nextLook;

  /** At the index of a value, one more than the last heap with an option of this value. */
  private int[] seen = new int[FIRST_LOOK];

  /** Set once one is proved. */
  private Optional<Period> period = Optional.empty();

  /**
   * @param first the first heap that a period counts from
   * @param longest the most heaps whose values are computed
   * @param firstLook before this many values no period can be proved
   */
  protected HeapTable(int first, int longest, int firstLook) {
    this.first = first;
    this.longest = longest;
    this.nextLook = Math.max(FIRST_LOOK, firstLook);
  }

  /**
   * Calls {@link #see} with the value of every option of a heap.
   *
   * @param values the values of all smaller heaps at the indices of their sizes
   */
  protected abstract void options(int[] values, int heap);

  /** Takes the value of an option of a heap. */
  protected final void see(int value, int heap) {
    if (value >= seen.length) {
      seen = Arrays.copyOf(seen, Math.max(value + 1, seen.length * 2));
    }
    seen[value] = heap + 1;
  }

  /** The least value that no option has. */
  private int next(int heap) {
    options(values, heap);
    int least = 0;
    while (least < seen.length && seen[least] == heap + 1) {
      least++;
    }
    return least;
  }

  /**
   * Computes the values of some heaps, one or more.
   *
   * @param values those of all smaller heaps at the indices of their sizes, with room for more
   * @param heap the first one
   * @param to the first one that is not to be computed, and for which there need be no room
   * @return the first heap without a value
   */
  protected int some(int[] values, int heap, int to) {
    values[heap] = next(heap);
    return heap + 1;
  }

  /** How far a period must be checked before it is proved, see {@link Period.Bound}. */
  protected abstract long checkedAtLeast(int from, int length);

  /**
   * The value of a heap; empty where it is beyond the longest table and no period is proved before,
   * or the value is above 2^31 - 1.
   *
   * @param meter counts the heaps computed, and may stop the work, which can be taken up again
   */
  public final synchronized Optional<Integer> value(BigInteger heap, Meter meter) {
    compute(heap.min(BigInteger.valueOf(longest)).intValue(), meter);
    if (heap.bitLength() < Integer.SIZE && heap.intValue() < computed) {
      return Optional.of(values[heap.intValue()]);
    }
    return period
        .map(p -> BigInteger.valueOf(values[place(heap, p)]).add(added(heap, p)))
        .filter(value -> value.bitLength() < Integer.SIZE)
        .map(BigInteger::intValue);
  }

  /** What the whole periods between a heap and its {@linkplain #place place} add to the value. */
  public static BigInteger added(BigInteger heap, Period p) {
    return heap.subtract(BigInteger.valueOf(place(heap, p)))
        .divide(BigInteger.valueOf(p.length()))
        .multiply(BigInteger.valueOf(p.saltus()));
  }

  /**
   * The heap below the end of the first period that has the value of this one, apart from what a
   * saltus adds.
   */
  public static int place(BigInteger heap, Period p) {
    BigInteger length = BigInteger.valueOf(p.length());
    return p.from() + heap.subtract(BigInteger.valueOf(p.from())).mod(length).intValue();
  }

  /**
   * Computes the values up to a heap, unless a period is proved before.
   *
   * @param meter counts the heaps computed, and may stop the work, which can be taken up again
   */
  public final synchronized void compute(int heap, Meter meter) {
    while (computed <= heap && computed < longest && period.isEmpty()) {
      if (computed == values.length) {
        values = Arrays.copyOf(values, Math.min(longest, computed + computed / 2));
      }
      int from = computed;
      computed = some(values, from, Math.min(Math.min(heap + 1, values.length), nextLook));
      for (int i = from; i < computed; i++) {
        meter.count();
      }
      if (computed == nextLook) {
        period = look(computed - 1).filter(Period::proved);
        nextLook += nextLook / 2;
      }
    }
  }

  /** The memory of the values, and of a look for a period among them. */
  public long bytes() {
    return (long) Integer.BYTES * values.length + Integer.BYTES * (computed / 2L);
  }

  /** The proved period, where there is one; takes no time. */
  public final synchronized Optional<Period> proved() {
    return period;
  }

  /** The proved period, or else the shortest that the values computed so far have. */
  public final synchronized Optional<Period> period() {
    return period(computed - 1);
  }

  /**
   * The proved period, or else the shortest that the values up to a heap have, as far as they are
   * computed. Takes time linear in the heap.
   */
  public final synchronized Optional<Period> period(int greatest) {
    return period.or(() -> look(Math.min(greatest, computed - 1)));
  }

  /** The values of the heaps 0, 1, 2, ..., as far as they are computed. */
  public final synchronized int[] values() {
    return Arrays.copyOf(values, computed);
  }

  /** The first values, as far as they are computed: of the heaps 0, 1, 2, ... */
  public final synchronized List<Integer> first(int count) {
    return Arrays.stream(values, 0, Math.min(count, computed)).boxed().toList();
  }

  /** The smaller heap whose value a proved period gives to a heap; empty where it was computed. */
  public final Optional<BigInteger> like(BigInteger heap) {
    return proved()
        .filter(p -> heap.compareTo(BigInteger.valueOf((long) p.from() + p.length())) >= 0)
        .map(p -> BigInteger.valueOf(place(heap, p)));
  }

  private Optional<Period> look(int last) {
    return look(values, first, last);
  }

  /**
   * The period of the values up to a heap, see {@link Period#find}.
   *
   * @param values the values at the indices of the heaps
   * @param first the first heap that a period counts from
   * @param last the last heap whose value is known
   */
  protected Optional<Period> look(int[] values, int first, int last) {
    return Period.find(values, first, last, this::checkedAtLeast);
  }
}
