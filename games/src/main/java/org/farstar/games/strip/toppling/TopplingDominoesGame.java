package org.farstar.games.strip.toppling;

import java.util.Map;
import org.farstar.engine.game.Game;
import org.farstar.engine.table.Axis;
import org.farstar.games.strip.StripLook;
import org.farstar.picture.Ink;
import org.farstar.picture.Mark;

/** Toppling Dominoes as Farstar offers it. */
public final class TopplingDominoesGame {
  /** The game's name on the command line. */
  public static final String ID = "toppling-dominoes";

  private static final String SOURCE =
      "Fink, Nowakowski, Siegel and Wolfe, Toppling conjectures, Games of No Chance 4 (2015)";

  private TopplingDominoesGame() {}

  /** The game. */
  public static Game<String> game() {
    return Game.named(ID)
        .title("Toppling Dominoes")
        .board("strip")
        .paper("rulesets")
        .rules(
            "Dominoes stand in a row: blue ones are Left's, red ones Right's, green ones "
                + "anybody's.",
            "A player topples one of these to the left or to the right, and all the "
                + "dominoes on that side fall with it.",
            "Whoever cannot move loses.")
        .goal(
            "A domino of the own colour topples, with all on one side of it. Who cannot move"
                + " loses.")
        .text("rows joined by |; L for Left's dominoes, R for Right's, E for either's; 0 for none")
        .example("LRL", "worth 1/2", SOURCE)
        .example("LLRLLLRR", "worth {3/2|-1}", SOURCE)
        .example("LRRL", "worth ^", SOURCE)
        .of(new TopplingDominoes())
        .look(
            new StripLook(
                "LRE",
                Map.of(
                    'L', Mark.domino(Ink.LEFT_PIECE),
                    'R', Mark.domino(Ink.RIGHT_PIECE),
                    'E', Mark.domino(Ink.EITHER_PIECE))))
        .theory(new TopplingTheory())
        .checker(new TopplingChecker())
        .positions(
            "dominoes of Left, then of Right",
            "{L:left}{R:right}",
            Axis.of("left", "how many of Left", 0, 1, 4),
            Axis.of("right", "how many of Right", 0, 1, 4))
        .build();
  }
}
