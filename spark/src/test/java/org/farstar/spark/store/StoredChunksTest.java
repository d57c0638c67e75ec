package org.farstar.spark.store;

import java.nio.file.Path;
import org.farstar.ask.solve.ChunkExecutorContract;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.ChunkStore;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;

/** Chunks on Spark in a store that has an address. */
@Tag("slow")
@Tag("day0")
class StoredChunksTest extends ChunkExecutorContract {
  @BeforeEach
  void mend() {
    FaultyFiles.mend();
  }

  @Override
  protected ChunkExecutor executor(Path spill) {
    return FaultyFiles.chunks();
  }

  @Override
  protected ChunkStore store(Path to) {
    return FaultyFiles.store(to);
  }
}
