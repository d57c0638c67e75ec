package org.farstar.spark;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.security.UserGroupInformation;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.front.cluster.Cluster;
import org.farstar.front.cluster.ClusterRequest;
import org.farstar.front.cluster.ShippedGame;
import org.farstar.spark.solve.SparkChunks;
import org.farstar.spark.trouble.Trouble;

/**
 * Spark in two threads of the process of the tests: it takes seconds to start, so the tests of one
 * process share it, and those that need another application end it.
 */
public final class LocalSpark {
  /** Layers of more than two chunks are brought together in larger ranges. */
  private static final int FEW_BLOCKS = 6;

  private static final Path LOG = Path.of("target", "spark.log");
  private static Cluster cluster;

  private LocalSpark() {}

  /** The cluster, which nobody closes. */
  public static synchronized Cluster get() {
    if (cluster == null) {
      cluster =
          new SparkEngine()
              .open(
                  new ClusterRequest(
                      "local[2]", LOG, List.of(), Optional.empty(), 1 << 28, words -> {}));
    }
    return cluster;
  }

  /** Chunks on it, with no room for the records of later layers, nor for shuffles of many parts. */
  static ChunkExecutor asking(ShippedGame game) {
    get();
    JavaSparkContext context = JavaSparkContext.fromSparkContext(SparkContext.getOrCreate());
    return new SparkChunks(context, new Trouble("local[2]", LOG), game, 0, FEW_BLOCKS);
  }

  /** Ends it, so that another may begin in this process. */
  public static synchronized void end() {
    if (cluster != null) {
      cluster.close();
      cluster = null;
    }
    // The secret of any cluster before would go before that of the next one.
    UserGroupInformation.reset();
  }
}
