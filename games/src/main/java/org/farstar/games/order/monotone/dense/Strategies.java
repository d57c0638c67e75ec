package org.farstar.games.order.monotone.dense;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Strategies on a dense order that are proved for infinitely many a at once. */
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

  /** A set for d = 6, found by a search with threshold 3 and period 2; from a = 4 on. */
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

  /**
   * A set for d = 8, found by a search with threshold 4 and period 2: 354 patterns that have the
   * single card for every even a from 4 on, and for a = 5.
   */
  public static Strategy eight() {
    try (InputStream in = Strategies.class.getResourceAsStream("eight.txt")) {
      return Strategy.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
