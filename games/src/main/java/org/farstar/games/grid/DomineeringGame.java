package org.farstar.games.grid;

import org.farstar.engine.game.Game;

/** Domineering as a game of the catalogue. */
public final class DomineeringGame {
  public static final String ID = "domineering";

  private DomineeringGame() {}

  /** The game. */
  public static Game<Board> game() {
    Domineering rules = new Domineering();
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
        .example("5x5", "the second player wins")
        .example("..|..", "a hot position")
        .example("...|.#.", "a board with a hole")
        .of(rules)
        .look(new GridLook(rules))
        .values(RegionSearch.solvers(rules))
        .items(new RegionItemSources(rules))
        .positions("empty boards", BoardText.SIZE_TEMPLATE, BoardText.sizes(4, 4))
        .table(ShapeTable.offered(rules))
        .build();
  }
}
