package org.farstar.games.heap.endnim;

import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.table.Axis;

/** Partizan End Nim as Farstar offers it. */
public final class EndNimGame {
  /** The game's name on the command line. */
  public static final String ID = "end-nim";

  private EndNimGame() {}

  /** The game with its theories and claims. */
  public static Game<Row> game() {
    return Game.named(ID)
        .title("End Nim")
        .board("heap")
        .paper("end-nim")
        .rules(
            "Piles stand in a row; a pile may be infinite, of the size of an ordinal "
                + "number such as w + 1.",
            "Left makes the leftmost pile smaller or removes it, Right the rightmost.",
            "Whoever cannot move loses.")
        .goal(
            "Left lowers the leftmost pile, Right the rightmost, to any smaller ordinal; who cannot"
                + " move loses.")
        .text(
            "the piles from left to right, separated by |, each an ordinal of at least 1 such as 7, w"
                + " or w^2*3+w+4; 0 is the row without piles; rows summed with + between blanks")
        .example(
            "3|5|2",
            "the paper's first position",
            "Duffy, Kolpin and Wolfe, Ordinal partizan End Nim, introduction")
        .example(
            "w*2+1|w*2|w+1",
            "the paper's ordinal row, won by Left, who moves first by removing her pile",
            "Duffy, Kolpin and Wolfe, Ordinal partizan End Nim, introduction")
        .example(
            "3|5|2|3|3|1|9",
            "the paper's worked example",
            "Duffy, Kolpin and Wolfe, Ordinal partizan End Nim, Some examples")
        .example("w^(w+1)|w^2*3+w+4|5", "larger ordinals, by theory only", Game.Example.OWN)
        .of(new EndNim())
        .look(new RowLook("w"))
        .theory(EndNimTheory.normal())
        .misereTheory(EndNimTheory.misere())
        .checker(new RowChecker(false))
        .misereChecker(new RowChecker(true))
        .table(threePiles())
        .table(game -> new OutcomePlane())
        .table(game -> new AtomicWeightTable())
        .table(game -> TriplePointTables.parts())
        .table(game -> TriplePointTables.middle())
        .printed(TriplePointTables.printedParts())
        .printed(TriplePointTables.printedMiddle())
        .build();
  }

  /** Rows of three small piles. */
  static GameTable<Row> threePiles() {
    return GameTable.positions(
        "rows",
        "rows of three piles",
        "{a}|{b}|{c}",
        Axis.of("a", "the leftmost pile", 1, 1, 4),
        Axis.of("b", "the pile between", 1, 1, 4),
        Axis.of("c", "the rightmost pile", 1, 1, 4));
  }
}
