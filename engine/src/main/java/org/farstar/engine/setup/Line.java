package org.farstar.engine.setup;

/**
 * A position as it is written.
 *
 * @param parameters what stands before the colon, or empty if there are none
 * @param text the position
 */
public record Line(String parameters, String text) {
  /** Another position under the same parameters. */
  public Line with(String other) {
    return new Line(parameters, other);
  }

  @Override
  public String toString() {
    return parameters.isEmpty() ? text : parameters + ": " + text;
  }
}
