package org.farstar.spark.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.SparkContext;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.catalogue.OwnCatalogue;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Question;
import org.farstar.ask.solve.RulesVersions;
import org.farstar.ask.solve.SolveGames;
import org.farstar.ask.table.TableRequest;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.Content;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.SolveException;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Store;
import org.farstar.engine.table.Table;
import org.farstar.engine.table.TableRun;
import org.farstar.front.cluster.Cluster;
import org.farstar.front.cluster.ClusterKey;
import org.farstar.front.cluster.ShippedGame;
import org.farstar.front.table.StoreOwner;
import org.farstar.front.table.Stores;
import org.farstar.spark.LocalSpark;
import org.farstar.spark.Told;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** What is rare on a cluster: tables, workers of another version, workers without memory. */
@Tag("slow")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class StandaloneTest {
  @TempDir static Path folder;
  private static Standalone cluster;
  private static List<Path> jars;
  private static Driver stranger;
  private static Process knocking;

  @BeforeAll
  static void start() throws Exception {
    LocalSpark.end();
    jars = Standalone.farstar(Files.createDirectories(folder.resolve("farstar")));
    cluster = Standalone.start(folder);
    cluster.addWorker();
    cluster.addWorker();
    Path own = Files.createDirectories(folder.resolve("stranger"));
    stranger = new Driver(cluster.master(), new ClusterKey("guessed", 512), own, jars);
    knocking = stranger.process("open");
  }

  @AfterAll
  static void stop() throws Exception {
    knocking.destroyForcibly();
    cluster.close();
  }

  private static Driver driver(String name) throws IOException {
    Path own = Files.createDirectories(folder.resolve(name));
    return new Driver(cluster.master(), Standalone.key(), own, jars);
  }

  private static String expectedRows() {
    TableRequest request = Driver.request();
    List<List<Cell>> rows = new ArrayList<>();
    TableRun.fill(
        request.table(), request.settings(), Store.none(), Control.unlimited(), rows::add);
    return rows.toString();
  }

  /** The process that leads is killed first, and then one of those that work. */
  @Test
  void aTableIsFilledThoughItsDriverAndAWorkerAreKilled() throws Exception {
    Driver driver = driver("table");
    Stores stores = new Stores(driver.folder(), driver.folder().resolve("cache"), words -> {});
    try (Store store =
        stores.in(driver.store(), new StoreOwner(RulesVersions.current(), "domineering", ""))) {
      Standalone.killWhen(driver.process("table"), () -> kept(store) > 3);
    }
    List<List<Cell>> found = new ArrayList<>();
    TableRun run =
        driver.table(
            row -> {
              found.add(row);
              if (found.size() == 12) {
                cluster.replaceAWorker();
              }
            });
    assertThat(run.found()).as("kept").isGreaterThan(3);
    assertThat(run.found() + run.made()).as("each cell once").isEqualTo(25);
    assertThat(found).hasToString(expectedRows());
  }

  private static long kept(Store store) {
    TableRequest request = Driver.request();
    Table table = request.table();
    Settings settings = request.settings();
    String begin = table.name() + "/" + table.edition() + "/" + settings.choices() + "/";
    return table
        .blocks(settings, Control.unlimited())
        .filter(block -> store.find(begin + block.key(), rows -> true).isPresent())
        .count();
  }

  /** The process that leads is killed on the way back, and then one of those that work. */
  @Test
  void aGameIsSolvedThoughItsDriverAndAWorkerAreKilled() throws Exception {
    solvesThoughKilled("solve", Driver.task(), "layers/000000000016/000000000001");
  }

  @Test
  void anEndlessGameIsSolvedThoughItsDriverAndAWorkerAreKilled() throws Exception {
    solvesThoughKilled("endless", Driver.endless(), "layers/000000000006/000000000001");
  }

  /**
   * @param what the process that leads is told
   * @param chunk is there when it is killed; a worker is killed when more is made
   */
  private void solvesThoughKilled(String what, SolveTask task, String chunk) throws Exception {
    Driver driver = driver(what);
    Path made = driver.solved().resolve(chunk);
    Standalone.killWhen(driver.process(what), () -> Files.exists(made));
    FileTime written = Files.getLastModifiedTime(made);
    AtomicInteger reports = new AtomicInteger();
    Control control =
        Told.by(
            progress -> {
              if (progress.positions() > 0 && reports.incrementAndGet() == 1) {
                cluster.replaceAWorker();
              }
            });
    Path one = driver.folder().resolve("one");
    assertThat(driver.solve(task, control)).isEqualTo(Driver.embedded(task, one));
    assertThat(reports).hasPositiveValue();
    assertThat(Files.getLastModifiedTime(made)).as("made once").isEqualTo(written);
    Standalone.sameBytes(one, driver.solved());
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
      other.addWorker(Optional.of(settings));
      assertThatThrownBy(() -> new Driver(other.master(), Standalone.key(), folder, jars).open())
          .isInstanceOf(InputException.class)
          .hasMessageStartingWith(
              "the workers of " + other.master() + " run Spark 4.0.1, this is Spark 4.1.2;");
    }
  }

  /** Spark tries for a minute, while the other tests run. */
  @Test
  @Order(Integer.MAX_VALUE)
  void nobodyIsLetInWithoutTheSecret() throws Exception {
    assertThat(knocking.waitFor(2, TimeUnit.MINUTES)).isTrue();
    assertThat(stranger.said("open"))
        .content()
        .contains("or does not accept the secret of this process");
  }

  /** From each of 40,000 positions, a move for which a worker has no room. */
  private static final String HOARD =
      """
      import java.util.OptionalLong;
      import org.farstar.engine.play.Moves;
      import org.farstar.engine.rules.Rules;
      import org.farstar.values.player.Player;

      public final class Hoard implements Rules<Integer> {
        @Override public Integer read(String text) { return Integer.valueOf(text); }
        @Override public String write(Integer n) { return n.toString(); }
        @Override public boolean impartial() { return true; }
        @Override public OptionalLong rank(Integer n) {
          return OptionalLong.of(n == 50000 ? 2 : n == 0 ? 0 : 1);
        }
        @Override public void moves(Integer n, Player player, Moves<Integer> sink) {
          if (n == 50000) {
            for (int to = 1; to <= 40000; to++) {
              int name = to;
              sink.add(to, () -> "" + name);
            }
          } else if (n > 0) {
            long[][] hoard = new long[64][];
            for (int i = 0; i < hoard.length; i++) {
              hoard[i] = new long[1 << 24];
            }
            sink.add(0, () -> "" + hoard.length);
          }
        }
      }
      """;

  @Test
  void aWorkerWithoutMemoryIsOneMessage() throws Exception {
    Driver driver = driver("hoard");
    Files.writeString(driver.folder().resolve("Hoard.java"), HOARD);
    Catalogue catalogue =
        new OwnCatalogue(Catalogue.STANDARD, driver.folder(), driver.folder().resolve("games"));
    SolveGames games = new SolveGames(catalogue, Sources.none());
    Question question = Question.read(catalogue.game("Hoard.java"), false, "50000", Sources.none());
    SolveTask task =
        games.task("Hoard.java", question, Optional.of(Content.OUTCOME), 1 << 17, "test");
    Path to = driver.solved();
    try (Cluster open = driver.open();
        ChunkExecutor chunks = open.chunks(ShippedGame.of("Hoard.java", catalogue, Map.of()))) {
      LayerSolver solver = new LayerSolver(task, games.open(task), to, chunks, Control.unlimited());
      assertThatThrownBy(solver::solve)
          .isInstanceOf(SolveException.class)
          .hasMessage("the memory of a worker is used up on a chunk of layer 1");
    }
    assertThat(to.resolve("work/expanded/000000000000")).as("what was finished").exists();
  }
}
