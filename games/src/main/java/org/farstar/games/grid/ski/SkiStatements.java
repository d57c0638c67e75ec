package org.farstar.games.grid.ski;

import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** What the theory of Ski Jumps rests on. */
public final class SkiStatements {
  /** Where the proofs stand. */
  private static final String PAGE = "papers/rulesets.md";

  /** Rows without a jump. */
  public static final Statement ROWS =
      Works.RULESETS
          .at("ski-jumps-rows", "Ski Jumps, rows without a jump")
          .says(
              "Where no jumper can meet an enemy in the row below any more, the slope is the sum of"
                  + " its rows. Skiers of Left's alone are worth the number of places before them,"
                  + " the way out too, those of Right's its negative. If a skiers of Left's face b"
                  + " of Right's and the others have x and y moves up to the foremost, they are"
                  + " worth x - y with no free place between them, x - y + {a-1|1-b} with one, and"
                  + " *g with g places for a = b = 1.")
          .provedIn(PAGE);

  /** One jump. */
  public static final Statement MEETING =
      Works.RULESETS
          .at("ski-jumps-meeting", "Ski Jumps, one meeting")
          .says(
              "Let a jumper of Left's with x moves to the way out be d >= 0 columns left of an"
                  + " enemy in the row below who has y, both alone in their rows, and the row below"
                  + " them empty. With n = x - y the slope is worth n + 1/2 for d = 0, and for d > 0"
                  + " the integer of n and n + 1 that is nearer to 0, except n + 1/2 for even d and n"
                  + " = 0 or -1. A jumper of Right's is the negative.")
          .provedIn(PAGE);

  private SkiStatements() {}
}
