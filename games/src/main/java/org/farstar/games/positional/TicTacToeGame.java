package org.farstar.games.positional;

import org.farstar.engine.game.Game;
import org.farstar.games.positional.play.Marks;

/** Tic-tac-toe on [n]^d as Farstar offers it. */
public final class TicTacToeGame {
  /** The game's name on the command line. */
  public static final String ID = "tic-tac-toe";

  private TicTacToeGame() {}

  /** The game with its theories and claims. */
  public static Game<Marks> game() {
    return Game.named(ID)
        .title("Tic-tac-toe")
        .board("positional")
        .paper("slides")
        .rules(
            "The board is a square, a cube or a cube of higher dimension, with n cells "
                + "along each side.",
            "X begins, and the players mark a free cell in turn.",
            "Whoever first has all n cells of a line wins; in misère play that player loses.")
        .goal(
            "X and O colour cells of [n]^d in turn, X first; whoever first has a whole line wins"
                + " (misere: loses).")
        .text(
            "n^d [misere] : moves from the first on, a cell as its coordinates 2,2,2 or by its"
                + " number; or cells X O . with | between rows, || between layers")
        .parameter("n^d       the board; default 3^2, at most 100,000,000 cells and lines")
        .parameter("misere    whoever first has a whole line loses")
        .example("3^2: X.O|.X.|...", "a position as rows", Game.Example.OWN)
        .example("3^3:", "the start, won by X", Game.Example.OWN)
        .example(
            "5^2:",
            "drawn by a pairing",
            "Frieze, Combinatorial Games (lecture slides), the array for 5 x 5")
        .example("3^3: 2,2,2 1,1,1", "a position as moves", Game.Example.OWN)
        .of(new TicTacToeFamily())
        .table(game -> new ThresholdTable())
        .build();
  }
}
