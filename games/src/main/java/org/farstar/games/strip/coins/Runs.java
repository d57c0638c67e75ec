package org.farstar.games.strip.coins;

import java.util.Arrays;

/**
 * A line of coins as its runs: {@code 0^z1 1^o1 0^z2 1^o2 ...}, every {@code o} at least 1, every
 * {@code z} but the first at least 1. Grows at the right end; one array of each for the whole line.
 */
final class Runs {
  private int[] zeros = new int[16];
  private int[] ones = new int[16];
  private int count;

  /** The runs of a line; linear time. */
  static Runs of(CoinLine line) {
    String coins = line.length() == 0 ? "" : line.toString();
    Runs runs = new Runs();
    int i = 0;
    while (i < coins.length()) {
      int zerosFrom = i;
      while (coins.charAt(i) == '0') {
        i++;
      }
      int onesFrom = i;
      while (i < coins.length() && coins.charAt(i) == '1') {
        i++;
      }
      runs.push(onesFrom - zerosFrom, i - onesFrom);
    }
    return runs;
  }

  int count() {
    return count;
  }

  int zeros(int run) {
    return zeros[run];
  }

  int ones(int run) {
    return ones[run];
  }

  void push(int z, int o) {
    if (count == zeros.length) {
      zeros = Arrays.copyOf(zeros, 2 * count);
      ones = Arrays.copyOf(ones, 2 * count);
    }
    zeros[count] = z;
    ones[count] = o;
    count++;
  }

  /** Puts more zeros before the run pushed last; there may be none. */
  void widenLast(int moreZeros) {
    if (count > 0) {
      zeros[count - 1] += moreZeros;
    }
  }

  /** The same runs from the last to the first. */
  Runs reversed() {
    Runs reversed = new Runs();
    for (int i = count - 1; i >= 0; i--) {
      reversed.push(zeros[i], ones[i]);
    }
    return reversed;
  }

  /** The line these runs make. */
  CoinLine line() {
    int length = 0;
    for (int i = 0; i < count; i++) {
      length += zeros[i] + ones[i];
    }
    boolean[] tails = new boolean[length];
    int at = 0;
    for (int i = 0; i < count; i++) {
      at += zeros[i];
      Arrays.fill(tails, at, at + ones[i], true);
      at += ones[i];
    }
    return CoinLine.of(tails);
  }
}
