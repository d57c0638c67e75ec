package org.farstar.engine.solve;

/**
 * Makes the rules of a task, where the task is worked on. An executor that ships tasks elsewhere
 * ships their text, and the worker has a maker of its own.
 */
@FunctionalInterface
public interface KeyPlays {
  /**
   * The game of a task.
   *
   * @throws SolveException if there is no such game or position, or it cannot be solved so
   */
  KeyPlay open(SolveTask task);
}
