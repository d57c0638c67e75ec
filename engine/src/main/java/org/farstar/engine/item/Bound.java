package org.farstar.engine.item;

import java.util.LinkedHashMap;
import java.util.Map;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.theory.SumRule;
import org.farstar.values.Dyadic;
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
   * What the theorem has found, by the keys of a step: what adds up to what. Asked after {@link
   * #wins} has decided the sum, or its negative where Right moves first.
   *
   * @param mover who moves first
   */
  default Map<String, String> data(ItemSum sum, Player mover) {
    return Map.of();
  }

  /**
   * A sum that a theorem has found.
   *
   * @param units of the sum, or of its negative where Right moves first
   * @param exact whether it is not a bound alone
   * @param wins whether it is a bound from below for who moves first
   */
  static Map<String, String> amount(long units, boolean exact, boolean wins, Player mover) {
    boolean left = mover == Player.LEFT;
    // In a fixed order: that of Map.of differs between processes.
    Map<String, String> data = new LinkedHashMap<>();
    data.put("about", exact ? "exactly" : wins == left ? "at least" : "at most");
    data.put("amount", Dyadic.of(left ? units : -units, ItemLimits.PLACES).toString());
    return data;
  }
}
