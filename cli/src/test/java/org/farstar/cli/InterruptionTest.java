package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** A process of its own, since signals are for processes. */
@DisabledOnOs(OS.WINDOWS)
class InterruptionTest {
  private static final String LINE = "0110110110111011011011101101101".repeat(4);

  @Test
  void anInterruptedSearchSaysWhatItKnows() throws IOException, InterruptedException {
    Process process = start("outcome", "flipping-coins", LINE, "--by", "search", "--progress");
    try {
      // Its first word of progress says that it is searching.
      assertThat(process.getErrorStream().read()).isPositive();
      signal(process);
      assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(out).contains("not decided: it was interrupted after", "still");
      assertThat(process.exitValue()).isEqualTo(130);
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void aClosedPipeIsNoReasonToComplain() throws IOException, InterruptedException {
    Process process = start("check", "flipping-coins", "--size", "4");
    process.getInputStream().close();
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
    assertThat(err).isEmpty();
  }

  static Process start(String... words) throws IOException {
    List<String> all = new ArrayList<>();
    all.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    all.addAll(List.of("-cp", System.getProperty("java.class.path"), "org.farstar.cli.Main"));
    all.addAll(List.of(words));
    return new ProcessBuilder(all).start();
  }

  /** As Ctrl-C does; a build in the background hands on that it ignores that, so it gets TERM. */
  static void signal(Process process) throws IOException, InterruptedException {
    Path status = Path.of("/proc/" + process.pid() + "/status");
    boolean ignored =
        Files.exists(status)
            && Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("SigIgn:"))
                .anyMatch(line -> (Long.parseUnsignedLong(line.substring(7).strip(), 16) & 2) != 0);
    String pid = Long.toString(process.pid());
    new ProcessBuilder("kill", ignored ? "-TERM" : "-INT", pid).start().waitFor();
  }
}
