package org.farstar.engine.item;

import java.util.List;
import java.util.function.Supplier;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.memory.KeptResults.Digest;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * Values of positions that outlive the process, and which positions were left without one: sums are
 * found again only where the same positions are values. Safe for threads.
 */
public final class KeptValues {
  private final KeptResults results;
  private final Universe universe;

  /**
   * @param universe where values are to live
   */
  public KeptValues(KeptResults results, Universe universe) {
    this.results = results;
    this.universe = universe;
  }

  /**
   * The value of a position: the one that is kept, or what a search finds, which is kept then; null
   * where it finds none, or is known to find none.
   *
   * @param name of the position, the same in every process
   * @param positions the effort of the search, which it is known by
   */
  public ShortGame value(String name, long positions, Supplier<ShortGame> search) {
    Digest valued = Digest.of(List.of("value", name));
    ShortGame kept = results.value(valued);
    if (kept != null) {
      return universe.adopt(kept);
    }
    Digest inVain = Digest.of(List.of("no value", Long.toString(positions), name));
    if (results.content(inVain) == KeptResults.WON) {
      return null;
    }
    ShortGame found = null;
    try {
      found = search.get();
      if (found != null) {
        results.putValue(valued, found);
      }
      return found;
    } finally {
      // Also where the budget ends first: else runs with small budgets never come beyond it.
      if (found == null) {
        results.put(inVain, true);
      }
    }
  }
}
