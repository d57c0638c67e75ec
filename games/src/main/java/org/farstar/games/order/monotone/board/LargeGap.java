package org.farstar.games.order.monotone.board;

import java.math.BigInteger;

/**
 * How many free cards in a gap are as good as any more: the B(x,y) of Proposition 6.
 *
 * <p>Inside a gap the game is one with critical lengths x and y, where x is a less the number of
 * reddish elements below the gap and y is d less the number of bluish elements above it.
 */
public final class LargeGap {
  /** Stands for every larger number; twice as much still fits. */
  public static final long UNBOUNDED = Long.MAX_VALUE / 4;

  private LargeGap() {}

  /**
   * B(x,y) = 2 C(x+y-2, x-1) - 1, or {@link #UNBOUNDED} where that is larger: no deck has this many
   * cards.
   */
  public static long paper(int x, int y) {
    long choices = binomial(x + y - 2, Math.min(x, y) - 1);
    return choices > UNBOUNDED / 2 ? UNBOUNDED : 2 * choices - 1;
  }

  /** B(x,y) exactly, however large. Takes min(x,y) multiplications. */
  public static BigInteger exact(int x, int y) {
    BigInteger choices = BigInteger.ONE;
    for (int i = 1; i < Math.min(x, y); i++) {
      long factor = x + y - 2L - Math.min(x, y) + 1 + i;
      choices = choices.multiply(BigInteger.valueOf(factor)).divide(BigInteger.valueOf(i));
    }
    return choices.shiftLeft(1).subtract(BigInteger.ONE);
  }

  /**
   * A binomial coefficient, or {@link #UNBOUNDED} where it is larger.
   *
   * @param n not negative
   * @param k from 0 to n/2
   */
  public static long binomial(int n, int k) {
    long value = 1;
    for (int i = 1; i <= k; i++) {
      // The quotients are whole: i divides the product, and what is left of it has no factor of
      // the first. So nothing is larger on the way than the result after this step.
      long common = gcd(value, i);
      long factor = (n - k + i) / (i / common);
      value /= common;
      if (value > UNBOUNDED / factor) {
        return UNBOUNDED;
      }
      value *= factor;
    }
    return value;
  }

  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }
}
