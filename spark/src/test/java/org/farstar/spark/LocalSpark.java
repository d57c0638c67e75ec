package org.farstar.spark;

import java.nio.file.Path;
import java.util.List;
import org.farstar.front.cluster.Cluster;
import org.farstar.front.cluster.ClusterRequest;

/**
 * Spark in two threads of the process of the tests: it takes seconds to start, so they share it.
 */
public final class LocalSpark {
  private static Cluster cluster;

  private LocalSpark() {}

  /** The cluster, which nobody closes. */
  public static synchronized Cluster get() {
    if (cluster == null) {
      Path log = Path.of("target", "spark.log");
      cluster =
          new SparkEngine()
              .open(new ClusterRequest("local[2]", log, List.of(), 1 << 28, words -> {}));
    }
    return cluster;
  }

  /** Ends it, so that another may begin in this process. */
  public static synchronized void end() {
    if (cluster != null) {
      cluster.close();
      cluster = null;
    }
  }
}
