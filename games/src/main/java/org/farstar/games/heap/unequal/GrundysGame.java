package org.farstar.games.heap.unequal;

import org.farstar.engine.game.Game;
import org.farstar.engine.table.Axis;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.octal.RecordsTable;

/** Grundy's game as a game of the catalogue. */
public final class GrundysGame {
  /** The name on the command line. */
  public static final String ID = "grundy";

  private static final String SOURCE =
      "OEIS A002188; Grundy, Mathematics and games, Eureka 2 (1939)";

  private GrundysGame() {}

  /** The game. */
  public static Game<Heaps> game() {
    return Game.named(ID)
        .title("Grundy's game")
        .board("heap")
        .rules(
            "There are heaps of counters.",
            "A move splits a heap into two that are not of the same size.",
            "Whoever cannot move loses.")
        .goal("A move splits a heap into two heaps of unequal size. Who cannot move loses.")
        .text("the sizes of the heaps with blanks between")
        .example("20", "a heap of 20, which is worth 0", SOURCE)
        .example("7 10 13", "worth *3, the value of the heap of 13", SOURCE)
        .of(new UnequalSplit())
        .positions("one heap", "{n}", Axis.of("n", "the heap", 0, 0, 20))
        .table(game -> RecordsTable.of("Grundy", new UnequalSplit()))
        .build();
  }
}
