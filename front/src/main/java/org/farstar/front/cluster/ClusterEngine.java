package org.farstar.front.cluster;

import java.nio.file.Path;
import java.util.ServiceLoader;
import org.farstar.ask.input.InputException;
import org.farstar.engine.solve.KeyPlay;
import org.farstar.engine.solve.SolvedFolder;

/**
 * Opens clusters of one kind. Engines are found as services, so that nothing of theirs is loaded
 * unless it is asked for.
 */
public interface ClusterEngine {
  /** The name on the command line. */
  String name();

  /**
   * Opens a cluster.
   *
   * @throws InputException if there is none, or it cannot be used
   */
  Cluster open(ClusterRequest request);

  /**
   * Starts a master and workers on this machine, which nothing elsewhere can reach. They go on when
   * this process ends.
   *
   * @param folder a folder that is not there, for what is known of the cluster, its log and its
   *     work
   * @param port the port of the master
   * @param workers how many workers, each with one core
   * @param megabytes the memory of a worker
   * @throws InputException where they do not start; those that did are ended
   */
  OwnCluster start(Path folder, int port, int workers, long megabytes);

  /**
   * Writes a solved game as a file of Parquet: a row for each position, with its layer, its key,
   * its record and its text; what was solved stands in the file's own description.
   *
   * @param solved the game
   * @param play its rules, for the texts
   * @param file a new file
   * @throws InputException where it exists already or cannot be written
   */
  void writeParquet(SolvedFolder solved, KeyPlay play, Path file);

  /**
   * The engine of this name.
   *
   * @throws InputException where its jars are not there
   */
  static ClusterEngine named(String name) {
    for (ClusterEngine engine : ServiceLoader.load(ClusterEngine.class)) {
      if (engine.name().equals(name)) {
        return engine;
      }
    }
    throw new InputException(
        "the jars of the engine '" + name + "' are not there",
        "The launcher ./farstar builds them when it sees --engine " + name + ".");
  }
}
