package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.io.TempDirFactory;

/**
 * The folder that {@code ./farstar dist} makes, unpacked in another place and run with nothing in
 * the environment: no path, no home, no Java.
 */
@Tag("slow")
@EnabledOnOs(OS.LINUX)
class DistTest {
  @TempDir(factory = OnDisk.class)
  Path folder;

  /** On the disk: Java does not map an archive of classes from a folder in memory. */
  static final class OnDisk implements TempDirFactory {
    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext extension)
        throws IOException {
      return Files.createTempDirectory(Path.of("target").toAbsolutePath(), "dist");
    }
  }

  private record Run(int exit, String out, String err) {}

  @Test
  @Timeout(value = 15, unit = TimeUnit.MINUTES)
  void theArchiveRunsWhereThereIsNothing() throws Exception {
    Path farstar = unpacked();
    Path program = farstar.resolve("bin/farstar");

    assertThat(run(program, "outcome", "nim", "1 2 3").out()).contains("(P)");
    assertThat(run(program, "eval", "{2|-1}.Cool(1/2)").exit()).isZero();
    // Words beyond ASCII come through, although the locale is C.
    assertThat(run(program, "eval", "ω").err()).contains("found 'ω'");
    assertThat(run(program, "value", "domineering", "4x4").out()).contains("Tiny(2)");
    assertThat(run(program, "outcome", "nim", "1 x").exit()).isEqualTo(2);
    // Each of these needs a part of Java of its own: the desktop, XML, SQL, the compiler, threads.
    Path picture = folder.resolve("board.png");
    assertThat(run(program, "plot", "board", "domineering", "4x4", "-o", picture.toString()).exit())
        .isZero();
    assertThat(Files.size(picture)).isPositive();
    Path graph =
        Files.writeString(
            folder.resolve("path.graphml"),
            """
            <graphml xmlns="http://graphml.graphdrawing.org/xmlns"><graph edgedefault="undirected">
            <node id="a"/><node id="b"/><edge source="a" target="b"/></graph></graphml>
            """);
    assertThat(run(program, "outcome", "vertex-geography", "@" + graph + " @a").out())
        .contains("(N)");
    Path tables = folder.resolve("tables.db");
    assertThat(
            run(
                    program,
                    "table",
                    "monotone",
                    "--a",
                    "3",
                    "--d",
                    "2",
                    "--n",
                    "1..4",
                    "--store",
                    tables.toString())
                .exit())
        .isZero();
    Path own = folder.resolve("Take.java");
    assertThat(run(program, "new", "ruleset", "Take").exit()).isZero();
    assertThat(own).exists();
    assertThat(run(program, "check", "Take.java", "--against", "Take.txt").exit()).isZero();
    assertThat(run(program, "outcome", "cram", "4x4", "--threads", "2").exit()).isZero();

    // The archive of classes is used although the folder was moved, as Java can from 19 on: without
    // it these would fail.
    for (String command :
        javaOf(farstar) < 19 ? List.<String>of() : List.of("games", "serve --help")) {
      Run shared = run(List.of("FARSTAR_JAVA_OPTS=-Xshare:on"), program, command.split(" "));
      assertThat(shared.exit()).as(shared.err()).isZero();
    }
    for (String file :
        List.of(
            "man/man1/farstar.1",
            "bash-completion/completions/farstar",
            "zsh/site-functions/_farstar",
            "fish/vendor_completions.d/farstar.fish")) {
      assertThat(Files.readString(farstar.resolve("share").resolve(file))).contains("farstar");
    }
    assertThat(farstar.resolve("LICENSE")).exists();
  }

  private static int javaOf(Path farstar) throws IOException {
    Properties release = new Properties();
    try (Reader file = Files.newBufferedReader(farstar.resolve("runtime/release"))) {
      release.load(file);
    }
    return Runtime.Version.parse(release.getProperty("JAVA_VERSION").replace("\"", "")).feature();
  }

  private Path unpacked() throws Exception {
    Path made = folder.resolve("made");
    ProcessBuilder dist =
        new ProcessBuilder(
            Checkout.copy(folder.resolve("checkout")).resolve("farstar").toString(),
            "dist",
            made.toString());
    dist.environment().remove("FARSTAR_TESTING");
    // The newest JDK, whichever one runs the tests.
    dist.environment().remove("JAVA_HOME");
    Run run = finish(dist);
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.out()).isEmpty();
    Path archive;
    try (Stream<Path> files = Files.list(made)) {
      archive = files.filter(file -> file.toString().endsWith(".tar.gz")).findAny().orElseThrow();
    }
    Path elsewhere = Files.createDirectories(folder.resolve("another place"));
    run = finish(new ProcessBuilder("tar", "-C", elsewhere.toString(), "-xzf", archive.toString()));
    assertThat(run.exit()).as(run.err()).isZero();
    // What was left behind cannot help.
    finish(new ProcessBuilder("rm", "-rf", made.toString()));
    return elsewhere.resolve("farstar");
  }

  private Run run(Path program, String... words) throws Exception {
    return run(List.of(), program, words);
  }

  private Run run(List<String> settings, Path program, String... words) throws Exception {
    List<String> command = new ArrayList<>(List.of("env", "-i"));
    command.addAll(settings);
    command.add(program.toString());
    command.addAll(List.of(words));
    return finish(new ProcessBuilder(command).directory(folder.toFile()));
  }

  private static Run finish(ProcessBuilder builder) throws IOException, InterruptedException {
    Path out = Files.createTempFile("out", null);
    Path err = Files.createTempFile("err", null);
    Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    process.getOutputStream().close();
    int exit = process.waitFor();
    Run run = new Run(exit, read(out), read(err));
    Files.delete(out);
    Files.delete(err);
    return run;
  }

  private static String read(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8);
  }
}
