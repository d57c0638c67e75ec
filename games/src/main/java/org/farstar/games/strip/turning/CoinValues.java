package org.farstar.games.strip.turning;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;

/**
 * The Grundy values of single coins. A position is worth the exclusive or of the values of its
 * tails, because turning a coin to tails adds a coin and turning one to heads takes it away; so a
 * coin is worth the least number that is no exclusive or of the coins turned together with it.
 *
 * <p>Where only the number of coins matters, up to k, the sums of 0 to k-1 values are kept as sets
 * of bits, each of as many bits as its largest member: about the number of coins to the power k-1
 * bits. Otherwise time and memory grow with the moves of a coin.
 */
public final class CoinValues {
  /** Sets with larger members are not kept. */
  private static final int MOST_BITS = 1 << 27;

  private CoinValues() {}

  /**
   * The values of the coins of some rows.
   *
   * @throws SearchStopped when the budget ends, or where there are too many coins
   */
  public static int[][] of(TurningRule rule, int rows, int columns, Control control) {
    return control.metered(
        meter ->
            rule.byNumbers()
                ? new int[][] {byNumbers(rule.code(), columns, meter)}
                : byMoves(rule, rows, columns, meter));
  }

  /** At each index the exclusive ors of exactly so many of the coins before. */
  private static int[] byNumbers(TurningCode code, int columns, Meter meter) {
    int most = code.most(columns);
    BitSet[] sums = new BitSet[Math.max(1, most)];
    Arrays.setAll(sums, i -> new BitSet());
    sums[0].set(0);
    int[] values = new int[columns];
    for (int column = 0; column < columns; column++) {
      int value = least(code, sums);
      values[column] = value;
      for (int i = most - 1; i > 0; i--) {
        for (int sum = sums[i - 1].nextSetBit(0); sum >= 0; sum = sums[i - 1].nextSetBit(sum + 1)) {
          meter.count();
          sums[i].set(sum ^ value);
        }
      }
    }
    return values;
  }

  private static int least(TurningCode code, BitSet[] sums) {
    BitSet options = new BitSet();
    for (int i = 0; i < sums.length; i++) {
      if (code.takes(i + 1)) {
        options.or(sums[i]);
      }
    }
    int value = options.nextClearBit(0);
    if (value >= MOST_BITS) {
      throw new SearchStopped(StopReason.MEMORY);
    }
    return value;
  }

  private static int[][] byMoves(TurningRule rule, int rows, int columns, Meter meter) {
    int[][] values = new int[rows][columns];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        Set<Integer> options = new HashSet<>();
        rule.companions(
            row,
            column,
            others -> {
              meter.count();
              options.add(sum(values, others));
            });
        int value = 0;
        while (options.contains(value)) {
          value++;
        }
        values[row][column] = value;
      }
    }
    return values;
  }

  /** The exclusive or of some coins. */
  static int sum(int[][] values, int[] places) {
    int sum = 0;
    for (int i = 0; i < places.length; i += 2) {
      sum ^= values[places[i]][places[i + 1]];
    }
    return sum;
  }
}
