package org.farstar.engine.table;

import java.util.List;
import java.util.Optional;

/** Where finished blocks of tables are kept, so that a table that was interrupted goes on. */
public interface Store extends AutoCloseable {
  /** The rows of a block, if they were kept. */
  Optional<List<List<String>>> find(String key);

  /** Keeps the rows of a block; when this returns they outlive the process. */
  void keep(String key, List<List<String>> rows);

  @Override
  void close();

  /** Keeps nothing. */
  static Store none() {
    return new Store() {
      @Override
      public Optional<List<List<String>>> find(String key) {
        return Optional.empty();
      }

      @Override
      public void keep(String key, List<List<String>> rows) {}

      @Override
      public void close() {}
    };
  }
}
