package org.farstar.games.graph.token;

import org.farstar.engine.theory.Standing;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** What the theory of tokens on digraphs rests on. */
public final class TokenStatements {
  /** Outcomes, backwards from the sinks. */
  public static final Statement LABELLING =
      Works.SLIDES
          .at("labelling", "labelling procedure")
          .says(
              "Labelling backwards from P = {x_n}, N empty, a vertex N if it has an "
                  + "arc into P and P if all its arcs lead into N, finds who wins.")
          .standing(Standing.CORRECTED);

  private TokenStatements() {}
}
