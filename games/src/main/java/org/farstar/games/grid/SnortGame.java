package org.farstar.games.grid;

import org.farstar.engine.game.Game;

/** Snort on a grid as a game of the catalogue. */
public final class SnortGame {
  public static final String ID = "snort";

  private SnortGame() {}

  /** The game. */
  public static Game<Board> game() {
    Colouring rules = Colouring.snort();
    return Game.named(ID)
        .title("Snort")
        .board("grid")
        .goal(
            "A player colours a cell; neighbours must not have different colours."
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
