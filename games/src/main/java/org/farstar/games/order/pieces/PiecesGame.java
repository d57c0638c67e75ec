package org.farstar.games.order.pieces;

import java.util.Arrays;
import java.util.List;
import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.table.Axis;
import org.farstar.games.order.pennies.ClumpChecker;

/** Black and white pieces as Farstar offers them. */
public final class PiecesGame {
  /** The game's name on the command line. */
  public static final String ID = "pieces";

  private PiecesGame() {}

  /** The pieces up to each black one, and those behind the last with one more at the end. */
  private static List<Long> clumps(PieceLine line) {
    return Arrays.stream(line.pieces().split("B", -1)).map(run -> run.length() + 1L).toList();
  }

  /** The game with its theory and claims. */
  public static Game<PieceLine> game() {
    return Game.named(ID)
        .title("Black and white pieces")
        .board("order")
        .paper("transposition")
        .rules(
            "Black and white pieces lie in a row.",
            "A turn removes a black piece or a piece at an end, or puts one black piece "
                + "in the place of two white neighbours.",
            "The colour of the last piece says who wins.")
        .goal(
            "A turn removes a black piece or an extreme piece, or makes one black piece of two"
                + " neighbouring white ones; the colour of the last piece wins.")
        .text("the pieces from left to right, B and W")
        .example("BWWBW", "five pieces, Black's turn", Game.Example.OWN)
        .example("WWWWWWWWWW", "ten white pieces, White's turn", Game.Example.OWN)
        .of(new Pieces())
        .look(new PieceLook())
        .theory(new PieceTheory())
        .checker(new ClumpChecker<>("pieces", PiecesGame::clumps))
        .table(
            GameTable.positions(
                "pieces",
                "white pieces between black ones",
                "{B:a}{W:b}{B:a}",
                Axis.of("a", "black pieces at each end", 0, 0, 4),
                Axis.of("b", "white pieces", 1, 1, 8)))
        .build();
  }
}
