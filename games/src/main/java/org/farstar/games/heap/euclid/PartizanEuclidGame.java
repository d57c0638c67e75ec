package org.farstar.games.heap.euclid;

import org.farstar.engine.game.Game;
import org.farstar.games.heap.corner.Corner;
import org.farstar.games.heap.corner.CornerLook;

/** Partizan Euclid as a game of the catalogue. */
public final class PartizanEuclidGame {
  /** The name on the command line. */
  public static final String ID = "partizan-euclid";

  private static final String SOURCE =
      "McKay and Nowakowski, Outcomes of partizan Euclid, Integers 12B, #A9 (2013)";

  private PartizanEuclidGame() {}

  /** The game. */
  public static Game<Corner> game() {
    return Game.named(ID)
        .title("Partizan Euclid")
        .board("heap")
        .paper("rulesets")
        .rules(
            "There are two whole numbers p and q, p the larger one, and t is the remainder of p"
                + " divided by q.",
            "Left moves to q and t, Right to q and q - t.",
            "Where q divides p there is no move, and whoever cannot move loses.")
        .goal(
            "Left replaces p and q by q and the remainder t, Right by q and q - t, while q does not"
                + " divide p. Who cannot move loses.")
        .text("p and q with a blank between, the larger one first; sums with +")
        .example("7 5", "the remainder is 2", SOURCE)
        .example("21 13", "two Fibonacci numbers", SOURCE)
        .of(new PartizanEuclid())
        .look(new CornerLook())
        .theory(new EuclidTheory())
        .checker(new EuclidChecker())
        .build();
  }
}
