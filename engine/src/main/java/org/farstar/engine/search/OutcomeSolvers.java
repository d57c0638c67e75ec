package org.farstar.engine.search;

import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Play;

/**
 * Makes the solvers for one variant of the rules, one for each question, which share what they
 * find: the seam where a game brings a faster search behind the same contract.
 *
 * @param <P> the positions
 */
@FunctionalInterface
public interface OutcomeSolvers<P> {
  /** A solver for one question, which stops when this control says so. */
  OutcomeSolver<P> under(Control control);

  /** The search that serves every ruleset, with one table that remembers everything. */
  static <P> OutcomeSolvers<P> searching(Play<P> rules) {
    OutcomeTable<P> table = OutcomeTable.remembering();
    return control -> new OutcomeSearch<>(rules, table, control);
  }
}
