package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A disk without room: one message, exit code 74, and what was stored before is whole. */
class FullDiskTest {
  private static final List<String> TABLE =
      List.of("table", "domineering", "{..:n}", "--n", "1..4", "--csv");

  @TempDir Path folder;

  private record Ended(int code, String err) {}

  /**
   * Runs a shell command in which {@code farstar} is the command line, as the launcher starts it.
   */
  private Ended shell(String command) throws IOException, InterruptedException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Path options = Path.of("..", "config", "java.args").toAbsolutePath();
    String farstar =
        "farstar() { '%s' '@%s' -cp '%s' org.farstar.cli.Main \"$@\"; }\n"
            .formatted(java, options, System.getProperty("java.class.path"));
    Path err = Files.createTempFile(folder, "err", "");
    ProcessBuilder builder =
        new ProcessBuilder("sh", "-c", farstar + command)
            .directory(folder.toFile())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(err.toFile());
    Process process = builder.start();
    try {
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).as(command).isTrue();
    } finally {
      process.destroyForcibly();
    }
    return new Ended(process.exitValue(), Files.readString(err, StandardCharsets.UTF_8));
  }

  private static String words(String... more) {
    return Stream.concat(TABLE.stream(), Stream.of(more))
        .map(word -> "'" + word + "'")
        .collect(Collectors.joining(" ", "farstar ", ""));
  }

  private static void oneMessage(Ended ended) {
    assertThat(ended.code()).as(ended.err()).isEqualTo(ExitCode.UNWRITTEN.number());
    assertThat(ended.err()).startsWith("farstar table: ").doesNotContain("\tat ", "Exception");
    assertThat(ended.err().lines().count()).as(ended.err()).isLessThanOrEqualTo(2);
  }

  @Test
  void aFileThatMayNotGrowIsNamedInOneMessage() throws IOException, InterruptedException {
    assertThat(shell(words("--store", "kept.db")).code()).isZero();
    byte[] before = Files.readAllBytes(folder.resolve("kept.db"));
    assertThat(before.length).isPositive();
    // No file may be longer than 1 block; the signal that says so is not for Java to die of.
    String limited = "trap '' XFSZ; ulimit -f 1; ";
    oneMessage(shell(limited + words("--store", "new.db")));
    Ended again = shell(words("--store", "kept.db"));
    assertThat(again.code()).as(again.err()).isZero();
    assertThat(Files.readAllBytes(folder.resolve("kept.db"))).isEqualTo(before);
  }

  @Test
  void aFullDiskEndsTheTableAndKeepsWhatIsStored() throws IOException, InterruptedException {
    Path small = Files.createDirectory(folder.resolve("small"));
    Ended mounted = shell("mount -t tmpfs -o size=1m tmpfs small");
    assumeTrue(mounted.code() == 0, "no file system can be mounted here: " + mounted.err());
    try {
      assertThat(shell(words("--store", "small/kept.db")).code()).isZero();
      byte[] before = Files.readAllBytes(small.resolve("kept.db"));
      shell("head -c 1048576 /dev/zero > small/rest");
      oneMessage(shell(words("--store", "small/new.db")));
      oneMessage(shell(words() + " > small/out.csv"));
      assertThat(Files.readAllBytes(small.resolve("kept.db"))).isEqualTo(before);
      // What several processes share of an open store needs room, too.
      oneMessage(shell(words("--store", "small/kept.db")));
      Files.delete(small.resolve("rest"));
      Ended again = shell(words("--store", "small/kept.db"));
      assertThat(again.code()).as(again.err()).isZero();
    } finally {
      shell("umount small");
    }
  }

  @Test
  void aSolveGoesOnWhenThereIsRoomAgain() throws IOException, InterruptedException {
    Path small = Files.createDirectory(folder.resolve("narrow"));
    Ended mounted = shell("mount -t tmpfs -o size=300k tmpfs narrow");
    assumeTrue(mounted.code() == 0, "no file system can be mounted here: " + mounted.err());
    String solve = "farstar solve connect-four 4x4: --chunk 1000 -o ";
    try {
      shell("head -c 250000 /dev/zero > narrow/rest");
      Ended ended = shell(solve + "narrow/c4");
      assertThat(ended.code()).as(ended.err()).isEqualTo(ExitCode.UNWRITTEN.number());
      assertThat(ended.err()).startsWith("farstar solve: cannot write 'narrow/c4");
      assertThat(ended.err().lines().count()).as(ended.err()).isEqualTo(1);
      Files.delete(small.resolve("rest"));
      assertThat(shell("mount -o remount,size=4m narrow").code()).isZero();
      assertThat(shell(solve + "narrow/c4").code()).isZero();
      assertThat(shell(solve + "wide").code()).isZero();
      assertThat(Files.readAllBytes(small.resolve("c4/solved")))
          .isEqualTo(Files.readAllBytes(folder.resolve("wide/solved")));
    } finally {
      shell("umount narrow");
    }
  }

  /** There is room for an empty file, which is what is asked before the work. */
  @Test
  void theAnswerIsPrintedWhereWhatWasFoundCannotBeKept() throws IOException, InterruptedException {
    Files.createDirectory(folder.resolve("tight"));
    Ended mounted = shell("mount -t tmpfs -o size=16k tmpfs tight");
    assumeTrue(mounted.code() == 0, "no file system can be mounted here: " + mounted.err());
    try {
      Ended ended = shell("farstar outcome nogo 1x18 --by search --keep tight/kept > answer");
      assertThat(ended.code()).as(ended.err()).isEqualTo(ExitCode.UNWRITTEN.number());
      assertThat(folder.resolve("answer")).content().contains(" wins");
      assertThat(ended.err()).startsWith("farstar outcome: --keep: cannot write 'tight/kept': ");
      Ended elsewhere = shell("farstar outcome nogo 1x18 --by search --keep kept");
      assertThat(elsewhere.code()).as(elsewhere.err()).isZero();
      assertThat(Files.size(folder.resolve("kept"))).isGreaterThan(16 << 10);
    } finally {
      shell("umount tight");
    }
  }

  /** The database that was there is there still, and nothing lies beside it. */
  @Test
  void aDatabaseThatMayNotGrowIsNamedInOneMessage() throws IOException, InterruptedException {
    String kept = "export FARSTAR_DATABASES=kept; ";
    assertThat(shell(kept + "farstar database domineering --cells 5").code()).isZero();
    Path file = folder.resolve("kept").resolve("domineering.regions");
    byte[] before = Files.readAllBytes(file);
    Ended ended =
        shell(
            kept
                + "trap '' XFSZ; ulimit -f 1; farstar database domineering --cells 8 2>&1 >/dev/null"
                + " | cat >&2; exit 2");
    assertThat(ended.err())
        .startsWith("farstar database: cannot write 'kept/domineering.regions': ")
        .doesNotContain("\tat ", "Exception");
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
    try (Stream<Path> files = Files.list(file.getParent())) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void twoProcessesMayWriteTheSameDatabase() throws IOException, InterruptedException {
    String one = "farstar database cram --cells 9 --rebuild";
    Ended both =
        shell(
            "export FARSTAR_DATABASES=kept; "
                + (one + " & a=$!; " + one + " & b=$!; wait $a && wait $b && ")
                + "farstar database cram --cells 9");
    assertThat(both.code()).as(both.err()).isZero();
    try (Stream<Path> files = Files.list(folder.resolve("kept"))) {
      assertThat(files).hasSize(1);
    }
  }

  /** Whatever a command prints, its answer did not arrive. */
  @Test
  void aFullDiskUnderTheAnswerIsToldFromATypingError() throws IOException, InterruptedException {
    assumeTrue(Files.exists(Path.of("/dev/full")));
    for (String command :
        List.of(
            "farstar value domineering 2x2",
            "farstar prove nim '1 + 1' -o -",
            "farstar games",
            "farstar eval 1/2",
            "farstar table nim '{n}' --n 1..3 --no-store")) {
      Ended ended = shell(command + " > /dev/full");
      assertThat(ended.code()).as(command + ended.err()).isEqualTo(ExitCode.UNWRITTEN.number());
      assertThat(ended.err()).contains("cannot write standard output: ");
    }
  }

  @Test
  void aDatabaseWithoutRoomLeavesTheOldOne() throws IOException, InterruptedException {
    Path slim = Files.createDirectory(folder.resolve("slim"));
    Ended mounted = shell("mount -t tmpfs -o size=64k tmpfs slim");
    assumeTrue(mounted.code() == 0, "no file system can be mounted here: " + mounted.err());
    String database = "FARSTAR_DATABASES=" + slim + " farstar database domineering --cells ";
    try {
      assertThat(shell(database + 4).code()).isZero();
      byte[] before = Files.readAllBytes(slim.resolve("domineering.regions"));
      Files.write(slim.resolve("rest"), new byte[1 << 14]);
      shell("head -c 100000 /dev/zero > slim/more");
      Ended ended = shell(database + 9);
      assertThat(ended.code()).as(ended.err()).isEqualTo(ExitCode.UNWRITTEN.number());
      assertThat(ended.err()).contains("cannot write '", "names another folder");
      assertThat(Files.readAllBytes(slim.resolve("domineering.regions"))).isEqualTo(before);
      Files.delete(slim.resolve("more"));
      assertThat(shell(database + 5).code()).isZero();
    } finally {
      shell("umount slim");
    }
  }
}
