package org.farstar.spark.store;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkEnv;
import org.apache.spark.deploy.SparkHadoopUtil;
import org.farstar.ask.input.InputException;
import org.farstar.engine.solve.ChunkStore;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.LocalStore;
import org.farstar.engine.solve.SolveException;

/** Opens stores by what workers are told of them: a folder, or an address. */
public final class Stores {
  private static final Map<String, ChunkStore> SEEN = new ConcurrentHashMap<>();

  private Stores() {}

  /**
   * Opens a store.
   *
   * @param address such as {@code hdfs://host/solves/c7x6}
   * @param conf Hadoop's settings
   * @throws InputException if Hadoop knows no stores of this kind
   */
  public static ChunkStore open(String address, Configuration conf) {
    org.apache.hadoop.fs.Path path;
    try {
      path = new org.apache.hadoop.fs.Path(address);
      if ("file".equals(path.toUri().getScheme())) {
        return new LocalStore(Path.of(path.toUri().getPath()));
      }
      return new HadoopStore(address, path.getFileSystem(conf));
    } catch (IOException | IllegalArgumentException e) {
      throw InputException.outside("cannot use the store '" + address + "': " + e.getMessage());
    }
  }

  /** What workers are told of a store. */
  public static String told(ChunkStore store) {
    return store instanceof LocalStore local
        ? local.folder().toAbsolutePath().toUri().toString()
        : store.place();
  }

  /**
   * The store of a solve, on a worker.
   *
   * @param told what the worker was told
   * @throws SolveException if the worker does not see the solve
   */
  public static ChunkStore seen(String told) {
    ChunkStore known = SEEN.get(told);
    if (known != null) {
      return known;
    }
    ChunkStore store = open(told, SparkHadoopUtil.get().newConfiguration(SparkEnv.get().conf()));
    if (!LayerSolver.isBegun(store)) {
      throw new SolveException(
          "the worker on "
              + host()
              + " does not see the solve in '"
              + store.place()
              + "'; allowed: a folder that all machines share under this name, or the address of a"
              + " store such as hdfs://host/solves");
    }
    SEEN.put(told, store);
    return store;
  }

  private static String host() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return "another machine";
    }
  }
}
