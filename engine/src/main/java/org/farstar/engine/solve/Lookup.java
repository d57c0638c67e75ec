package org.farstar.engine.solve;

/** Where the records of later layers are found while a chunk is evaluated. */
public interface Lookup {
  /**
   * Finds records.
   *
   * @param layer of all the keys
   * @param keys ascending, possibly some twice
   * @param count how many
   * @param stride how many words lie between the beginnings of two keys
   * @param found receives a record for each of them, in their order
   * @throws SolveException if a key has no record
   */
  void find(long layer, long[] keys, int count, int stride, RecordArray found);
}
