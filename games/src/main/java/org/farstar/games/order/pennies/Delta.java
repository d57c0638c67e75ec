package org.farstar.games.order.pennies;

import java.util.List;

/**
 * The green and red colouring of section 2.2 and its balance Delta.
 *
 * <p>Going from the left, the pen is green and changes colour at every even clump; odd clumps are
 * coloured. Delta is the number of green clumps minus the number of red ones. Sums from the left
 * are kept, so that Delta after a change in the middle costs no more than the change.
 */
public final class Delta {
  private final List<Long> sizes;
  private final int[] balance;
  private final boolean[] red;

  /** The colouring of these clumps; linear time. */
  public Delta(List<Long> sizes) {
    this.sizes = sizes;
    this.balance = new int[sizes.size() + 1];
    this.red = new boolean[sizes.size() + 1];
    for (int i = 0; i < sizes.size(); i++) {
      boolean odd = sizes.get(i) % 2 != 0;
      red[i + 1] = red[i] ^ !odd;
      balance[i + 1] = balance[i] + (odd ? pen(red[i]) : 0);
    }
  }

  /** Delta of these clumps. */
  public static int of(List<Long> sizes) {
    return new Delta(sizes).value();
  }

  private static int pen(boolean red) {
    return red ? -1 : 1;
  }

  /** Delta. */
  public int value() {
    return balance[sizes.size()];
  }

  /** The colour of a clump: 1 green, -1 red, 0 for even clumps, which have none. */
  public int colour(int clump) {
    return balance[clump + 1] - balance[clump];
  }

  /** How many clumps are green, or red. */
  public long count(int colour) {
    long count = 0;
    for (int i = 0; i < sizes.size(); i++) {
      count += colour(i) == colour ? 1 : 0;
    }
    return count;
  }

  /** Delta after the clumps from..to-1 have been replaced by others; sizes of 0 do not count. */
  public int after(int from, int to, long... others) {
    int sum = balance[from];
    boolean pen = red[from];
    for (long size : others) {
      if (size % 2 != 0) {
        sum += pen(pen);
      } else if (size > 0) {
        pen = !pen;
      }
    }
    int tail = value() - balance[to];
    return sum + (pen == red[to] ? tail : -tail);
  }

  /** Theorem 2.3: whether Black wins, when it is Black's turn, and when it is White's. */
  public static boolean blackWins(int delta, boolean blacksTurn) {
    return blacksTurn ? delta != 0 : Math.abs(delta) != 1;
  }
}
