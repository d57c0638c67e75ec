package org.farstar.games.grid.sheep;

import org.farstar.engine.game.Game;

/** Sheep as a game of the catalogue. */
public final class SheepGame {
  /** The name on the command line. */
  public static final String ID = "sheep";

  private static final String SOURCE =
      "MCGS, github.com/ualberta-mueller-group/MCGS; after Battle Sheep by F. Rotta (2010)";

  private SheepGame() {}

  /** The game. */
  public static Game<Pasture> game() {
    return Game.named(ID)
        .title("Sheep")
        .board("grid")
        .rules(
            "Herds of Left's and Right's sheep stand on a board of hexagons: a cell touches those"
                + " above and below, at its sides, up to the right and down to the left.",
            "A player takes some sheep of a herd, not all, and they run in one direction as far as"
                + " the cells are free; there they are a herd.",
            "Whoever cannot move loses.")
        .goal(
            "Some sheep of a herd, but never all, run in one direction as far as they can. Who"
                + " cannot move loses.")
        .text(
            "cells with blanks between and rows joined by |: . is free, # blocked, 4 a herd of"
                + " Left's, -4 one of Right's; a move names two cells and how many run")
        .example("3 . .|. . .|. . -3", "two herds in opposite corners", SOURCE)
        .example("4 . . .", "Left alone in a row, worth 3: each move makes one herd more", SOURCE)
        .example(". 2 .|. # .|-2 . .", "a board with a blocked cell", SOURCE)
        .of(new Sheep())
        .look(new SheepLook())
        .build();
  }
}
