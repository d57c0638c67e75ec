package org.farstar.spark.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.farstar.front.cluster.ClusterKey;
import org.farstar.spark.own.Daemons;

/**
 * A standalone cluster of Spark on the loopback interface, as {@code farstar cluster} makes it,
 * whose workers can be killed. Farstar's own classes are not on their class path, as on any cluster
 * that somebody else has set up.
 */
final class Standalone implements AutoCloseable {
  private static final int START_SECONDS = 60;
  private static final String SECRET = "a secret for tests";

  private final Path home;
  private final int port;
  private final Daemons daemons;
  private final List<Process> processes = new ArrayList<>();
  private final List<Process> workers = new ArrayList<>();

  private Standalone(Path home, int port) throws IOException {
    this.home = home;
    this.port = port;
    daemons = new Daemons(home, SECRET);
  }

  /** Starts a master; the folder receives links to Spark's jars, logs and work. */
  static Standalone start(Path folder) throws IOException, InterruptedException {
    Standalone cluster = new Standalone(folder, freePort());
    cluster.processes.add(cluster.daemons.master(cluster.port));
    cluster.await();
    return cluster;
  }

  /** A port that nobody listens on. */
  static int freePort() throws IOException {
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return free.getLocalPort();
    }
  }

  private void await() throws InterruptedException {
    for (int tries = 0; tries < 10 * START_SECONDS; tries++) {
      try {
        new Socket("127.0.0.1", port).close();
        return;
      } catch (IOException e) {
        Thread.sleep(100);
      }
    }
    close();
    throw new IllegalStateException("no master on port " + port + ": see " + home);
  }

  /** What lets applications in. */
  static ClusterKey key() {
    return new ClusterKey(SECRET, 512);
  }

  /** Starts one worker more, with one core and 512 MB for executors. */
  Process addWorker() throws IOException {
    return addWorker(Optional.empty());
  }

  /** The same with a folder of settings, which comes before Spark's jars on the class path. */
  Process addWorker(Optional<Path> settings) throws IOException {
    Process worker = daemons.worker("worker" + processes.size(), 512, master(), settings);
    processes.add(worker);
    workers.add(worker);
    return worker;
  }

  /** Where it is, for {@code --master}. */
  String master() {
    return "spark://127.0.0.1:" + port;
  }

  /** Ends a worker and what it has started, as a machine does that is switched off. */
  static void kill(ProcessHandle worker) {
    worker.descendants().forEach(ProcessHandle::destroyForcibly);
    worker.destroyForcibly();
  }

  /** Ends the worker that was started first, with what it is working on, and starts another one. */
  void replaceAWorker() {
    kill(workers.remove(0).toHandle());
    try {
      addWorker();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Waits until something is there, and kills the process. */
  static void killWhen(Process process, BooleanSupplier there) throws Exception {
    try {
      while (process.isAlive() && !there.getAsBoolean()) {
        process.waitFor(20, TimeUnit.MILLISECONDS);
      }
    } finally {
      process.destroyForcibly();
    }
    assertThat(process.waitFor()).as("killed before its end").isEqualTo(137);
  }

  /** Both folders have the same files. */
  static void sameBytes(Path one, Path other) throws IOException {
    for (String file : files(one)) {
      assertThat(other.resolve(file)).hasSameBinaryContentAs(one.resolve(file));
    }
    assertThat(files(other)).isEqualTo(files(one)).hasSizeGreaterThan(20);
  }

  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString())
          .sorted()
          .toList();
    }
  }

  /** Farstar's own classes as jars, made from the folders of the class path. */
  static List<Path> farstar(Path folder) throws IOException {
    List<Path> jars = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path path = Path.of(entry);
      String name = path.getFileName().toString();
      if (Files.isDirectory(path) && !name.equals("test-classes")) {
        Path jar = folder.resolve("farstar-" + jars.size() + ".jar");
        pack(path, jar);
        jars.add(jar);
      } else if (name.matches("(farstar|jgrapht|jheaps|apfloat)-.*\\.jar")
          && !name.contains("tests")) {
        jars.add(path);
      }
    }
    return jars;
  }

  private static void pack(Path classes, Path jar) throws IOException {
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream packed = new JarOutputStream(out);
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        packed.putNextEntry(new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, packed);
      }
    }
  }

  @Override
  public void close() {
    processes.forEach(process -> kill(process.toHandle()));
    processes.forEach(process -> process.onExit().join());
  }
}
