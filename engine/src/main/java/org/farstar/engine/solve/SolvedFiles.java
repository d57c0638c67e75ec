package org.farstar.engine.solve;

import java.util.List;
import java.util.Optional;

/** The files of a solved game, wherever they are kept. */
public interface SolvedFiles {
  /** Where they are, as people write it. */
  String place();

  /**
   * The file of this name, such as {@code task} or {@code solved}; empty if it is not there.
   *
   * @throws SolveException if it cannot be read
   */
  Optional<String> text(String name);

  /**
   * The chunks of a layer in order. What is read of them when, is a matter of the place; a fault
   * that shows only then is thrown then.
   *
   * @param count how many there must be
   * @throws SolveException if there are others, or one of them cannot be read
   */
  List<Chunk> chunks(long layer, int count);

  /**
   * Where the chunks of a layer begin, for a place at which each chunk that is looked into costs a
   * request; empty where looking is cheap or nobody has said it. A hint: it need not be right.
   *
   * @param count how many chunks the layer has
   */
  default Optional<KeyArray> begins(long layer, int count) {
    return Optional.empty();
  }
}
