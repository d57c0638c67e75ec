package org.farstar.games.grid.hare;

import org.farstar.engine.game.Game;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardText;

/** Hare and Hounds as a game of the catalogue. */
public final class HareAndHoundsGame {
  public static final String ID = "hare-and-hounds";

  private static final String SOURCE = "Berlekamp, Conway and Guy, Winning Ways, ch. 21";

  private HareAndHoundsGame() {}

  /** The game. */
  public static Game<Board> game() {
    HareAndHounds rules = new HareAndHounds();
    return Game.named(ID)
        .title("Hare and Hounds")
        .board("grid")
        .rules(
            "Left's hounds x and Right's hare o stand on a board whose cells are joined by lines.",
            "A move takes one animal along a line to a free cell; the hounds never go to the left.",
            "Whoever cannot move loses, and where the hounds go up and down for ever the hare wins.")
        .goal(
            "Left's hounds x never go to the left, Right's hare o goes anywhere. Who cannot move"
                + " loses; the hare wins a play that never ends.")
        .text(
            BoardText.ROWS
                + "x is a hound, o the hare, . a free cell, # no cell; diagonal lines leave the"
                + " cells whose row and column add up to an odd number")
        .example("#x..#|x...o|#x..#", "the start of the French Military Hunt", SOURCE)
        .example("#...#|xx.o.|#x..#", "a play from the middle", SOURCE)
        .example("#..x#|...xo|#..x#", "the hare is caught", SOURCE)
        .of(rules)
        .build();
  }
}
