package org.farstar.engine.theory;

/**
 * What an answer has cost.
 *
 * @param positions how many positions were visited, 0 where none was searched
 * @param millis wall time in milliseconds
 */
public record Effort(long positions, long millis) {
  /** None worth counting. */
  public static final Effort NONE = new Effort(0, 0);

  /** Both together. */
  public Effort plus(Effort other) {
    return new Effort(positions + other.positions, millis + other.millis);
  }
}
