package org.farstar.spark.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.farstar.desk.catalogue.Catalogue;
import org.farstar.desk.cluster.Cluster;
import org.farstar.desk.cluster.ClusterRequest;
import org.farstar.desk.cluster.ShippedGame;
import org.farstar.desk.cluster.TableJob;
import org.farstar.desk.input.InputException;
import org.farstar.desk.question.Desk;
import org.farstar.desk.table.TableRequest;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.table.BlockWorkers;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.SpreadRun;
import org.farstar.engine.table.Store;
import org.farstar.engine.table.TableRun;
import org.farstar.spark.SparkEngine;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real cluster: a master and two workers on this machine, one of which is killed. */
class StandaloneTest {
  @TempDir static Path folder;
  private static Standalone cluster;
  private static List<Path> jars;

  @BeforeAll
  static void start() throws Exception {
    jars = Standalone.farstar(Files.createDirectories(folder.resolve("farstar")));
    cluster = Standalone.start(folder);
    cluster.addWorker("512m");
    cluster.addWorker("512m");
    System.setProperty("spark.executor.memory", "512m");
    System.setProperty("spark.driver.host", "127.0.0.1");
  }

  @AfterAll
  static void stop() throws Exception {
    System.clearProperty("spark.executor.memory");
    System.clearProperty("spark.driver.host");
    cluster.close();
  }

  private static Cluster open() {
    return new SparkEngine()
        .open(
            new ClusterRequest(
                cluster.master(), folder.resolve("spark.log"), jars, 1 << 28, words -> {}));
  }

  @Test
  void aTableIsFilledThoughAWorkerIsKilled() throws Exception {
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
    Game<?> game = Catalogue.STANDARD.game("domineering");
    Map<String, String> asked = Map.of("rows", "1..4", "columns", "1..5");
    TableRequest request =
        TableRequest.of(TableRequest.table(game, "", asked.keySet(), desk), asked);
    List<List<Cell>> expected = new ArrayList<>();
    TableRun.fill(
        request.table(), request.settings(), Store.none(), Control.unlimited(), expected::add);

    List<List<Cell>> found = new ArrayList<>();
    TableJob job =
        TableJob.of(ShippedGame.of("domineering", Catalogue.STANDARD, Map.of()), request);
    try (Cluster open = open();
        BlockWorkers workers = open.blocks(() -> job)) {
      Process doomed = cluster.addWorker("512m");
      TableRun run =
          SpreadRun.fill(
              request.table(),
              request.settings(),
              Store.none(),
              Control.unlimited(),
              row -> {
                if (found.isEmpty()) {
                  Standalone.kill(doomed);
                }
                found.add(row);
              },
              workers);
      assertThat(run.made()).isEqualTo(20);
    }
    assertThat(found).hasToString(expected.toString());
  }

  @Test
  void aMasterThatIsNotThereIsNamedAtOnce() {
    ClusterRequest request =
        new ClusterRequest(
            "spark://127.0.0.1:1", folder.resolve("spark.log"), jars, 1 << 28, words -> {});
    assertThatThrownBy(() -> new SparkEngine().open(request))
        .isInstanceOf(InputException.class)
        .hasMessage("--master: cannot reach 'spark://127.0.0.1:1': Connection refused");
  }
}
