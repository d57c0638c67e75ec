package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
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

  private static final List<String> ARTIFACTS =
      List.of(
          "farstar",
          "farstar-ask",
          "farstar-values",
          "farstar-picture",
          "farstar-engine",
          "farstar-verify",
          "farstar-regions",
          "farstar-games",
          "farstar-figures");

  @TempDir Path folder;

  private record Program(String name, String source, String output) {}

  private static List<Program> programs() throws IOException {
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

  private static String dependency() throws IOException {
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

  /** Installs into a repository of its own and builds a project that knows nothing else of us. */
  @Test
  @Tag("slow")
  @Timeout(value = 15, unit = TimeUnit.MINUTES)
  void aProjectElsewhereBuildsOnWhatIsInstalled() throws Exception {
    Path repository = folder.resolve("repository");
    Path usual = Path.of(System.getProperty("user.home"), ".m2", "repository");
    // What the build needs besides is there already: as links, so that nothing is downloaded again.
    run(new ProcessBuilder("cp", "-rs", usual.toString(), repository.toString()));
    String local = "-Dmaven.repo.local=" + repository;
    // A copy: the checkout is being tested, and what is compiled there must stay as it is.
    Path copy = Files.createDirectories(folder.resolve("checkout"));
    String pack = "tar cf - --exclude=target --exclude=.git . | tar xf - -C '" + copy + "'";
    run(new ProcessBuilder("sh", "-c", pack).directory(Checkout.root().toFile()));
    ProcessBuilder install = new ProcessBuilder(copy.resolve("farstar").toString(), "install");
    install.environment().remove("FARSTAR_TESTING");
    install.environment().merge("FARSTAR_MVN_OPTS", local, (a, b) -> a + " " + b);
    assertThat(run(install)).contains("installed org.farstar:farstar");
    Path jars = repository.resolve("org/farstar");
    for (String name : ARTIFACTS) {
      assertThat(names(jars.resolve(name)))
          .anyMatch(file -> file.matches(".*SNAPSHOT\\.jar"))
          .anyMatch(file -> file.endsWith("-sources.jar"))
          .anyMatch(file -> file.endsWith("-javadoc.jar"));
    }
    Path project = Files.createDirectories(folder.resolve("project"));
    Path sources = Files.createDirectories(project.resolve("src/main/java"));
    for (Program program : programs()) {
      Files.writeString(sources.resolve(program.name() + ".java"), program.source());
    }
    Files.writeString(
        project.resolve("pom.xml"),
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>example</groupId>
          <artifactId>example</artifactId>
          <version>1</version>
          <properties>
            <maven.compiler.source>17</maven.compiler.source>
            <maven.compiler.target>17</maven.compiler.target>
            <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
          </properties>
          <dependencies>DEPENDENCY</dependencies>
        </project>
        """
            .replace("DEPENDENCY", dependency()));
    List<String> maven = new ArrayList<>(List.of("mvn", "-B", "-q"));
    maven.addAll(List.of(local, "compile"));
    run(new ProcessBuilder(maven).directory(project.toFile()));
    String classPath = project.resolve("target/classes").toString();
    for (String name : ARTIFACTS) {
      try (Stream<Path> files = Files.walk(jars.resolve(name))) {
        Path jar = files.filter(f -> f.toString().endsWith("SNAPSHOT.jar")).findAny().orElseThrow();
        classPath += ":" + jar;
      }
    }
    for (Program program : programs()) {
      runs(program, classPath, program.name());
    }
    run(new ProcessBuilder("rm", "-rf", repository.toString(), copy.toString()));
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  private void runs(Program program, String classPath, String main) throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    assertThat(run(new ProcessBuilder(java, "-Dfile.encoding=UTF-8", "-cp", classPath, main)))
        .as(program.name())
        .isEqualTo(program.output());
  }

  /** What a process prints, on either stream; it must end well. */
  private static String run(ProcessBuilder builder) throws Exception {
    Process process = builder.redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(printed).isZero();
    return printed;
  }
}
