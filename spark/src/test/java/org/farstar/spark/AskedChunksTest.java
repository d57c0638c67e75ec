package org.farstar.spark;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.ask.solve.ChunkExecutorContract;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.front.cluster.Cluster;
import org.farstar.front.cluster.ClusterRequest;
import org.farstar.front.cluster.ShippedGame;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** The same where workers have no room for records, so that each is asked for by shuffles. */
class AskedChunksTest extends ChunkExecutorContract {
  private static Cluster cluster;

  @BeforeAll
  static void start() {
    Path log = Path.of("target", "spark.log");
    cluster =
        new SparkEngine().open(new ClusterRequest("local[2]", log, List.of(), 0, words -> {}));
  }

  @AfterAll
  static void end() {
    cluster.close();
  }

  @Override
  protected ChunkExecutor executor(Path spill) {
    return cluster.chunks(new ShippedGame("", Optional.empty(), Map.of()));
  }
}
