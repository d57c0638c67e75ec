package org.farstar.games.graph.strings;

import org.farstar.engine.game.Game;
import org.farstar.engine.table.Axis;

/** Strings and Coins as a game of the catalogue. */
public final class StringsAndCoinsGame {
  /** The name on the command line. */
  public static final String ID = "strings-and-coins";

  private static final String WAYS = "Berlekamp, Conway and Guy, Winning Ways, ch. 16";
  private static final String TESTS =
      "Medworth, dotsandboxes, github.com/amdw/dotsandboxes, tests of nimstring.rs";

  private StringsAndCoinsGame() {}

  /** Strings and Coins, and Dots and Boxes, in normal play. */
  public static Game<Strings> game() {
    return Game.named(ID)
        .title("Strings and Coins")
        .board("graph")
        .rules(
            "Strings join coins to each other and to the ground; on a board of boxes every box is a"
                + " coin, and a line that is not yet drawn is a string across it.",
            "A move cuts a string; whoever cuts the last string of a coin must cut another one in the"
                + " same turn.",
            "Whoever cannot cut loses, even right after the last coin.")
        .goal(
            "A turn cuts a string, or draws a line; who completes a coin, or a box, must go on. Who"
                + " cannot cut loses.")
        .text(
            "strings such as 0-1 and 1-2, 0 is the ground; or a board such as 2x3, and the lines drawn on"
                + " it, such as a1-b1")
        .example("2x2", "a board of four boxes", WAYS)
        .example("0-1 1-2 2-3 3-0", "a chain of three coins, lost for whoever cuts it", WAYS)
        .example("2x3 a1-b1 b1-c1 c1-d1 d1-d2 b2-c2 d2-d3", "six boxes with six lines drawn", TESTS)
        .of(new StringsAndCoins())
        .look(new StringsLook())
        .reduction(new NimstringReduction())
        .checker(new NimstringChecker())
        .positions(
            "a board without a line",
            "{rows}x{columns}",
            Axis.of("rows", "how many rows of boxes", 1, 1, 2),
            Axis.of("columns", "how many columns of boxes", 1, 1, 2))
        .build();
  }
}
