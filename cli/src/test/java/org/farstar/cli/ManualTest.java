package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/**
 * The manual page and the completion of fish and zsh, judged by what reads them where it is there.
 */
@DisabledOnOs(OS.WINDOWS)
class ManualTest {
  @TempDir Path folder;

  @Test
  void theManualHasEveryCommandAndEveryOption() {
    String page = Run.farstar("help", "--man").out();
    for (var command : Commands.all().getSubcommands().entrySet()) {
      CommandLine line = command.getValue();
      String section = section(page, command.getKey());
      for (var option : line.getCommandSpec().options()) {
        if (!option.hidden()) {
          assertThat(section).contains("\\fB" + option.longestName().replace("-", "\\-") + "\\fR");
        }
      }
    }
    assertThat(page).contains("\\fB130\\fR").doesNotContain("%n").doesNotContain("@|");
  }

  private static String section(String page, String command) {
    String head = ".SS \"farstar " + command + "\"\n";
    assertThat(page).contains(head);
    String rest = page.substring(page.indexOf(head) + head.length());
    return rest.substring(0, Math.max(rest.indexOf("\n.S"), 0));
  }

  /** What roff complains about it prints. */
  @Test
  void roffReadsTheManualWithoutAWarning() throws Exception {
    assumeTrue(isThere("groff"), "there is no groff");
    Path page = written("farstar.1", Run.farstar("help", "--man").out());
    assertThat(run("groff", "-man", "-Tutf8", "-ww", "-z", page.toString())).isEmpty();
    String shown = run("groff", "-man", "-Tutf8", "-P-cbou", page.toString());
    assertThat(shown).contains("farstar eval '1/2+1/4'").contains("--explain").contains("NAME");
  }

  @Test
  void fishCompletesCommandsOptionsAndGames() throws Exception {
    String script = Run.farstar("completion", "fish").out();
    for (String name : Commands.names()) {
      assertThat(script).contains("-a '" + name + "'");
    }
    assertThat(script).contains("-l explain").contains("flipping-coins");
    assumeTrue(isThere("fish"), "there is no fish");
    Path file = written("farstar.fish", script);
    assertThat(inFish(file, "farstar ou")).contains("outcome");
    assertThat(inFish(file, "farstar outcome --ex")).contains("--explain");
    assertThat(inFish(file, "farstar outcome flipping")).contains("flipping-coins");
    assertThat(inFish(file, "farstar eval --color ne")).startsWith("never\t").hasLineCount(1);
  }

  private static String inFish(Path script, String typed) throws Exception {
    return run("fish", "--no-config", "-c", "source " + script + "; complete -C '" + typed + "'");
  }

  @Test
  void zshAndBashReadTheirScript() throws Exception {
    for (String shell : List.of("bash", "zsh")) {
      assumeTrue(isThere(shell), "there is no " + shell);
      Path file = written("farstar." + shell, Run.farstar("completion", shell).out());
      String asked =
          shell.equals("bash")
              ? "; COMP_WORDS=(farstar ou); COMP_CWORD=1; _complete_farstar; echo ${COMPREPLY[*]}"
              : "; whence -w _complete_farstar";
      String begin = shell.equals("zsh") ? "autoload -U compinit && compinit -D; " : "";
      assertThat(run(shell, "-c", begin + "source " + file + asked))
          .contains(shell.equals("bash") ? "outcome" : "function");
    }
  }

  private Path written(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static boolean isThere(String program) {
    return Stream.of(System.getenv("PATH").split(":"))
        .anyMatch(path -> Files.isExecutable(Path.of(path, program)));
  }

  private static String run(String... words) throws Exception {
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(printed).isZero();
    return printed;
  }
}
