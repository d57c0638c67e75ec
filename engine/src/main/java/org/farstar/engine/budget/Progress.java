package org.farstar.engine.budget;

/**
 * How far a search has come.
 *
 * @param what the part of the work that is being done, in words
 * @param positions how many positions were visited since the start
 * @param millis the wall time since the start
 */
public record Progress(String what, long positions, long millis) {

  /** Positions per second, 0 at the very start. */
  public long rate() {
    return millis == 0 ? 0 : Math.round(positions * 1000.0 / millis);
  }
}
