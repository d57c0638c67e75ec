package org.farstar.games.order.monotone.board;

/**
 * How many free cards in a gap are as good as any more: the B(x,y) of Proposition 6.
 *
 * <p>Inside a gap the game is one with critical lengths x and y, where x is a less the number of
 * reddish elements below the gap and y is d less the number of bluish elements above it.
 */
public final class LargeGap {
  private static final long MOST = Long.MAX_VALUE / 4;

  private LargeGap() {}

  /** B(x,y) = 2 C(x+y-2, x-1) - 1, or a very large number where that does not fit. */
  public static long paper(int x, int y) {
    return Math.min(MOST, 2 * binomial(x + y - 2, Math.min(x, y) - 1) - 1);
  }

  /** A binomial coefficient, or a very large number where it does not fit. */
  public static long binomial(int n, int k) {
    long value = 1;
    for (int i = 1; i <= k; i++) {
      if (value > MOST / (n - k + i)) {
        return MOST / 2;
      }
      value = value * (n - k + i) / i;
    }
    return value;
  }
}
