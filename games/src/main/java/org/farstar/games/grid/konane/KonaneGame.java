package org.farstar.games.grid.konane;

import org.farstar.engine.game.Game;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardText;

/** Konane as a game of the catalogue. */
public final class KonaneGame {
  public static final String ID = "konane";

  private KonaneGame() {}

  /** The game. */
  public static Game<Board> game() {
    Konane rules = new Konane();
    return Game.named(ID)
        .title("Konane")
        .board("grid")
        .rules(
            "Left has the stones x, Right the stones o.",
            "A stone jumps over a neighbouring stone of the other player to the free cell "
                + "behind it, which removes that stone, and may go on in the same direction.",
            "Whoever cannot move loses.")
        .goal(
            "A stone jumps over enemy stones in one direction; Left has x, Right o."
                + " Who cannot move loses.")
        .text(BoardText.ROWS + "x, o, . for a free cell, # for no cell")
        .example(
            "xo.", "a move for Left", "Ernst, Playing Konane mathematically, UMAP J. 16 (1995)")
        .of(rules)
        .build();
  }
}
