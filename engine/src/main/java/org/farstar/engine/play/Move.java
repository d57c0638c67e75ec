package org.farstar.engine.play;

import java.util.List;

/**
 * A move with the text a player types to choose it and the position it leads to.
 *
 * @param <P> the positions
 * @param text the move as text
 * @param to the position after the move
 * @param spots the ways to point at it, see {@link Moves#add(Object, java.util.function.Supplier,
 *     java.util.function.Supplier)}; none where nobody has asked for them
 */
public record Move<P>(String text, P to, List<List<String>> spots) {
  /** A move that is not shown. */
  public Move(String text, P to) {
    this(text, to, List.of());
  }
}
