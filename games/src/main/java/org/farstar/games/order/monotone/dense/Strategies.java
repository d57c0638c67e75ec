package org.farstar.games.order.monotone.dense;

/** Strategies on a dense order that are proved for every a. */
public final class Strategies {
  private Strategies() {}

  /**
   * The set of section 5 for d = 4: P, R^i P P with a red element to come, and R^(a-3) P B. The
   * words of at least two zeros are a of at least 4.
   */
  public static Strategy four() {
    return Strategy.read(
        """
        0 1 1+1
        1+1 1 1+1
        2+1 0 0
        """);
  }

  /**
   * The set of section 5 for d = 5: P, R P B, R^i P R P B and R^i R P B P with a red element to
   * come, R^(a-5) P P P and R^(a-3) P B B; from a = 5 on.
   */
  public static Strategy five() {
    return Strategy.read(
        """
        0 0 1 2+1
        0 2 0 1+1
        1+1 2 0 1+1
        2+1 0 1 1+1
        1+1 1 1 0
        3+1 0 0 0
        """);
  }

  /**
   * A set for d = 6, found by {@link StrategyFinder} with threshold 3 and period 2; from a = 4 on.
   */
  public static Strategy six() {
    return Strategy.read(
        """
        0 0 0 1 1+1
        0 0 1+2 1 0
        0 1 0 0 2+2
        0 0 2 0 1+1
        0 1 1+2 0 0
        1+1 0 0 1 1+2
        0 1 2 0 0
        0 2 0 1 0
        0 1 1 1 1+1
        1+1 1 0 0 2+2
        0 0 4+2 0 2+2
        0 2 1 0 2+2
        1+1 0 0 0 0
        1+1 0 1+2 1 0
        1+1 1 1+1 0 0
        1+1 0 2 0 1+2
        1+1 0 1 2 0
        1+1 2 0 1 0
        1+1 2 2+2 1 0
        0 1 2+2 1 2+2
        1+1 2 1+2 0 2+2
        0 1 3+2 1 1+2
        1+1 0 2+2 0 2+2
        1+1 1 0 1 2+2
        1+1 0 1 2 1+2
        1+1 1 1+1 1 1+1
        """);
  }
}
