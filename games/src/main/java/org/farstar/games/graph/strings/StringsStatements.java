package org.farstar.games.graph.strings;

import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** What the theory of Nimstring rests on. */
public final class StringsStatements {
  /** Values of components. */
  public static final Statement SUM =
      Works.WINNING_WAYS
          .at("nimstring", "ch. 16: Nimstring")
          .says(
              "Where no component is loony, a position is lost for whoever moves exactly if the"
                  + " nim-values of its components add up to 0 without carry; the nim-value of a"
                  + " component is the least number that no move to a component that is not loony"
                  + " leads to, and a coin that can be taken is taken first.");

  /** Loony components. */
  public static final Statement LOONY =
      Works.WINNING_WAYS
          .at("loony", "ch. 16: loony moves")
          .says(
              "Where a coin with a single string hangs on a coin with two, whose other string does not"
                  + " lead to another coin with a single string, whoever moves wins, by taking both coins"
                  + " or by leaving both.");

  /** Chains and joints. */
  public static final Statement JOINTS =
      Works.WINNING_WAYS
          .at("long-chains", "ch. 16: long chains and loops")
          .says(
              "To open a chain of three coins or more, or a loop of four or more, is loony; to open a"
                  + " shorter chain in the middle is not.");

  private StringsStatements() {}
}
