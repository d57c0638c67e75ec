package org.farstar.games.heap.endnim;

import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** The statements of the paper that decide a row. */
public final class EndNimStatements {
  /** Who wins moving first. */
  public static final Statement FIRST =
      Works.END_NIM
          .observation("9")
          .says(
              "Left, moving first, wins a x b exactly if a > L(x b), and Right if b "
                  + "> R(a x).");

  /** Who wins a row between two ends. */
  public static final Statement OUTCOME =
      Works.END_NIM
          .proposition("11")
          .says(
              "a x b is N if a <= L(x) and b <= R(x); otherwise, with the least g "
                  + "for which a <= L(x)+g and b <= R(x)+g: P if both are equal, L if a "
                  + "alone is, R if b alone is.");

  /** The recurrence for triple points. */
  public static final Statement TRIPLES =
      Works.END_NIM
          .proposition("14")
          .says(
              "R(a x) = 0 if a <= L(x), else R(x)+(a-L(x)); L(x b) = 0 if b <= R(x), "
                  + "else L(x)+(b-R(x)); L and R of the empty row are 0.");

  /** Misère play. */
  public static final Statement MISERE =
      Works.END_NIM
          .beyond("misere")
          .says("In misère play the same holds with L = R = 1 for the empty row.");

  private EndNimStatements() {}
}
