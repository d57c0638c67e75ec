package org.farstar.engine.sum;

import org.farstar.values.player.Player;

/** A rule that may say who wins a sum without a move. */
interface Bound {
  /**
   * Whether a player who moves first wins; null where the rule does not say.
   *
   * @param sum a sum with at least one part that is no number with ups and stars
   */
  Verdict of(PartSum sum, Player mover);

  /** What it is switched off by. */
  Shortcut shortcut();

  /** Whether it speaks only of sums all parts of which are valued. */
  boolean needsValues();
}
