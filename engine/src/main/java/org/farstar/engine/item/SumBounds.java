package org.farstar.engine.item;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.theory.SumRule;
import org.farstar.values.player.Player;

/**
 * All bounds of sums in the order in which they are asked. The object that decides in a search is
 * the one that explains the answer. For one thread.
 */
final class SumBounds {
  private final ItemStock stock;

  /** Those that cost a few additions for each item; the first that knows decides. */
  private final List<Bound> cheap;

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
    this.cheap = bounded ? List.of(new Signs(), new Stops()) : List.of();
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

  /** The same by those bounds alone that cost little. */
  Decision cheap(ItemSum sum) {
    for (int i = 0; i < cheap.size(); i++) {
      Decision known = cheap.get(i).wins(sum);
      if (known.isKnown()) {
        return known;
      }
    }
    return Decision.UNKNOWN;
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
    List<Bound> all = new ArrayList<>(cheap);
    Stream.<Bound>of(comparison, weights).filter(Objects::nonNull).forEach(all::add);
    return all;
  }
}
