package org.farstar.games.order.pennies;

import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** The statements of the paper on pennies and pieces. */
public final class PennyStatements {
  /** The game of pennies. */
  public static final Statement PENNIES =
      Works.TRANSPOSITION
          .theorem("2.3")
          .part("pennies")
          .says(
              "In the game of pennies White wins at White's turn if and only if "
                  + "|Delta| = 1, and Black wins at Black's turn if and only if Delta is "
                  + "not 0.");

  /** The three games of section 2.2 and the annex. */
  public static final Statement ANNEX =
      Works.TRANSPOSITION
          .at("annex-winner", "annex")
          .says(
              "Black and White win the same positions in all three games, if at "
                  + "least two turns are left.");

  private PennyStatements() {}
}
