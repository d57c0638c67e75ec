package org.farstar.ask.solve;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;

/** A web server that hands out a solved folder, well or badly. */
final class FolderServer implements AutoCloseable {
  static {
    // Otherwise each answer waits 40 ms for what the client acknowledges late.
    System.setProperty("sun.net.httpserver.nodelay", "true");
  }

  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final CountDownLatch closed = new CountDownLatch(1);

  /** What is handed out. */
  Path files;

  boolean ranges = true;

  /** What is done to the bytes of a chunk before they are sent. */
  Change change = (bytes, from) -> bytes;

  /** What is made of the index of a layer on the way. */
  UnaryOperator<String> index = text -> text;

  /** So many bytes of each chunk are announced and not sent. */
  int heldBack;

  /** So many bytes more a chunk is said to have, from this number of answers on. */
  int tooLong;

  int tooLongFrom;

  /** So long nothing is said about a chunk. */
  int silentMillis;

  /** The names that were asked for with their ranges, and how many bytes were sent. */
  final List<String> asked = Collections.synchronizedList(new ArrayList<>());

  long sent;

  /** Changes bytes; the place they begin at is given. */
  interface Change {
    byte[] of(byte[] bytes, int from);
  }

  FolderServer(Path files) throws IOException {
    this.files = files;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    // Who asks again is not kept waiting by what nobody waits for any more.
    server.setExecutor(threads);
    server.createContext("/games/c4x5/", this::answer);
    server.start();
  }

  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/games/c4x5";
  }

  int requests() {
    return asked.size();
  }

  @Override
  public void close() {
    closed.countDown();
    server.stop(0);
    threads.shutdownNow();
  }

  private void answer(HttpExchange exchange) throws IOException {
    String range = exchange.getRequestHeaders().getFirst("Range");
    String name = exchange.getRequestURI().getPath().substring("/games/c4x5/".length());
    asked.add(name + " " + range);
    Path file = files.resolve(name);
    if (!Files.isRegularFile(file)) {
      exchange.sendResponseHeaders(404, -1);
      exchange.close();
      return;
    }
    byte[] bytes = Files.readAllBytes(file);
    if (name.startsWith("sums")) {
      String text = new String(bytes, StandardCharsets.UTF_8);
      bytes = index.apply(text).getBytes(StandardCharsets.UTF_8);
    }
    boolean chunk = name.startsWith("layers");
    int from = 0;
    int code = 200;
    if (range != null && ranges) {
      String[] ends = range.substring("bytes=".length()).split("-");
      from = Integer.parseInt(ends[0]);
      int to = Math.min(bytes.length, Integer.parseInt(ends[1]) + 1);
      int length = bytes.length + (asked.size() > tooLongFrom ? tooLong : 0);
      String told = "bytes " + from + "-" + (to - 1) + "/" + length;
      exchange.getResponseHeaders().set("Content-Range", told);
      bytes = Arrays.copyOfRange(bytes, from, to);
      code = 206;
    }
    byte[] changed = chunk ? change.of(bytes, from) : bytes;
    if (chunk && silentMillis > 0) {
      silent();
    }
    sent += changed.length;
    exchange.sendResponseHeaders(code, changed.length);
    exchange.getResponseBody().write(changed, 0, changed.length - (chunk ? heldBack : 0));
    exchange.close();
  }

  private void silent() throws IOException {
    try {
      if (closed.await(silentMillis, TimeUnit.MILLISECONDS)) {
        throw new IOException("closed");
      }
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }
}
