package org.farstar.games.grid.nogo;

import org.farstar.engine.game.Game;
import org.farstar.regions.Regions;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardText;

/** NoGo as a game of the catalogue. */
public final class NoGoGame {
  public static final String ID = "nogo";

  private NoGoGame() {}

  /** The game. */
  public static Game<Board> game() {
    NoGo rules = new NoGo();
    Regions regions = regions();
    return Game.named(ID)
        .title("NoGo")
        .board("grid")
        .rules(
            "Left has the stones x, Right the stones o.",
            "A player places a stone on a free cell, after which every connected group of "
                + "either player must still have a free cell beside it.",
            "Whoever cannot move loses.")
        .goal(
            "Left places x, Right o; every group must keep an adjacent free cell. Who cannot move"
                + " loses.")
        .text(BoardText.ROWS + "x, o, . for a free cell, # for no cell")
        .example(
            "3x3",
            "the empty board of 3 rows",
            "Chou, Teytaud and Yen, Revisiting Monte-Carlo tree search on a normal "
                + "form game: NoGo, EvoApplications (2011)")
        .of(rules)
        .values(regions.values())
        .items(regions.items())
        .positions("empty boards", BoardText.SIZE_TEMPLATE, BoardText.sizes(2, 4))
        .build();
  }

  /** The searches for its boards. */
  public static Regions regions() {
    return Regions.of(new NoGo()).with(new NoGoBounds()).with(new NoGoSearches());
  }
}
