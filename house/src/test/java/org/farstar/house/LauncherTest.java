package org.farstar.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.farstar.house.Sandbox.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher at the root, in a {@link Sandbox}: no Maven build and no JVM is started. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {
  private static final String FIRST_BUILD =
      "farstar: building (first build downloads its libraries) ...";

  @TempDir Path home;

  @Test
  void buildsOnceAndThenOnlyRuns() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    Run first = sandbox.run("eval", "1/2 + 1/4", "*", "");
    Run second = sandbox.run("games");

    assertThat(first.exit()).isZero();
    assertThat(first.err()).containsExactly(FIRST_BUILD);
    assertThat(first.out())
        .startsWith(home + "/jdks/jdk 17.0.15/bin/java")
        .endsWith("org.farstar.cli.Main", "eval", "1/2 + 1/4", "*", "");
    assertThat(second.err()).isEmpty();
    assertThat(second.out()).endsWith("org.farstar.cli.Main", "games");
    assertThat(sandbox.mavenCalls()).hasSize(1);
    assertThat(sandbox.mavenCalls().get(0)).contains("-pl cli -am").endsWith(" package");
  }

  @Test
  void theClassPathIsTheBuildsOwn() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    List<String> out = sandbox.run("games").out();
    String classPath = out.get(out.indexOf("-cp") + 1);
    assertThat(classPath.split(":"))
        .hasSize(2)
        .allSatisfy(jar -> assertThat(jar).startsWith(sandbox.root + "/target/farstar/"))
        .allSatisfy(jar -> assertThat(Path.of(jar)).exists());
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
  void aChangedSourceIsBuiltOfflineFirst() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    sandbox.run("games");
    Sandbox.write(sandbox.root.resolve("cli/src/main/java/A.java"), "class A { int a; }");
    Run run = sandbox.run("games");

    assertThat(run.err()).containsExactly("farstar: building ...");
    assertThat(sandbox.mavenCalls()).hasSize(2);
    assertThat(sandbox.mavenCalls().get(1)).contains(" -o ");
    assertThat(sandbox.run("games").err()).isEmpty();
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
  void aModuleTheCommandLineDoesNotNeedIsNoReasonToBuild() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    sandbox.run("games");
    Sandbox.write(sandbox.root.resolve("bench/src/main/java/A.java"), "class A { int a; }");
    sandbox.run("games");
    assertThat(sandbox.mavenCalls()).hasSize(1);
  }

  @Test
  void whatIsMissingOfflineIsFetched() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    sandbox.run("games");
    Sandbox.write(sandbox.root.resolve("cli/pom.xml"), "<project>more</project>");
    sandbox.environment.put("MAVEN_FAILS", "offline");
    sandbox.environment.put("MAVEN_ARGS", "-T2");
    Run run = sandbox.run("games");

    assertThat(run.exit()).isZero();
    assertThat(run.err()).containsExactly("farstar: building ...");
    assertThat(sandbox.mavenCalls()).hasSize(3);
    assertThat(sandbox.mavenCalls().get(2)).contains("-T2 ").doesNotContain(" -o ");
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
        .containsExactly(
            "farstar: building ...",
            "/src/Nim.java:[3,5] cannot find symbol",
            "  symbol: class Heap",
            "farstar: the build failed; the whole log is "
                + sandbox.root
                + "/target/farstar/build.log");
    assertThat(sandbox.mavenCalls()).as("no second try for a wrong source").hasSize(2);

    sandbox.environment.remove("MAVEN_FAILS");
    assertThat(sandbox.run("games").exit()).as("the lock is gone").isZero();
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
  void everyJdkHasItsOwnArchive() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    assertThat(sandbox.run("games").out()).anyMatch(arg -> arg.endsWith("/Some-17.0.15.jsa"));
    sandbox.environment.put("JAVA_HOME", sandbox.jdk("25.0.3").toString());
    assertThat(sandbox.run("games").out()).anyMatch(arg -> arg.endsWith("/Some-25.0.3.jsa"));
    assertThat(sandbox.mavenCalls()).hasSize(1);
  }

  @Test
  void theUsersOptionsReachJavaAndMaven() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    sandbox.environment.put("FARSTAR_JAVA_OPTS", "-XX:+UseParallelGC -Xmx2g");
    sandbox.environment.put("FARSTAR_MVN_OPTS", "-Dmaven.repo.local=/some/folder");
    sandbox.environment.put("MAVEN_ARGS", "-T2");
    assertThat(sandbox.run("games").out())
        .contains("-XX:+UseParallelGC", "-Xmx2g")
        .doesNotContain("-XX:+UseSerialGC");
    assertThat(sandbox.mavenCalls().get(0)).contains("-T2 -Dmaven.repo.local=/some/folder ");
  }

  @Test
  void aSearchGetsBothCompilersAndACheapAnswerOne() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    assertThat(sandbox.run("eval", "1").out()).contains("-XX:TieredStopAtLevel=1");
    assertThat(sandbox.run("outcome", "nim", "3 5").out())
        .doesNotContain("-XX:TieredStopAtLevel=1");
    assertThat(sandbox.run("eval", "domineering(\"2x2\").Mean").out())
        .doesNotContain("-XX:TieredStopAtLevel=1");
  }

  @Test
  void aNewerCompilersWarningsDoNotStopTheBuild() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    sandbox.jdk("27");
    assertThat(sandbox.run("games").out()).startsWith(home + "/jdks/jdk 27/bin/java");
    assertThat(sandbox.mavenCalls().get(0)).contains("-Dfarstar.werror=-Xlint:all");
  }

  @Test
  void aJdkThatIsTooOldIsNamed() throws Exception {
    Sandbox sandbox = new Sandbox(home);
    sandbox.environment.put("JAVA_HOME", sandbox.jdk("11.0.2").toString());
    sandbox.maven();
    Run run = sandbox.run("games");
    assertThat(run.exit()).isEqualTo(69);
    assertThat(run.err().get(0))
        .isEqualTo(
            "farstar: no JDK 17 or later is found (a JDK has javac in it); too old: 11.0.2 in "
                + home
                + "/jdks/jdk 11.0.2");
    assertThat(run.err()).hasSize(2);
  }

  @Test
  void withoutTheRightToInstallItNamesTheOneCommand() throws Exception {
    Sandbox sandbox = new Sandbox(home);
    packageManager(sandbox);
    Run run = sandbox.run("games");
    assertThat(run.exit()).isEqualTo(69);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .containsExactly(
            "farstar: no JDK 17 or later is found (a JDK has javac in it)",
            "farstar: Maven is not found",
            "farstar: run: sudo apt-get install -y --no-install-recommends"
                + " openjdk-17-jdk-headless maven");
  }

  @Test
  void asRootItInstallsWhatIsMissing() throws Exception {
    Sandbox sandbox = new Sandbox(home);
    packageManager(sandbox);
    sandbox.user(0);
    // What the packages will bring.
    Path jdk = Files.move(sandbox.jdk("17.0.15"), home.resolve("later jdk"));
    sandbox.maven();
    Path mvn = Files.move(sandbox.bin.resolve("mvn"), home.resolve("later mvn"));
    Sandbox.script(
        sandbox.bin.resolve("apt-get"),
        """
        #!/bin/sh
        echo "$*" >>'%1$s/apt.calls'
        mkdir -p '%1$s/jdks' && mv '%2$s' '%1$s/jdks/' && mv '%3$s' '%1$s/bin/mvn'
        """
            .formatted(home, jdk, mvn));
    Run run = sandbox.run("games");
    assertThat(run.exit()).isZero();
    assertThat(run.err())
        .containsExactly(
            "farstar: no JDK 17 or later is found (a JDK has javac in it)",
            "farstar: Maven is not found",
            "farstar: installing the Debian packages openjdk-17-jdk-headless maven",
            FIRST_BUILD);
    assertThat(home.resolve("apt.calls"))
        .hasContent("install -y --no-install-recommends openjdk-17-jdk-headless maven\n");
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
  void aLockWhoseOwnerIsGoneIsTakenOver() throws Exception {
    Sandbox sandbox = Sandbox.complete(home);
    Process uname = new ProcessBuilder("uname", "-n").start();
    String host = Sandbox.finish(uname).out().get(0);
    // Above the largest process number that any system gives out.
    Sandbox.write(sandbox.root.resolve("target/farstar/lock/owner"), "2147483646\n" + host + "\n");
    assertThat(sandbox.run("games").err()).containsExactly(FIRST_BUILD);
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

  /** A Debian with package lists that know everything. */
  private static void packageManager(Sandbox sandbox) throws IOException {
    assumeTrue(Files.exists(Path.of("/etc/debian_version")), "the launcher asks this file");
    Sandbox.script(sandbox.bin.resolve("apt-get"), "#!/bin/sh\nexit 1\n");
    Sandbox.script(sandbox.bin.resolve("apt-cache"), "#!/bin/sh\n");
  }
}
