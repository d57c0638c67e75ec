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
import org.apache.spark.status.AppStatusListener;
import org.farstar.ask.input.InputException;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.ChunkStore;
import org.farstar.engine.table.BlockWorkers;
import org.farstar.front.cluster.Cluster;
import org.farstar.front.cluster.ClusterKey;
import org.farstar.front.cluster.ClusterRequest;
import org.farstar.front.cluster.ShippedGame;
import org.farstar.front.cluster.TableJob;
import org.farstar.spark.own.Daemons;
import org.farstar.spark.solve.SparkChunks;
import org.farstar.spark.store.Stores;
import org.farstar.spark.trouble.Trouble;
import scala.Option;

/** One application of Spark. */
final class SparkCluster implements Cluster {
  private static final long WORKERS_SECONDS = 10;

  private static final String PAGES = "spark.ui.enabled";
  private static final String AUTHENTICATE = "spark.authenticate";
  private static final String SECRET = "spark.authenticate.secret";
  private static final String AES = "spark.network.crypto.enabled";
  private static final String SASL = "spark.authenticate.enableSaslEncryption";
  private static final long MEGABYTE = 1 << 20;

  /** The setting that says how many parts a shuffle may have, and what it is if nothing is said. */
  private static final String BLOCKS = "spark.farstar.blocks";

  private static final int MOST_BLOCKS = 1_000_000;

  /** The setting that says how much decoded records may take in a worker, as in {@code 100m}. */
  private static final String LOOKUP = "spark.farstar.lookup";

  /** The part of a worker's memory that they may take if nothing is said. */
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
    keepNoStatus(context);
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
   * Where nobody can look at Spark's pages, what they show is not kept of each task: it costs this
   * process as much as to send the task.
   */
  private static void keepNoStatus(JavaSparkContext context) {
    Option<AppStatusListener> keeps = context.sc().statusStore().listener();
    if (keeps.isDefined() && !context.getConf().getBoolean(PAGES, true)) {
      context.sc().listenerBus().removeListener(keeps.get());
    }
  }

  /**
   * What is not said by {@code -Dspark...}: no pages, no bars on the terminal, our jars, and who
   * may reach the application. On one machine it listens on the loopback address alone. Elsewhere
   * everybody must know a secret, and what they say to each other is encrypted.
   *
   * @throws InputException where a secret is needed and not known
   */
  static SparkConf settings(Master master, ClusterRequest request) {
    SparkConf conf = new SparkConf();
    conf.setMaster(master.url());
    conf.setIfMissing("spark.app.name", "farstar");
    conf.setIfMissing(PAGES, "false");
    conf.setIfMissing("spark.ui.showConsoleProgress", "false");
    // A worker that has nothing nearby to do takes what is elsewhere: reading costs less than a
    // wait.
    conf.setIfMissing("spark.locality.wait", "0");
    // So nothing becomes possible by waiting, and the scheduler need not look every second.
    conf.setIfMissing("spark.scheduler.revive.interval", "10s");
    request.key().ifPresent(key -> letIn(conf, key));
    if (master.isHere()) {
      // Nothing has to reach this process from elsewhere, so nothing can.
      conf.setIfMissing("spark.driver.host", Daemons.LOOPBACK);
      conf.setIfMissing("spark.driver.bindAddress", Daemons.LOOPBACK);
    } else {
      conf.setIfMissing(AUTHENTICATE, "true");
      if (conf.getBoolean(AUTHENTICATE, true)) {
        requireSecret(master, conf);
        conf.setIfMissing(SASL, "true");
        if (hasTink()) {
          // Preferred to SASL where the other side has it, too.
          conf.setIfMissing(AES, "true");
        }
      }
    }
    if (master.isLocal()) {
      // Spark makes a secret of its own for an application without workers.
      conf.setIfMissing(AUTHENTICATE, "true");
    }
    if (!master.isLocal() && !request.jars().isEmpty()) {
      List<String> jars = new ArrayList<>(request.jars().stream().map(Path::toString).toList());
      ownJar().map(Path::toString).filter(own -> !jars.contains(own)).ifPresent(jars::add);
      conf.setIfMissing("spark.jars", String.join(",", jars));
    }
    return conf;
  }

  private static void letIn(SparkConf conf, ClusterKey key) {
    conf.setIfMissing(AUTHENTICATE, "true");
    conf.setIfMissing(SECRET, key.secret());
    if (key.workerMegabytes() > 0) {
      conf.setIfMissing("spark.executor.memory", key.workerMegabytes() + "m");
    }
  }

  /** On a standalone cluster; YARN and Kubernetes let Spark make one for each application. */
  private static void requireSecret(Master master, SparkConf conf) {
    if (!master.hosts().isEmpty() && !conf.contains(SECRET)) {
      throw new InputException(
          "--master: '"
              + master.url()
              + "' is on another machine, and without a secret everybody in the network could have"
              + " its workers and this process run programs",
          "Set FARSTAR_CLUSTER_SECRET to the spark.authenticate.secret of the cluster; or allow"
              + " it with FARSTAR_JAVA_OPTS=-Dspark.authenticate=false.");
    }
  }

  /** Whether the library is there that Spark's better encryption needs; an installation has it. */
  private static boolean hasTink() {
    return SparkCluster.class.getResource("/com/google/crypto/tink/subtle/Hkdf.class") != null;
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
    JavaFutureAction<List<String>> asked =
        trouble.lasting(
            context.sc(),
            () -> context.parallelize(List.of(0), 1).map(new VersionTask()).collectAsync());
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
  public ChunkStore store(String address) {
    return Stores.open(address, context.hadoopConfiguration());
  }

  @Override
  public ChunkExecutor chunks(ShippedGame game) {
    long usual =
        context.isLocal()
            ? request.memoryBytes() / 2
            : context.sc().executorMemory() * MEGABYTE / LOOKUP_SHARE;
    long bytes = context.getConf().getSizeAsBytes(LOOKUP, usual);
    int blocks = Math.max(1, context.getConf().getInt(BLOCKS, MOST_BLOCKS));
    return new SparkChunks(context, trouble, game, bytes, blocks);
  }

  @Override
  public void close() {
    context.close();
  }
}
