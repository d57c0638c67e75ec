package org.farstar.games.graph.colouring;

import org.farstar.engine.game.Game;
import org.farstar.engine.setup.GraphHand;
import org.farstar.engine.setup.Setup;
import org.farstar.games.graph.colouring.GraphColouring.Kind;

/** Col and Snort on graphs as Farstar offers them. */
public final class GraphColouringGame {
  /** The names on the command line. */
  public static final String COL_ID = "col-graph";

  public static final String SNORT_ID = "snort-graph";

  private static final String SCHAEFER =
      "Schaefer, On the complexity of some two-person perfect-information games,"
          + " J. Comput. System Sci. 16 (1978)";
  private static final String CLOW = "Clow and McKay, Digraph placement games (2024)";
  private static final String BYRNES = "Byrnes, Poset game periodicity, Integers 3, #G03 (2003)";
  private static final String RULESETS =
      "Siegel, CGSuite, cgsuite.org, rulesets of games on graphs";
  private static final String WINNING_WAYS = "Berlekamp, Conway and Guy, Winning Ways, ch. ";

  /** The name of Fjords. */
  public static final String FJORDS_ID = "fjords";

  /** The name of Node Kayles. */
  public static final String NODE_KAYLES_ID = "node-kayles";

  /** The name of digraph placement. */
  public static final String DIGRAPH_ID = "digraph-placement";

  /** The name of poset games. */
  public static final String POSET_ID = "poset";

  private GraphColouringGame() {}

  /** Col: neighbours must not have the same colour. */
  public static Game<ColouringPosition> col() {
    return game(COL_ID, "Col on a graph", "the same colour", 2, Kind.COL);
  }

  /** Snort: neighbours must not have different colours. */
  public static Game<ColouringPosition> snort() {
    return game(SNORT_ID, "Snort on a graph", "different colours", 6, Kind.SNORT);
  }

  private static Game<ColouringPosition> game(
      String id, String title, String forbidden, int chapter, Kind kind) {
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
        .of(new GraphColouring(kind))
        .look(new ColouringLook(false, Setup.graph("-", GraphHand.Second.PLAYER)))
        .build();
  }

  /** Fjords: a vertex is coloured next to vertices of its colour only. */
  public static Game<ColouringPosition> fjords() {
    return Game.named(FJORDS_ID)
        .title("Fjords")
        .board("graph")
        .rules(
            "The vertices of a graph are uncoloured; those next to land of one player are"
                + " reserved for this player.",
            "A player colours a vertex that is reserved for the player, and thereby reserves its"
                + " neighbours; what is reserved for both players is lost for both.",
            "Whoever cannot move loses.")
        .goal(
            "A player colours a vertex next to vertices of the own colour, and next to none of the"
                + " other. Who cannot move loses.")
        .text(
            "edges such as 1-2, vertices such as 3; 3l reserved for Left, 3r for Right, the others"
                + " for nobody yet")
        .example("1l 1-2 2-3 3-4 4-5 5r", "a path between the players, worth 0", RULESETS)
        .example("1l 1-2 2-3 3-4 4r", "with one vertex less whoever moves first wins", RULESETS)
        .example("1l 5r 1-2 2-3 3-1 3-4 4-5", "a triangle with a tail", RULESETS)
        .of(new GraphColouring(Kind.FJORDS))
        .look(new ColouringLook(false, Setup.graph("-", GraphHand.Second.PLAYER)))
        .build();
  }

  /** Node Kayles: a vertex is taken away with its neighbours. */
  public static Game<ColouringPosition> nodeKayles() {
    return Game.named(NODE_KAYLES_ID)
        .title("Node Kayles")
        .board("graph")
        .rules(
            "There is a graph.",
            "A move takes a vertex away with all its neighbours.",
            "Whoever cannot move loses.")
        .goal("A move takes a vertex away with all its neighbours. Who cannot move loses.")
        .text("edges such as 1-2 and single vertices such as 3")
        .example("1-2 2-3 3-4 4-5", "a path of five, worth *3", SCHAEFER)
        .example("1-2 2-3 3-4 4-1 1-5", "a cycle of four with a tail", SCHAEFER)
        .of(new GraphColouring(Kind.NODE_KAYLES))
        .look(new ColouringLook(false, Setup.graph("-", GraphHand.Second.NONE)))
        .build();
  }

  /** Digraph placement: a vertex is taken away with the heads of its arcs. */
  public static Game<ColouringPosition> digraphPlacement() {
    return Game.named(DIGRAPH_ID)
        .title("Digraph placement")
        .board("graph")
        .rules(
            "The vertices of a digraph are Left's, Right's or both players'.",
            "A move takes one of the player's vertices away with all vertices to which an arc"
                + " leads from it; an edge is two arcs.",
            "Whoever cannot move loses.")
        .goal(
            "A player takes a vertex of the own colour away with all vertices that its arcs lead"
                + " to. Who cannot move loses.")
        .text("arcs such as 1>2, edges such as 1-2, vertices such as 3; 3l for Left, 3r for Right")
        .example(
            "1l 2r 1>2",
            "worth 1/2: Right's vertex goes with Left's, but not Left's with Right's",
            CLOW)
        .example("1l 2r 3l 1>2 2>3 3>1", "a directed triangle", CLOW)
        .of(new GraphColouring(Kind.DIGRAPH))
        .look(new ColouringLook(false, Setup.graph(">-", GraphHand.Second.PLAYER)))
        .build();
  }

  /** Poset games: an element is taken away with all that is above it. */
  public static Game<ColouringPosition> poset() {
    return Game.named(POSET_ID)
        .title("Poset games")
        .board("graph")
        .rules(
            "There is a partial order; an arc leads from an element to one above it.",
            "A move takes an element away with all elements above it.",
            "Whoever cannot move loses.")
        .goal("A move takes an element and all above it. Who cannot move loses.")
        .text("arcs such as 1>2, 2 being above 1, and single elements such as 3")
        .example("1>2 1>3", "one element below two others", BYRNES)
        .example("1>2 1>3 2>4 3>4 5>6", "a diamond and a chain", BYRNES)
        .of(new GraphColouring(Kind.POSET))
        .look(new ColouringLook(true, Setup.graph(">", GraphHand.Second.NONE)))
        .build();
  }
}
