package org.farstar.games.heap.corner;

import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** What the theories of pieces that move to the corner rest on. */
public final class CornerStatements {
  /** The rook is Nim with two heaps. */
  public static final Statement ROOK =
      Works.SLIDES
          .at("example-2", "Example 2")
          .says(
              "Game 2 is Nim with two piles: the value of (m, n) is the exclusive or "
                  + "of m and n.");

  /** Wythoff's P-positions. */
  public static final Statement PAIRS =
      Works.SLIDES
          .at("wythoff", "first theorem on Wythoff's game")
          .says(
              "The P-positions are the pairs (a_i, b_i) and (b_i, a_i) with a_i the "
                  + "least number in no earlier pair and b_i = a_i + i.");

  /** Wythoff's P-positions by the golden ratio. */
  public static final Statement GOLDEN =
      Works.SLIDES
          .at("wythoff-golden", "second theorem on Wythoff's game")
          .says(
              "a_k is the integer part of k (1+sqrt 5)/2 and b_k that of k (3+sqrt "
                  + "5)/2: the formulas give the pairs of the first theorem.");

  private CornerStatements() {}
}
