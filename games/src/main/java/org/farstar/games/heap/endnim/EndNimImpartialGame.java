package org.farstar.games.heap.endnim;

import org.farstar.engine.game.Game;

/** Impartial End Nim as Farstar offers it. */
public final class EndNimImpartialGame {
  /** The game's name on the command line. */
  public static final String ID = "end-nim-impartial";

  private static final String SOURCE =
      "Albert and Nowakowski, The game of End-Nim, Electronic J. Combin. 8(2) (2001)";

  private EndNimImpartialGame() {}

  /** The game. */
  public static Game<Row> game() {
    return Game.named(ID)
        .title("Impartial End Nim")
        .board("heap")
        .rules(
            "Piles of counters stand in a row.",
            "A move takes any number of counters from the leftmost pile or from the "
                + "rightmost.",
            "Whoever cannot move loses.")
        .goal("A move lowers the leftmost or the rightmost pile; who cannot move loses.")
        .text(
            "the piles from left to right, separated by |, each at least 1; 0 is the row without"
                + " piles; rows summed with + between blanks")
        .example("3|5|2", "the same row as in the partizan game", SOURCE)
        .example("2|2 + 3", "a sum", SOURCE)
        .of(new EndNimImpartial())
        .look(new RowLook(""))
        .table(EndNimGame.threePiles())
        .build();
  }
}
