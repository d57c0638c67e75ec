package org.farstar.games.heap.even;

import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.table.Axis;
import org.farstar.games.heap.grundy.HeapChecker;
import org.farstar.games.heap.grundy.HeapLook;
import org.farstar.games.heap.grundy.Heaps;

/** Even subtraction with its theory and claims. */
public final class EvenSubtractionGame {
  /** The name on the command line. */
  public static final String ID = "even-subtraction";

  private EvenSubtractionGame() {}

  /** Even subtraction. */
  public static Game<Heaps> game() {
    return Game.named(ID)
        .title("Even subtraction")
        .board("heap")
        .paper("slides")
        .rules(
            "There are heaps of counters.",
            "A move takes an even number from a heap, but not all of it, or takes the "
                + "whole of a heap that is odd.",
            "Whoever cannot move loses.")
        .goal(
            "A move takes an even number from a heap, but not the whole heap, or the whole heap if"
                + " it is odd. Who cannot move loses.")
        .text("the sizes of the heaps with blanks between; sums with +")
        .example("11 6", "values 6 and 2", Game.Example.OWN)
        .example(
            "2",
            "nothing may be taken from a heap of 2",
            "Frieze, Combinatorial Games (lecture slides), another one pile subtraction game")
        .of(new EvenSubtraction())
        .look(new HeapLook())
        .theory(new EvenSubtractionTheory())
        .checker(new HeapChecker(new EvenSubtraction()))
        .table(GameTable.positions("heaps", "one heap", "{n}", Axis.of("n", "the heap", 0, 0, 20)))
        .build();
  }
}
