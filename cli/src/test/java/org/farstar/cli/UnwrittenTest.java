package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that cannot be written: said before the work where it can be known, after it otherwise. */
class UnwrittenTest {
  private static final Path FULL = Path.of("/dev/full");

  @TempDir Path folder;

  private Run run(String... words) {
    return Run.in(folder, Catalogue.STANDARD, words);
  }

  /** With so few positions nothing is found, which is not what these commands say. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "prove nogo 1x24 --positions 10 -o none/of.cert",
        "outcome nogo 1x24 --by search --positions 10 --keep none/of.kept",
        "plot thermograph domineering 6x6 --positions 10 -o none/of.svg",
        "solve connect-four 4x4: --positions 10 -o taken/c4"
      })
  void aNameThatCannotBeWrittenIsSaidBeforeTheWork(String command) throws IOException {
    Files.writeString(folder.resolve("taken"), "a file");
    Run run = run(command.split(" "));
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err()).contains("cannot write '");
    assertThat(run.out()).isEmpty();
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactly(folder.resolve("taken"));
    }
  }

  /** What another process writes beside the same file is left alone, and so is any other file. */
  @Test
  void nothingElseIsTouchedBesideAKeptFile() throws IOException {
    for (String beside : List.of("k.new", "k.1~")) {
      Files.writeString(folder.resolve(beside), "of somebody else");
    }
    Run run = run("outcome", "nogo", "1x7", "--by", "search", "--keep", "k");
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.ANSWERED);
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left.map(path -> path.getFileName().toString()))
          .containsExactlyInAnyOrder("k", "k.new", "k.1~");
    }
    assertThat(folder.resolve("k.new")).hasContent("of somebody else");
  }

  @Test
  void whatIsFoundIsPrintedWhereTheDiskIsFull() {
    assumeTrue(Files.exists(FULL), "there is no device that is full");
    Run run = run("prove", "nim", "3", "-o", FULL.toString());
    assertThat(run.code()).isEqualTo(ExitCode.UNWRITTEN);
    assertThat(run.out()).startsWith("proved: ");
    assertThat(run.err())
        .startsWith("farstar prove: cannot write '/dev/full': ")
        .contains("standard output");
  }

  @Test
  void nothingIsLeftBesideAFileThatIsWritten() throws IOException {
    Path file = folder.resolve("c");
    Files.writeString(file, "the file of before");
    Run stopped = run("prove", "nogo", "1x24", "--positions", "10", "-o", "c");
    assertThat(stopped.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(file).hasContent("the file of before");
    assertThat(run("prove", "nim", "1 + 1", "-o", "c").code()).isEqualTo(ExitCode.ANSWERED);
    assertThat(run("verify", "c").code()).isEqualTo(ExitCode.ANSWERED);
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactly(file);
    }
  }
}
