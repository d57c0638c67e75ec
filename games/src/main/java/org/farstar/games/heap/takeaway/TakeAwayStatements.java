package org.farstar.games.heap.takeaway;

import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** What the theory of take-away rests on. */
public final class TakeAwayStatements {
  /** Every number has a representation. */
  public static final Statement EXISTENCE =
      Works.SLIDES
          .at("h-existence", "theorem on H-representations, existence")
          .says("Every n is a sum of terms of H, f of each below the next.");

  /** It has only one. */
  public static final Statement UNIQUENESS =
      Works.SLIDES
          .at("h-uniqueness", "theorem on H-representations, uniqueness")
          .says("There is only one such sum for each n.");

  /** Who wins. */
  public static final Statement CAPS =
      Works.SLIDES
          .at("h-caps", "second theorem on H-representations")
          .says(
              "(The lecture uses it for play after the first move.) (n, x) is an "
                  + "N-position exactly if x is at least the least term of the "
                  + "representation of n.")
          .provedIn("papers/slides.md");

  /** The winning moves. */
  public static final Statement MOVES =
      Works.SLIDES
          .at("h-moves", "second theorem on H-representations, winning moves")
          .says(
              "(Not in the lecture.) The winning moves from (n, x) are the sums y <= "
                  + "x of the least terms of the representation of n for which y = n or "
                  + "f(y) is below the next term.")
          .provedIn("papers/slides.md");

  private TakeAwayStatements() {}
}
