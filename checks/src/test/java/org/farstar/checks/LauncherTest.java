package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.farstar.checks.Sandbox.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher at the root, in a {@link Sandbox}: no Maven build and no JVM is started. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {
  private static final String FIRST_BUILD =
      "farstar: building (first build downloads its libraries) ...";

  private static final String JDK = "a JDK 17 or later (JAVA_HOME, PATH, /usr/lib/jvm)";
  private static final String MAVEN = "Maven (mvn on the PATH)";

  @TempDir Path home;

  @Test
  void buildsOnceAndThenOnlyRuns() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    Run first = sandbox.run("eval", "1/2 + 1/4", "*", "");
    Run second = sandbox.run("games");

    assertThat(first.exit()).isZero();
    assertThat(first.err()).containsExactly(FIRST_BUILD);
    assertThat(first.out())
        .startsWith(home + "/usr/lib/jvm/jdk 17.0.15/bin/java")
        .endsWith("org.farstar.cli.Main", "eval", "1/2 + 1/4", "*", "");
    assertThat(second.err()).isEmpty();
    assertThat(second.out()).endsWith("org.farstar.cli.Main", "games");
    assertThat(sandbox.mavenCalls()).hasSize(1);
    assertThat(sandbox.mavenCalls().get(0)).contains("-pl cli -am").endsWith(" package");
  }

  @Test
  void runsFromAnywhereThroughSymbolicLinks() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    Path elsewhere = Files.createDirectories(home.resolve("else where"));
    Files.createSymbolicLink(elsewhere.resolve("absolute link"), sandbox.root.resolve("farstar"));
    Files.createSymbolicLink(elsewhere.resolve("link"), Path.of("absolute link"));

    Run run = Sandbox.finish(sandbox.start(elsewhere.resolve("link"), elsewhere, "games"));

    assertThat(run.exit()).isZero();
    assertThat(sandbox.root.resolve("target/farstar/current")).exists();
  }

  @Test
  void aRemovedSourceIsAChange() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    sandbox.run("games");
    Files.delete(sandbox.root.resolve("cli/src/main/java/B.java"));
    sandbox.run("games");
    assertThat(sandbox.mavenCalls()).hasSize(2);
  }

  @Test
  void aMovedCheckoutIsBuiltAgain() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    sandbox.run("games");
    Path moved = Files.move(sandbox.root, home.resolve("moved"));
    Run run = Sandbox.finish(sandbox.start(moved.resolve("farstar"), home, "games"));
    assertThat(run.out().toString()).contains(moved + "/target/").doesNotContain("far star/target");
  }

  @Test
  void twoAtOnceBuildOnce() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    sandbox.environment.put("MAVEN_SECONDS", "1");
    Path launcher = sandbox.root.resolve("farstar");
    Process one = sandbox.start(launcher, home, "games");
    Process two = sandbox.start(launcher, home, "games");
    assertThat(Stream.of(Sandbox.finish(one), Sandbox.finish(two)))
        .allSatisfy(run -> assertThat(run.exit()).isZero())
        .allSatisfy(run -> assertThat(run.err()).hasSize(1))
        .anySatisfy(run -> assertThat(run.err().toString()).contains("waiting for another build"));
    assertThat(sandbox.mavenCalls()).hasSize(1);
    assertThat(sandbox.root.resolve("target/farstar/lock")).doesNotExist();
  }

  @Test
  void testRunsMavenInTheOpenAndPassesOnItsStatus() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    sandbox.environment.put("MAVEN_EXIT", "3");
    Run run = sandbox.run("test", "-pl", "games");
    assertThat(run.exit()).isEqualTo(3);
    assertThat(run.out()).containsExactly("Tests run: 7");
    assertThat(sandbox.mavenCalls()).containsExactly("-B --no-transfer-progress -pl games verify");
    assertThat(sandbox.root.resolve("target/farstar/lock")).doesNotExist();
  }

  /** A folder in memory, which is gone in the end; without room for it, the usual one. */
  @Test
  void testsWriteInMemoryWhereThereIsRoom() throws Exception {
    assumeTrue(Files.isWritable(Path.of("/dev/shm")), "there is no folder in memory");
    Sandbox sandbox = Sandbox.complete(home);
    String df = "#!/bin/sh\necho Filesystem\necho \"tmpfs 9000000 0 $FREE 0% /dev/shm\"\n";
    Sandbox.script(sandbox.bin.resolve("df"), df);
    for (String free : List.of("8000000", "1000000")) {
      sandbox.environment.put("FREE", free);
      assertThat(sandbox.run("test").exit()).isZero();
    }
    List<String> options = Files.readAllLines(home.resolve("maven.calls.options"));
    assertThat(options.get(0)).startsWith("TMPDIR=/dev/shm/farstar.");
    String folder = options.get(0).replaceAll("TMPDIR=(\\S+) .*", "$1");
    assertThat(options.get(0)).contains(" -Djava.io.tmpdir=" + folder);
    assertThat(Path.of(folder)).doesNotExist();
    assertThat(options.get(1)).startsWith("TMPDIR= ").doesNotContain("tmpdir");
    assertThat(sandbox.root.resolve("target/farstar/lock")).doesNotExist();
  }

  @Test
  void installPutsTheLibraryIntoTheLocalRepository() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    Run run = sandbox.run("install", "-o");
    assertThat(run.exit()).isZero();
    assertThat(run.err().toString())
        .contains("installed org.farstar:farstar")
        .contains("library.md");
    assertThat(sandbox.mavenCalls())
        .containsExactly("-B -q -Prun,library -pl library -am -o install");
    sandbox.environment.put("MAVEN_EXIT", "1");
    run = sandbox.run("install");
    assertThat(run.exit()).isEqualTo(70);
    assertThat(sandbox.root.resolve("target/farstar/lock")).doesNotExist();
  }

  @Test
  void distTakesOneFolderThatHasNoneYet() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    Path taken = Files.createDirectories(home.resolve("taken/farstar"));
    Map<List<String>, String> wrong =
        Map.of(
            List.of("dist"), "dist needs a folder",
            List.of("dist", "--help"), "dist needs a folder",
            List.of("dist", "a", "b"), "dist takes one folder, not also 'b'",
            List.of("dist", taken.getParent().toString()), taken + " is there already");
    for (Map.Entry<List<String>, String> each : wrong.entrySet()) {
      Run run = sandbox.run(each.getKey().toArray(String[]::new));
      assertThat(run.exit()).as(each.getKey().toString()).isEqualTo(2);
      assertThat(run.err().toString()).contains(each.getValue());
      assertThat(run.out()).isEmpty();
    }
  }

  @Test
  void theSiteIsWrittenIntoAFolderOfItsOwn() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    Path taken = Files.createDirectories(home.resolve("taken"));
    Path file = Files.createFile(taken.resolve("letter"));
    Map<List<String>, String> wrong =
        Map.of(
            List.of("site"), "site needs a folder",
            List.of("site", "--help"), "site needs a folder",
            List.of("site", "a", "b"), "site takes one folder, not also 'b'",
            List.of("site", file.toString()), file + " is not a folder",
            List.of("site", taken.toString()), taken + " has files that are no site");
    for (Map.Entry<List<String>, String> each : wrong.entrySet()) {
      Run run = sandbox.run(each.getKey().toArray(String[]::new));
      assertThat(run.exit()).as(each.getKey().toString()).isEqualTo(2);
      assertThat(run.err().toString()).contains(each.getValue());
      assertThat(run.out()).isEmpty();
    }
    assertThat(sandbox.root.resolve("target/farstar/lock")).doesNotExist();

    Path folder = home.resolve("a site");
    Run run = sandbox.run("site", folder.toString());
    assertThat(run.exit()).isZero();
    assertThat(sandbox.mavenCalls().get(0)).contains("-Prun,site -pl site -am");
    assertThat(run.out()).endsWith("org.farstar.site.build.SiteFiles", folder.toString());
    assertThat(run.err().toString()).contains("wrote the site into " + folder);
    Path sources = folder.resolve("sources.txt");
    String before = Files.readString(sources);
    assertThat(before).matches("[0-9]+\n");
    Sandbox.write(sandbox.root.resolve("cli/src/main/java/A.java"), "class A { int changed; }");
    // An older site is written over.
    Files.createFile(
        Files.createDirectories(folder.resolve("engine")).resolve("farstar.wasm-runtime.js"));
    assertThat(sandbox.run("site", folder.toString()).exit()).isZero();
    assertThat(sources).content().matches("[0-9]+\n").isNotEqualTo(before);
    sandbox.environment.put("MAVEN_EXIT", "1");
    assertThat(sandbox.run("site", folder.toString()).exit()).isEqualTo(70);
    assertThat(sandbox.root.resolve("target/farstar/lock")).doesNotExist();
  }

  @Test
  void theClassPathIsTheBuildsOwn() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    List<String> out = sandbox.run("games").out();
    Path classPath = Path.of(out.get(out.indexOf("-cp") + 1));
    assertThat(classPath.getFileName()).hasToString("*");
    assertThat(classPath.toString()).startsWith(sandbox.root + "/target/farstar/");
    assertThat(classPath.resolveSibling("farstar-games.jar")).exists();
    assertThat(classPath.resolveSibling("farstar-cli.jar")).exists();
  }

  @Test
  void sparkIsBuiltAndSeenOnlyWhereItIsAskedFor() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    List<String> without = sandbox.run("table", "nim").out();
    assertThat(sandbox.mavenCalls()).hasSize(1);
    assertThat(without.toString()).doesNotContain("spark");

    Run first = sandbox.run("table", "nim", "--engine", "spark");
    assertThat(first.err())
        .containsExactly(
            "farstar: building the engine spark (the first time downloads its libraries) ...");
    assertThat(sandbox.mavenCalls()).hasSize(2);
    assertThat(sandbox.mavenCalls().get(1)).contains("-pl spark -am").endsWith(" package");
    assertThat(first.out()).contains("@" + sandbox.root + "/config/spark.args");
    String classPath = first.out().get(first.out().indexOf("-cp") + 1);
    assertThat(classPath.split(":")).hasSize(2).allMatch(part -> part.endsWith("/*"));

    sandbox.environment.put("SPARK_HOME", "/opt/spark");
    Run second = sandbox.run("solve", "nim", "1 2", "--engine=spark");
    assertThat(second.err()).isEmpty();
    assertThat(sandbox.mavenCalls()).hasSize(2);
    assertThat(second.out().get(second.out().indexOf("-cp") + 1))
        .endsWith("/spark/farstar-spark.jar:/opt/spark/jars/*");

    assertThat(first.out()).anyMatch(arg -> arg.endsWith("/17.0.15-spark.jsa"));
    assertThat(second.out())
        .as("an archive is for the jars it was made from")
        .anyMatch(arg -> arg.endsWith("/17.0.15.jsa"));
    assertThat(without).anyMatch(arg -> arg.endsWith("/17.0.15.jsa"));

    assertThat(sandbox.run("cluster", "start").out().toString()).contains("spark.args");
    assertThat(sandbox.run("cluster", "stop").out().toString()).doesNotContain("spark.args");
  }

  /** What will be refused is refused at once, and not after minutes. */
  @ParameterizedTest
  @ValueSource(strings = {"--publish http://host/x", "--publish=s3a://x", "-o x", "--publish"})
  void noPlainFilesAreMadeForAnAddress(String words) throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    List<String> arguments = new ArrayList<>(List.of("solve", "cram", "2x3"));
    arguments.addAll(List.of(words.split(" ")));
    assertThat(sandbox.run(arguments.toArray(String[]::new)).out().toString())
        .doesNotContain("farstar.plain");
    assertThat(sandbox.mavenCalls()).hasSize(1);
    sandbox.run("solve", "cram", "2x3", "--publish", "folder");
    assertThat(sandbox.mavenCalls()).hasSize(2);
    assertThat(sandbox.mavenCalls().get(1)).contains("-pl site -am");
  }

  /** Threads of this process do the work themselves. */
  @ParameterizedTest
  @CsvSource({
    "--engine spark --master spark://host:7077, true",
    "--engine=spark --master=yarn, true",
    "--master k8s://https://host:6443 --engine spark --chunk 100, true",
    "--engine spark --master local[2], false",
    "--engine spark --master=local, false",
    "--engine spark, false",
    "--master spark://host:7077, false"
  })
  void aProcessThatLeadsOthersHasOneCompiler(String words, boolean leads) throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    sandbox.environment.put("FARSTAR_JAVA_OPTS", "-Xmx2g");
    List<String> arguments = new ArrayList<>(List.of("solve", "nim", "1 2"));
    arguments.addAll(List.of(words.split(" ")));
    List<String> out = sandbox.run(arguments.toArray(String[]::new)).out();
    int at = out.indexOf("@" + sandbox.root + "/config/leads.args");
    assertThat(at >= 0).isEqualTo(leads);
    assertThat(at).isLessThan(out.indexOf("-Xmx2g"));
    assertThat(out).doesNotContain("");
  }

  @Test
  void aFailedBuildOfSparkLeavesNothing() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    sandbox.run("games");
    sandbox.environment.put("MAVEN_FAILS", "compile");
    Run failed = sandbox.run("table", "nim", "--engine", "spark");
    assertThat(failed.exit()).isEqualTo(70);
    assertThat(failed.out()).isEmpty();
    sandbox.environment.remove("MAVEN_FAILS");
    assertThat(sandbox.run("table", "nim", "--engine", "spark").exit()).isZero();
    assertThat(sandbox.mavenCalls()).hasSize(3);
  }

  @Test
  void aChangedSourceIsBuiltFirst() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    List<String> before = sandbox.run("games").out();
    Sandbox.write(sandbox.root.resolve("cli/src/main/java/A.java"), "class A { int a; }");
    Run run = sandbox.run("games");

    assertThat(run.err()).containsExactly("farstar: building ...");
    assertThat(sandbox.mavenCalls()).hasSize(2);
    assertThat(sandbox.run("games").err()).isEmpty();
    assertThat(Path.of(before.get(before.indexOf("-cp") + 1)).getParent())
        .as("a command that runs keeps its jars")
        .exists();
  }

  @Test
  void changedOptionsOfJavaAreAChange() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    sandbox.run("games");
    Sandbox.write(sandbox.root.resolve("config/java.args"), "-Xmx1g");
    sandbox.run("games");
    assertThat(sandbox.mavenCalls()).hasSize(2);
  }

  @Test
  void aCompilerErrorIsShownAndEndsWith70() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    sandbox.run("games");
    Sandbox.write(sandbox.root.resolve("cli/src/main/java/A.java"), "class A { Heap a; }");
    sandbox.environment.put("MAVEN_FAILS", "compile");
    Run run = sandbox.run("games");

    assertThat(run.exit()).isEqualTo(70);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("farstar: building ...")
        .contains("[ERROR] /src/Nim.java:[3,5] cannot find symbol")
        .endsWith(
            "farstar: the build failed; the log is " + sandbox.root + "/target/farstar/build.log");
    assertThat(sandbox.mavenCalls()).as("no second try").hasSize(2);

    sandbox.environment.remove("MAVEN_FAILS");
    assertThat(sandbox.run("games").exit()).as("the lock is gone").isZero();
  }

  @Test
  void everyJdkHasItsOwnArchive() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    assertThat(sandbox.run("games").out()).anyMatch(arg -> arg.endsWith("/17.0.15.jsa"));
    sandbox.environment.put("JAVA_HOME", sandbox.jdk("25.0.3").toString());
    assertThat(sandbox.run("games").out()).anyMatch(arg -> arg.endsWith("/25.0.3.jsa"));
    assertThat(sandbox.mavenCalls()).hasSize(1);
  }

  @Test
  void aJdkIsSoughtInJavaHomeThenOnThePathThenAmongTheSystems() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    Path onPath = Files.move(sandbox.jdk("21.0.1"), home.resolve("other jdk"));
    Path javaHome = Files.move(sandbox.jdk("25.0.3"), home.resolve("third jdk"));
    sandbox.environment.put("JAVA_HOME", javaHome.toString());
    Path link = Files.createSymbolicLink(sandbox.bin.resolve("javac"), onPath.resolve("bin/javac"));

    assertThat(sandbox.run("games").out()).startsWith(javaHome + "/bin/java");
    sandbox.environment.put("JAVA_HOME", sandbox.jdk("11.0.2").toString());
    assertThat(sandbox.run("games").out()).startsWith(onPath + "/bin/java");
    Files.delete(link);
    assertThat(sandbox.run("games").out()).startsWith(home + "/usr/lib/jvm/jdk 17.0.15/bin/java");
  }

  @Test
  void theUsersOptionsReachJavaAndMaven() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    sandbox.environment.put("FARSTAR_JAVA_OPTS", "-Dx=* -Xmx2g");
    sandbox.environment.put("FARSTAR_MVN_OPTS", "-Dmaven.repo.local=/some/folder");
    sandbox.environment.put("MAVEN_ARGS", "-T2");
    List<String> out = sandbox.run("games").out();
    assertThat(out).contains("-Dx=*", "-Xmx2g");
    assertThat(out.indexOf("-Xmx2g"))
        .as("later options win")
        .isGreaterThan(out.indexOf("@" + sandbox.root + "/config/java.args"));
    assertThat(sandbox.mavenCalls().get(0)).startsWith("-B -T2 -Dmaven.repo.local=/some/folder ");
  }

  @Test
  void everyCommandGetsTheSameOptionsOfJava() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    List<String> eval = sandbox.run("eval", "1").out();
    List<String> search = sandbox.run("value", "domineering", "4x6").out();
    int end = eval.indexOf("org.farstar.cli.Main");
    assertThat(end).isPositive();
    assertThat(search.subList(0, end + 1)).isEqualTo(eval.subList(0, end + 1));
  }

  @Test
  void severalThreadsHaveTheirOwnCollector() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    String options = "@" + sandbox.root + "/config/threads.args";
    sandbox.environment.put("FARSTAR_JAVA_OPTS", "-Xmx2g");
    for (String[] words : new String[][] {{"--threads", "2"}, {"--threads=2", "--stats"}}) {
      List<String> out = sandbox.run("value", "domineering", "4x6", words[0], words[1]).out();
      assertThat(out.indexOf(options))
          .isGreaterThan(out.indexOf("@" + sandbox.root + "/config/java.args"))
          .isLessThan(out.indexOf("-Xmx2g"));
    }
    assertThat(sandbox.run("value", "domineering", "4x6").out()).doesNotContain(options);
    assertThat(sandbox.run("serve", "--threads", "2").out())
        .contains("@" + sandbox.root + "/config/serve.args")
        .doesNotContain(options);
  }

  /** The heap of this collector would keep what is garbage beyond the memory that was asked for. */
  @ParameterizedTest
  @CsvSource({
    "--threads 2 --memory 256m, true",
    "--memory=512m --threads=2 --stats, true",
    "--memory 64m --threads 2, true",
    "--threads 2, false",
    "--threads 2 --memory 4g, false",
    "--threads 2 --memory 4096m, false",
    "--memory 256m, false"
  })
  void aHeapForLittleMemoryBeginsSmall(String words, boolean small) throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    List<String> arguments = new ArrayList<>(List.of("value", "domineering", "4x6"));
    arguments.addAll(List.of(words.split(" ")));
    List<String> out = sandbox.run(arguments.toArray(String[]::new)).out();
    int at = out.indexOf("-XX:InitialRAMPercentage=0.1");
    assertThat(at > out.indexOf("@" + sandbox.root + "/config/threads.args")).isEqualTo(small);
    assertThat(at >= 0).isEqualTo(small);
    assertThat(out).doesNotContain("");
  }

  /** Java takes a locale that the machine does not have for C, and reads no names beyond ASCII. */
  @ParameterizedTest
  @CsvSource({
    "'', ANSI_X3.4-1968, C.UTF-8",
    "C, ANSI_X3.4-1968, C.UTF-8",
    "xx_XX.UTF-8, ANSI_X3.4-1968, C.UTF-8",
    "de_DE.UTF-8, UTF-8, de_DE.UTF-8",
    "de_DE.ISO-8859-1, ISO-8859-1, de_DE.ISO-8859-1",
    "C.utf8, UTF-8, C.utf8",
    "de_DE.UTF-8, '', de_DE.UTF-8"
  })
  void aLocaleThatIsNotThereIsReplaced(String locale, String charmap, String seen)
      throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    Path dist = home.resolve("dist");
    Sandbox.script(
        dist.resolve("bin/farstar"),
        Files.readString(Checkout.root().resolve("config/dist/farstar")));
    String java = "#!/bin/sh\necho \"$LC_ALL\"\n";
    Sandbox.script(dist.resolve("runtime/bin/java"), java);
    Sandbox.script(sandbox.jdk("17.0.15").resolve("bin/java"), java);
    if (!charmap.isEmpty()) {
      Sandbox.script(sandbox.bin.resolve("locale"), "#!/bin/sh\necho " + charmap + "\n");
    }
    if (!locale.isEmpty()) {
      sandbox.environment.put("LC_ALL", locale);
    }
    assertThat(sandbox.run("games").out()).containsExactly(seen);
    Process installed = sandbox.start(dist.resolve("bin/farstar"), home, "games");
    assertThat(Sandbox.finish(installed).out()).containsExactly(seen);
  }

  @Test
  void outsideDebianItSaysWhatItNeeds() throws Exception {
    Sandbox sandbox = new Sandbox(home);
    sandbox.debian(0);
    Files.delete(home.resolve("etc/debian_version"));
    Run run = sandbox.run("games");
    assertThat(run.exit()).isEqualTo(69);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).containsExactly("farstar: needs " + JDK + " and " + MAVEN);
    assertThat(sandbox.aptCalls()).isEmpty();
  }

  @Test
  void onlyRootInstalls() throws Exception {
    Sandbox sandbox = new Sandbox(home);
    sandbox.debian(1000);
    Run run = sandbox.run("games");
    assertThat(run.exit()).isEqualTo(69);
    assertThat(run.err()).containsExactly("farstar: needs " + JDK + " and " + MAVEN);
    assertThat(sandbox.aptCalls()).isEmpty();
  }

  @Test
  void aJdkThatIsTooOldOrHasNoCompilerIsNone() throws Exception {
    Sandbox sandbox = new Sandbox(home);
    sandbox.environment.put("JAVA_HOME", sandbox.jdk("11.0.2").toString());
    Files.delete(sandbox.jdk("17.0.15").resolve("bin/javac"));
    sandbox.maven();
    Run run = sandbox.run("games");
    assertThat(run.exit()).isEqualTo(69);
    assertThat(run.err()).containsExactly("farstar: needs " + JDK);
  }

  @Test
  void rootOnDebianIsToldWhatIsInstalled() throws Exception {
    Sandbox sandbox = new Sandbox(home);
    sandbox.debian(0);
    Run run = sandbox.run("games");
    assertThat(run.exit()).isZero();
    assertThat(run.err())
        .containsExactly(
            "farstar: needs " + JDK + " and " + MAVEN,
            "farstar: installing with apt-get: default-jdk-headless maven",
            FIRST_BUILD);
    assertThat(run.out()).endsWith("org.farstar.cli.Main", "games");
    assertThat(sandbox.aptCalls())
        .containsExactly("update", "install -y --no-install-recommends default-jdk-headless maven");
  }

  @Test
  void onlyWhatIsMissingIsInstalled() throws Exception {
    Sandbox sandbox = new Sandbox(home);
    sandbox.debian(0);
    sandbox.jdk("21.0.1");
    Run run = sandbox.run("games");
    assertThat(run.err()).contains("farstar: installing with apt-get: maven");
    assertThat(sandbox.aptCalls()).contains("install -y --no-install-recommends maven");
  }

  @Test
  void anInstallationThatFailsNamesItsLog() throws Exception {
    Sandbox sandbox = new Sandbox(home);
    sandbox.debian(0);
    Sandbox.script(sandbox.bin.resolve("apt-get"), "#!/bin/sh\necho no network\nexit 100\n");
    Run run = sandbox.run("games");
    Path log = sandbox.root.resolve("target/farstar/apt.log");
    assertThat(run.exit()).isEqualTo(69);
    assertThat(run.err())
        .endsWith("farstar: still needs " + JDK + " and " + MAVEN + "; the log is " + log);
    assertThat(log).hasContent("no network\nno network\n");
  }

  @ParameterizedTest
  @CsvSource({"y, 0, 2", "yes, 0, 2", "n, 69, 0", "'', 69, 0"})
  void onATerminalItAsksFirst(String answer, int exit, int aptCalls) throws Exception {
    Sandbox sandbox = new Sandbox(home);
    sandbox.debian(0);
    Run run = sandbox.runOnTerminal(answer, "games");
    assertThat(run.exit()).isEqualTo(exit);
    assertThat(run.out().toString())
        .contains("installing with apt-get: default-jdk-headless maven", "go on? [y/n]");
    assertThat(sandbox.aptCalls()).hasSize(aptCalls);
    assertThat(sandbox.root.resolve("target/farstar/lock")).doesNotExist();
  }

  @Test
  void aMachineThatChecksChangesIsNotAsked() throws Exception {
    Sandbox sandbox = new Sandbox(home);
    sandbox.debian(0);
    sandbox.environment.put("CI", "true");
    Run run = sandbox.runOnTerminal("n", "games");
    assertThat(run.exit()).isZero();
    assertThat(run.out().toString()).doesNotContain("go on?");
  }

  @Test
  void aLockLeftBehindIsNamed() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    Path lock = Files.createDirectories(sandbox.root.resolve("target/farstar/lock"));
    Process process = sandbox.start(sandbox.root.resolve("farstar"), home, "games");
    BufferedReader err = process.errorReader();
    assertThat(err.readLine())
        .isEqualTo(
            "farstar: waiting for another build; if there is none, remove the folder " + lock);
    Files.delete(lock);
    assertThat(err.readLine()).isEqualTo(FIRST_BUILD);
    assertThat(Sandbox.finish(process).exit()).isZero();
  }

  @Test
  void aBuildThatIsStoppedLeavesNoLock() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    Path lock = sandbox.root.resolve("target/farstar/lock");
    Sandbox.script(sandbox.bin.resolve("mvn"), "#!/bin/sh\nkill -TERM $PPID\n");
    Run run = sandbox.run("games");
    assertThat(run.exit()).isEqualTo(143);
    assertThat(lock).doesNotExist();
  }
}
