package org.farstar.games.grid.fox;

import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardText;
import org.farstar.values.text.Scanner;

/** Fox and Geese as a game of the catalogue. */
public final class FoxAndGeeseGame {
  /** The name on the command line. */
  public static final String ID = "fox-and-geese";

  private static final String RANGE = "range ";
  private static final int FARTHEST = 20;
  private static final String WAYS = "Berlekamp, Conway and Guy, Winning Ways, ch. 20";
  private static final String TESTS = "Siegel, CGSuite, cgsuite.org, tests of games on grids";

  private FoxAndGeeseGame() {}

  /** The game. */
  public static Game<Board> game() {
    return Game.named(ID)
        .title("Fox and Geese")
        .board("grid")
        .rules(
            "Left's geese x and Right's fox o stand on cells of one colour of a chessboard.",
            "A goose goes one cell diagonally upwards, the fox one cell in any diagonal direction,"
                + " to a free cell; nothing is captured.",
            "Whoever cannot move loses.")
        .goal(
            "Left's geese x go diagonally upwards, Right's fox o along any diagonal. Who cannot move"
                + " loses; a fox behind the geese moves for ever.")
        .text(BoardText.ROWS + "x is a goose, o the fox, . a free cell, # no cell")
        .parameter("range 2: the fox may go so many cells at once, as in Ceylonese Fox and Geese")
        .example("o...|....|x.x.|....|....", "two geese on a narrow board", WAYS)
        .example("o.......|........|x.x.x.x.|........|........", "the geese win from here", TESTS)
        .of(FoxAndGeeseGame::variant)
        .build();
  }

  private static Variant<Board> variant(String parameters, Sources sources) {
    int range = 1;
    if (!parameters.isBlank()) {
      Scanner at = new Scanner(parameters).whitespace();
      at.expect("range", "range and how far the fox may go, as range 2").whitespace();
      range = (int) at.natural(1, FARTHEST, "a number from 1 to " + FARTHEST);
      at.whitespace().expectEnd("a colon and the board");
    }
    FoxAndGeese rules = new FoxAndGeese(range);
    return rules.equipped(Variant.of(rules)).with(range == 1 ? "" : RANGE + range);
  }
}
