package org.farstar.ask.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs the checker in {@code checker/}. */
public final class SecondChecker {
  /** Where it lies. */
  static final Path FOLDER = folder();

  private SecondChecker() {}

  private static Path folder() {
    Path here = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(here.resolve("checker/farstar_check"))) {
      here = here.getParent();
    }
    return here.resolve("checker");
  }

  /** Whether this machine has what runs it. */
  public static boolean isThere() {
    try {
      return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** The lines that it prints of certificates and of folders of solved games. */
  public static List<String> lines(List<Path> files) throws IOException {
    List<String> lines = run(files.stream().map(Path::toString).toList());
    assertThat(lines).as(String.join("\n", lines)).hasSize(files.size());
    return lines;
  }

  /** All that it prints, with these words behind its name. */
  public static List<String> run(List<String> words) throws IOException {
    List<String> command = new ArrayList<>(List.of("python3", "-B", "-m", "farstar_check"));
    command.addAll(words);
    Process process =
        new ProcessBuilder(command).directory(FOLDER.toFile()).redirectErrorStream(true).start();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
        .lines()
        .toList();
  }

  /** The first word of each line: verified, refused or unknown. */
  static List<String> words(List<Path> files) throws IOException {
    return lines(files).stream().map(line -> line.replaceAll(":.*", "")).toList();
  }
}
