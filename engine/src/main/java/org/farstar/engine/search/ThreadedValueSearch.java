package org.farstar.engine.search;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Together;
import org.farstar.engine.play.LoopyGameException;
import org.farstar.engine.play.Play;

/**
 * Computes values with as many threads as the control allows. Every thread searches the whole
 * position, in an order of its own, and all of them share one table: what one has valued the others
 * find there. The thread that asked has the answer, and the others stop.
 *
 * @param <P> the positions
 * @param <V> the values; their algebra must be safe for threads
 */
public final class ThreadedValueSearch<P, V> {
  private final ValueSolvers<P> solvers;
  private final Play<P> rules;
  private final Algebra<V> algebra;
  private final ValueTable<P, V> table;
  private final Control control;
  private long visited;

  /**
   * @param solvers make the search of each thread
   * @param rules the rules; the ending must be that the last player wins
   * @param algebra the kind of values
   * @param table where values are remembered, owned by the caller
   * @param control stops the search when its budget ends, and says how many threads there may be
   */
  public ThreadedValueSearch(
      ValueSolvers<P> solvers,
      Play<P> rules,
      Algebra<V> algebra,
      ValueTable<P, V> table,
      Control control) {
    this.solvers = solvers;
    this.rules = rules;
    this.algebra = algebra;
    this.table = table;
    this.control = control;
  }

  /** A search with a table of its own. */
  public ThreadedValueSearch(Play<P> rules, Algebra<V> algebra, Control control) {
    this(ValueSolvers.searching(), rules, algebra, ValueTable.remembering(), control);
  }

  /** How many positions all threads have visited so far, some of them more than once. */
  public long visited() {
    return visited;
  }

  /**
   * The value of a position.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found
   *     stays in the table
   * @throws NoSuchValueException where a follower has no value in the algebra
   * @throws LoopyGameException where a position returns in the course of play
   */
  public V value(P position) {
    List<ValueSolver<P, V>> searches = new ArrayList<>();
    for (int worker = 0; worker < control.threads(); worker++) {
      searches.add(solvers.solver(rules, algebra, table, control, worker));
    }
    try {
      return Together.first(
          searches, search -> control.heeding(() -> search.value(position)), ValueSolver::stop);
    } finally {
      searches.forEach(search -> visited += search.visited());
    }
  }
}
