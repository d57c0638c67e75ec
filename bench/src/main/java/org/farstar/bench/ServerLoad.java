package org.farstar.bench;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/**
 * The server as a whole process: what its first page costs, how much its pages weigh, how soon a
 * click has its marked moves, and how soon light questions are answered while heavy ones fill the
 * pool. Run in the root folder, where the launcher is, after one {@code ./farstar eval 1} has built
 * it: {@code java -cp bench/target/benchmarks.jar org.farstar.bench.ServerLoad}. It takes about a
 * minute.
 */
public final class ServerLoad {
  private static final int STARTS = 5;
  private static final int HEAVY = 10;
  private static final int LIGHT = 300;
  private static final long PAUSE_MILLIS = 20;
  private static final Pattern FILE =
      Pattern.compile("(?:href|src|from |import\\()\\S?['\"]([^'\"#]+)['\"]");

  /** Questions that a theory answers: what a click on a board asks. */
  private static final List<String> CLICKS =
      List.of(
          position("flipping-coins", "0110110"),
          position("nim", "3 5 7"),
          position("wythoff", "10 12"),
          position("end-nim", "3|1|4|1|5"),
          position("take-away", "21"),
          position("kayles", "12 7"));

  private final Process process;
  private final HttpClient client = HttpClient.newHttpClient();
  private final String address;
  private final String session;
  private final byte[] page;

  private ServerLoad() throws IOException, InterruptedException {
    process = new ProcessBuilder("./farstar", "serve", "--port", "0", "--no-open").start();
    BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    address = out.readLine();
    page = send("GET", "", "", "").body();
    session =
        new String(send("POST", "api/v1/sessions", "", "").body(), StandardCharsets.UTF_8)
            .replaceAll(".*:\"|\".*", "");
  }

  private static String position(String game, String text) {
    return "{\"game\":\"" + game + "\",\"position\":\"" + text + "\"}";
  }

  private HttpResponse<byte[]> send(String method, String path, String who, String body)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address + path))
            .method(
                method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body))
            .header("Content-Type", "application/json");
    if (!who.isEmpty()) {
      request.header("Farstar-Session", who);
    }
    return client.send(request.build(), BodyHandlers.ofByteArray());
  }

  /** The processor time of the server so far, in milliseconds. */
  private long processor() {
    return process.info().totalCpuDuration().orElseThrow().toMillis();
  }

  /** The memory of the server, in megabytes. */
  private long resident() throws IOException {
    return Files.readAllLines(Path.of("/proc/" + process.pid() + "/status")).stream()
            .filter(line -> line.startsWith("VmRSS:"))
            .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")))
            .sum()
        >> 10;
  }

  /** What a browser fetches for the first page, compressed, in bytes. */
  private long weight() throws IOException, InterruptedException {
    List<String> files = new ArrayList<>(List.of(""));
    long bytes = 0;
    for (int i = 0; i < files.size(); i++) {
      byte[] file = send("GET", files.get(i), "", "").body();
      ByteArrayOutputStream packed = new ByteArrayOutputStream();
      try (GZIPOutputStream zip = new GZIPOutputStream(packed)) {
        zip.write(file);
      }
      bytes += packed.size();
      Matcher named = FILE.matcher(new String(file, StandardCharsets.UTF_8));
      URI here = URI.create("/" + files.get(i));
      while (!files.get(i).startsWith("lit/") && named.find()) {
        String path = here.resolve(named.group(1)).getPath().substring(1);
        if (path.matches("(page|lit)/[a-z-]+\\.(js|css|svg)") && !files.contains(path)) {
          files.add(path);
        }
      }
    }
    return bytes;
  }

  /** How long each of many questions takes, in milliseconds, in ascending order. */
  private List<Double> times(int count, String path, List<String> bodies)
      throws IOException, InterruptedException {
    List<Double> times = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      long start = System.nanoTime();
      HttpResponse<byte[]> answer = send("POST", path, session, bodies.get(i % bodies.size()));
      String later = new String(answer.body(), StandardCharsets.UTF_8);
      while (answer.statusCode() == 202) {
        String job = later.replaceAll(".*\"job\":\"([0-9]+)\".*", "$1");
        answer = send("GET", "api/v1/jobs/" + job, session, "");
      }
      if (answer.statusCode() != 200) {
        throw new IllegalStateException(answer.statusCode() + " " + later);
      }
      times.add((System.nanoTime() - start) / 1e6);
      Thread.sleep(PAUSE_MILLIS);
    }
    Collections.sort(times);
    return times;
  }

  /** Fills the pool from two other pages. */
  private void heavy() throws IOException, InterruptedException {
    String body =
        "{\"game\":\"domineering\",\"position\":\"8x8\",\"by\":\"search\",\"seconds\":120}";
    for (int i = 0; i < 2; i++) {
      String other =
          new String(send("POST", "api/v1/sessions", "", "").body(), StandardCharsets.UTF_8)
              .replaceAll(".*:\"|\".*", "");
      for (int k = 0; k < HEAVY / 2; k++) {
        send("POST", "api/v1/outcome", other, body);
      }
    }
  }

  private void stop() throws InterruptedException {
    process.destroy();
    process.waitFor();
  }

  private static String of(List<Double> sorted) {
    return String.format(
        Locale.ROOT,
        "median %.1f ms, 95 %% %.1f ms, most %.1f ms",
        sorted.get(sorted.size() / 2),
        sorted.get(sorted.size() * 95 / 100),
        sorted.get(sorted.size() - 1));
  }

  /** Prints all figures. */
  public static void main(String[] args) throws IOException, InterruptedException {
    PrintStream out = System.out;
    List<Long> starts = new ArrayList<>();
    List<Long> memory = new ArrayList<>();
    for (int i = 0; i < STARTS; i++) {
      ServerLoad cold = new ServerLoad();
      starts.add(cold.processor());
      memory.add(cold.resident());
      cold.stop();
    }
    Collections.sort(starts);
    Collections.sort(memory);
    out.println("first page, processor: " + starts.get(STARTS / 2) + " ms of " + starts);
    out.println("first page, memory: " + memory.get(STARTS / 2) + " MB of " + memory);
    ServerLoad server = new ServerLoad();
    out.println(
        "page: " + server.page.length + " bytes, all its files " + server.weight() + " compressed");
    server.times(CLICKS.size() * 5, "api/v1/moves", CLICKS);
    out.println("click to moves: " + of(server.times(LIGHT, "api/v1/moves", CLICKS)));
    server.heavy();
    out.println(
        "the same beside ten heavy ones: " + of(server.times(LIGHT, "api/v1/moves", CLICKS)));
    out.println("memory then: " + server.resident() + " MB");
    server.stop();
  }
}
