package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.solve.RulesVersions;
import org.farstar.ask.solve.SolveGames;
import org.farstar.ask.solve.SolvedGame;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.Content;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.SolvedFolder;
import org.farstar.engine.solve.ThreadExecutor;
import org.farstar.engine.sum.SumPlay;
import org.farstar.values.player.Outcome;
import org.farstar.web.SolvedPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/**
 * The page that plays from a solved folder, offered by a file server, against the folder itself.
 */
class SolvedPageTest {
  private static final String BOARD = "4x3 line=3:";

  @RegisterExtension static final Chrome chrome = new Chrome();

  @TempDir static Path site;
  private static Desk desk;
  private HttpServer server;
  private boolean ranges = true;
  private int parts;

  @BeforeAll
  static void publish() throws IOException {
    desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
    solve(Content.OUTCOME, site.resolve("outcomes"));
    solve(Content.REMOTENESS, site.resolve("moves"));
  }

  private static Question question(String moves) {
    return Question.read(
        desk.catalogue().game(SolvedPage.GAME), false, BOARD + moves, desk.sources());
  }

  private static void solve(Content content, Path to) throws IOException {
    SolveGames games = new SolveGames(desk.catalogue(), desk.sources());
    SolveTask task =
        games.task(
            SolvedPage.GAME, question(""), Optional.of(content), 200, RulesVersions.current());
    Path folder = to.resolve(SolvedPage.SOLVE);
    try (ChunkExecutor threads = new ThreadExecutor(games, 1, 1 << 28, LayerSolver.spill(folder))) {
      new LayerSolver(task, games.open(task), folder, threads, Control.unlimited()).solve();
    }
    SolvedPage.write(to);
  }

  @AfterEach
  void stop() {
    if (server != null) {
      server.stop(0);
    }
  }

  /** A file server that knows ranges, or not. */
  private String serve() throws IOException {
    // Otherwise each answer waits 40 ms for what the browser acknowledges late.
    System.setProperty("sun.net.httpserver.nodelay", "true");
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          String path = exchange.getRequestURI().getPath().substring(1);
          Path file = site.resolve(path.endsWith("/") ? path + "index.html" : path);
          byte[] bytes = Files.isRegularFile(file) ? Files.readAllBytes(file) : new byte[0];
          int code = bytes.length > 0 ? 200 : 404;
          if (path.endsWith(".js")) {
            exchange.getResponseHeaders().set("Content-Type", "text/javascript");
          }
          String range = exchange.getRequestHeaders().getFirst("Range");
          if (code == 200 && range != null && ranges) {
            String[] ends = range.substring("bytes=".length()).split("-");
            int from = Integer.parseInt(ends[0]);
            int to = Math.min(bytes.length, Integer.parseInt(ends[1]) + 1);
            exchange
                .getResponseHeaders()
                .set("Content-Range", "bytes " + from + "-" + (to - 1) + "/" + bytes.length);
            bytes = Arrays.copyOfRange(bytes, from, to);
            code = 206;
            parts++;
          }
          exchange.sendResponseHeaders(code, bytes.length > 0 ? bytes.length : -1);
          exchange.getResponseBody().write(bytes);
          exchange.close();
        });
    server.start();
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
  }

  /** Plays at random, and compares what every column says with the folder, to the end. */
  private void plays(SolvedGame<?> solved, Random random) {
    String moves = "";
    while (true) {
      String shown = String.join(" ", moves.split(""));
      chrome.untilScript("return document.body.dataset.shown", shown);
      List<Integer> open = new ArrayList<>();
      for (int column = 1; column <= 4; column++) {
        Object said =
            chrome.script(
                "return document.querySelectorAll('.column')[arguments[0]].dataset.result ?? ''",
                column - 1);
        String wanted = wanted(solved, moves, column);
        assertThat(said).as(moves + " then " + column).isEqualTo(wanted);
        if (!wanted.isEmpty()) {
          open.add(column);
        }
      }
      if (open.isEmpty()) {
        Outcome end = solved.outcome(question(moves).sum());
        String winner = moves.length() % 2 == 1 ? "X has won" : "O has won";
        assertThat(chrome.text(".says")).contains(end == Outcome.D ? "a draw" : winner);
        return;
      }
      int column = open.get(random.nextInt(open.size()));
      chrome.click(".column:nth-child(" + column + ")");
      moves += column;
    }
  }

  /** What a column leads to for who moves, by the rules and the folder; empty where none can. */
  private String wanted(SolvedGame<?> solved, String moves, int column) {
    boolean legal =
        moves.chars().filter(each -> each == '0' + column).count() < 3
            && new SumPlay(question(moves).sum()).verdict(question(moves).sum()).isEmpty();
    if (!legal) {
      return "";
    }
    return switch (solved.outcome(question(moves + column).sum())) {
      case P -> "win";
      case N -> "loss";
      case D -> "draw";
      default -> throw new AssertionError(moves + column);
    };
  }

  private SolvedGame<?> solved(String folder) {
    return SolvedGame.open(
        question(""),
        "solve",
        new SolvedFolder(site.resolve(folder).resolve(SolvedPage.SOLVE)),
        desk);
  }

  @Test
  void everyColumnSaysWhatTheFolderSays() throws IOException {
    String address = serve();
    Random random = new Random(1);
    for (int play = 0; play < 2; play++) {
      chrome.openAt(address + "outcomes/");
      plays(solved("outcomes"), random);
    }
    assertThat(parts).isGreaterThan(10);
    ranges = false;
    chrome.openAt(address + "moves/");
    plays(solved("moves"), random);
    assertThat(chrome.text("h1")).isEqualTo("Connect-Four 4x3 line=3, solved");
    assertThat(chrome.complaints()).isEmpty();
  }

  /** The page with a server of Python's, which ignores ranges; the game replies until it wins. */
  @Test
  void theSolvedGameWins() throws IOException {
    try (SiteServer python = new SiteServer(site.resolve("moves"))) {
      chrome.openAt(python.address() + "#2-2");
      chrome.untilScript("return document.body.dataset.shown", "2 2");
      chrome.click(".back");
      chrome.untilScript("return document.body.dataset.shown", "2");
      String says = chrome.text(".says");
      assertThat(says).startsWith("O to move, and X wins in ");
      int moves = Integer.parseInt(says.replaceAll("\\D", ""));
      chrome.click(".replies");
      int made = 0;
      while (!chrome.text(".says").startsWith("The play is over")) {
        String before = (String) chrome.script("return document.body.dataset.shown");
        chrome.click(".column:enabled");
        chrome.untilScript(
            "return document.body.dataset.shown.length > arguments[0]"
                    .replace("arguments[0]", "" + (before.length() + 2))
                + " || document.querySelector('.says').textContent.startsWith('The play is over')",
            true);
        made += 2;
      }
      assertThat(chrome.text(".says")).isEqualTo("The play is over: X has won.");
      assertThat(made).isLessThanOrEqualTo(moves);
      chrome.click(".again");
      chrome.untilScript("return document.body.dataset.shown", "");
      assertThat(chrome.barriers()).isEmpty();
      chrome.size(360, 700);
      assertThat(chrome.overflow()).isZero();
    }
  }

  /** What is damaged is not played from, and the page says so. */
  @Test
  void whatIsDamagedIsTold(@TempDir Path away) throws IOException {
    String address = serve();
    Path chunk = site.resolve("outcomes/solve/layers/000000000001/000000000000");
    byte[] sound = Files.readAllBytes(chunk);
    byte[] changed = sound.clone();
    changed[changed.length - 1] ^= 1;
    try {
      Files.write(chunk, changed);
      chrome.openAt(address + "outcomes/");
      chrome.untilText(
          ".says", "Nothing can be said: solve/layers/000000000001/000000000000 was changed");
    } finally {
      Files.write(chunk, sound);
    }
    chrome.openAt(address + "outcomes/#1-1-1-1");
    chrome.untilText(".says", "this position was not solved");
  }
}
