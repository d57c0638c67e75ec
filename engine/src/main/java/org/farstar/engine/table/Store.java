package org.farstar.engine.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Where finished blocks of tables are kept, so that a table that was interrupted continues. */
public interface Store extends AutoCloseable {
  /**
   * The rows of a block, if they were kept.
   *
   * @param key says which block
   * @param fitting whether rows can be those of the block; others are damaged, and count as not
   *     kept
   */
  Optional<List<List<Cell>>> find(String key, Predicate<List<List<Cell>>> fitting);

  /** Keeps the rows of a block; when this returns they outlive the process. */
  void keep(String key, List<List<Cell>> rows);

  @Override
  void close();

  /** Keeps nothing. */
  static Store none() {
    return new Store() {
      @Override
      public Optional<List<List<Cell>>> find(String key, Predicate<List<List<Cell>>> fitting) {
        return Optional.empty();
      }

      @Override
      public void keep(String key, List<List<Cell>> rows) {}

      @Override
      public void close() {}
    };
  }
}
