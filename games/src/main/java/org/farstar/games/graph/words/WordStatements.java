package org.farstar.games.graph.words;

import org.farstar.engine.theory.Standing;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** What the reduction of word chains to letters rests on. */
public final class WordStatements {
  /** Words are arcs between letters. */
  public static final Statement ARCS =
      Works.SLIDES
          .at("game-3", "Example 3, words as arcs between letters")
          .says(
              "With the words printed: from (X, w) there is an arc to (X without w', "
                  + "w') exactly if w' is in X and begins with the last letter of w, and "
                  + "from the start an arc to (W without w, w) for every w.")
          .standing(Standing.CORRECTED);

  /** Words that cancel. */
  public static final Statement PAIRS =
      Works.SLIDES
          .at("game-3-pairs", "Example 3, words that cancel")
          .says(
              "A word from letter u to letter v and one from v to u may be left out "
                  + "together, once there is a last word: the Grundy value stays the same.")
          .standing(Standing.CHECKED);

  private WordStatements() {}
}
