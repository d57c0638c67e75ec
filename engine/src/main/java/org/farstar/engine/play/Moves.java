package org.farstar.engine.play;

import java.util.function.Supplier;

/**
 * Receives the moves of a position one by one; see {@link Play#moves}.
 *
 * <p>The text of a move is asked for only where it is shown, so a search pays nothing for it.
 *
 * @param <P> the positions
 */
@FunctionalInterface
public interface Moves<P> {
  /**
   * A move.
   *
   * @param to the position it leads to
   * @param text what a player types to choose it; unique among the moves of the position
   */
  void add(P to, Supplier<String> text);
}
