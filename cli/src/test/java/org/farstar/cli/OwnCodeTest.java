package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.farstar.ask.catalogue.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Code of the user's own that does not end, ends the process, or prints. */
class OwnCodeTest {
  private static final String STEPS =
      """
      import org.farstar.engine.play.*;
      import org.farstar.engine.rules.*;
      import org.farstar.values.player.*;
      public class Steps implements Rules<Integer> {
        public void moves(Integer n, Player player, Moves<Integer> moves) {
          MOVES
        }
        public Integer read(String text) { READ return Integer.valueOf(text); }
        public String write(Integer n) { return n.toString(); }
      }
      """;

  /** A loop that a test can end, so that nothing goes on after it. */
  private static final String LOOP = "while (!Thread.currentThread().isInterrupted()) {}";

  private static final String ONE_STEP = "if (n > 0) { moves.add(n - 1, () -> \"one\"); }";

  @TempDir Path folder;

  private Run farstar(String moves, String read, String... words) throws IOException {
    write(moves, read);
    return Run.in(folder, Catalogue.STANDARD, words);
  }

  private void write(String moves, String read) throws IOException {
    Files.writeString(
        folder.resolve("Steps.java"), STEPS.replace("MOVES", moves).replace("READ", read));
  }

  @Test
  void movesThatNeverReturnEndWithTheTime() throws IOException {
    Run run = farstar(LOOP, "", "outcome", "Steps.java", "5", "--time", "1500ms");
    assertThat(run.code()).as(run.out() + run.err()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(run.err())
        .isEqualTo(
            "farstar outcome: the time is used up, and Steps.java:6: moves has not returned;"
                + " nothing is known\n");
  }

  /** A file within an expression is heeded like one that is a word of its own. */
  @ParameterizedTest
  @ValueSource(strings = {"eval", "outcome sum", "value sum"})
  void rulesWithinAnExpressionEndWithTheTime(String command) throws IOException {
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.addAll(List.of("Steps.java(\"5\") + nim(\"2\")", "--time", "3s"));
    Run run = farstar(LOOP, "", words.toArray(String[]::new));
    assertThat(run.code()).as(run.out() + run.err()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(run.err()).contains("Steps.java:6: moves has not returned");
  }

  /** So is one in a list of sums, and in a file with an expression. */
  @Test
  void rulesWithinAFileEndWithTheTime() throws IOException {
    Files.writeString(folder.resolve("sums.txt"), "Steps.java(\"5\") + nim(\"2\")\n");
    for (String command : List.of("value sum @sums.txt --each", "outcome sum @sums.txt")) {
      List<String> words = new ArrayList<>(List.of(command.split(" ")));
      words.addAll(List.of("--time", "3s"));
      Run run = farstar(LOOP, "", words.toArray(String[]::new));
      assertThat(run.code()).as(run.out() + run.err()).isEqualTo(ExitCode.BUDGET_ENDED);
      assertThat(run.err()).contains("Steps.java:6: moves has not returned");
    }
  }

  @Test
  void readingThatNeverReturnsEndsWithTheTime() throws IOException {
    Run run = farstar(ONE_STEP, LOOP, "value", "Steps.java", "5", "--time", "1500ms");
    assertThat(run.code()).as(run.out() + run.err()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(run.err()).contains("Steps.java:8: read has not returned");
  }

  @Test
  void movesWithoutEndAreRefused() throws IOException {
    String endless =
        "for (int i = 0; true; i++) { int to = i; moves.add(to, () -> \"to \" + to); }";
    for (String command : List.of("outcome", "value")) {
      Run run = farstar(endless, "", command, "Steps.java", "5");
      assertThat(run.code()).as(run.out() + run.err()).isEqualTo(ExitCode.WRONG_INPUT);
      assertThat(run.err()).contains("Steps.java:6: moves handed over more than a million moves");
    }
  }

  @Test
  void whatEndsInTimeIsAnsweredAsEver() throws IOException {
    Run run = farstar(ONE_STEP, "", "value", "Steps.java", "1", "--time", "1h");
    assertThat(run.out()).startsWith("*\n");
    run = farstar(ONE_STEP, "if (true) throw null;", "value", "Steps.java", "1", "--time", "1h");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err()).contains("Steps.java:8: read ended with NullPointerException");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "System.exit(3);|System.exit",
        "Runtime.getRuntime().exit(3);|Runtime.exit",
        "Runtime.getRuntime().halt(3);|Runtime.halt",
        "Runnable end = () -> Runtime.getRuntime().halt(3);|Runtime.halt"
      })
  void aCallThatEndsTheProcessIsRefused(String call, String named) throws IOException {
    String later = "int unused = n;\n    if (n < 0) { " + call + " }\n" + ONE_STEP;
    Run run = farstar(later, "", "value", "Steps.java", "5");
    assertThat(run.code()).as(run.out() + run.err()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err())
        .isEqualTo(
            "farstar value: Steps.java:7: calls "
                + named
                + ", which would end the command without an answer\n");
  }

  @Test
  void otherMethodsOfThoseNamesMayBeCalled() throws IOException {
    String free = ONE_STEP + " exit(1); System.gc(); } static void exit(int n) {";
    assertThat(farstar(free, "", "value", "Steps.java", "1").out()).startsWith("*\n");
  }

  @Test
  void aJarIsReadAlike() throws IOException {
    write("System.exit(1);", "");
    int compiled =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-cp",
                System.getProperty("java.class.path"),
                folder.resolve("Steps.java").toString());
    assertThat(compiled).isZero();
    try (JarOutputStream jar =
        new JarOutputStream(Files.newOutputStream(folder.resolve("steps.jar")))) {
      jar.putNextEntry(new JarEntry("Steps.class"));
      Files.copy(folder.resolve("Steps.class"), jar);
      jar.putNextEntry(new JarEntry("META-INF/services/org.farstar.engine.rules.Rules"));
      jar.write("Steps\n".getBytes(StandardCharsets.UTF_8));
    }
    Run run = Run.in(folder, Catalogue.STANDARD, "value", "steps.jar", "5");
    assertThat(run.code()).as(run.out() + run.err()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err()).contains("Steps.java:6: calls System.exit");
  }

  @Test
  void whatItPrintsGoesToStandardError() throws IOException, InterruptedException {
    write(ONE_STEP, "System.out.println(\"reading\");");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                absolute(System.getProperty("java.class.path")),
                Main.class.getName(),
                "value",
                "Steps.java",
                "1")
            .directory(folder.toFile())
            .start();
    assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .startsWith("*\n");
    assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
        .contains("reading");
    assertThat(process.waitFor()).isZero();
  }

  private static String absolute(String classPath) {
    return String.join(
        File.pathSeparator,
        List.of(classPath.split(File.pathSeparator)).stream()
            .map(entry -> Path.of(entry).toAbsolutePath().toString())
            .toList());
  }
}
