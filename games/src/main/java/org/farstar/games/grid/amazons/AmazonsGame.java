package org.farstar.games.grid.amazons;

import java.util.Map;
import org.farstar.engine.game.Game;
import org.farstar.picture.Mark;
import org.farstar.regions.Regions;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardText;
import org.farstar.regions.board.GridLook;

/** Amazons as a game of the catalogue. */
public final class AmazonsGame {
  public static final String ID = "amazons";

  private AmazonsGame() {}

  /** The game. */
  public static Game<Board> game() {
    Amazons rules = new Amazons();
    Regions regions = regions();
    return Game.named(ID)
        .title("Amazons")
        .board("grid")
        .rules(
            "Left has the pieces x, Right the pieces o; all of them move like queens in "
                + "chess.",
            "A player moves a piece, and from where it stands then shoots an arrow, also "
                + "like a queen; the cell it hits is blocked from then on.",
            "Whoever cannot move loses.")
        .goal(
            "A piece moves like a queen, then shoots an arrow like a queen; Left has x, Right o."
                + " Who cannot move loses.")
        .text(BoardText.ROWS + "x, o, . for a free cell, # for a blocked one")
        .example(
            "x..|..o",
            "one piece each",
            "Berlekamp, Sums of N x 2 Amazons, IMS Lecture Notes 35 (2000)")
        .of(rules)
        .look(
            new GridLook(
                rules, Map.of('x', Mark.LEFT_QUEEN, 'o', Mark.RIGHT_QUEEN, '#', Mark.CROSSED)))
        .values(regions.values())
        .items(regions.items())
        .build();
  }

  /** The searches for its boards. */
  public static Regions regions() {
    return Regions.of(new Amazons()).with(new AmazonsBounds());
  }
}
