package org.farstar.games.grid.colouring;

import org.farstar.engine.game.Game;
import org.farstar.regions.Regions;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardText;

/** Col and Snort on a grid as games of the catalogue. */
public final class ColouringGame {
  public static final String COL = "col";
  public static final String SNORT = "snort";

  private static final String WINNING_WAYS = "Berlekamp, Conway and Guy, Winning Ways, ch. ";

  private ColouringGame() {}

  /** Col. */
  public static Game<Board> col() {
    return game(COL, "Col", "the same colour", 2, GridColouring.col());
  }

  /** Snort. */
  public static Game<Board> snort() {
    return game(SNORT, "Snort", "different colours", 6, GridColouring.snort());
  }

  private static Game<Board> game(
      String id, String title, String forbidden, int chapter, GridColouring rules) {
    Regions regions = Regions.of(rules);
    return Game.named(id)
        .title(title)
        .board("grid")
        .rules(
            "The cells of the board are uncoloured, some of them reserved for one player.",
            "Left colours a cell blue, Right colours one red; neighbouring cells must not have "
                + forbidden
                + ".",
            "Whoever cannot move loses.")
        .goal(
            "A player colours a cell; neighbours must not have "
                + forbidden
                + ". Who cannot move loses.")
        .text(BoardText.ROWS + ". is free, l only for Left, r only for Right, # is taken")
        .example("...|...", "an empty board", WINNING_WAYS + chapter)
        .of(rules)
        .values(regions.values())
        .items(regions.items())
        .build();
  }
}
