package org.farstar.games.order.transposition;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.table.Axis;

/** The transposition game as Farstar offers it. */
public final class TranspositionGame {
  /** The game's name on the command line. */
  public static final String ID = "transposition";

  private TranspositionGame() {}

  /** The game with its theory and claims. */
  public static Game<TranspositionPosition> game() {
    return new Game<>(
            ID,
            new Game.Card(
                "Transposition game",
                "order",
                "transposition",
                "A turn adds an unused element of the domain to the sequence; after the last turn the"
                    + " number of pairs out of order decides, even or odd.",
                "DOMAIN : SEQUENCE / TURNS, with elements i:e in a sum of blocks",
                List.of(
                    "DOMAIN    1..d, N, -N, Z, or blocks joined by +: a size, w, w*, z, q (dense);"
                        + " in block i the elements are i:e with e in 1..size, 1 2 .., .. -2 -1, any"
                        + " integer, any fraction"),
                List.of(
                    new Game.Example(
                        "1..9: 3 1 5 / 4", "more free elements than turns: pivots decide"),
                    new Game.Example(
                        "1..9: 3 1 5 / 5", "one element to spare: the colouring decides"),
                    new Game.Example("w + w* : / 5", "the paper's Example 5.5: White wins"),
                    new Game.Example("w + w* : 1:2 2:-1 / 5", "the same domain with used elements"),
                    new Game.Example("N : / 7", "nobody dares to make a pivot: even wins"),
                    new Game.Example("q : / 3", "dense: Black wins"))),
            new Transposition(),
            List.of(new TranspositionTheory()),
            TranspositionClaims.all(),
            Optional.empty())
        .with(
            List.of(
                GameTable.positions(
                    "finite",
                    "empty sequences over 1..d",
                    "1..{turns+spare}: / {turns}",
                    Axis.of("turns", "how many turns", 1, 1, 9),
                    Axis.of("spare", "how many elements are left over", 0, 0, 6))));
  }
}
