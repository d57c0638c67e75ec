package org.farstar.regions.outcome;

import java.util.List;
import java.util.function.Supplier;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.memory.KeptResults.Digest;
import org.farstar.regions.board.Board;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * Values of regions that outlive the process, and which regions were left without one: sums are
 * found again only where the same regions are values. Safe for threads.
 */
final class KeptRegions {
  private final KeptResults results;
  private final String name;
  private final Universe universe;

  /**
   * @param name of the rules and the frame, the same in every process
   * @param universe where values are to live
   */
  KeptRegions(KeptResults results, String name, Universe universe) {
    this.results = results;
    this.name = name;
    this.universe = universe;
  }

  /**
   * The value of a region: the one that is kept, or what a search finds, which is kept then; null
   * where it finds none, or is known to find none.
   *
   * @param positions the effort of the search, which it is known by
   */
  ShortGame value(Board board, long positions, Supplier<ShortGame> search) {
    ShortGame value = known(board);
    if (value != null) {
      return value;
    }
    Digest inVain = digest("no value in " + positions, board);
    if (results.content(inVain) == KeptResults.WON) {
      return null;
    }
    ShortGame found = null;
    try {
      found = search.get();
      return found == null ? null : put(board, found);
    } finally {
      // Also where the budget ends first: else runs with small budgets never come beyond it.
      if (found == null) {
        results.put(inVain, true);
      }
    }
  }

  private ShortGame known(Board board) {
    ShortGame value = results.value(digest("value", board));
    return value == null ? null : universe.adopt(value);
  }

  private ShortGame put(Board board, ShortGame value) {
    results.putValue(digest("value", board), value);
    return value;
  }

  private Digest digest(String what, Board board) {
    return Digest.of(List.of(what, name, board.first() + "\n" + board.second()));
  }
}
