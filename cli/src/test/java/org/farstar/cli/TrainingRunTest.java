package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.farstar.cli.manual.HelpPage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The launcher throws the output away, so a command that is wrong would be noticed here alone. */
class TrainingRunTest {
  static final List<List<String>> COMMANDS = TrainingRun.COMMANDS;

  @ParameterizedTest
  @FieldSource("COMMANDS")
  void everyCommandIsAnswered(List<String> words) {
    Run run = Run.farstar(words.toArray(String[]::new));
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.ANSWERED);
  }

  @Test
  void aLineIsTypedAndCompleted() throws IOException {
    assertThat(TrainingRun.type().strip()).isEqualTo("1/2 + 1/4");
  }

  @Test
  void theServerShowsItsFirstPage() throws IOException {
    assertThat(TrainingRun.serve()).contains("<title>Farstar</title>");
  }

  /** A record whose equality is needed for a short answer has it written out. */
  @Test
  void noMethodsOfRecordsArePutTogether() throws IOException {
    List<String> linked =
        output("-Djava.lang.invoke.MethodHandle.TRACE_METHOD_LINKAGE=true")
            .filter(line -> line.startsWith("linkCallSite "))
            .toList();
    assertThat(linked).as("the trace works").isNotEmpty();
    assertThat(linked.stream().filter(line -> line.contains("ObjectMethods")))
        .extracting(line -> line.split(" ")[1])
        .as("of ours; libraries have theirs")
        .filteredOn(name -> name.startsWith("org.farstar."))
        .isEmpty();
  }

  /**
   * An archive leaves out classes of before Java 6, such as those of picocli, where a newer class
   * that derives from them is archived: then every command loads two dozen of them from their jar.
   */
  @Test
  void nothingOfOursDerivesFromClassesOfOldFormats() throws IOException {
    List<String> loaded = output("-Xlog:class+load").toList();
    assertThat(loaded).as("the log works").anyMatch(line -> line.contains(" picocli.CommandLine "));
    assertThat(loaded).noneMatch(line -> line.contains(HelpPage.class.getName()));
  }

  private static Stream<String> output(String option) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                option,
                "-cp",
                System.getProperty("java.class.path"),
                TrainingRun.class.getName())
            .redirectErrorStream(true)
            .start();
    process.getOutputStream().close();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines();
  }
}
