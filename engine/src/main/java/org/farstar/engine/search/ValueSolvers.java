package org.farstar.engine.search;

import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Play;

/**
 * Makes the solvers of one question, one for each thread, all of which share a table: the seam
 * where a game brings a faster search for values behind the same contract.
 *
 * @param <P> the positions
 */
public interface ValueSolvers<P> {
  /**
   * A solver.
   *
   * @param rules the rules with their parameters
   * @param algebra the kind of values
   * @param table where values are remembered, owned by the caller
   * @param control stops the search when its budget ends
   * @param worker which of several threads it is for, from 0; they look at the options in different
   *     orders, so that what one begins the others find done
   * @param <V> the values
   */
  <V> ValueSolver<P, V> solver(
      Play<P> rules, Algebra<V> algebra, ValueTable<P, V> table, Control control, int worker);

  /**
   * Values that were found before.
   *
   * @param rules what the tables of the workspace know the rules by
   * @param workspace where the values are to live, and what knows where they are stored
   * @param <V> the values
   */
  default <V> StoredValues<P, V> stored(Object rules, Workspace workspace) {
    return StoredValues.none();
  }

  /**
   * A table for values, with those that were found before behind it.
   *
   * @param rules what the tables of the workspace know the rules by
   * @param workspace what the table takes its share of
   * @param <V> the values
   */
  default <V> ValueTable<P, V> table(Object rules, Workspace workspace) {
    return ValueTable.in(workspace, stored(rules, workspace));
  }

  /** How a database of values is made; empty where there can be none. */
  default Optional<DatabaseMaker> database() {
    return Optional.empty();
  }

  /** The search that serves every ruleset. */
  static <P> ValueSolvers<P> searching() {
    return new ValueSolvers<>() {
      @Override
      public <V> ValueSolver<P, V> solver(
          Play<P> rules, Algebra<V> algebra, ValueTable<P, V> table, Control control, int worker) {
        return new ValueSearch<>(rules, algebra, table, control, worker);
      }
    };
  }
}
