package org.farstar.games.heap.mem;

import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.table.Axis;
import org.farstar.values.text.NotationException;

/** Mem as a game of the catalogue. */
public final class MemGame {
  /** The name on the command line. */
  public static final String ID = "mem";

  private static final String DIFFERENT = "different";
  private static final String SOURCE = "Siegel, CGSuite, cgsuite.org, tests of heap games";

  private MemGame() {}

  /** Mem. */
  public static Game<MemHeap> game() {
    return Game.named(ID)
        .title("Mem")
        .board("heap")
        .rules(
            "There is a heap of counters, and it is remembered how many were taken from it last.",
            "A move takes at least as many as were taken last; the first move takes any number.",
            "Whoever cannot move loses.")
        .goal(
            "A move takes at least as many from the heap as were taken from it last. Who cannot"
                + " move loses.")
        .text("the heap, or the heap, / and how many were taken last; sums with +")
        .paper("rulesets")
        .parameter("different: a move takes any other number than was taken last")
        .example("10", "worth *3", SOURCE)
        .example("10/4 + 7", "a sum of two heaps, 4 taken last from one of them", SOURCE)
        .example("different: 10/3", "any number but 3", SOURCE)
        .of(MemGame::variant)
        .positions(
            "a heap and how many were taken last",
            "{n}/{last}",
            Axis.of("n", "the heap", 0, 0, 16),
            Axis.of("last", "how many were taken last", 0, 0, 8))
        .build();
  }

  private static Variant<MemHeap> variant(String parameters, Sources sources) {
    String word = parameters.strip();
    if (!word.isEmpty() && !word.equals(DIFFERENT)) {
      int at = parameters.indexOf(word);
      throw new NotationException(parameters, at + 1, "'" + word + "'", "'different' or nothing");
    }
    return Variant.of(new Mem(!word.isEmpty()))
        .with(word)
        .with(new MemLook())
        .with(word.isEmpty() ? new MemTheory() : new DifferentTheory())
        .with(new MemChecker());
  }
}
