package org.farstar.spark.cluster;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.solve.RulesVersions;
import org.farstar.ask.solve.SolveGames;
import org.farstar.ask.table.TableRequest;
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
import org.farstar.front.cluster.Cluster;
import org.farstar.front.cluster.ClusterKey;
import org.farstar.front.cluster.ClusterRequest;
import org.farstar.front.cluster.ShippedGame;
import org.farstar.front.cluster.TableJob;
import org.farstar.front.table.StoreOwner;
import org.farstar.front.table.Stores;
import org.farstar.spark.SparkEngine;

/**
 * Work that a cluster is given, by this process or by one of its own that can be killed.
 *
 * @param master where the cluster is
 * @param key what lets it in
 * @param folder what the work leaves behind is in it
 * @param jars Farstar's own, for the workers
 */
record Driver(String master, ClusterKey key, Path folder, List<Path> jars) {
  private static final String SECRET = "SECRET_OF_TESTS";
  private static final String VERSION = RulesVersions.current();

  /**
   * {@code table}, {@code solve}, {@code endless} or {@code open}, the master, the folder, and
   * jars.
   */
  public static void main(String[] words) {
    List<Path> jars = List.of(words).subList(3, words.length).stream().map(Path::of).toList();
    ClusterKey key = new ClusterKey(System.getenv(SECRET), 512);
    Driver driver = new Driver(words[1], key, Path.of(words[2]), jars);
    if (words[0].equals("table")) {
      driver.table(row -> {});
    } else if (words[0].equals("open")) {
      try {
        driver.open().close();
        System.out.println("let in");
      } catch (InputException e) {
        System.out.println(e.getMessage());
      }
    } else {
      driver.solve(words[0].equals("endless") ? endless() : task(), Control.unlimited());
    }
  }

  /** What such a process has printed. */
  Path said(String what) {
    return folder.resolve(what + ".out");
  }

  /** A process that does the same. */
  Process process(String what) throws java.io.IOException {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-Xmx512m", "-XX:+UseSerialGC", "-XX:+IgnoreUnrecognizedVMOptions"));
    words.add("@" + Path.of("..", "config", "spark.args").toAbsolutePath());
    words.addAll(List.of("-cp", System.getProperty("java.class.path"), Driver.class.getName()));
    words.addAll(List.of(what, master, folder.toString()));
    jars.forEach(jar -> words.add(jar.toString()));
    ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true);
    builder.environment().put(SECRET, key.secret());
    return builder.redirectOutput(said(what).toFile()).start();
  }

  Cluster open() {
    Path log = folder.resolve("spark.log");
    return new SparkEngine()
        .open(new ClusterRequest(master, log, jars, Optional.of(key), 1 << 28, words -> {}));
  }

  /** Domineering boards, about two seconds of work. */
  static TableRequest request() {
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
    Game<?> game = Catalogue.STANDARD.game("domineering");
    Map<String, String> asked = Map.of("rows", "1..5", "columns", "1..5");
    return TableRequest.of(TableRequest.table(game, "", asked.keySet(), desk), asked);
  }

  /** Where the cells of the table are kept. */
  Path store() {
    return folder.resolve("cells.db");
  }

  /** Fills the table, as far as its cells are not in the store. */
  TableRun table(Consumer<List<Cell>> rows) {
    TableRequest request = request();
    TableJob job =
        TableJob.of(ShippedGame.of("domineering", Catalogue.STANDARD, Map.of()), request);
    Stores stores = new Stores(folder, folder.resolve("cache"), words -> {});
    try (Store store = stores.in(store(), new StoreOwner(VERSION, "domineering", ""));
        Cluster open = open();
        BlockWorkers workers = open.blocks(() -> job)) {
      return SpreadRun.fill(
          request.table(), request.settings(), store, Control.unlimited(), rows, workers);
    }
  }

  /** Connect-Four on a board such as {@code 4x5}, in chunks of so many positions. */
  static SolveTask task(String board, int chunk) {
    return task("connect-four", board + ":", Content.OUTCOME, chunk);
  }

  private static SolveTask task(String game, String position, Content content, int chunk) {
    Question question =
        Question.read(Catalogue.STANDARD.game(game), false, position, Sources.none());
    return SolveGames.standard().task(game, question, Optional.of(content), chunk, VERSION);
  }

  /** A game whose play may be endless: 1,820 positions in 11 layers of several chunks. */
  static SolveTask endless() {
    String start = ".o....|......|......|......|......|x.x...";
    return task("fox-and-geese", start, Content.STARTERS, 100);
  }

  /** Where the game is solved. */
  Path solved() {
    return folder.resolve("solved");
  }

  /** The game that a process of its own solves. */
  static SolveTask task() {
    return task("4x5", 1 << 15);
  }

  /** Solves a game, or goes on. */
  Description solve(SolveTask task, Control control) {
    SolveGames games = SolveGames.standard();
    try (Cluster open = open();
        ChunkExecutor chunks = open.chunks(new ShippedGame("", Optional.empty(), Map.of()))) {
      return new LayerSolver(task, games.open(task), solved(), chunks, control).solve();
    }
  }

  /** Solves a game with threads of this process. */
  static Description embedded(SolveTask task, Path to) {
    SolveGames games = SolveGames.standard();
    try (ChunkExecutor threads = new ThreadExecutor(games, 2, 1 << 28, LayerSolver.spill(to))) {
      return new LayerSolver(task, games.open(task), to, threads, Control.unlimited()).solve();
    }
  }
}
