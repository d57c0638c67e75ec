package org.farstar.engine.setup;

import java.util.Optional;

/** How the positions of a game are set up by hand. */
@FunctionalInterface
public interface Setup {
  /** What can be done at a position; empty where only its text can be changed. */
  Optional<Hand> at(Scene scene);

  /**
   * Rows of symbols, each symbol at a spot of its own, as {@link org.farstar.picture.Boards#grid}
   * and {@link org.farstar.picture.Boards#strips} draw them.
   *
   * @param symbols what may stand at a spot, in the order in which clicks run through them; the
   *     first is what new cells have
   */
  static Setup symbols(String symbols) {
    return scene -> Optional.of(new SymbolHand(scene, symbols).hand());
  }

  /**
   * Heaps whose sizes stand one behind the other, as {@link org.farstar.picture.Boards#piles} and
   * {@link org.farstar.picture.Boards#tokens} draw them; {@code 0} is no heap.
   *
   * @param between what stands between two sizes
   * @param more a heap that is offered besides one of three, such as {@code w}; empty for none
   */
  static Setup heaps(String between, String more) {
    return scene -> Optional.of(new HeapHand(scene, between, more).hand());
  }

  /**
   * A graph as its edges and single vertices, each vertex with a spot of its name.
   *
   * @param joints what joins the ends of an edge, {@code -}, or those of an arc, {@code >}; the
   *     first unless the position has edges
   * @param second what the second mode does
   */
  static Setup graph(String joints, GraphHand.Second second) {
    return scene -> GraphHand.at(scene, joints, second);
  }

  /**
   * A setup by what the text of a position and its drawing have in common: rows of symbols, heaps
   * or a graph. Symbols are those that stand in positions nearby.
   */
  static Setup derived() {
    return Derived::at;
  }
}
