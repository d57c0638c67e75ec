package org.farstar.spark.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.apache.spark.SparkContext;
import org.farstar.desk.catalogue.Catalogue;
import org.farstar.desk.cluster.Cluster;
import org.farstar.desk.cluster.ClusterRequest;
import org.farstar.desk.cluster.ShippedGame;
import org.farstar.desk.cluster.TableJob;
import org.farstar.desk.input.InputException;
import org.farstar.desk.question.Desk;
import org.farstar.desk.question.Question;
import org.farstar.desk.solve.SolveGames;
import org.farstar.desk.table.TableRequest;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.Content;
import org.farstar.engine.solve.Description;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.ThreadExecutor;
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
    return open(cluster.master());
  }

  private static Cluster open(String master) {
    return new SparkEngine()
        .open(new ClusterRequest(master, folder.resolve("spark.log"), jars, 1 << 28, words -> {}));
  }

  /** Domineering boards, about two seconds of work. */
  private static TableRequest request() {
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
    Game<?> game = Catalogue.STANDARD.game("domineering");
    Map<String, String> asked = Map.of("rows", "1..5", "columns", "1..5");
    return TableRequest.of(TableRequest.table(game, "", asked.keySet(), desk), asked);
  }

  @Test
  void aTableIsFilledThoughAWorkerIsKilled() throws Exception {
    TableRequest request = request();
    List<List<Cell>> expected = new ArrayList<>();
    TableRun.fill(
        request.table(), request.settings(), Store.none(), Control.unlimited(), expected::add);
    List<List<Cell>> found = new ArrayList<>();
    TableJob job =
        TableJob.of(ShippedGame.of("domineering", Catalogue.STANDARD, Map.of()), request);
    try (Cluster open = open();
        BlockWorkers workers = open.blocks(() -> job)) {
      TableRun run =
          SpreadRun.fill(
              request.table(),
              request.settings(),
              Store.none(),
              Control.unlimited(),
              row -> {
                found.add(row);
                if (found.size() == 3) {
                  cluster.replaceAWorker();
                }
              },
              workers);
      assertThat(run.made()).isEqualTo(25);
    }
    assertThat(found).hasToString(expected.toString());
  }

  @Test
  void aGameIsSolvedThoughAWorkerIsKilled() throws Exception {
    SolveGames games = SolveGames.standard();
    Question question =
        Question.read(Catalogue.STANDARD.game("connect-four"), false, "5x4:", Sources.none());
    SolveTask task =
        games.task("connect-four", question, Optional.of(Content.OUTCOME), 1 << 17, "test");
    Description expected;
    Path one = folder.resolve("one");
    try (ChunkExecutor threads = new ThreadExecutor(games, 2, 1 << 28, LayerSolver.spill(one))) {
      expected = new LayerSolver(task, games.open(task), one, threads, Control.unlimited()).solve();
    }
    AtomicInteger reports = new AtomicInteger();
    Control control =
        new Control(
            Budget.unlimited(),
            progress -> {
              if (progress.positions() > 1_000_000 && reports.incrementAndGet() == 1) {
                cluster.replaceAWorker();
              }
            });
    Path other = folder.resolve("other");
    try (Cluster open = open();
        ChunkExecutor chunks = open.chunks(new ShippedGame("", Optional.empty(), Map.of()))) {
      Description found = new LayerSolver(task, games.open(task), other, chunks, control).solve();
      assertThat(found).isEqualTo(expected);
    }
    assertThat(reports).hasPositiveValue();
    for (String file : files(one)) {
      assertThat(other.resolve(file)).hasSameBinaryContentAs(one.resolve(file));
    }
    assertThat(files(other)).isEqualTo(files(one)).hasSizeGreaterThan(20);
  }

  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString())
          .sorted()
          .toList();
    }
  }

  @Test
  void workersOfAnotherVersionAreRefused() throws Exception {
    Path settings = Files.createDirectories(folder.resolve("settings"));
    String info = "/spark-version-info.properties";
    try (InputStream here = SparkContext.class.getResourceAsStream(info)) {
      String text = new String(here.readAllBytes(), StandardCharsets.UTF_8);
      Files.writeString(
          settings.resolve("spark-version-info.properties"), text.replace("4.1.2", "4.0.1"));
    }
    try (Standalone other = Standalone.start(Files.createDirectory(folder.resolve("elsewhere")))) {
      other.addWorker("512m", Optional.of(settings));
      assertThatThrownBy(() -> open(other.master()))
          .isInstanceOf(InputException.class)
          .hasMessageStartingWith(
              "the workers of " + other.master() + " run Spark 4.0.1, this is Spark 4.1.2;");
    }
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
