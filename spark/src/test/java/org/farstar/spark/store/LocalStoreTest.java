package org.farstar.spark.store;

import java.nio.file.Files;
import java.nio.file.Path;
import org.farstar.engine.solve.ChunkStore;
import org.farstar.engine.solve.LocalStore;
import org.junit.jupiter.api.io.TempDir;

/** A folder of this machine. */
class LocalStoreTest extends StoreContract {
  @TempDir private Path folder;

  @Override
  ChunkStore store() {
    return new LocalStore(folder.resolve("x"));
  }

  @Override
  void put(String name, byte[] bytes) throws Exception {
    Files.write(folder.resolve("x").resolve(name), bytes);
  }

  @Override
  boolean isThere(String name) {
    return Files.exists(folder.resolve("x").resolve(name));
  }
}
