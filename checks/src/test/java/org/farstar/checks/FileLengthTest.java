package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A class that outgrows this has a second idea in it, which wants a name and a file of its own. */
class FileLengthTest {
  private static final long LONGEST = 400;

  @Test
  void noMainSourceFileIsTooLong() throws IOException {
    Path root = Checkout.root();
    List<Path> sources;
    try (Stream<Path> modules = Files.list(root)) {
      sources =
          modules
              .map(module -> module.resolve("src/main/java"))
              .filter(Files::isDirectory)
              .flatMap(FileLengthTest::javaFiles)
              .sorted()
              .toList();
    }
    assertThat(sources).as("Java sources below %s", root).isNotEmpty();
    assertThat(sources.stream().filter(file -> lines(file) > LONGEST))
        .as("files of more than %d lines", LONGEST)
        .extracting(file -> root.relativize(file) + ": " + lines(file) + " lines")
        .isEmpty();
  }

  private static Stream<Path> javaFiles(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(".java")).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static long lines(Path file) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
