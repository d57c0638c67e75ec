package org.farstar.games.grid.chomp;

import org.farstar.engine.game.Game;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardText;

/** Chomp as a game of the catalogue. */
public final class ChompGame {
  /** The name on the command line. */
  public static final String ID = "chomp";

  private static final String SOURCE =
      "Gale, A curious Nim-type game, Amer. Math. Monthly 81 (1974)";

  private ChompGame() {}

  /** The game. */
  public static Game<Board> game() {
    return Game.named(ID)
        .title("Chomp")
        .board("grid")
        .paper("rulesets")
        .rules(
            "There is a bar of chocolate; its upper left square is poisoned and nobody eats it.",
            "A move picks another square and eats it with all that is left to the right of it,"
                + " below it and to the right below.",
            "Whoever cannot move loses.")
        .goal(
            "A move eats a square and all to the right and below; the upper left one is poisoned."
                + " Who cannot move loses.")
        .text(BoardText.ROWS + ". for a square and # for one that is eaten; 3x4 is a whole bar")
        .example("3x4", "whoever begins wins any bar but 1x1", SOURCE)
        .example("...|.##|.##", "two legs of equal length: the second player wins", SOURCE)
        .of(new Chomp())
        .theory(new ChompTheory())
        .checker(new ChompChecker())
        .positions("bars", BoardText.SIZE_TEMPLATE, BoardText.sizes(3, 4))
        .build();
  }
}
