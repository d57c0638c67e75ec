package org.farstar.engine.play;

import java.util.List;
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

  /**
   * A move that says where it is pointed at. A move that does not is pointed at by the spots that
   * its text names, see {@link org.farstar.engine.rules.Look#pointsAt}.
   *
   * @param to the position it leads to
   * @param text what a player types to choose it; unique among the moves of the position
   * @param spots all the ways to point at it, the usual one first, each the names of spots of the
   *     drawing in their order: of two heaps of one size either may be pointed at. A spot {@code
   *     3.12} that is not drawn is a place of the spot {@code 3} that is. Asked for only where a
   *     position is drawn.
   */
  default void add(P to, Supplier<String> text, Supplier<List<List<String>>> spots) {
    add(to, text);
  }

  /**
   * Receives moves with their spots; none for a move that says nothing of them.
   *
   * @param <P> the positions
   */
  @FunctionalInterface
  interface WithSpots<P> extends Moves<P> {
    @Override
    void add(P to, Supplier<String> text, Supplier<List<List<String>>> spots);

    @Override
    default void add(P to, Supplier<String> text) {
      add(to, text, List::of);
    }
  }
}
