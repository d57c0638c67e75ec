package org.farstar.games.order.transposition;

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
    return Game.named(ID)
        .title("Transposition game")
        .board("order")
        .paper("transposition")
        .rules(
            "There is an ordered domain of numbers, and a sequence of some of them, which "
                + "may be empty.",
            "In each turn a number of the domain that is not used yet is put at the end "
                + "of the sequence.",
            "After the last turn one player wins if the number of pairs in the wrong "
                + "order is even, the other if it is odd.")
        .goal(
            "A turn adds an unused element of the domain to the sequence; after the last turn the"
                + " number of pairs out of order decides, even or odd.")
        .text("DOMAIN : SEQUENCE / TURNS, with elements i:e in a sum of blocks")
        .parameter(
            "DOMAIN    1..d, N, -N, Z, or blocks joined by +: a size, w, w*, z, q (dense);"
                + " in block i the elements are i:e with e in 1..size, 1 2 .., .. -2 -1, any"
                + " integer, any fraction")
        .example(
            "1..9: 3 1 5 / 4", "more free elements than turns: pivots decide", Game.Example.OWN)
        .example("1..9: 3 1 5 / 5", "one element to spare: the colouring decides", Game.Example.OWN)
        .example(
            "w + w* : / 5",
            "the paper's Example 5.5: White wins",
            "Janvresse, Kalikow and de la Rue, Transposition game, Example 5.5 (2009)")
        .example("w + w* : 1:2 2:-1 / 5", "the same domain with used elements", Game.Example.OWN)
        .example(
            "N : / 7",
            "neither player can afford to make a pivot: even wins",
            "Janvresse, Kalikow and de la Rue, Transposition game, Theorem 3.1 (2009)")
        .example("q : / 3", "dense: Black wins", Game.Example.OWN)
        .of(new TranspositionFamily())
        .table(
            GameTable.positions(
                "finite",
                "empty sequences over 1..d",
                "1..{turns+spare}: / {turns}",
                Axis.of("turns", "how many turns", 1, 1, 9),
                Axis.of("spare", "how many elements are left over", 0, 0, 6)))
        .table(game -> new CaseTable())
        .table(game -> ProductTable.table())
        .build();
  }
}
