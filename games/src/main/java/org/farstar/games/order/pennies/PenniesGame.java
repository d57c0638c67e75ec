package org.farstar.games.order.pennies;

import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.table.Axis;

/** Pennies as Farstar offers them. */
public final class PenniesGame {
  /** The game's name on the command line. */
  public static final String ID = "pennies";

  private PenniesGame() {}

  /** The game with its theory and claims. */
  public static Game<Clumps> game() {
    return Game.named(ID)
        .title("Pennies in clumps")
        .board("order")
        .paper("transposition")
        .rules(
            "Pennies lie in a row of clumps.",
            "A turn takes one penny: from the first or the last clump, from a clump of "
                + "one, out of the middle of a clump, which splits it, or from between two "
                + "clumps, which merges them.",
            "When two pennies are left, White wins if they lie together and Black if they "
                + "lie apart.")
        .goal(
            "A turn takes a penny: from an end clump, a clump of one, a clump it splits or two clumps"
                + " it merges; at two pennies White wants one clump, Black two.")
        .text("sizes of the clumps from left to right")
        .example(
            "3 5 2 1 7 1 4 2 1",
            "the paper's example: Delta = -2",
            "Janvresse, Kalikow and de la Rue, Transposition game, section 2.2 (2009)")
        .example("1 1 4", "six pennies, Black's turn", Game.Example.OWN)
        .example(
            "4",
            "Delta = 0: Black moves and White wins",
            "Janvresse, Kalikow and de la Rue, Transposition game, Example 5.1 (2009)")
        .of(new Pennies())
        .look(new PennyLook(new Pennies()))
        .theory(new ClumpTheory())
        .checker(new ClumpChecker<>("pennies", Clumps::sizes))
        .table(
            GameTable.positions(
                "clumps",
                "two clumps",
                "{a} {b}",
                Axis.of("a", "the clump on the left", 1, 1, 8),
                Axis.of("b", "the clump on the right", 1, 1, 8)))
        .build();
  }
}
