package org.farstar.games.graph.colouring;

import org.farstar.engine.game.Game;

/** Col and Snort on graphs as Farstar offers them. */
public final class GraphColouringGame {
  /** The names on the command line. */
  public static final String COL_ID = "col-graph";

  public static final String SNORT_ID = "snort-graph";

  private static final String WINNING_WAYS = "Berlekamp, Conway and Guy, Winning Ways, ch. ";

  private GraphColouringGame() {}

  /** Col: neighbours must not have the same colour. */
  public static Game<ColouringPosition> col() {
    return game(COL_ID, "Col on a graph", "the same colour", 2, new GraphColouring(true));
  }

  /** Snort: neighbours must not have different colours. */
  public static Game<ColouringPosition> snort() {
    return game(SNORT_ID, "Snort on a graph", "different colours", 6, new GraphColouring(false));
  }

  private static Game<ColouringPosition> game(
      String id, String title, String forbidden, int chapter, GraphColouring rules) {
    return Game.named(id)
        .title(title)
        .board("graph")
        .rules(
            "The vertices of a graph are uncoloured, some of them reserved for one player.",
            "Left colours a vertex blue, Right colours one red; neighbouring vertices must not have "
                + forbidden
                + ".",
            "Whoever cannot move loses.")
        .goal(
            "A player colours a vertex; neighbours must not have "
                + forbidden
                + ". Who cannot move loses.")
        .text("edges such as 1-2, vertices such as 3; 3l only for Left, 3r only for Right")
        .example("1-2 2-3 3-1", "a triangle", WINNING_WAYS + chapter)
        .of(rules)
        .look(new ColouringLook())
        .build();
  }
}
