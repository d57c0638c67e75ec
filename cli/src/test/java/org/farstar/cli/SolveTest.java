package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code farstar solve} and what is asked of its folder: the words, and what a kill costs. */
class SolveTest {
  @TempDir Path folder;

  private Run farstar(String... words) {
    return Run.in(folder, Catalogue.STANDARD, words);
  }

  private static void wrong(Run run, String message) {
    assertThat(run.code()).as(run.out() + run.err()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err()).contains(message);
    assertThat(run.err().lines().count()).as(run.err()).isLessThanOrEqualTo(3);
    assertThat(run.err()).doesNotContain("\tat ", "Exception");
  }

  private SortedMap<String, String> bytes(String name) throws IOException {
    SortedMap<String, String> bytes = new TreeMap<>();
    Path from = folder.resolve(name);
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        bytes.put(
            from.relativize(file).toString(), HexFormat.of().formatHex(Files.readAllBytes(file)));
      }
    }
    return bytes;
  }

  private long files(String name) throws IOException {
    if (!Files.exists(folder.resolve(name))) {
      return 0;
    }
    try (Stream<Path> files = Files.walk(folder.resolve(name))) {
      return files.count();
    } catch (java.io.UncheckedIOException e) {
      // A file went away while they were counted.
      return 0;
    }
  }

  @Test
  void aFolderAnswersWhatItHas() {
    assertThat(farstar("solve", "domineering", "3x3", "-o", "dom").out())
        .contains("solved: domineering ...|...|..., outcome", "The next player wins");
    Run asked = farstar("outcome", "domineering", "3x3", "--from", "dom", "--moves", "--json");
    assertThat(asked.json().get("outcome").asText()).isEqualTo("N");
    assertThat(asked.json().get("by").get(0).get("method").asText()).isEqualTo("solve");
    assertThat(farstar("verify", "dom").out()).startsWith("verified: domineering");
    wrong(farstar("outcome", "domineering", "3x4", "--from", "dom"), "no play leads to it from");
    wrong(farstar("outcome", "cram", "3x3", "--from", "dom"), "is of another game: domineering");
    wrong(
        farstar("outcome", "domineering", "3x3 + 2x2", "--from", "dom"),
        "has outcomes, which do not add");
    wrong(farstar("outcome", "domineering", "3x3", "--from", "nothing"), "is no folder of a solve");
    wrong(
        farstar("outcome", "domineering", "3x3", "--from", "dom", "--by", "search"),
        "--from looks answers up");
    wrong(farstar("verify", "dom", "--sample", "x"), "--sample");
  }

  @Test
  void wrongTasksAreRefused() throws IOException {
    wrong(farstar("solve", "nim", "1 + 2", "-o", "x"), "a solve is of one position");
    wrong(farstar("solve", "checkers", "1", "-o", "x"), "unknown game 'checkers'");
    wrong(
        farstar("solve", "domineering", "2x2", "-o", "x", "--record", "grundy"),
        "Grundy values are of impartial games");
    wrong(farstar("solve", "nim", "1", "-o", "x", "--chunk", "3"), "--chunk: found '3', allowed");
    Files.writeString(folder.resolve("file"), "");
    wrong(farstar("solve", "nim", "1", "-o", "file"), "is a file; allowed: a folder");
    Files.createDirectories(folder.resolve("full/of"));
    wrong(farstar("solve", "nim", "1", "-o", "full"), "is not empty and has no solve in it");
    assertThat(farstar("solve", "nim", "1 2", "-o", "nim").code()).isEqualTo(ExitCode.ANSWERED);
    wrong(farstar("solve", "nim", "1 3", "-o", "nim"), "is of another solve");
    Path task = folder.resolve("nim/task");
    Files.writeString(task, Files.readString(task).replace("farstar solve 1", "farstar solve 2"));
    wrong(farstar("outcome", "nim", "1", "--from", "nim"), "allowed: 'farstar solve 1'");
  }

  @Test
  void aBudgetEndsASolveThatGoesOn() throws IOException {
    String[] words = {"solve", "connect-four", "4x3:", "-o", "some", "--chunk", "100"};
    List<String> limited = new ArrayList<>(List.of(words));
    limited.addAll(List.of("--positions", "1000"));
    Run first = farstar(limited.toArray(String[]::new));
    assertThat(first.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(first.out()).startsWith("not solved: the number of positions is used up");
    wrong(farstar("outcome", "connect-four", "4x3:", "--from", "some"), "is not finished");
    assertThat(farstar(words).code()).isEqualTo(ExitCode.ANSWERED);
    farstar("solve", "connect-four", "4x3:", "-o", "whole", "--chunk", "100");
    assertThat(bytes("some")).isEqualTo(bytes("whole"));
  }

  private Process started(String... words) throws IOException {
    return started(List.of(), words);
  }

  private Process started(List<String> options, String... words) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(words));
    return new ProcessBuilder(command)
        .directory(folder.toFile())
        .redirectErrorStream(true)
        .redirectOutput(new File(folder.toFile(), "out"))
        .start();
  }

  /** Killed in the middle, again and again, each time after a few more files. */
  @Test
  void aKillCostsNothingThatWasFinished() throws IOException, InterruptedException {
    String[] words = {"solve", "connect-four", "4x4:", "-o", "killed", "--chunk", "500"};
    int kills = 0;
    while (!Files.exists(folder.resolve("killed/solved"))) {
      assertThat(kills).isLessThan(40);
      long more = files("killed") + (kills < 4 ? 30 : 100_000);
      Process process = started(words);
      try {
        while (process.isAlive() && files("killed") < more) {
          process.waitFor(5, TimeUnit.MILLISECONDS);
        }
      } finally {
        process.destroyForcibly();
      }
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
      kills += process.exitValue() == 0 ? 0 : 1;
      assertThat(process.exitValue()).as(Files.readString(folder.resolve("out"))).isIn(0, 137);
    }
    assertThat(kills).isGreaterThan(2);
    farstar("solve", "connect-four", "4x4:", "-o", "whole", "--chunk", "500");
    assertThat(bytes("killed")).isEqualTo(bytes("whole"));
  }

  /** In little memory a solve takes fewer threads and looks records up in files: same bytes. */
  @Test
  void littleMemoryChangesNothing() throws IOException, InterruptedException {
    String[] words = {"solve", "connect-four", "5x4:", "-o", "little", "--threads", "8"};
    List<String> limited = new ArrayList<>(List.of(words));
    limited.addAll(List.of("--memory", "160m"));
    Process process = started(List.of("-Xmx200m"), limited.toArray(String[]::new));
    assertThat(process.waitFor()).as(Files.readString(folder.resolve("out"))).isZero();
    assertThat(farstar("solve", "connect-four", "5x4:", "-o", "much", "--memory", "1g").code())
        .isEqualTo(ExitCode.ANSWERED);
    assertThat(bytes("little")).isEqualTo(bytes("much"));
  }

  /** Where Java itself has no room for a chunk: one message, and the folder stays good. */
  @Test
  void noMemoryEndsASolveThatGoesOn() throws IOException, InterruptedException {
    String[] words = {"solve", "connect-four", "4x5:", "-o", "none"};
    Process process = started(List.of("-Xmx24m"), words);
    assertThat(process.waitFor()).isEqualTo(ExitCode.BUDGET_ENDED.number());
    assertThat(Files.readString(folder.resolve("out")))
        .contains("the memory is used up, all 24 MB")
        .doesNotContain("\tat ", "Exception");
    assertThat(Files.exists(folder.resolve("none/solved"))).isFalse();
    assertThat(farstar(words).code()).isEqualTo(ExitCode.ANSWERED);
    assertThat(farstar("verify", "none", "--sample", "1000").code()).isEqualTo(ExitCode.ANSWERED);
  }
}
