package org.farstar.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.farstar.ask.input.InputException;
import org.farstar.engine.solve.KeyPlay;
import org.farstar.engine.solve.SolvedFolder;
import org.farstar.front.cluster.Cluster;
import org.farstar.front.cluster.ClusterEngine;
import org.farstar.front.cluster.ClusterRequest;
import org.farstar.front.cluster.OwnCluster;
import org.farstar.spark.own.OwnStart;
import org.farstar.spark.solve.ParquetExport;

/** Apache Spark, in this process or on a cluster. */
public final class SparkEngine implements ClusterEngine {
  private static final String LOG_SETTINGS = "org/farstar/spark/log4j2.properties";

  @Override
  public String name() {
    return "spark";
  }

  @Override
  public Cluster open(ClusterRequest request) {
    Master master = Master.read(request.master());
    master.requireReachable();
    logTo(request);
    return SparkCluster.open(master, request);
  }

  @Override
  public OwnCluster start(Path folder, int port, int workers, long megabytes) {
    return OwnStart.start(folder, port, workers, megabytes);
  }

  @Override
  public void writeParquet(SolvedFolder solved, KeyPlay play, Path file) {
    ParquetExport.write(solved, play, file);
  }

  /** Spark's own words go to a file; this must be said before any class of Spark is loaded. */
  static void logTo(ClusterRequest request) {
    try {
      Files.createDirectories(request.log().toAbsolutePath().getParent());
    } catch (IOException e) {
      throw InputException.outside("cannot write '" + request.log() + "': " + e.getMessage());
    }
    System.setProperty("farstar.spark.log", request.log().toString());
    System.setProperty("log4j2.configurationFile", "classpath:" + LOG_SETTINGS);
  }
}
