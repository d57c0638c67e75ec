package org.farstar.games.grid;

import org.farstar.engine.game.Game;

/** Col on a grid as a game of the catalogue. */
public final class ColGame {
  public static final String ID = "col";

  private ColGame() {}

  /** The game. */
  public static Game<Board> game() {
    Colouring rules = Colouring.col();
    return Game.named(ID)
        .title("Col")
        .board("grid")
        .goal(
            "A player colours a cell; neighbours must not have the same colour."
                + " Who cannot move loses.")
        .text(BoardText.ROWS + ". is free, l only for Left, r only for Right, # is taken")
        .example("...|...", "an empty board")
        .of(rules)
        .look(new GridLook(rules))
        .values(RegionSearch.solvers(rules))
        .outcomes(RegionOutcomes.solvers(rules))
        .build();
  }
}
