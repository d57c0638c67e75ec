package org.farstar.games.grid.domineering;

import org.farstar.engine.game.Game;
import org.farstar.regions.Regions;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardText;

/** Domineering as a game of the catalogue. */
public final class DomineeringGame {
  public static final String ID = "domineering";

  private static final String SOURCE = "Berlekamp, Conway and Guy, Winning Ways, ch. 5";

  private DomineeringGame() {}

  /** The game. */
  public static Game<Board> game() {
    Domineering rules = new Domineering();
    Regions regions = regions();
    return Game.named(ID)
        .title("Domineering")
        .board("grid")
        .rules(
            "The board has free cells.",
            "Left places a vertical domino on two of them, Right a horizontal one.",
            "Whoever cannot move loses.")
        .goal(
            "Left places vertical dominoes on free cells, Right horizontal ones."
                + " Who cannot move loses.")
        .text(BoardText.ROWS + ". is free, # is not; 5x5 is an empty board of 5 rows")
        .example(
            "5x5",
            "the second player wins",
            "Breuker, Uiterwijk and van den Herik, Solving 8 x 8 Domineering, "
                + "Theoret. Comput. Sci. 230 (2000)")
        .example("..|..", "a hot position, worth +-1", SOURCE)
        .example("..|.#", "a corner, worth *", SOURCE)
        .of(rules)
        .values(regions.values())
        .items(regions.items())
        .positions("empty boards", BoardText.SIZE_TEMPLATE, BoardText.sizes(4, 4))
        .table(regions.shapes())
        .build();
  }

  /** The searches for its boards. */
  public static Regions regions() {
    return Regions.of(new Domineering()).with(new DominoBounds()).with(new DominoSearches());
  }
}
