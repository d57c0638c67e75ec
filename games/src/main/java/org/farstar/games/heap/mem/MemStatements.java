package org.farstar.games.heap.mem;

import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** What the theories of Mem rest on. */
public final class MemStatements {
  /** Where the proofs stand. */
  private static final String PAGE = "papers/rulesets.md";

  /** Values by quotients. */
  public static final Statement QUOTIENTS =
      Works.RULESETS
          .at("mem-quotients", "Mem, quotients")
          .says(
              "Let m + 1 be the least positive integer that is not the integer part of n/j for any"
                  + " j. A heap of n from which k were taken last, k = 1 where none were, is worth"
                  + " the integer part of n/k if that is at most m, and else m if k > n mod (m + 2),"
                  + " except that 42/3 is worth 9.")
          .provedIn(PAGE);

  /** All can be taken. */
  public static final Statement ALL =
      Works.RULESETS
          .at("mem-all", "Mem, all counters")
          .says(
              "The next player wins every heap of Mem, of n > 0, from which at most n were taken last;"
                  + " if a move takes any other number than the last one, those from which not n"
                  + " were.")
          .provedIn(PAGE);

  /** The same number may not be taken again. */
  public static final Statement HALVES =
      Works.RULESETS
          .at("mem-halves", "Mem, any other number")
          .says(
              "If a move takes any other number than the last one, the next player wins a heap of n"
                  + " from which n were taken last exactly if n is an odd multiple of 2^a with a"
                  + " odd.")
          .provedIn(PAGE);

  private MemStatements() {}
}
