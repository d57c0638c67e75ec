package org.farstar.verify.tree;

import org.farstar.engine.rules.Rules;

/**
 * Rules of boards that may be cut between lines: the sum of the strips is worth no more to Left
 * than the board, since a cut takes moves from her alone.
 *
 * @param <P> the positions
 */
public interface StripRules<P> extends Rules<P> {
  /** How many lines a board has. */
  int lines(P position);

  /**
   * The lines of a board from one on, without those from another one on.
   *
   * @param from at least 0
   * @param end greater than {@code from}, at most {@link #lines}
   */
  P strip(P position, int from, int end);

  /** Why the sum of the strips is at most the board, a clause. */
  String whyCut();
}
