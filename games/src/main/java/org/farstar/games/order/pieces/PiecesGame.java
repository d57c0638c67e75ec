package org.farstar.games.order.pieces;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.table.Axis;

/** Black and white pieces as Farstar offers them. */
public final class PiecesGame {
  /** The game's name on the command line. */
  public static final String ID = "pieces";

  private PiecesGame() {}

  /** The game with its theory and claims. */
  public static Game<PieceLine> game() {
    return new Game<>(
            ID,
            new Game.Card(
                "Black and white pieces",
                "order",
                "transposition",
                "A turn removes a black piece or an extreme piece, or makes one black piece of two"
                    + " neighbouring white ones; the colour of the last piece wins.",
                "the pieces from left to right, B and W",
                List.of(),
                List.of(
                    new Game.Example("BWWBW", "five pieces, Black's turn"),
                    new Game.Example("WWWWWWWWWW", "ten white pieces, White's turn"))),
            new Pieces(),
            List.of(new PieceTheory()),
            PieceClaims.all(),
            Optional.empty())
        .with(
            List.of(
                GameTable.positions(
                    "pieces",
                    "white pieces between black ones",
                    "{B:a}{W:b}{B:a}",
                    Axis.of("a", "black pieces at each end", 0, 0, 4),
                    Axis.of("b", "white pieces", 1, 1, 8))));
  }
}
