package org.farstar.cli.input;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.farstar.ask.input.InputException;
import org.farstar.cli.output.Terminal;
import org.farstar.front.cluster.Cluster;
import org.farstar.front.cluster.ClusterEngine;
import org.farstar.front.cluster.ClusterKey;
import org.farstar.front.cluster.ClusterRequest;
import org.farstar.front.cluster.OwnCluster;
import picocli.CommandLine.Option;

/** Where a long piece of work is done. */
public final class EngineOptions {
  private static final String LOCAL = "local";
  private static final String SPARK = "spark";
  private static final String SECRET = "FARSTAR_CLUSTER_SECRET";

  @Option(
      names = "--engine",
      paramLabel = "<name>",
      description =
          "Where the work is done: local, in this process (the default), or spark, on Apache"
              + " Spark.")
  String engine = LOCAL;

  @Option(
      names = "--master",
      paramLabel = "<url>",
      description =
          "With --engine spark: local[2] for two threads of this process, local[*] for one"
              + " thread per processor (the default), spark://host:7077, yarn or"
              + " k8s://https://host:port.")
  String master;

  /**
   * Whether the work is done on a cluster.
   *
   * @throws InputException where the two options do not fit
   */
  public boolean onCluster() {
    if (!List.of(LOCAL, SPARK).contains(engine)) {
      throw new InputException("--engine: found '" + engine + "', allowed: local, spark");
    }
    if (master != null && engine.equals(LOCAL)) {
      throw new InputException("--master is an option of --engine spark only");
    }
    return engine.equals(SPARK);
  }

  /**
   * The engine that was asked for.
   *
   * @throws InputException where its jars are not there
   */
  public ClusterEngine engine() {
    return ClusterEngine.named(engine);
  }

  /**
   * Opens the cluster that was asked for.
   *
   * @param memoryBytes how much tables and values may take in this process, by estimate
   * @throws InputException if there is none, or it cannot be used
   */
  public Cluster open(Terminal terminal, long memoryBytes) {
    Consumer<String> told = words -> terminal.err().println("farstar: " + words);
    String where = master == null ? "local[*]" : master;
    return engine()
        .open(
            new ClusterRequest(
                where,
                terminal.cacheFolder().resolve(engine + ".log"),
                jars(),
                key(where, terminal),
                memoryBytes,
                told));
  }

  /** Where {@code farstar cluster} keeps what it knows of its cluster. */
  public static Path ownFolder(Terminal terminal) {
    return terminal.cacheFolder().resolve("cluster");
  }

  /** What lets this process in: the key of our own cluster, or the secret in the environment. */
  private static Optional<ClusterKey> key(String master, Terminal terminal) {
    Optional<OwnCluster> own =
        OwnCluster.read(ownFolder(terminal)).filter(each -> each.master().equals(master));
    if (own.isPresent()) {
      return own.map(OwnCluster::key);
    }
    return Optional.of(terminal.environment().getOrDefault(SECRET, ""))
        .filter(secret -> !secret.isBlank())
        .map(secret -> new ClusterKey(secret, 0));
  }

  /** The jars beside the one that this class comes from; none where it comes from a folder. */
  private static List<Path> jars() {
    try {
      Path here =
          Path.of(EngineOptions.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      if (!Files.isRegularFile(here)) {
        return List.of();
      }
      try (Stream<Path> jars = Files.list(here.getParent())) {
        return jars.filter(jar -> jar.toString().endsWith(".jar")).sorted().toList();
      }
    } catch (URISyntaxException | java.io.IOException e) {
      throw InputException.outside("cannot find the jars of Farstar: " + e.getMessage());
    }
  }
}
