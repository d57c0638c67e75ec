package org.farstar.spark.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.farstar.engine.solve.ChunkStore;
import org.farstar.engine.solve.LocalStore;
import org.junit.jupiter.api.Test;
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

  /** As what a stopped task on a worker has begun, and ends meanwhile. */
  @Test
  void filesThatVanishMeanwhileDoNoHarm() throws Exception {
    ChunkStore store = store();
    store.write("a/1", new byte[1]);
    AtomicBoolean stop = new AtomicBoolean();
    CompletableFuture<Integer> other =
        CompletableFuture.supplyAsync(
            () -> {
              int files = 0;
              while (!stop.get()) {
                Path file = folder.resolve("x/a/.unfinished-" + files++ % 50);
                try {
                  Files.createFile(file);
                  Files.deleteIfExists(file);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              }
              return files;
            });
    try {
      for (int i = 0; i < 300; i++) {
        store.sweep();
      }
    } finally {
      stop.set(true);
    }
    assertThat(other.join()).isPositive();
    assertThat(store.list("a")).containsExactly("1");
  }
}
