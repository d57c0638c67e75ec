package org.farstar.games.strip.toppling;

import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** What the theory of Toppling Dominoes rests on. */
public final class TopplingStatements {
  /** Where the proofs stand. */
  private static final String PAGE = "papers/rulesets.md";

  /** Rows of numbers. */
  public static final Statement NUMBERS =
      Works.RULESETS
          .at("toppling-numbers", "Fink, Nowakowski, Siegel and Wolfe, Toppling conjectures")
          .says(
              "A row of n of Left's dominoes is worth n, one of n of Right's -n; and for a number"
                  + " x = {a|b} in canonical form, not an integer, the row of a, then LR, then the"
                  + " row of b is worth x.")
          .provedIn(PAGE);

  /** Two numbers. */
  public static final Statement SWITCHES =
      Works.RULESETS
          .at("toppling-switches", "Toppling Dominoes, two numbers")
          .says(
              "For numbers a >= b the row of a, then LR or one domino of either colour, then the"
                  + " row of b is worth {a|b}.")
          .provedIn(PAGE);

  /** Three numbers. */
  public static final Statement THREE =
      Works.RULESETS
          .at("toppling-three", "Toppling Dominoes, three numbers")
          .says(
              "For numbers a >= b >= c the row of a, LR, the row of c, RL and the row of b are"
                  + " worth {a||b|c}; the row of c, RL, the row of a, LR and the row of b are worth"
                  + " {a|b||c}.")
          .provedIn(PAGE);

  /** Green dominoes. */
  public static final Statement GREEN =
      Works.RULESETS
          .at("toppling-green", "Toppling Dominoes, green rows")
          .says("A row of n dominoes that either player may topple is a heap of n in Nim.")
          .provedIn(PAGE);

  private TopplingStatements() {}
}
