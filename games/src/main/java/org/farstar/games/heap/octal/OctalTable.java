package org.farstar.games.heap.octal;

import java.util.Arrays;
import java.util.Optional;
import org.farstar.engine.budget.Meter;
import org.farstar.games.heap.grundy.Period;

/**
 * The Grundy values of the heaps of an octal game, and the period they fall into.
 *
 * <p>The value of a heap takes time proportional to its size times the places of the code, up to
 * the heap at which a period is proved, and none to speak of beyond. For one thread at a time.
 */
public final class OctalTable {
  /** The theorem that makes a period that was seen one that goes on for ever. */
  public static final String THEOREM =
      "Guy and Smith, The G-values of various games (1956): if G(n+p) = G(n) for n0 <= n <"
          + " 2 n0 + p + k, where k is the last place of the code, then for all n >= n0";

  private static final int FIRST_LOOK = 64;

  private final int places;

  /** Whether so many taken may leave so many heaps, none of them empty: by taken, then by heaps. */
  private final boolean[][] leaves;

  private int[] values = new int[FIRST_LOOK];

  /** How many heaps, from the empty one, have their values in the array. */
  private int computed = 1;

  private int nextLook = FIRST_LOOK;
  private int[] seen = new int[FIRST_LOOK];
  private int stamp;
  private Optional<Period> period = Optional.empty();

  public OctalTable(OctalCode code) {
    this.places = code.places();
    this.leaves = new boolean[places + 1][3];
    for (int taken = 0; taken <= places; taken++) {
      for (int heaps = 0; heaps < 3; heaps++) {
        leaves[taken][heaps] = code.leaves(taken, heaps);
      }
    }
  }

  /**
   * The value of a heap.
   *
   * @param meter counts the heaps computed, and may stop the work
   */
  public int value(int heap, Meter meter) {
    while (computed <= heap && !proved()) {
      meter.count();
      computeNext();
      if (computed == nextLook) {
        period = look(computed - 1).filter(Period::proved);
        nextLook += nextLook / 2;
      }
    }
    if (heap < computed) {
      return values[heap];
    }
    Period p = period.orElseThrow();
    return values[p.from() + (heap - p.from()) % p.length()];
  }

  private boolean proved() {
    return period.isPresent();
  }

  /** The proved period, or else the shortest that the values computed so far have. */
  public Optional<Period> period() {
    return period(computed - 1);
  }

  /**
   * The proved period, or else the shortest that the values up to a heap have; asked for before.
   */
  public Optional<Period> period(int greatest) {
    return proved() ? period : look(greatest);
  }

  private void computeNext() {
    int n = computed;
    if (n == values.length) {
      values = Arrays.copyOf(values, n + n / 2);
    }
    stamp++;
    for (int taken = 0; taken <= Math.min(n, places); taken++) {
      int rest = n - taken;
      if (leaves[taken][rest == 0 ? 0 : 1]) {
        see(values[rest]);
      }
      if (leaves[taken][2]) {
        for (int one = 1; one <= rest / 2; one++) {
          see(values[one] ^ values[rest - one]);
        }
      }
    }
    int least = 0;
    while (least < seen.length && seen[least] == stamp) {
      least++;
    }
    values[n] = least;
    computed++;
  }

  private void see(int value) {
    if (value >= seen.length) {
      seen = Arrays.copyOf(seen, Math.max(value + 1, seen.length * 2));
    }
    seen[value] = stamp;
  }

  /** The theorem asks for the heaps below 2 from + p + k, and compares each with the one p on. */
  private Optional<Period> look(int greatest) {
    return Period.find(values, 1, greatest, (from, p) -> 2L * from + 2L * p + places - 1);
  }
}
