package org.farstar.engine.solve;

import java.util.List;

/**
 * The chunks of a layer that are worked on next, by name. Nothing is read before somebody works on
 * it.
 *
 * @param task the solve
 * @param store where the chunks are, and where what is made of them goes
 * @param layer the layer that they belong to
 * @param chunks their names in the store
 */
public record LayerInput(SolveTask task, ChunkStore store, long layer, List<String> chunks) {
  public LayerInput {
    chunks = List.copyOf(chunks);
  }

  /** How many there are. */
  public int count() {
    return chunks.size();
  }

  /** One of them, to be worked on. */
  ChunkInput chunk(int number) {
    return new ChunkInput(store, new Bucket(layer, number), chunks.get(number));
  }

  /** The bytes of one of them. */
  public byte[] read(int number) {
    return store.read(chunks.get(number));
  }
}
