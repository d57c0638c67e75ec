package org.farstar.spark.cluster;

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
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * A standalone cluster of Spark on the loopback interface: a master and workers as processes, from
 * the jars of this test's class path. Farstar's own classes are not on theirs, as on any cluster
 * that somebody else has set up.
 */
final class Standalone implements AutoCloseable {
  private static final int START_SECONDS = 60;

  private final Path home;
  private final int port;
  private final List<Process> processes = new ArrayList<>();
  private final List<Process> workers = new ArrayList<>();

  private Standalone(Path home, int port) {
    this.home = home;
    this.port = port;
  }

  /** Starts a master; the folder receives links to Spark's jars, logs and work. */
  static Standalone start(Path folder) throws IOException, InterruptedException {
    Path jars = Files.createDirectories(folder.resolve("jars"));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path jar = Path.of(entry);
      boolean ours = Files.isDirectory(jar) || jar.getFileName().toString().startsWith("farstar-");
      if (!ours
          && Files.isRegularFile(jar)
          && !jar.getFileName().toString().contains("slf4j-nop")) {
        Files.createSymbolicLink(jars.resolve(jar.getFileName()), jar);
      }
    }
    Standalone cluster = new Standalone(folder, freePort());
    cluster.launch(
        "master",
        Optional.empty(),
        "org.apache.spark.deploy.master.Master",
        "--port",
        "" + cluster.port);
    cluster.await();
    return cluster;
  }

  private static int freePort() throws IOException {
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

  /** Starts one worker more, with one core and so much memory for executors. */
  Process addWorker(String memory) {
    return addWorker(memory, Optional.empty());
  }

  /** The same with a folder of settings, which comes before Spark's jars on the class path. */
  Process addWorker(String memory, Optional<Path> settings) {
    Process worker =
        launch(
            "worker" + processes.size(),
            settings,
            "org.apache.spark.deploy.worker.Worker",
            "--cores",
            "1",
            "--memory",
            memory,
            "--work-dir",
            home.resolve("work").toString(),
            master());
    workers.add(worker);
    return worker;
  }

  private Process launch(String name, Optional<Path> settings, String main, String... arguments) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    words.addAll(List.of("--add-opens=java.base/java.nio=ALL-UNNAMED"));
    words.addAll(List.of("--add-opens=java.base/sun.nio.ch=ALL-UNNAMED"));
    words.addAll(List.of("-cp", home.resolve("jars") + "/*", main));
    words.addAll(List.of("--host", "127.0.0.1", "--webui-port", "0"));
    words.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true);
    builder.redirectOutput(home.resolve(name + ".log").toFile());
    Map<String, String> environment = builder.environment();
    environment.put("SPARK_HOME", home.toString());
    environment.put("SPARK_LOCAL_IP", "127.0.0.1");
    environment.put("SPARK_SCALA_VERSION", "2.13");
    environment.put("SPARK_NO_DAEMONIZE", "true");
    settings.ifPresent(path -> environment.put("SPARK_CONF_DIR", path.toString()));
    try {
      Process process = builder.start();
      processes.add(process);
      return process;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where it is, for {@code --master}. */
  String master() {
    return "spark://127.0.0.1:" + port;
  }

  /** Ends a worker and what it has started, as a machine does that is switched off. */
  static void kill(Process worker) {
    worker.descendants().forEach(ProcessHandle::destroyForcibly);
    worker.destroyForcibly();
  }

  /** Ends the worker that was started first, with what it is working on, and starts another one. */
  void replaceAWorker() {
    kill(workers.remove(0));
    addWorker("512m");
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
    processes.forEach(Standalone::kill);
    processes.forEach(process -> process.onExit().join());
  }
}
