package org.farstar.spark;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.farstar.ask.solve.ChunkExecutorContract;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.front.cluster.ShippedGame;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Chunks on Spark in this process, records being looked up where they are. */
class SparkChunksTest extends ChunkExecutorContract {
  @Override
  protected ChunkExecutor executor(Path spill) {
    return LocalSpark.get().chunks(new ShippedGame("", Optional.empty(), Map.of()));
  }

  @Override
  @Tag("slow")
  @Tag("day3")
  @ParameterizedTest
  @MethodSource("moreGames")
  protected void makesTheSameBytesOfMoreGames(
      String game, String position, String content, int chunk) {
    super.makesTheSameBytesOfMoreGames(game, position, content, chunk);
  }
}
