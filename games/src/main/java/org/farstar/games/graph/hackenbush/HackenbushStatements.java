package org.farstar.games.graph.hackenbush;

import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** What the theory of Hackenbush rests on. */
public final class HackenbushStatements {
  /** What an edge with a picture on it is worth. */
  public static final Statement COLON =
      Works.WINNING_WAYS
          .at("colon", "ch. 7: the Colon Principle")
          .says(
              "A picture that stands on one vertex of another may be replaced by any "
                  + "picture of the same value; an edge that carries a picture G is worth "
                  + "1:G, -1:G or *:G.");

  /** What circuits of green edges are worth. */
  public static final Statement FUSION =
      Works.WINNING_WAYS
          .at("fusion", "ch. 7: the Fusion Principle")
          .says(
              "The vertices of a circuit of a green picture may be fused without a change of the "
                  + "value; a loop is worth as much as a single edge, *.");

  /** What a string of blue and red edges is worth. */
  public static final Statement STRINGS =
      Works.WINNING_WAYS
          .at("strings", "ch. 3: Berlekamp's Sign-Expansion Rule for Hackenbush strings")
          .says(
              "The colours of a string of blue and red edges, read from the ground, "
                  + "are the sign expansion of its value.");

  private HackenbushStatements() {}
}
