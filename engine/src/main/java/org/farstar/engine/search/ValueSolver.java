package org.farstar.engine.search;

import org.farstar.engine.play.LoopyGameException;

/**
 * Computes values without theory. {@link ValueSearch} does it for every play; a game may bring one
 * of its own, see {@link ValueSolvers}.
 *
 * <p>A solver serves one question and one thread. It counts every position it visits on a {@link
 * org.farstar.engine.budget.Meter} and settles the meter when it returns.
 *
 * @param <P> the positions
 * @param <V> the values
 */
public interface ValueSolver<P, V> {
  /** The kind of values. */
  Algebra<V> algebra();

  /**
   * The value of one position.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found
   *     stays in the table
   * @throws NoSuchValueException where a follower has no value in the algebra
   * @throws LoopyGameException where a position returns in the course of play
   */
  V value(P position);

  /** How many positions this solver has visited so far. */
  long visited();

  /** Makes a solver in another thread end soon, without a value. */
  void stop();
}
