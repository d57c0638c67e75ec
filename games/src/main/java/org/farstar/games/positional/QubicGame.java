package org.farstar.games.positional;

import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Family;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.play.Marks;

/** Qubic, which is tic-tac-toe on [4]^3, as Farstar offers it. */
public final class QubicGame {
  /** The game's name on the command line. */
  public static final String ID = "qubic";

  private QubicGame() {}

  /** The game with its claims. */
  public static Game<Marks> game() {
    return Game.named(ID)
        .title("Qubic")
        .board("positional")
        .paper("qubic")
        .rules(
            "The board is a cube with four cells along each side.",
            "X begins, and the players mark a free cell in turn.",
            "Whoever first has the four cells of a line wins, along an edge, a diagonal "
                + "of a layer or one of the cube.")
        .goal("X and O colour cells of the cube 4 x 4 x 4 in turn; whoever first has a line wins.")
        .text("moves from the first on, a cell as its coordinates 2,2,2 or by its number")
        .example(
            "1,1,1 4,4,4 1,1,2 4,4,3 1,1,3 4,4,2",
            "moves after which X wins immediately",
            "Patashnik, Qubic: 4 x 4 x 4 tic-tac-toe, Math. Mag. 53 (1980)")
        .of(Family.of(TicTacToeFamily.variant(new Cube(4, 3), false).with("")))
        .build();
  }
}
