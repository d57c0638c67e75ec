package org.farstar.engine.solve;

/**
 * A chunk that is worked on. It is not read before somebody asks for it.
 *
 * @param store where it is, and where what is made of it goes
 * @param bucket its layer, and its number in place of a range
 * @param name its name in the store
 */
public record ChunkInput(ChunkStore store, Bucket bucket, String name) {
  /** Its bytes. */
  byte[] read() {
    return store.read(name);
  }
}
