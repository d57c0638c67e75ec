package org.farstar.games.heap.subtraction;

import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.table.Axis;
import org.farstar.games.heap.grundy.HeapChecker;
import org.farstar.games.heap.grundy.HeapLook;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.grundy.PeriodTheory;

/** Subtraction games with their theories and claims. */
public final class SubtractionGame {
  /** The name on the command line. */
  public static final String ID = "subtraction";

  private SubtractionGame() {}

  /** Subtraction games. */
  public static Game<Heaps> game() {
    return Game.named(ID)
        .title("Subtraction games")
        .board("heap")
        .paper("slides")
        .rules(
            "There are heaps of counters and a set of numbers.",
            "A move takes from a single heap as many counters as a number of the set " + "says.",
            "Whoever cannot move loses.")
        .goal("A move takes one of the numbers of a set from one heap. Who cannot move loses.")
        .text("a set, a colon and the sizes of the heaps with blanks between; sums with +")
        .parameter("{1,2,3,4}: how many may be taken at once; the usual one")
        .example(
            "{1,2,3,4}: 10",
            "the lecture's first game",
            "Frieze, Combinatorial Games (lecture slides), Game 1")
        .example("{1,2,3,4}: 10 7 3", "several heaps", Game.Example.OWN)
        .example("{2,5,7}: 1000000000000", "by a proved period", Game.Example.OWN)
        .of(SubtractionGame::variant)
        .table(
            GameTable.positions(
                "heaps",
                "one heap of {1,2,3,4}",
                "{1,2,3,4}: {n}",
                Axis.of("n", "the heap", 0, 0, 20)))
        .table(game -> new PeriodTable())
        .build();
  }

  /** The game of a set, or the lecture's first game if there is none. */
  static Variant<Heaps> variant(String parameters, Sources sources) {
    SubtractionSet set =
        parameters.isBlank() ? Subtraction.ONE_TO_FOUR : SubtractionSet.read(parameters);
    Subtraction rules = new Subtraction(set);
    return Variant.of(rules)
        .with(set.equals(Subtraction.ONE_TO_FOUR) ? "" : set.toString())
        .with(new HeapLook())
        .with(new HeapChecker(rules))
        .with(set.isInterval() ? new IntervalTheory(rules) : new PeriodTheory(rules));
  }
}
