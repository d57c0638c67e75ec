package org.farstar.spark;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.farstar.ask.input.InputException;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.table.BlockWorkers;
import org.farstar.front.cluster.Cluster;
import org.farstar.front.cluster.ClusterRequest;
import org.farstar.front.cluster.ShippedGame;
import org.farstar.front.cluster.TableJob;
import org.farstar.spark.solve.SparkChunks;
import org.farstar.spark.trouble.Trouble;

/** One application of Spark. */
final class SparkCluster implements Cluster {
  private static final long WORKERS_SECONDS = 10;

  private static final String LOOPBACK = "127.0.0.1";
  private static final long MEGABYTE = 1 << 20;

  /** The part of a worker's memory that decoded records may take. */
  private static final long LOOKUP_SHARE = 4;

  private final JavaSparkContext context;
  private final Trouble trouble;
  private final ClusterRequest request;

  private SparkCluster(JavaSparkContext context, Trouble trouble, ClusterRequest request) {
    this.context = context;
    this.trouble = trouble;
    this.request = request;
  }

  /**
   * Starts an application.
   *
   * @throws InputException where the master refuses it, or its workers are of another version
   */
  static SparkCluster open(Master master, ClusterRequest request) {
    Trouble trouble = new Trouble(master.url(), request.log());
    SparkConf conf = settings(master, request);
    JavaSparkContext context;
    try {
      context = new JavaSparkContext(conf);
    } catch (Exception | LinkageError e) {
      // Scala throws checked exceptions that no method declares.
      throw trouble.starting(e);
    }
    SparkCluster cluster = new SparkCluster(context, trouble, request);
    try {
      if (!master.isLocal()) {
        cluster.requireWorkersOfThisVersion();
      }
    } catch (RuntimeException e) {
      cluster.close();
      throw e;
    }
    return cluster;
  }

  /**
   * What is not said by {@code -Dspark...}: no pages, no bars on the terminal, our jars, and on one
   * machine the loopback address alone.
   */
  private static SparkConf settings(Master master, ClusterRequest request) {
    SparkConf conf = new SparkConf();
    conf.setMaster(master.url());
    conf.setIfMissing("spark.app.name", "farstar");
    // Results are handed on one by one, so that their sum says nothing.
    conf.setIfMissing("spark.driver.maxResultSize", "0");
    conf.setIfMissing("spark.ui.enabled", "false");
    conf.setIfMissing("spark.ui.showConsoleProgress", "false");
    if (master.isHere()) {
      // Nothing has to reach this process from elsewhere, so nothing can.
      conf.setIfMissing("spark.driver.host", LOOPBACK);
      conf.setIfMissing("spark.driver.bindAddress", LOOPBACK);
    }
    if (master.isLocal()) {
      // Spark makes a secret of its own for an application without workers.
      conf.setIfMissing("spark.authenticate", "true");
    }
    if (!master.isLocal() && !request.jars().isEmpty()) {
      List<String> jars = new ArrayList<>(request.jars().stream().map(Path::toString).toList());
      ownJar().map(Path::toString).filter(own -> !jars.contains(own)).ifPresent(jars::add);
      conf.setIfMissing("spark.jars", String.join(",", jars));
    }
    return conf;
  }

  /** The jar of this class, which lies beside Spark's; empty where classes are in folders. */
  private static Optional<Path> ownJar() {
    try {
      Path here =
          Path.of(SparkCluster.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return Optional.of(here).filter(Files::isRegularFile);
    } catch (URISyntaxException e) {
      throw InputException.outside("cannot find the jars of Farstar: " + e.getMessage());
    }
  }

  private void requireWorkersOfThisVersion() {
    JavaFutureAction<List<String>> asked;
    try {
      asked = context.parallelize(List.of(0), 1).map(new VersionTask()).collectAsync();
    } catch (IllegalStateException e) {
      throw trouble.ended();
    }
    boolean told = false;
    while (true) {
      try {
        String version = asked.get(WORKERS_SECONDS, TimeUnit.SECONDS).get(0);
        if (!version.equals(context.version())) {
          throw trouble.versions(version, context.version());
        }
        return;
      } catch (TimeoutException e) {
        if (context.sc().isStopped()) {
          throw trouble.ended();
        }
        if (!told) {
          request
              .told()
              .accept(
                  "waiting for workers of "
                      + context.master()
                      + " with a core and "
                      + context.sc().executorMemory()
                      + " MB free");
          told = true;
        }
      } catch (ExecutionException e) {
        throw trouble.working(e.getCause(), "");
      } catch (InterruptedException e) {
        throw trouble.interrupted();
      } catch (RuntimeException e) {
        throw e instanceof InputException ? e : trouble.working(e, "");
      }
    }
  }

  @Override
  public BlockWorkers blocks(Supplier<TableJob> job) {
    return new SparkBlocks(context, trouble, job, request.memoryBytes());
  }

  @Override
  public ChunkExecutor chunks(ShippedGame game) {
    long bytes =
        context.isLocal()
            ? request.memoryBytes() / 2
            : context.sc().executorMemory() * MEGABYTE / LOOKUP_SHARE;
    return new SparkChunks(context, trouble, game, bytes);
  }

  @Override
  public void close() {
    context.close();
  }
}
