package org.farstar.games.graph.hackenbush;

import org.farstar.engine.game.Game;

/** Hackenbush as Farstar offers it. */
public final class HackenbushGame {
  /** The game's name on the command line. */
  public static final String ID = "hackenbush";

  private HackenbushGame() {}

  /** The game. */
  public static Game<Picture> game() {
    return Game.named(ID)
        .title("Hackenbush")
        .board("graph")
        .rules(
            "Blue, red and green edges form a picture that is connected to the ground.",
            "Left cuts a blue or a green edge, Right a red or a green one, and what is no "
                + "longer joined to the ground is gone.",
            "Whoever cannot move loses.")
        .goal(
            "Left cuts a blue or green edge, Right a red or green one; what hangs free is gone. Who"
                + " cannot move loses.")
        .text("edges such as 0b1, 1r2, 2g3 between numbered vertices; 0 is the ground")
        .example("0b1 1r2", "worth 1/2", "Berlekamp, Conway and Guy, Winning Ways, ch. 1")
        .example("0g1 1b2 1b3", "a flower", "Berlekamp, Conway and Guy, Winning Ways, ch. 7")
        .of(new Hackenbush())
        .look(new HackenbushLook())
        .theory(new TreeTheory())
        .checker(new TreeChecker())
        .build();
  }
}
