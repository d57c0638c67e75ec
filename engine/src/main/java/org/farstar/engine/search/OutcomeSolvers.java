package org.farstar.engine.search;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Makes searches for who wins sums of positions of one ruleset in normal play: the seam where a
 * game brings a faster one.
 *
 * @param <P> the positions
 */
@FunctionalInterface
public interface OutcomeSolvers<P> {
  /**
   * A search for one question and one thread that asks it; empty where there is none but the search
   * that serves every ruleset.
   *
   * @param rules what the tables of the workspace know the rules by
   * @param workspace owns the tables
   * @param control stops the search when its budget ends, and says how many threads it may use
   */
  Optional<Sums<P>> sums(Object rules, Workspace workspace, Control control);

  /** No search of its own. */
  static <P> OutcomeSolvers<P> none() {
    return (rules, workspace, control) -> Optional.empty();
  }

  /** A search for who wins sums of positions. */
  interface Sums<P> {
    /** Whether positions may be part of the sums. */
    boolean serves(List<P> positions);

    /**
     * The result for a player who moves first in the sum.
     *
     * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found is
     *     kept, so that asking again goes on from there
     */
    Result result(List<P> positions, Player mover);

    /** How many positions and sums were visited so far. */
    long visited();
  }
}
