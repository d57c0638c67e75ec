package org.farstar.games.heap.euclid;

import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** What the theory of Partizan Euclid rests on. */
public final class EuclidStatements {
  /** Who wins is found along one path. */
  public static final Statement PATH =
      Works.RULESETS
          .at("partizan-euclid", "McKay and Nowakowski, Outcomes of partizan Euclid")
          .says(
              "Let t be the remainder of p by q. If 2t < q, Left starting wins (p, q) exactly if"
                  + " Right starting loses (q, t), and Right starting wins exactly if Right"
                  + " starting wins (q, t). If 2t > q, Right starting wins exactly if Left"
                  + " starting loses (q, q - t), and Left starting wins exactly if Left starting"
                  + " wins (t, 2t - q). If 2t = q, whoever starts wins, and if t = 0, loses.")
          .provedIn("papers/rulesets.md");

  private EuclidStatements() {}
}
