package org.farstar.spark.own;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.farstar.ask.input.InputException;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.front.cluster.ClusterKey;
import org.farstar.front.cluster.OwnCluster;
import org.farstar.spark.trouble.Trouble;

/** Starts a cluster that outlives this process, and waits until all of it is there. */
public final class OwnStart {
  private static final int SECRET_BYTES = 32;
  private static final int PATIENCE_SECONDS = 60;
  private static final int LOOK_MILLIS = 100;

  /** What Spark's processes write into their logs when they are ready. */
  private static final String MASTER_IS_READY = "I have been elected leader";

  private static final String WORKER_IS_READY = "Successfully registered with master";

  private final Daemons daemons;
  private OwnCluster cluster;

  private OwnStart(Path folder, int port, long megabytes) throws IOException {
    byte[] random = new byte[SECRET_BYTES];
    new SecureRandom().nextBytes(random);
    String secret = HexFormat.of().formatHex(random);
    String master = "spark://" + Daemons.LOOPBACK + ":" + port;
    ClusterKey key = new ClusterKey(secret, megabytes);
    cluster = new OwnCluster(folder.toAbsolutePath(), master, key, List.of());
    cluster.write();
    daemons = new Daemons(folder, secret);
  }

  /**
   * Starts a master and workers.
   *
   * @param folder a folder that is not there
   * @param port the port of the master
   * @param workers how many workers, each with one core
   * @param megabytes the memory of a worker
   * @throws InputException where they do not start; those that did are ended
   */
  public static OwnCluster start(Path folder, int port, int workers, long megabytes) {
    requireFree(port);
    OwnStart start;
    try {
      start = new OwnStart(folder, port, megabytes);
    } catch (IOException e) {
      throw failed(folder, e);
    }
    try {
      start.master(port);
      start.workers(workers);
      return start.cluster;
    } catch (IOException e) {
      start.cluster.stop();
      throw failed(folder, e);
    } catch (InputException e) {
      start.cluster.stop();
      throw e;
    }
  }

  private static InputException failed(Path folder, IOException e) {
    return InputException.outside("cannot start a cluster in '" + folder + "': " + e.getMessage());
  }

  private static void requireFree(int port) {
    try {
      new ServerSocket(port, 1, InetAddress.getByName(Daemons.LOOPBACK)).close();
    } catch (IOException e) {
      throw InputException.outside(
          "port " + port + " is not free: " + e.getMessage() + "; --port names another");
    }
  }

  private void master(int port) throws IOException {
    Process master = daemons.master(port);
    add("master", master);
    await("master", "master", master, MASTER_IS_READY);
  }

  private void workers(int count) throws IOException {
    long megabytes = cluster.key().workerMegabytes();
    List<Process> workers = new ArrayList<>();
    for (int number = 1; number <= count; number++) {
      Process worker =
          daemons.worker("worker" + number, megabytes, cluster.master(), Optional.empty());
      add("worker " + number, worker);
      workers.add(worker);
    }
    for (int number = 1; number <= count; number++) {
      String name = "worker " + number;
      await(name, "worker" + number, workers.get(number - 1), WORKER_IS_READY);
    }
  }

  private void add(String name, Process process) throws IOException {
    cluster = cluster.with(OwnCluster.Member.of(name, process));
    cluster.write();
  }

  private void await(String name, String log, Process process, String ready) throws IOException {
    Path file = daemons.log(log);
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    try {
      while (!Files.readString(file, StandardCharsets.UTF_8).contains(ready)) {
        if (process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS) || System.nanoTime() - end >= 0) {
          throw Trouble.starting(name, file, Files.readString(file, StandardCharsets.UTF_8));
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SearchStopped(StopReason.CANCELLED);
    }
  }
}
