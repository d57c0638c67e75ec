package org.farstar.games.strip.toads;

import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** What the theory of Elephants and Rhinos rests on. */
public final class HerdStatements {
  /** Every row. */
  public static final Statement HERDS =
      Works.RULESETS
          .at("elephants-and-rhinos", "Elephants and Rhinos")
          .says(
              "A row is the sum of its herds, elephants and the rhinos behind them. If between a"
                  + " elephants and b rhinos g places are free, and the other elephants have x"
                  + " moves up to the last one, the other rhinos y, then the herd is worth x - y +"
                  + " k(a-b) for g = 2k and x - y + k(a-b) + {a-1|1-b} for g = 2k+1. Elephants"
                  + " alone are worth the number of their moves, rhinos its negative.")
          .provedIn("papers/rulesets.md");

  private HerdStatements() {}
}
