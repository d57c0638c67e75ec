package org.farstar.games.graph.hackenbush;

import org.farstar.engine.game.Game;

/** Hackenbush as Farstar offers it. */
public final class HackenbushGame {
  /** The game's name on the command line. */
  public static final String ID = "hackenbush";

  /** The name of the game in which nothing falls. */
  public static final String CHILDISH = "childish-hackenbush";

  private static final String WINNING_WAYS = "Berlekamp, Conway and Guy, Winning Ways, ch. 8";
  private static final String TESTS = "Siegel, CGSuite, cgsuite.org, tests of games on graphs";

  private HackenbushGame() {}

  /** The game. */
  public static Game<Picture> game() {
    return Game.named(ID)
        .title("Hackenbush")
        .board("graph")
        .rules(
            "Blue, red (dashed) and green (dotted) edges form a picture that is connected to the"
                + " ground.",
            "Left cuts a blue or a green edge, Right a red or a green one, and what is no "
                + "longer joined to the ground is gone.",
            "Whoever cannot move loses.")
        .goal(
            "Left cuts a blue or green edge, Right a red or green one; what hangs free is gone. Who"
                + " cannot move loses.")
        .text("edges such as 0b1, 1r2, 2g3 between numbered vertices; 0 is the ground")
        .example("0b1 1r2", "worth 1/2", "Berlekamp, Conway and Guy, Winning Ways, ch. 1")
        .example("0g1 1b2 1b3", "a flower", "Berlekamp, Conway and Guy, Winning Ways, ch. 7")
        .example(
            "0g1 1g2 2g3 3g1 3g4",
            "a circuit, whose ends may be fused",
            "Berlekamp, Conway and Guy, Winning Ways, ch. 7")
        .of(new Hackenbush())
        .look(new HackenbushLook())
        .theory(new TreeTheory())
        .checker(new TreeChecker())
        .build();
  }

  /** Childish Hackenbush, in which nothing falls. */
  public static Game<Picture> childish() {
    return Game.named(CHILDISH)
        .title("Childish Hackenbush")
        .board("graph")
        .rules(
            "Blue, red (dashed) and green (dotted) edges form a picture that is connected to the"
                + " ground.",
            "Left cuts a blue or a green edge, Right a red or a green one; a blue or a red edge may"
                + " be cut only where nothing else falls away with it.",
            "Whoever cannot move loses.")
        .goal(
            "As Hackenbush, but a blue or a red edge may be cut only where nothing else falls. Who"
                + " cannot move loses.")
        .text("edges such as 0b1, 1r2, 2g3 between numbered vertices; 0 is the ground")
        .example("0b1 1b2 1r3 3b4", "worth 2, half more than in Hackenbush", TESTS)
        .example("0b1 1b2 2r3 3r0", "an arch of two blue and two red edges", WINNING_WAYS)
        .of(new Hackenbush(true))
        .look(new HackenbushLook())
        .build();
  }
}
