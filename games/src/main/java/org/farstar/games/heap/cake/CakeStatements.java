package org.farstar.games.heap.cake;

import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** What the theories of cakes rest on. */
public final class CakeStatements {
  /** Where the proofs stand. */
  private static final String PAGE = "papers/rulesets.md";

  /** Cutcake. */
  public static final Statement CUTCAKE =
      Works.RULESETS
          .at("cutcake", "Winning Ways, ch. 2: Cutcake")
          .says(
              "With 2^k the largest power of 2 up to the number of rows, a cake of at least 2^k"
                  + " columns is worth the number of times that 2^k goes into the columns, less"
                  + " 1; with rows and columns exchanged it is worth the negative.")
          .provedIn(PAGE);

  /** Maundy Cake. */
  public static final Statement MAUNDY =
      Works.RULESETS
          .at("maundy-cake", "Winning Ways, ch. 2: Maundy Cake")
          .says(
              "If the columns have j prime factors more than the rows, a cake is worth the sum of"
                  + " the products of the i largest prime factors of the columns over 0 <= i < j,"
                  + " counted with multiplicity; with rows and columns exchanged it is worth the"
                  + " negative.")
          .provedIn(PAGE);

  /** Eatcake, both sides odd, or a square. */
  public static final Statement EATEN_ODD =
      Works.RULESETS
          .at("eatcake-odd", "Eatcake, odd sides and squares")
          .says("A cake of Eatcake is worth * if both of its sides are odd, or if they are equal.")
          .provedIn(PAGE);

  /** Eatcake, one side odd. */
  public static final Statement EATEN_ONE =
      Works.RULESETS
          .at("eatcake-one", "Eatcake, one odd side")
          .says(
              "With an even number of rows and an odd number c of columns a cake of Eatcake is"
                  + " worth H(c), whatever the rows: H(1) is up, and H(c) = {H(a) + H(b) | *} over"
                  + " the odd a and b with a + b = c - 1. It is positive; with rows and columns"
                  + " exchanged the value is the negative.")
          .provedIn(PAGE);

  /** Eatcake, both sides even. */
  public static final Statement EATEN_EVEN =
      Works.RULESETS
          .at("eatcake-even", "Eatcake, even sides")
          .says("The next player wins every cake of Eatcake with even sides.")
          .provedIn(PAGE);

  private CakeStatements() {}
}
