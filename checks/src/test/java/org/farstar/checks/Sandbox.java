package org.farstar.checks;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/**
 * A checkout with the real launcher in it, in a world where nothing else is real: the JDKs and
 * Maven are scripts that write down how they were called, and the PATH holds only what the test put
 * there.
 */
final class Sandbox {
  /** What a run of the launcher left behind. */
  record Run(int exit, List<String> out, List<String> err) {}

  /**
   * What the launcher may use of the system; a JDK, Maven or package manager of the machine is not
   * among it.
   */
  private static final List<String> SYSTEM_PROGRAMS =
      List.of(
          "cksum",
          "cp",
          "cut",
          "date",
          "find",
          "grep",
          "head",
          "mkdir",
          "mktemp",
          "mv",
          "readlink",
          "rm",
          "rmdir",
          "sh",
          "sort",
          "sleep");

  private static final String JAVA =
      """
      #!/bin/sh
      for arg; do
        case $arg in
          -XX:DumpLoadedClassList=*) echo A >"${arg#*=}"; exit ;;
          -XX:SharedClassListFile=*) list=${arg#*=} ;;
          -XX:SharedArchiveFile=*) archive=${arg#*=} ;;
        esac
      done
      case "$*" in
        *-Xshare:dump*) cp "$list" "$archive"; exit ;;
      esac
      printf '%s\\n' "$0" "$@"
      """;

  private static final String MAVEN =
      """
      #!/bin/sh
      echo "$*" >>"$MAVEN_CALLS"
      echo "JAVA_HOME=$JAVA_HOME" >>"$MAVEN_CALLS.homes"
      echo "TMPDIR=${TMPDIR:-} MAVEN_OPTS=${MAVEN_OPTS:-}" >>"$MAVEN_CALLS.options"
      sleep "${MAVEN_SECONDS:-0}"
      case "${MAVEN_FAILS:-} $*" in
        compile*)
          printf '\\033[0m\\033[0m[ERROR] COMPILATION ERROR : \\n'
          echo '[ERROR] /src/Nim.java:[3,5] cannot find symbol'
          echo '  symbol: class Heap'
          echo '[ERROR] Failed to execute goal compile: advice for Maven users'
          exit 1 ;;
      esac
      for arg; do
        case $arg in
          -Dfarstar.lib=*) mkdir -p "${arg#*=}" && : >"${arg#*=}/farstar-games.jar" ;;
        esac
      done
      for module in cli spark site; do
        mkdir -p $module/target && : >$module/target/farstar-$module.jar
      done
      case "$*" in
        *' verify') echo 'Tests run: 7' ;;
      esac
      exit "${MAVEN_EXIT:-0}"
      """;

  final Path home;
  final Path root;
  final Path bin;
  final Map<String, String> environment = new TreeMap<>();

  Sandbox(Path home) throws IOException {
    this.home = home;
    this.root = home.resolve("my projects/far star");
    this.bin = Files.createDirectories(home.resolve("bin"));
    for (String program : SYSTEM_PROGRAMS) {
      script(bin.resolve(program), "#!/bin/sh\nexec '" + systemProgram(program) + "' \"$@\"\n");
    }
    Files.createDirectories(root.resolve(".mvn"));
    script(root.resolve("farstar"), scriptOf(home, "farstar", "/usr/lib/jvm/*;"));
    write(
        root.resolve("config/build.sh"), scriptOf(home, "config/build.sh", "/etc/debian_version "));
    write(root.resolve("config/java.args"), "");
    write(root.resolve("config/spark.args"), "");
    write(root.resolve("config/leads.args"), "");
    write(root.resolve("pom.xml"), "<project/>");
    for (String module : List.of("cli", "bench")) {
      write(root.resolve(module + "/pom.xml"), "<project/>");
      write(root.resolve(module + "/src/main/java/A.java"), "class A {}");
      write(root.resolve(module + "/src/main/java/B.java"), "class B {}");
    }
    environment.put("PATH", bin.toString());
    environment.put("HOME", home.toString());
    environment.put("MAVEN_CALLS", home.resolve("maven.calls").toString());
    user(1000);
  }

  /** A script of the checkout, but what it names of the system is in the sandbox. */
  private static String scriptOf(Path home, String script, String name) throws IOException {
    String text = Files.readString(Checkout.root().resolve(script));
    if (!text.contains(" " + name)) {
      throw new IllegalStateException(script + " does not look into " + name + " any more");
    }
    return text.replace(" " + name, " " + home + name);
  }

  /** A sandbox in which nothing is missing. */
  static Sandbox complete(Path home) throws IOException {
    Sandbox sandbox = new Sandbox(home);
    sandbox.jdk("17.0.15");
    sandbox.maven();
    return sandbox;
  }

  Path jdk(String version) throws IOException {
    Path folder = home.resolve("usr/lib/jvm/jdk " + version);
    write(
        folder.resolve("release"), "IMPLEMENTOR=\"Some One\"\nJAVA_VERSION=\"" + version + "\"\n");
    script(folder.resolve("bin/java"), JAVA);
    script(folder.resolve("bin/javac"), "#!/bin/sh\n");
    return folder;
  }

  void maven() throws IOException {
    script(bin.resolve("mvn"), MAVEN);
  }

  void user(int id) throws IOException {
    script(bin.resolve("id"), "#!/bin/sh\necho " + id + "\n");
  }

  List<String> mavenCalls() throws IOException {
    Path calls = home.resolve("maven.calls");
    return Files.exists(calls) ? Files.readAllLines(calls) : List.of();
  }

  /** Debian, where nothing is installed yet, and an apt-get that brings a JDK and Maven. */
  void debian(int user) throws IOException {
    write(home.resolve("etc/debian_version"), "12.11\n");
    user(user);
    Path jdk = Files.move(jdk("17.0.15"), home.resolve("later jdk"));
    maven();
    Path mvn = Files.move(bin.resolve("mvn"), home.resolve("later mvn"));
    script(
        bin.resolve("apt-get"),
        """
        #!/bin/sh
        echo "$*" >>'%1$s/apt.calls'
        case $1 in
          install) mv '%2$s' '%1$s/usr/lib/jvm/' && mv '%3$s' '%1$s/bin/mvn' ;;
        esac
        """
            .formatted(home, jdk, mvn));
  }

  /** How apt-get was called. */
  List<String> aptCalls() throws IOException {
    Path calls = home.resolve("apt.calls");
    return Files.exists(calls) ? Files.readAllLines(calls) : List.of();
  }

  Run run(String... arguments) throws IOException, InterruptedException {
    return finish(start(root.resolve("farstar"), root, arguments));
  }

  /**
   * The same with a terminal for all three streams, on which this answer is typed. Standard output
   * is then what the terminal shows.
   */
  Run runOnTerminal(String answer, String... arguments) throws IOException, InterruptedException {
    Path terminal = Path.of("/usr/bin/script");
    assumeTrue(Files.isExecutable(terminal), "script, of util-linux, makes a terminal");
    String command = "'" + root.resolve("farstar") + "' " + String.join(" ", arguments);
    Process process =
        start(terminal, root, "--quiet", "--return", "--command", command, "/dev/null");
    try (Writer keyboard = process.outputWriter()) {
      keyboard.write(answer + "\n");
    }
    return finish(process);
  }

  Process start(Path launcher, Path folder, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    return builder.start();
  }

  static Run finish(Process process) throws IOException, InterruptedException {
    // Both outputs are a few lines, less than a pipe holds.
    if (!process.waitFor(20, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new IllegalStateException("the launcher did not end in 20 s");
    }
    return new Run(
        process.exitValue(),
        lines(process.getInputStream().readAllBytes()),
        lines(process.getErrorStream().readAllBytes()));
  }

  static void script(Path file, String text) throws IOException {
    write(file, text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static Path systemProgram(String name) {
    for (String folder : System.getenv("PATH").split(":")) {
      Path program = Path.of(folder, name);
      if (Files.isExecutable(program)) {
        return program;
      }
    }
    throw new IllegalStateException(name + " is not on the PATH");
  }

  private static List<String> lines(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8).lines().toList();
  }
}
