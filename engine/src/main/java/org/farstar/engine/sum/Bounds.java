package org.farstar.engine.sum;

import java.util.List;
import java.util.Set;
import org.farstar.values.player.Player;

/**
 * What can be said of a sum from what is known of its parts. Costs a few additions of numbers for
 * each part, and a comparison where only two are left.
 */
final class Bounds {
  private static final List<Bound> ALL =
      List.of(
          new Signs(), new Temperatures(), new StopSums(), new Comparison(), new AtomicWeights());

  private final List<Bound> some;

  /**
   * @param shortcuts those that are used
   */
  Bounds(Set<Shortcut> shortcuts) {
    this.some = ALL.stream().filter(bound -> shortcuts.contains(bound.shortcut())).toList();
  }

  /** Whether a player who moves first wins; null where the bounds do not say. */
  Verdict of(PartSum sum, Player mover) {
    boolean valued = isValued(sum);
    for (Bound bound : some) {
      if (valued || !bound.needsValues()) {
        Verdict verdict = bound.of(sum, mover);
        if (verdict != null) {
          return verdict;
        }
      }
    }
    return null;
  }

  private static boolean isValued(PartSum sum) {
    for (int i = 0; i < sum.size(); i++) {
      if (!(sum.member(i).part() instanceof ValuePart)) {
        return false;
      }
    }
    return true;
  }
}
