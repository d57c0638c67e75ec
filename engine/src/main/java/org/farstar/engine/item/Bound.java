package org.farstar.engine.item;

import org.farstar.engine.kernel.Decision;
import org.farstar.engine.theory.SumRule;
import org.farstar.values.player.Player;

/**
 * A theorem that says who wins some sums from what is known of their items, without a move. The
 * search asks it for Left moving first; Right's case is that of the negative. One object serves one
 * thread.
 */
interface Bound {
  /** Whether Left wins a sum moving first, as far as the theorem says it. */
  Decision wins(ItemSum sum);

  /** What the theorem is called; asked after {@link #wins} has decided a sum. */
  SumRule rule();

  /**
   * Why a sum is won or lost, without a capital or a full stop; asked after {@link #wins} has
   * decided the sum, or its negative where Right moves first.
   *
   * @param mover who moves first
   */
  String clause(ItemSum sum, Player mover);
}
