package org.farstar.spark.own;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Starts masters and workers of Spark's standalone mode, each a process with a log of its own. They
 * listen on the loopback address alone and ask everybody for the secret, which is in the
 * environment of the processes and not on their command lines.
 */
public final class Daemons {
  /** The only address they listen on. */
  public static final String LOOPBACK = "127.0.0.1";

  private static final String PACKAGE = "org.apache.spark.deploy.";

  private final Path home;
  private final String secret;

  /**
   * Makes a folder what Spark takes for an installation, with links to the jars of this process.
   * Farstar's own are not among them: applications bring them.
   *
   * @param home the folder, which receives logs and work, too
   * @param secret what master, workers and applications share
   */
  public Daemons(Path home, String secret) throws IOException {
    this.home = home.toAbsolutePath();
    this.secret = secret;
    Path jars = Files.createDirectories(this.home.resolve("jars"));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path jar = Path.of(entry).toAbsolutePath();
      String name = jar.getFileName().toString();
      if (Files.isRegularFile(jar) && !name.matches("(farstar-|slf4j-nop).*")) {
        try {
          Files.createSymbolicLink(jars.resolve(name), jar);
        } catch (FileAlreadyExistsException e) {
          // Two of a name: the first counts, as on the class path.
        }
      }
    }
  }

  /** Starts a master. */
  public Process master(int port) throws IOException {
    return launch("master", Optional.empty(), "master.Master", "--port", "" + port);
  }

  /**
   * Starts a worker with one core.
   *
   * @param name of its log
   * @param megabytes what its executors may take
   * @param master where the master is
   * @param settings a folder that comes before Spark's jars on the class path
   */
  public Process worker(String name, long megabytes, String master, Optional<Path> settings)
      throws IOException {
    String work = home.resolve("work").toString();
    String memory = megabytes + "m";
    return launch(
        name,
        settings,
        "worker.Worker",
        "--cores",
        "1",
        "--memory",
        memory,
        "--work-dir",
        work,
        master);
  }

  /** The log of a process. */
  public Path log(String name) {
    return home.resolve(name + ".log");
  }

  private Process launch(String name, Optional<Path> settings, String main, String... arguments)
      throws IOException {
    List<String> words = new ArrayList<>();
    if (File.separatorChar == '/') {
      // The end of the terminal is not theirs.
      words.add("nohup");
    }
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    words.add("--add-opens=java.base/java.nio=ALL-UNNAMED");
    words.add("--add-opens=java.base/sun.nio.ch=ALL-UNNAMED");
    words.add("-Dspark.authenticate=true");
    // These two would listen to everybody, with or without the secret.
    words.add("-Dspark.master.rest.enabled=false");
    words.add("-Dspark.ui.killEnabled=false");
    words.addAll(List.of("-cp", home.resolve("jars") + File.separator + "*", PACKAGE + main));
    words.addAll(List.of("--host", LOOPBACK, "--webui-port", "0"));
    words.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true);
    builder.redirectOutput(log(name).toFile());
    Map<String, String> environment = builder.environment();
    environment.put("SPARK_HOME", home.toString());
    environment.put("SPARK_LOCAL_IP", LOOPBACK);
    environment.put("SPARK_SCALA_VERSION", "2.13");
    environment.put("SPARK_NO_DAEMONIZE", "true");
    environment.put("_SPARK_AUTH_SECRET", secret);
    settings.ifPresent(path -> environment.put("SPARK_CONF_DIR", path.toString()));
    return builder.start();
  }
}
