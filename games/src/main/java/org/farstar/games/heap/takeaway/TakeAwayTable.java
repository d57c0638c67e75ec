package org.farstar.games.heap.takeaway;

import java.math.BigInteger;
import java.util.Arrays;
import org.farstar.engine.budget.Meter;

/**
 * Grundy values of (n, cap), which the lecture leaves open, by recursion.
 *
 * <p>A greater cap has the options of a smaller one and more, so the value of (n, cap) grows with
 * cap, and for each n only the caps are kept at which it does. Time is quadratic in the largest n,
 * times the digits of the largest value.
 */
public final class TakeAwayTable {
  /** The largest heap. */
  static final int LARGEST = 10_000;

  /** For each n, at index v the least cap for which the value exceeds v. */
  private final int[][] rises;

  /** f(x) as far as it matters, at index x. */
  private final int[] limits;

  public TakeAwayTable(Limit limit, int largest, Meter meter) {
    if (largest > LARGEST) {
      throw new IllegalArgumentException("no table up to " + largest);
    }
    limits = new int[largest + 1];
    for (int x = 1; x <= largest; x++) {
      BigInteger bound = limit.at(BigInteger.valueOf(x));
      limits[x] = bound.min(BigInteger.valueOf(largest)).intValue();
    }
    rises = new int[largest + 1][];
    for (int n = 0; n <= largest; n++) {
      meter.count();
      rises[n] = risesOf(n);
    }
  }

  private int[] risesOf(int n) {
    boolean[] seen = new boolean[n + 2];
    int[] caps = new int[8];
    int value = 0;
    for (int taken = 1; taken <= n; taken++) {
      seen[after(n, taken)] = true;
      while (seen[value]) {
        if (value == caps.length) {
          caps = Arrays.copyOf(caps, 2 * value);
        }
        caps[value] = taken;
        value++;
      }
    }
    return Arrays.copyOf(caps, value);
  }

  /** The value after this many are taken from n. */
  int after(int n, int taken) {
    return value(n - taken, limits[taken]);
  }

  /** The value of (n, cap), for a cap that may exceed n: how many rises are at most cap. */
  public int value(int n, int cap) {
    int[] caps = rises[n];
    int low = 0;
    int high = caps.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (caps[middle] <= cap) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
