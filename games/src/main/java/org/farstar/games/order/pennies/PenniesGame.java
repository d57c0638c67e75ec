package org.farstar.games.order.pennies;

import java.util.List;
import java.util.Optional;
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
    return new Game<>(
            ID,
            new Game.Card(
                "Pennies in clumps",
                "order",
                "transposition",
                "A turn takes a penny: from an end clump, a clump of one, a clump it splits or two clumps"
                    + " it merges; at two pennies White wants one clump, Black two.",
                "sizes of the clumps from left to right",
                List.of(),
                List.of(
                    new Game.Example("3 5 2 1 7 1 4 2 1", "the paper's example: Delta = -2"),
                    new Game.Example("1 1 4", "six pennies, Black's turn"),
                    new Game.Example("4", "Delta = 0: Black moves and White wins"))),
            new Pennies(),
            List.of(new ClumpTheory()),
            PennyClaims.all(),
            Optional.empty())
        .with(
            List.of(
                GameTable.positions(
                    "clumps",
                    "two clumps",
                    "{a} {b}",
                    Axis.of("a", "the clump on the left", 1, 1, 8),
                    Axis.of("b", "the clump on the right", 1, 1, 8))));
  }
}
