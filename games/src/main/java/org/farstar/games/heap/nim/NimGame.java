package org.farstar.games.heap.nim;

import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.table.Axis;
import org.farstar.games.heap.grundy.HeapChecker;
import org.farstar.games.heap.grundy.HeapLook;
import org.farstar.games.heap.grundy.Heaps;

/** Nim with its theory and claims. */
public final class NimGame {
  /** The name on the command line. */
  public static final String ID = "nim";

  private static final String SOURCE =
      "Bouton, Nim, a game with a complete mathematical theory, Ann. of Math. 3 (1901)";

  private NimGame() {}

  /** Nim. */
  public static Game<Heaps> game() {
    return Game.named(ID)
        .title("Nim")
        .board("heap")
        .paper("slides")
        .rules(
            "There are heaps of counters.",
            "A move takes as many as one likes, and at least one, from a single heap.",
            "Whoever cannot move loses.")
        .goal("A move takes any number from one heap. Who cannot move loses.")
        .text("the sizes of the heaps with blanks between, of any number of digits; sums with +")
        .example("3 5 7", "three heaps", SOURCE)
        .example("100000000000000000000 1 2", "sizes have no limit", SOURCE)
        .of(new Nim())
        .look(new HeapLook())
        .theory(new NimTheory())
        .checker(new HeapChecker(new Nim()))
        .table(
            GameTable.positions(
                "heaps",
                "two heaps",
                "{a} {b}",
                Axis.of("a", "a heap", 0, 0, 9),
                Axis.of("b", "another heap", 0, 0, 9)))
        .build();
  }
}
