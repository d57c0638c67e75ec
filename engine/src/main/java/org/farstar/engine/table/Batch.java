package org.farstar.engine.table;

import java.util.List;

/**
 * Blocks of a table that are made one after the other in another place.
 *
 * @param id tells it from the other batches of a run
 * @param keys the keys of the blocks, in the order of the table
 * @param share how many positions each block may take; one that needs more is left
 */
public record Batch(long id, List<String> keys, long share) {
  public Batch {
    keys = List.copyOf(keys);
  }
}
