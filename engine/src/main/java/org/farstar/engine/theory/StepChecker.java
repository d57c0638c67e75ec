package org.farstar.engine.theory;

import java.util.Set;

/**
 * Evaluates what steps state about a position of one game: by its rules and from first principles,
 * never by the theory that wrote them. It is next to the rules, and covers every kind of step that
 * the game prints and that the engine cannot evaluate for all games.
 *
 * @param <P> the positions
 */
public interface StepChecker<P> {
  /** The kinds of steps that it evaluates. */
  Set<StepKind> kinds();

  /**
   * Evaluates one step of these kinds.
   *
   * @param check the step, the position it is about, and where the findings go
   */
  void check(StepCheck<P> check);
}
