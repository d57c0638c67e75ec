package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The programs of docs/guide/library.md compile, and print what stands below them. */
@DisabledOnOs(OS.WINDOWS)
class LibraryGuideTest {
  private static final Path GUIDE = Checkout.root().resolve("docs/guide/library.md");

  private static final Pattern PROGRAM =
      Pattern.compile("```java (\\w+)\\.java\n(.*?)```.*?```text\n(.*?)```", Pattern.DOTALL);

  private static final Pattern DEPENDENCY =
      Pattern.compile("```xml\n(<dependency>.*?</dependency>)\n```", Pattern.DOTALL);

  @TempDir Path folder;

  record Program(String name, String source, String output) {}

  static List<Program> programs() throws IOException {
    Matcher found = PROGRAM.matcher(Files.readString(GUIDE));
    List<Program> programs = new ArrayList<>();
    while (found.find()) {
      programs.add(new Program(found.group(1), found.group(2), found.group(3)));
    }
    assertThat(programs)
        .extracting(Program::name)
        .containsExactly(
            "First",
            "Questions",
            "Everything",
            "Limits",
            "Proofs",
            "Tables",
            "Lambda",
            "Countdown");
    return programs;
  }

  static String dependency() throws IOException {
    Matcher found = DEPENDENCY.matcher(Files.readString(GUIDE));
    assertThat(found.find()).isTrue();
    return found.group(1);
  }

  @Test
  void everyProgramPrintsWhatStandsBelowIt() throws Exception {
    for (Program program : programs()) {
      Path source = folder.resolve(program.name() + ".java");
      Files.writeString(source, program.source());
      runs(program, System.getProperty("java.class.path"), source.toString());
    }
  }

  /** A value, a sum, rules of one's own, a thermograph and a proof that is checked. */
  @Test
  void everythingTakesFifteenLines() throws IOException {
    Program everything =
        programs().stream()
            .filter(each -> each.name().equals("Everything"))
            .findFirst()
            .orElseThrow();
    assertThat(everything.source().lines().count()).isLessThanOrEqualTo(15);
    assertThat(everything.source().lines().map(String::length)).allMatch(length -> length <= 100);
    assertThat(everything.source())
        .contains(
            ".value()", ".sum(", "^*", ".position((", ".thermograph().svg()", "Proof.verify(");
  }

  @Test
  void theDependencyIsOfThisVersion() throws IOException {
    String pom = Files.readString(Checkout.root().resolve("pom.xml"));
    Matcher version = Pattern.compile("<version>(.*?)</version>").matcher(pom);
    assertThat(version.find()).isTrue();
    assertThat(dependency()).contains(version.group());
  }

  static void runs(Program program, String classPath, String main) throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    assertThat(run(new ProcessBuilder(java, "-Dfile.encoding=UTF-8", "-cp", classPath, main)))
        .as(program.name())
        .isEqualTo(program.output());
  }

  /** What a process prints, on either stream; it must end well. */
  static String run(ProcessBuilder builder) throws Exception {
    Process process = builder.redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(printed).isZero();
    return printed;
  }
}
