package org.farstar.games.graph.arckayles;

import org.farstar.engine.game.Game;

/** Arc Kayles and its partizan form as games of the catalogue. */
public final class ArcKaylesGame {
  /** The names on the command line. */
  public static final String PLAIN = "arc-kayles";

  /** The game in which edges have colours. */
  public static final String PARTIZAN = "partizan-arc-kayles";

  private static final String SOURCE =
      "Schaefer, On the complexity of some two-person perfect-information games,"
          + " J. Comput. System Sci. 16 (1978)";
  private static final String RULESETS =
      "Siegel, CGSuite, cgsuite.org, rulesets of games on graphs";
  private static final String WEIGHTS = "weights such as 2*3: the vertex 2 goes after three moves";

  private ArcKaylesGame() {}

  /** Arc Kayles, plain and weighted. */
  public static Game<ArcGraph> plain() {
    return Game.named(PLAIN)
        .title("Arc Kayles")
        .board("graph")
        .rules(
            "There is a graph; its vertices may have weights, which are 1 unless they are written.",
            "A move picks an edge and takes one from the weights of both ends; an end without"
                + " weight goes with all its edges.",
            "Whoever cannot move loses.")
        .goal(
            "A move takes an edge away with both its ends and all that ends there. Who cannot move"
                + " loses.")
        .text("edges such as 1-2, " + WEIGHTS)
        .example("1-2 2-3 3-4 4-5 5-6", "a path of six, a row of Dawson's Kayles", SOURCE)
        .example("1-2 2-3 3-1 1*2", "a triangle whose vertex 1 has the weight 2", RULESETS)
        .of(new ArcKayles(false))
        .look(new ArcLook("" + ArcGraph.BOTH))
        .build();
  }

  /** Partizan Arc Kayles. */
  public static Game<ArcGraph> partizan() {
    return Game.named(PARTIZAN)
        .title("Partizan Arc Kayles")
        .board("graph")
        .rules(
            "The edges of a graph are blue, red, or of no colour.",
            "Left picks a blue edge, Right a red one, either player one without colour; its ends go"
                + " with all their edges.",
            "Whoever cannot move loses.")
        .goal(
            "Left takes a blue edge, Right a red one, either one without colour, with both ends and"
                + " all that ends there. Who cannot move loses.")
        .text("edges such as 1b2, 1r2, 1-2, " + WEIGHTS)
        .example("1b2 2r3 3b4", "a path of three edges", RULESETS)
        .example("1b2 2r3 3-1", "a triangle", RULESETS)
        .of(new ArcKayles(true))
        .look(new ArcLook(ArcGraph.BOTH + "br"))
        .build();
  }
}
