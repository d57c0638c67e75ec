package org.farstar.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Question;
import org.farstar.ask.solve.RulesVersions;
import org.farstar.ask.solve.SolveGames;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.Content;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.ThreadExecutor;

/** A file server that knows ranges or not, and solved folders for it to hand out. */
public final class FolderServer implements AutoCloseable {
  static {
    // Otherwise each answer waits 40 ms for what the client acknowledges late.
    System.setProperty("sun.net.httpserver.nodelay", "true");
  }

  private final Path files;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();

  /** Whether parts of files are sent alone. */
  public volatile boolean ranges = true;

  /** How many parts of files were sent. */
  public final AtomicInteger parts = new AtomicInteger();

  /** How many files were asked for, there or not. */
  public final AtomicInteger asked = new AtomicInteger();

  /**
   * @param files what is handed out
   */
  public FolderServer(Path files) throws IOException {
    this.files = files;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/", this::answer);
    server.start();
  }

  /** The address of the files, with a slash at its end. */
  public String address() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
  }

  private void answer(HttpExchange exchange) throws IOException {
    asked.incrementAndGet();
    String path = exchange.getRequestURI().getPath().substring(1);
    Path file = files.resolve(path.isEmpty() || path.endsWith("/") ? path + "index.html" : path);
    byte[] bytes = Files.isRegularFile(file) ? Files.readAllBytes(file) : new byte[0];
    int code = Files.isRegularFile(file) ? 200 : 404;
    String range = exchange.getRequestHeaders().getFirst("Range");
    if (code == 200 && range != null && ranges) {
      String[] ends = range.substring("bytes=".length()).split("-");
      int from = Integer.parseInt(ends[0]);
      int to = Math.min(bytes.length, Integer.parseInt(ends[1]) + 1);
      String told = "bytes " + from + "-" + (to - 1) + "/" + bytes.length;
      exchange.getResponseHeaders().set("Content-Range", told);
      bytes = Arrays.copyOfRange(bytes, from, to);
      code = 206;
      parts.incrementAndGet();
    }
    exchange.getResponseHeaders().set("Content-Type", type(file.getFileName().toString()));
    exchange.sendResponseHeaders(code, bytes.length > 0 ? bytes.length : -1);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  private static String type(String name) {
    String ending = name.substring(name.lastIndexOf('.') + 1);
    return switch (ending) {
      case "html" -> "text/html; charset=utf-8";
      case "css" -> "text/css";
      case "js" -> "text/javascript";
      case "json" -> "application/json";
      case "svg" -> "image/svg+xml";
      default -> "application/octet-stream";
    };
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }

  /**
   * Solves a game.
   *
   * @param record what is recorded, one of the words of {@code --record}
   * @param to the folder
   */
  public static void solve(String game, String position, String record, Path to) {
    SolveGames games = SolveGames.standard();
    Question question =
        Question.read(Catalogue.STANDARD.game(game), false, position, Sources.none());
    Optional<Content> content = Content.ofWord(record);
    SolveTask task = games.task(game, question, content, 500, RulesVersions.current());
    try (ChunkExecutor threads = new ThreadExecutor(games, 1, 1 << 28, LayerSolver.spill(to))) {
      new LayerSolver(task, games.open(task), to, threads, Control.unlimited()).solve();
    }
  }
}
