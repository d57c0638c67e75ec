package org.farstar.games.grid.cram;

import org.farstar.engine.game.Game;
import org.farstar.regions.Regions;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardText;

/** Cram as a game of the catalogue. */
public final class CramGame {
  public static final String ID = "cram";

  private CramGame() {}

  /** The game. */
  public static Game<Board> game() {
    Cram rules = new Cram();
    Regions regions = regions();
    return Game.named(ID)
        .title("Cram")
        .board("grid")
        .rules(
            "The board has free cells.",
            "A move places a domino on two neighbours among them, either way.",
            "Whoever cannot move loses.")
        .goal("A move places a domino on two free cells. Who cannot move loses.")
        .text(BoardText.ROWS + ". is free, # is not; 3x6 is an empty board of 3 rows")
        .example(
            "3x6",
            "worth *4",
            "Lemoine and Viennot, Nimbers are inevitable, Theoret. Comput. Sci. 462 (2012)")
        .of(rules)
        .values(regions.values())
        .items(regions.items())
        .positions("empty boards", BoardText.SIZE_TEMPLATE, BoardText.sizes(4, 5))
        .table(regions.shapes())
        .build();
  }

  /** The searches for its boards. */
  public static Regions regions() {
    return Regions.of(new Cram()).with(new CramBounds());
  }
}
