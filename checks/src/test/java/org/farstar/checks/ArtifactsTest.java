package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.farstar.checks.LibraryGuideTest.Program;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * What {@code ./farstar install} puts into a repository: what a public one demands, the same bytes
 * each time, and enough for projects that know nothing else of us.
 */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class ArtifactsTest {
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

  private static final String SITE = "https://example.org/farstar";
  private static final Pattern OUTPUT = Pattern.compile("```text\n(.*?)```", Pattern.DOTALL);
  private static final Pattern VERSION =
      Pattern.compile(
          "\"name\" : \"(commons-(?:lang3|text))\".*?\"version\" : \"(.*?)\"", Pattern.DOTALL);

  @TempDir Path folder;

  @Test
  @Timeout(value = 30, unit = TimeUnit.MINUTES)
  void whatIsInstalledCanBePublishedAndBuiltOn() throws Exception {
    Path repository = installed("one");
    // A second installation takes as long as the first; the small size leaves it out.
    if (!System.getProperty("farstar.slow.size", "").equals("small")) {
      assertThat(files(installed("second-place"))).isEqualTo(files(repository));
    }
    for (String artifact : ARTIFACTS) {
      hasWhatAPublicRepositoryDemands(repository, artifact);
    }
    nothingOldComesWith(repository);
    theProgramsOfTheGuideRun(repository);
    theExampleRunsOnEveryJava(repository);
    run(new ProcessBuilder("rm", "-rf", folder + "/one", folder + "/second-place"));
  }

  /** Without an address of the project, or with a version that is none, nothing is published. */
  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void aReleaseHasAnAddressAndAVersion() throws Exception {
    assertThat(refused()).contains("-Drelease.url=https://").contains("-Drelease.scm=https://");
    assertThat(refused("-Drelease.url=" + SITE, "-Drelease.scm=" + SITE + ".git"))
        .doesNotContain("-Drelease.url=https://")
        .contains("give the release a version");
  }

  private static String refused(String... settings) throws Exception {
    List<String> words = new ArrayList<>(List.of("mvn", "-B", "-q", "-N"));
    words.addAll(List.of("-Prun,library,release", "validate"));
    words.addAll(List.of(settings));
    Process process =
        new ProcessBuilder(words)
            .directory(Checkout.root().toFile())
            .redirectErrorStream(true)
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(printed).isNotZero();
    return printed;
  }

  /** Installs from a copy of the checkout into a repository of its own. */
  private Path installed(String name) throws Exception {
    Path place = Files.createDirectories(folder.resolve(name));
    Path repository = place.resolve("repository");
    Path usual = Path.of(System.getProperty("user.home"), ".m2", "repository");
    // What the build needs besides is there already: as links, so that nothing is downloaded again.
    run(new ProcessBuilder("cp", "-rs", usual.toString(), repository.toString()));
    Path copy = Checkout.copy(place.resolve("checkout"));
    ProcessBuilder install =
        new ProcessBuilder(
            copy.resolve("farstar").toString(),
            "install",
            "-Drelease.url=" + SITE,
            "-Drelease.scm=" + SITE + ".git");
    install.environment().remove("FARSTAR_TESTING");
    install
        .environment()
        .merge("FARSTAR_MVN_OPTS", "-Dmaven.repo.local=" + repository, (a, b) -> a + " " + b);
    assertThat(run(install)).contains("installed org.farstar:farstar");
    return repository;
  }

  /** All that is published, as bytes, by name. */
  private static Map<String, String> files(Path repository) throws IOException {
    Map<String, String> found = new TreeMap<>();
    for (String artifact : ARTIFACTS) {
      try (Stream<Path> files = Files.list(version(repository, artifact))) {
        for (Path file : files.toList()) {
          String name = file.getFileName().toString();
          if (name.startsWith(artifact)) {
            byte[] bytes = Files.readAllBytes(file);
            found.put(name, bytes.length + " bytes, " + Arrays.hashCode(bytes));
          }
        }
      }
    }
    return found;
  }

  private static Path version(Path repository, String artifact) throws IOException {
    try (Stream<Path> versions = Files.list(repository.resolve("org/farstar").resolve(artifact))) {
      return versions.filter(Files::isDirectory).findAny().orElseThrow();
    }
  }

  private static Path file(Path repository, String artifact, String end) throws IOException {
    Path version = version(repository, artifact);
    return version.resolve(artifact + "-" + version.getFileName() + end);
  }

  /** All but the signatures, which whoever publishes adds. */
  private static void hasWhatAPublicRepositoryDemands(Path repository, String artifact)
      throws IOException {
    for (String end : List.of(".jar", "-sources.jar", "-javadoc.jar", "-cyclonedx.json")) {
      assertThat(file(repository, artifact, end)).exists();
    }
    String pom = Files.readString(file(repository, artifact, ".pom"));
    assertThat(pom)
        .doesNotContain("<parent>")
        .doesNotContain("${")
        .contains("<url>" + SITE + "</url>")
        .contains("<url>" + SITE + ".git</url>")
        .contains("<connection>scm:git:" + SITE + ".git</connection>")
        .contains("<name>Apache-2.0</name>")
        .contains("<developer>");
    assertThat(pom)
        .containsPattern("<name>Farstar \\w+</name>\\s+<description>.{20,}</description>");
    String bom = Files.readString(file(repository, artifact, "-cyclonedx.json"));
    assertThat(bom).contains("\"bomFormat\" : \"CycloneDX\"").contains("\"" + artifact + "\"");
  }

  /** JGraphT names versions of these two that have known faults; what we bring is pinned. */
  private static void nothingOldComesWith(Path repository) throws IOException {
    String parent = Files.readString(Checkout.root().resolve("pom.xml"));
    String bom = Files.readString(file(repository, "farstar", "-cyclonedx.json"));
    Map<String, String> versions = new TreeMap<>();
    Matcher found = VERSION.matcher(bom);
    while (found.find()) {
      versions.put(found.group(1), found.group(2));
    }
    assertThat(versions).containsOnlyKeys("commons-lang3", "commons-text");
    assertThat(parent)
        .contains("<commonsLang.version>" + versions.get("commons-lang3") + "<")
        .contains("<commonsText.version>" + versions.get("commons-text") + "<");
  }

  private void theProgramsOfTheGuideRun(Path repository) throws Exception {
    Path project = Files.createDirectories(folder.resolve("project"));
    Path sources = Files.createDirectories(project.resolve("src/main/java"));
    for (Program program : LibraryGuideTest.programs()) {
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
            .replace("DEPENDENCY", LibraryGuideTest.dependency()));
    maven(project, repository, System.getProperty("java.home"), "compile");
    String classPath = project.resolve("target/classes").toString();
    for (String artifact : ARTIFACTS) {
      classPath += ":" + file(repository, artifact, ".jar");
    }
    for (Program program : LibraryGuideTest.programs()) {
      LibraryGuideTest.runs(program, classPath, program.name());
    }
  }

  /** The three commands of its page, with what stands below them. */
  private void theExampleRunsOnEveryJava(Path repository) throws Exception {
    Path examples = Checkout.root().resolve("examples");
    String page = Files.readString(examples.resolve("README.md"));
    Matcher output = OUTPUT.matcher(page);
    assertThat(output.find()).isTrue();
    List<String> commands =
        page.lines().filter(line -> line.startsWith("    ")).map(String::strip).toList();
    assertThat(commands).startsWith("../farstar install", "mvn -q package").hasSize(3);
    Map<String, String> homes = homes();
    assertThat(homes).isNotEmpty();
    for (String home : homes.values()) {
      Path project = folder.resolve("example-" + homes.size() + Path.of(home).getFileName());
      run(new ProcessBuilder("cp", "-r", examples.toString(), project.toString()));
      run(new ProcessBuilder("rm", "-rf", project.resolve("target").toString()));
      maven(project, repository, home, "package");
      List<String> java = new ArrayList<>(List.of(commands.get(2).split(" ")));
      java.set(0, Path.of(home, "bin", "java").toString());
      assertThat(run(new ProcessBuilder(java).directory(project.toFile())))
          .as(home)
          .isEqualTo(output.group(1));
    }
  }

  /** A JDK of each release from 17 on that the machine has. */
  private static Map<String, String> homes() throws IOException {
    List<Path> places = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"))));
    Path usual = Path.of("/usr/lib/jvm");
    if (Files.isDirectory(usual)) {
      try (Stream<Path> found = Files.list(usual)) {
        found.sorted().forEach(places::add);
      }
    }
    Map<String, String> homes = new TreeMap<>();
    for (Path place : places) {
      Path release = place.resolve("release");
      if (Files.isExecutable(place.resolve("bin/javac")) && Files.isReadable(release)) {
        Matcher version =
            Pattern.compile("JAVA_VERSION=\"(\\d+)").matcher(Files.readString(release));
        if (version.find() && Integer.parseInt(version.group(1)) >= 17) {
          homes.putIfAbsent(version.group(1), place.toString());
        }
      }
    }
    return homes;
  }

  private static void maven(Path project, Path repository, String home, String goal)
      throws Exception {
    List<String> words = List.of("mvn", "-B", "-q", "-Dmaven.repo.local=" + repository, goal);
    ProcessBuilder maven = new ProcessBuilder(words).directory(project.toFile());
    maven.environment().put("JAVA_HOME", home);
    run(maven);
  }

  /** What a process prints, on either stream; it must end well. */
  private static String run(ProcessBuilder builder) throws Exception {
    return LibraryGuideTest.run(builder);
  }
}
