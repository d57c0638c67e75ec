package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.front.cluster.ClusterKey;
import org.farstar.front.cluster.OwnCluster;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * {@code farstar cluster}: the words, and what it does with processes. They are not Spark's here;
 * the module {@code spark} and the clone start those.
 */
class ClusterTest {
  @TempDir Path folder;

  private Run run(String... words) {
    Map<String, String> environment = Map.of("XDG_CACHE_HOME", folder.toString());
    return Run.on(false, environment, Catalogue.STANDARD, "", words);
  }

  private Path own() {
    return folder.resolve("farstar").resolve("cluster");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "start --workers 0; --workers: found '0', allowed: from 1 to 64",
        "start --port 70000; --port: found '70000', allowed: from 1 to 65535",
        "start --memory 100m; --memory: found '100m', allowed: 512m or more",
        "stop --workers 2; --workers, --memory and --port are options of 'start' only",
        "start; the jars of the engine 'spark' are not there"
      })
  void wrongWordsAreOneMessage(String words, String message) {
    Run run = run(("cluster " + words).split(" "));
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err()).startsWith("farstar cluster: " + message);
    assertThat(run.err().lines()).hasSizeLessThanOrEqualTo(2);
    assertThat(own()).doesNotExist();
  }

  @Test
  void withoutAClusterThereIsNoneToStop() {
    assertThat(run("cluster", "status").out()).isEqualTo("no cluster is running\n");
    assertThat(run("cluster", "stop").out()).isEqualTo("no cluster is running\n");
  }

  @Test
  void whatRunsIsShownAndStoppedAndNothingElseIs() throws IOException, InterruptedException {
    Process master = sleeper();
    Process worker = sleeper();
    Process other = sleeper();
    try {
      // A number that another process has got since.
      OwnCluster.Member gone = new OwnCluster.Member("worker 2", other.pid(), 1);
      new OwnCluster(
              own(),
              "spark://127.0.0.1:7077",
              new ClusterKey("secret", 512),
              List.of(
                  OwnCluster.Member.of("master", master),
                  OwnCluster.Member.of("worker 1", worker),
                  gone))
          .write();
      assertThat(run("cluster", "status").out())
          .isEqualTo(
              """
              spark://127.0.0.1:7077
                master: process %d
                worker 1: process %d
                worker 2: ended
              """
                  .formatted(master.pid(), worker.pid()));
      assertThat(run("cluster", "start").err())
          .startsWith("farstar cluster: a cluster is running already: spark://127.0.0.1:7077\n");
      assertThat(run("cluster", "stop").out()).isEqualTo("stopped: spark://127.0.0.1:7077\n");
      assertThat(master.waitFor(10, TimeUnit.SECONDS)).isTrue();
      assertThat(worker.waitFor(10, TimeUnit.SECONDS)).isTrue();
      assertThat(other.isAlive()).isTrue();
      assertThat(own()).doesNotExist();
    } finally {
      List.of(master, worker, other).forEach(Process::destroyForcibly);
    }
  }

  private static Process sleeper() throws IOException {
    return new ProcessBuilder("sleep", "60").start();
  }
}
