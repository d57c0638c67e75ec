package org.farstar.engine.item;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.theory.SumRule;
import org.farstar.values.player.Player;

/**
 * All bounds of sums in the order in which they are asked. The object that decides in a search is
 * the one that explains the answer. For one thread.
 */
final class SumBounds {
  private final ItemStock stock;
  private final Signs signs;
  private final Stops stops;
  private final WeightSums weights;
  private final Comparison comparison;

  /**
   * @param stock says which of them are used
   * @param impartial whether both players have the same moves everywhere, so that atomic weights
   *     say nothing
   */
  SumBounds(ItemStock stock, boolean impartial) {
    boolean bounded = stock.uses(ItemShortcut.BOUNDS);
    this.stock = stock;
    this.signs = bounded ? new Signs() : null;
    this.stops = bounded ? new Stops() : null;
    this.weights =
        bounded && stock.uses(ItemShortcut.WEIGHTS) && !impartial ? new WeightSums() : null;
    this.comparison = bounded && stock.uses(ItemShortcut.COMPARISONS) ? new Comparison() : null;
  }

  /** Whether atomic weights are asked for. */
  boolean weighs() {
    return weights != null;
  }

  /**
   * Whether Left wins a sum moving first, as far as the bounds say it. Costs a few additions for
   * each item, and sums of small games where atomic weights are no numbers.
   */
  Decision wins(ItemSum sum) {
    if (sum.size() == 0) {
      return Decision.of(sum.plain().wins(Player.LEFT));
    }
    Decision known = cheap(sum);
    return known == Decision.UNKNOWN && weights != null ? weights.wins(sum) : known;
  }

  /** The same by signs and stops alone. */
  Decision cheap(ItemSum sum) {
    if (signs == null) {
      return Decision.UNKNOWN;
    }
    Decision known = signs.wins(sum);
    return known == Decision.UNKNOWN ? stops.wins(sum) : known;
  }

  /** The same by comparing values, which may take long, where there are no more than two. */
  Decision compared(ItemSum sum) {
    return comparison == null ? Decision.UNKNOWN : comparison.wins(sum);
  }

  /** Why a player who moves first wins or loses a sum; null where no bound says it. */
  Verdict verdict(ItemSum sum, Player mover) {
    ItemSum seen = mover == Player.LEFT ? sum : sum.negative(stock);
    if (seen.size() == 0) {
      return new Verdict(seen.plain().wins(Player.LEFT), SumRule.VALUE, Map.of());
    }
    for (Bound bound : all()) {
      Decision wins = bound.wins(seen);
      if (wins.isKnown()) {
        return new Verdict(wins == Decision.WIN, bound.rule(), bound.data(seen, mover));
      }
    }
    return null;
  }

  private List<Bound> all() {
    List<Bound> all = new ArrayList<>();
    for (Bound bound : new Bound[] {signs, stops, comparison, weights}) {
      if (bound != null) {
        all.add(bound);
      }
    }
    return all;
  }
}
