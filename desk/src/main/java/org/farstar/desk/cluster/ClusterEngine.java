package org.farstar.desk.cluster;

import java.util.ServiceLoader;
import org.farstar.desk.input.InputException;

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
   * @throws InputException where there is none, or it cannot be used
   */
  Cluster open(ClusterRequest request);

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
