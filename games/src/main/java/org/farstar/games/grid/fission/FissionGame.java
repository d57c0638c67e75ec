package org.farstar.games.grid.fission;

import java.util.Map;
import org.farstar.engine.game.Game;
import org.farstar.picture.Mark;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardText;
import org.farstar.regions.board.GridLook;

/** Fission as a game of the catalogue. */
public final class FissionGame {
  public static final String ID = "fission";

  private FissionGame() {}

  /** The game. */
  public static Game<Board> game() {
    Fission rules = new Fission();
    return Game.named(ID)
        .title("Fission")
        .board("grid")
        .rules(
            "Stones stand on some cells of the board.",
            "A stone splits into two on the free cells at both its sides: above and below "
                + "for Left, left and right for Right.",
            "Whoever cannot move loses.")
        .goal(
            "A stone is replaced by two stones on opposite free neighbours: above and below for"
                + " Left, left and right for Right. Who cannot move loses.")
        .text(BoardText.ROWS + "x is a stone, . a free cell, # no cell")
        .example(
            "...|.x.|...",
            "one stone",
            "Siegel, Combinatorial Game Suite, cgsuite.org, its game.grid.Fission")
        .of(rules)
        .look(new GridLook(rules, Map.of('x', Mark.STONE)))
        .build();
  }
}
