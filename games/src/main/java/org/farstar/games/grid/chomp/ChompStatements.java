package org.farstar.games.grid.chomp;

import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Work;
import org.farstar.engine.theory.Works;

/** What the theory of Chomp rests on. */
public final class ChompStatements {
  private static final String PAGE = "papers/rulesets.md";

  /** Strategy stealing. */
  public static final Statement WHOLE =
      at("chomp-whole")
          .says("The next player wins every whole bar of more than one square.")
          .provedIn(PAGE);

  /** Bars with two rows. */
  public static final Statement TWO_ROWS =
      at("chomp-two-rows")
          .says(
              "A bar of two rows, or of two columns, is a P-position exactly if the first one has"
                  + " one square more than the second.")
          .provedIn(PAGE);

  /** Bars with equal legs. */
  public static final Statement LEGS =
      at("chomp-legs")
          .says(
              "If the first row is as long as the first column and square (2, 2) is left, the next"
                  + " player wins by eating it.")
          .provedIn(PAGE);

  /** Bars that are a row and a column. */
  public static final Statement HOOK =
      at("chomp-hook")
          .says(
              "A bar without square (2, 2) is Nim with two heaps, the first row and the first"
                  + " column without the poisoned square.")
          .provedIn(PAGE);

  private ChompStatements() {}

  private static Work.Place at(String name) {
    return Works.RULESETS.at(name, "Gale, A curious Nim-type game");
  }
}
