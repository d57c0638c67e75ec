package org.farstar.games.strip.turning;

import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** What the theory of coin-turning games rests on. */
public final class TurningStatements {
  /** Each tail is a heap. */
  public static final Statement HEAPS =
      Works.WINNING_WAYS
          .at("coins", "chapter 14: each tail counts as a heap of its own")
          .says(
              "In an impartial game in which coins are turned and the last of them "
                  + "goes from tails to heads, a position is worth the exclusive or of its "
                  + "tails, each alone.");

  private TurningStatements() {}
}
