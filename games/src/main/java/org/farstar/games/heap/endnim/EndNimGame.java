package org.farstar.games.heap.endnim;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.search.NimAlgebra;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.table.Axis;
import org.farstar.values.shortgame.Universe;

/** The two End Nims as Farstar offers them. */
public final class EndNimGame {
  /** The partizan game's name on the command line. */
  public static final String ID = "end-nim";

  /** The impartial game's name on the command line. */
  public static final String IMPARTIAL_ID = "end-nim-impartial";

  private EndNimGame() {}

  /** Partizan End Nim with its theory and claims. */
  public static Game<Row> partizan() {
    return new Game<>(
            ID,
            new Game.Card(
                "End Nim",
                "heap",
                "end-nim",
                "Left lowers the leftmost pile, Right the rightmost, to any smaller ordinal; who cannot"
                    + " move loses.",
                "the piles from left to right, separated by |, each an ordinal of at least 1 such as 7, w"
                    + " or w^2*3+w+4; 0 is the row without piles; rows summed with + between blanks",
                List.of(),
                List.of(
                    new Game.Example("3|5|2", "the paper's first position"),
                    new Game.Example(
                        "w*2+1|w*2|w+1", "the paper's ordinal row, won by Left in three ways"),
                    new Game.Example("3|5|2|3|3|1|9", "the paper's worked example"),
                    new Game.Example("w^(w+1)|w^2*3+w+4|5", "larger ordinals, by theory only"))),
            new EndNim(),
            List.of(new EndNimTheory()),
            EndNimClaims.all(),
            Optional.of(new ShortGameAlgebra(new Universe())))
        .with(List.of(threePiles(), game -> new AtomicWeightTable()));
  }

  /** The impartial game. */
  public static Game<Row> impartial() {
    return new Game<>(
            IMPARTIAL_ID,
            new Game.Card(
                "Impartial End Nim",
                "heap",
                "",
                "A move lowers the leftmost or the rightmost pile; who cannot move loses.",
                "the piles from left to right, separated by |, each at least 1; 0 is the row without"
                    + " piles; rows summed with + between blanks",
                List.of(),
                List.of(
                    new Game.Example("3|5|2", "the same row as in the partizan game"),
                    new Game.Example("2|2 + 3", "a sum"))),
            new EndNimImpartial(),
            List.of(),
            List.of(),
            Optional.of(new NimAlgebra()))
        .with(List.of(threePiles()));
  }

  private static GameTable<Row> threePiles() {
    return GameTable.positions(
        "rows",
        "rows of three piles",
        "{a}|{b}|{c}",
        Axis.of("a", "the leftmost pile", 1, 1, 4),
        Axis.of("b", "the pile between", 1, 1, 4),
        Axis.of("c", "the rightmost pile", 1, 1, 4));
  }
}
