package org.farstar.spark.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.farstar.ask.input.InputException;
import org.farstar.engine.budget.Control;
import org.farstar.engine.solve.SolveTask;
import org.farstar.front.cluster.ClusterRequest;
import org.farstar.front.cluster.OwnCluster;
import org.farstar.spark.Listening;
import org.farstar.spark.LocalSpark;
import org.farstar.spark.SparkEngine;
import org.farstar.spark.Told;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The cluster that {@code farstar cluster start} makes: who can reach it, and that a game is solved
 * on it though processes are killed.
 */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class OwnClusterTest {
  @TempDir static Path folder;
  private static OwnCluster cluster;
  private static List<Path> jars;

  @BeforeAll
  static void start() throws Exception {
    LocalSpark.end();
    jars = Standalone.farstar(Files.createDirectories(folder.resolve("farstar")));
    cluster = new SparkEngine().start(folder.resolve("cluster"), Standalone.freePort(), 2, 512);
  }

  @AfterAll
  static void stop() {
    cluster.stop();
    assertThat(cluster.isRunning()).isFalse();
    OwnCluster.forget(cluster.folder());
    assertThat(cluster.folder()).doesNotExist();
  }

  @Test
  @Order(1)
  void whatIsKnownOfItIsInItsFolder() throws IOException {
    assertThat(OwnCluster.read(cluster.folder())).contains(cluster);
    assertThat(cluster.members())
        .extracting(OwnCluster.Member::name)
        .containsExactly("master", "worker 1", "worker 2");
    assertThat(cluster.members()).allMatch(member -> member.running().isPresent());
    assertThat(Files.getPosixFilePermissions(cluster.folder().resolve("secret")))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    for (OwnCluster.Member member : cluster.members()) {
      assertThat(member.running().orElseThrow().info().commandLine().orElse(""))
          .doesNotContain(cluster.key().secret());
    }
  }

  @Test
  @Order(2)
  @EnabledOnOs(OS.LINUX)
  void listensOnTheLoopbackAddressAlone() throws IOException {
    for (OwnCluster.Member member : cluster.members()) {
      assertThat(Listening.addresses(member.pid()))
          .as(member.name())
          .isNotEmpty()
          .isSubsetOf(Listening.LOOPBACK);
    }
  }

  @Test
  @Order(3)
  void aGameIsSolvedThoughAWorkerIsKilled() throws Exception {
    Path own = Files.createDirectories(folder.resolve("solve"));
    Driver driver = new Driver(cluster.master(), cluster.key(), own, jars);
    SolveTask task = Driver.task("4x4", 4000);
    ProcessHandle worker = cluster.members().get(1).running().orElseThrow();
    Control control =
        Told.by(
            progress -> {
              if (progress.positions() > 60_000 && worker.isAlive()) {
                Standalone.kill(worker);
              }
            });
    Path one = own.resolve("one");
    assertThat(driver.solve(task, control)).isEqualTo(Driver.embedded(task, one));
    assertThat(worker.isAlive()).isFalse();
    Standalone.sameBytes(one, driver.solved());
  }

  @Test
  void aMasterThatIsNotThereIsNamedAtOnce() {
    ClusterRequest request =
        new ClusterRequest(
            "spark://127.0.0.1:1",
            folder.resolve("spark.log"),
            jars,
            Optional.empty(),
            1 << 28,
            words -> {});
    assertThatThrownBy(() -> new SparkEngine().open(request))
        .isInstanceOf(InputException.class)
        .hasMessage("--master: cannot reach 'spark://127.0.0.1:1': Connection refused");
  }

  /** What Spark's own jars for these are, Maven does not bring. */
  @ParameterizedTest
  @ValueSource(strings = {"yarn", "k8s://https://127.0.0.1:6443"})
  void aManagerWithoutItsJarsIsOneMessage(String master) {
    assertThatThrownBy(() -> new Driver(master, cluster.key(), folder, jars).open())
        .isInstanceOf(InputException.class)
        .hasMessage(
            "--master: for '"
                + master
                + "' Spark needs jars that are not here; set SPARK_HOME to an installation of Spark"
                + " that has them");
  }
}
