package org.farstar.games.heap.corner;

import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.table.Axis;

/** The rook and the queen, which is Wythoff's game, with their theories and claims. */
public final class CornerGame {
  /** The rook's name on the command line. */
  public static final String ROOK = "rook";

  /** The queen's name on the command line. */
  public static final String WYTHOFF = "wythoff";

  private static final String TEXT =
      "m and n with a blank between; a move is the point it leads to; sums with +";

  private static final String SOURCE =
      "Wythoff, A modification of the game of Nim, Nieuw Arch. Wisk. 7 (1907)";

  private CornerGame() {}

  /** The rook, which is Nim with two heaps. */
  public static Game<Corner> rook() {
    return Game.named(ROOK)
        .title("Rook")
        .board("heap")
        .paper("slides")
        .rules(
            "A rook stands on a board of whole numbers, at the point (m, n).",
            "A move takes it to the left or down, as far as one likes.",
            "Whoever cannot move loses.")
        .goal("A chip on the point (m, n): a move lowers one coordinate. Who cannot move loses.")
        .text(TEXT)
        .example(
            "4 7", "the lecture's Game 2", "Frieze, Combinatorial Games (lecture slides), Game 2")
        .of(CornerRules.rook())
        .look(new CornerLook())
        .theory(new RookTheory())
        .checker(new CornerChecker())
        .table(points())
        .build();
  }

  /** Wythoff's game. */
  public static Game<Corner> wythoff() {
    return Game.named(WYTHOFF)
        .title("Wythoff's game")
        .board("heap")
        .paper("slides")
        .rules(
            "A queen stands on a board of whole numbers, at the point (m, n).",
            "A move takes it to the left, down, or down to the left along the diagonal, "
                + "as far as one likes.",
            "Whoever cannot move loses.")
        .goal(
            "A chip on the point (m, n): a move lowers one coordinate, or both by the same number."
                + " Who cannot move loses.")
        .text(TEXT)
        .example("4 7", "a P-position", "Frieze, Combinatorial Games (lecture slides), Game 2a")
        .example("10 12", "three winning moves", SOURCE)
        .example("100000000000000000000 161803398874989484821", "no limit", SOURCE)
        .of(CornerRules.wythoff())
        .look(new CornerLook())
        .theory(new WythoffTheory())
        .checker(new CornerChecker())
        .table(points())
        .printed(PrintedPairs.table())
        .build();
  }

  private static GameTable<Corner> points() {
    return GameTable.positions(
        "points",
        "points (m, n)",
        "{m} {n}",
        Axis.of("m", "the first coordinate", 0, 0, 9),
        Axis.of("n", "the second coordinate", 0, 0, 9));
  }
}
