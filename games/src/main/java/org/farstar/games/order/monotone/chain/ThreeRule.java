package org.farstar.games.order.monotone.chain;

import java.util.List;
import org.farstar.values.player.Outcome;

/**
 * Who wins misère play with critical lengths a, at least 3, and 3 on {1..n}, by 4a - 3n alone: a
 * draw if it is at least 3, the second player if it is 1, -1 or -4, or for (a,n) = (5,9), and else
 * the first player. Proved by {@link ThreeSets}, but for a = 5 and n from 9 on, where a certificate
 * proves it.
 */
public final class ThreeRule {
  private ThreeRule() {}

  /**
   * Who wins on {1..n}.
   *
   * @param a at least 3
   * @param n at least 0
   */
  public static Outcome outcome(int a, long n) {
    long excess = ThreeSets.excess(new ChainGap(a, 3, n));
    if (excess >= 3) {
      return Outcome.D;
    }
    boolean lost = excess == 1 || excess == -1 || excess == -4 || exceptional(a) && n == 9;
    return lost ? Outcome.P : Outcome.N;
  }

  /** Whether some of the decks are no matter of {@link ThreeSets}: those of at least 9 cards. */
  public static boolean exceptional(int a) {
    return a == 5;
  }

  /**
   * How many cards are below a first card that wins, on a deck whose outcome is N.
   *
   * @param a at least 3, and not {@link #exceptional} unless n is less than 9
   */
  public static long below(int a, long n) {
    long excess = ThreeSets.excess(new ChainGap(a, 3, n));
    // The excess after the card; one lower card beside 2, and more of them beside the others.
    long after =
        switch (a % 3) {
          case 0 -> excess == 0 ? 2 : 5;
          case 1 -> 3;
          default -> excess == 2 ? 1 : -2;
        };
    return a == 3 && excess < 0 ? 2 : (after + 1 - excess) / 3;
  }

  /** The position after a first card with this many cards below it. */
  public static List<ChainGap> after(int a, long n, long below) {
    ChainGap upper = new ChainGap(a - 1, 3, n - 1 - below);
    return below == 0 ? List.of(upper) : List.of(new ChainGap(a, 2, below), upper);
  }
}
