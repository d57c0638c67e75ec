package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code farstar solve} and what is asked of its folder: the words, and what a kill costs. */
class SolveTest {
  @TempDir Path folder;

  private Run farstar(String... words) {
    return Run.in(folder, Catalogue.STANDARD, words);
  }

  private static void wrong(Run run, String message) {
    assertThat(run.code()).as(run.out() + run.err()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err()).contains(message);
    assertThat(run.err().lines().count()).as(run.err()).isLessThanOrEqualTo(3);
    assertThat(run.err()).doesNotContain("\tat ", "Exception");
  }

  private SortedMap<String, String> bytes(String name) throws IOException {
    SortedMap<String, String> bytes = new TreeMap<>();
    Path from = folder.resolve(name);
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        bytes.put(
            from.relativize(file).toString(), HexFormat.of().formatHex(Files.readAllBytes(file)));
      }
    }
    return bytes;
  }

  private long files(String name) throws IOException {
    if (!Files.exists(folder.resolve(name))) {
      return 0;
    }
    try (Stream<Path> files = Files.walk(folder.resolve(name))) {
      return files.count();
    } catch (java.io.UncheckedIOException e) {
      // A file went away while they were counted.
      return 0;
    }
  }

  /** The server is one of the simplest: it sends whole files and knows no ranges. */
  @Test
  void aFolderAnswersFromAWebServer() throws IOException {
    farstar("solve", "domineering", "3x3", "-o", "dom");
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          Path file = folder.resolve(exchange.getRequestURI().getPath().substring(1));
          byte[] bytes = Files.isRegularFile(file) ? Files.readAllBytes(file) : new byte[0];
          exchange.sendResponseHeaders(bytes.length > 0 ? 200 : 404, bytes.length);
          exchange.getResponseBody().write(bytes);
          exchange.close();
        });
    server.start();
    String url = "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    try {
      assertThat(farstar("outcome", "domineering", "3x3", "--from", url + "dom", "--moves").out())
          .isEqualTo(
              farstar("outcome", "domineering", "3x3", "--from", "dom", "--moves")
                  .out()
                  .replace("'dom'", "'" + url + "dom'"));
      assertThat(farstar("verify", url + "dom").out())
          .isEqualTo(farstar("verify", "dom").out())
          .isEqualTo(farstar("verify", url + "dom", "--whole").out())
          .startsWith("verified: domineering");
      String some = farstar("verify", url + "dom", "--sample", "20", "--seed", "7").out();
      assertThat(some)
          .isEqualTo(farstar("verify", "dom", "--sample", "20", "--seed", "7").out())
          .contains("by comparing 20 of 31 positions", "a sample drawn with seed");
      assertThat(farstar("verify", url + "dom", "--sample", "1").out())
          .contains("a sample drawn with seed");
      Run stopped = farstar("verify", url + "dom", "--positions", "3");
      assertThat(stopped.code()).isEqualTo(ExitCode.BUDGET_ENDED);
      assertThat(stopped.out()).startsWith("nothing verified: the number of positions is used up");
      wrong(farstar("verify", url + "x"), "/x' is no folder of a solve");
      Path chunk = folder.resolve("dom/layers/000000000000/000000000000");
      byte[] sound = Files.readAllBytes(chunk);
      Files.write(chunk, new byte[sound.length]);
      wrong(
          farstar("verify", url + "dom"),
          "'" + url + "dom' proves nothing: 'layers/000000000000/000000000000' is no file of keys");
      Files.write(chunk, sound);
      wrong(farstar("outcome", "nim", "1", "--from", url + "dom"), "is of another game");
      wrong(farstar("outcome", "nim", "1", "--from", url + "x"), "/x' is no folder of a solve");
    } finally {
      server.stop(0);
    }
    wrong(
        farstar("outcome", "nim", "1", "--from", url + "dom"), "cannot read '" + url + "dom/task'");
    wrong(farstar("verify", url + "dom"), "cannot read '" + url + "dom/task'");
  }

  @Test
  void aFolderAnswersWhatItHas() {
    assertThat(farstar("solve", "domineering", "3x3", "-o", "dom").out())
        .contains("solved: domineering ...|...|..., outcome", "Whoever moves next wins");
    Run asked = farstar("outcome", "domineering", "3x3", "--from", "dom", "--moves", "--json");
    assertThat(asked.json().get("outcome").asText()).isEqualTo("N");
    assertThat(asked.json().get("by").get(0).get("method").asText()).isEqualTo("solve");
    assertThat(farstar("verify", "dom").out()).startsWith("verified: domineering");
    wrong(farstar("outcome", "domineering", "3x4", "--from", "dom"), "no play leads to it from");
    wrong(farstar("outcome", "cram", "3x3", "--from", "dom"), "is of another game: domineering");
    wrong(
        farstar("outcome", "domineering", "3x3 + 2x2", "--from", "dom"),
        "has outcomes, which do not add");
    wrong(farstar("outcome", "domineering", "3x3", "--from", "nothing"), "is no folder of a solve");
    wrong(
        farstar("outcome", "domineering", "3x3", "--from", "dom", "--by", "search"),
        "--from looks answers up");
    wrong(farstar("verify", "dom", "--sample", "x"), "--sample");
    wrong(farstar("verify", "dom", "--sample", "0"), "--sample: 0 positions show nothing");
    wrong(farstar("verify", "dom", "--sample", "3", "--seed", "x"), "--seed");
    wrong(farstar("verify", "dom", "--seed", "3"), "--seed is for --sample");
    wrong(farstar("verify", "dom", "--whole", "--sample", "3"), "--whole compares every position");
  }

  /** The plain files as far as they matter here. */
  private void plainFiles(String name) throws IOException {
    Path files = Files.createDirectories(folder.resolve(name + "/engine")).getParent();
    Files.writeString(files.resolve("engine/farstar.wasm-runtime.js"), "runtime");
    Files.writeString(files.resolve("index.html"), "<meta charset=\"utf-8\">\n<title>T</title>\n");
    Files.writeString(files.resolve("sw.js"), "const EDITION = 'farstar-0a1b';\n");
  }

  private String text(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  @Test
  void pagesArePutBesideTheFolderOfAnyGame() throws IOException {
    String[] words = {"solve", "cram", "2x3", "--publish", "site"};
    wrong(farstar(words), "--publish puts the plain files of the workbench into 'site'");
    assertThat(folder.resolve("site")).doesNotExist();
    plainFiles("made");
    System.setProperty("farstar.plain", folder.resolve("made").toString());
    try {
      assertThat(farstar(words).out())
          .startsWith("solved: cram ...|..., grundy")
          .contains("'site' has pages that play; any file server can offer it");
      farstar("solve", "cram", "2x3", "-o", "alone");
      assertThat(bytes("site/solve")).isEqualTo(bytes("alone"));
      assertThat(text("site/engine/farstar.wasm-runtime.js")).isEqualTo("runtime");
      assertThat(text("site/index.html"))
          .isEqualTo(
              "<meta charset=\"utf-8\">\n"
                  + "  <meta name=\"farstar-start\""
                  + " content=\"#/game/cram?p=...%7C...&amp;from=solve\">\n"
                  + "<title>T</title>\n");
      assertThat(text("site/sw.js")).matches("const EDITION = 'farstar-0a1b-[0-9a-f]+';\n");
    } finally {
      System.clearProperty("farstar.plain");
    }
    // The files that are there serve as well, for another game in the same place.
    String before = text("site/sw.js");
    assertThat(farstar(words).code()).isEqualTo(ExitCode.ANSWERED);
    assertThat(text("site/sw.js")).isEqualTo(before);
    plainFiles("other");
    String[] misere = {"solve", "nim", "1 2", "--misere", "--publish", "other"};
    assertThat(farstar(misere).code()).isEqualTo(ExitCode.ANSWERED);
    assertThat(text("other/index.html"))
        .contains("content=\"#/game/nim?p=1+2&amp;misere=1&amp;from=solve\"");
    assertThat(text("other/sw.js")).isNotEqualTo(before);
    wrong(farstar("solve", "nim", "1 2"), "-o FOLDER or --publish DIR says where");
    wrong(
        farstar("solve", "connect-four", "3x3:", "--publish", "x", "-o", "y"),
        "-o and --publish both say where");
    wrong(
        farstar("solve", "connect-four", "3x3:", "--publish", "hdfs://a/b"),
        "'hdfs://a/b' is an address; allowed: a folder");
    assertThat(folder.resolve("x")).doesNotExist();
  }

  @Test
  void aGameWhosePlayMayBeEndlessIsSolved() {
    String start = "#..#|x..o|#x.#";
    assertThat(farstar("solve", "hare-and-hounds", start, "-o", "hare").out())
        .contains("solved: hare-and-hounds " + start + ", starters", " layers");
    assertThat(farstar("verify", "hare").out()).startsWith("verified: hare-and-hounds");
    String[] by = {"outcome", "hare-and-hounds", start, "--moves", "--from", "hare"};
    String searched = farstar("outcome", "hare-and-hounds", start, "--moves").out();
    String looked = farstar(by).out();
    assertThat(looked).contains("by the solve in 'hare' of ", "remoteness ");
    assertThat(withoutSource(looked)).isEqualTo(withoutSource(searched));
    wrong(
        farstar("solve", "hare-and-hounds", start, "-o", "x", "--record", "outcome"),
        "allowed here: starters");
    assertThat(folder.resolve("x")).doesNotExist();
  }

  /** What is said, without the line on where it comes from. */
  private static String withoutSource(String text) {
    return text.lines()
        .filter(line -> !line.startsWith("  by "))
        .collect(java.util.stream.Collectors.joining("\n"));
  }

  @Test
  void wrongTasksAreRefused() throws IOException {
    wrong(farstar("solve", "nim", "1 + 2", "-o", "x"), "a solve is of one position");
    wrong(farstar("solve", "checkers", "1", "-o", "x"), "unknown game 'checkers'");
    wrong(
        farstar("solve", "domineering", "2x2", "-o", "x", "--record", "grundy"),
        "Grundy values are of impartial games");
    wrong(farstar("solve", "nim", "1", "-o", "x", "--chunk", "3"), "--chunk: found '3', allowed");
    wrong(
        farstar("solve", "nim", "1", "-o", "hdfs://a/b"),
        "-o: 'hdfs://a/b' is the address of a store; allowed with --engine spark only");
    wrong(
        farstar("outcome", "nim", "1", "--from", "hdfs://a/b"),
        "'hdfs://a/b' is the address of a store; allowed: a folder, or an address at a web server");
    Files.writeString(folder.resolve("file"), "");
    wrong(farstar("solve", "nim", "1", "-o", "file"), "is a file; allowed: a folder");
    Files.createDirectories(folder.resolve("full/of"));
    wrong(farstar("solve", "nim", "1", "-o", "full"), "is not empty and has no solve in it");
    assertThat(farstar("solve", "nim", "1 2", "-o", "nim").code()).isEqualTo(ExitCode.ANSWERED);
    wrong(farstar("solve", "nim", "1 3", "-o", "nim"), "is of another solve");
    Path task = folder.resolve("nim/task");
    Files.writeString(task, Files.readString(task).replace("farstar solve 2", "farstar solve 3"));
    wrong(farstar("outcome", "nim", "1", "--from", "nim"), "allowed: 'farstar solve 2'");
  }

  @Test
  void aBudgetEndsASolveThatGoesOn() throws IOException {
    String[] words = {"solve", "connect-four", "4x3:", "-o", "some", "--chunk", "100"};
    List<String> limited = new ArrayList<>(List.of(words));
    limited.addAll(List.of("--positions", "1000"));
    Run first = farstar(limited.toArray(String[]::new));
    assertThat(first.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(first.out()).startsWith("not solved: the number of positions is used up");
    wrong(farstar("outcome", "connect-four", "4x3:", "--from", "some"), "is not finished");
    assertThat(farstar(words).code()).isEqualTo(ExitCode.ANSWERED);
    farstar("solve", "connect-four", "4x3:", "-o", "whole", "--chunk", "100");
    assertThat(bytes("some")).isEqualTo(bytes("whole"));
  }

  private Process started(String... words) throws IOException {
    return started(List.of(), words);
  }

  private Process started(List<String> options, String... words) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(words));
    return new ProcessBuilder(command)
        .directory(folder.toFile())
        .redirectErrorStream(true)
        .redirectOutput(new File(folder.toFile(), "out"))
        .start();
  }

  /** Killed in the middle, again and again, each time after a few more files. */
  @Test
  void aKillCostsNothingThatWasFinished() throws IOException, InterruptedException {
    String[] words = {"solve", "connect-four", "4x4:", "-o", "killed", "--chunk", "500"};
    int kills = 0;
    while (!Files.exists(folder.resolve("killed/solved"))) {
      assertThat(kills).isLessThan(40);
      long more = files("killed") + (kills < 4 ? 30 : 100_000);
      Process process = started(words);
      try {
        while (process.isAlive() && files("killed") < more) {
          process.waitFor(5, TimeUnit.MILLISECONDS);
        }
      } finally {
        process.destroyForcibly();
      }
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
      kills += process.exitValue() == 0 ? 0 : 1;
      assertThat(process.exitValue()).as(Files.readString(folder.resolve("out"))).isIn(0, 137);
    }
    assertThat(kills).isGreaterThan(2);
    farstar("solve", "connect-four", "4x4:", "-o", "whole", "--chunk", "500");
    assertThat(bytes("killed")).isEqualTo(bytes("whole"));
  }

  /** In little memory a solve takes fewer threads and looks records up in files: same bytes. */
  @Test
  void littleMemoryChangesNothing() throws IOException, InterruptedException {
    String[] words = {"solve", "connect-four", "5x4:", "-o", "little", "--threads", "8"};
    List<String> limited = new ArrayList<>(List.of(words));
    limited.addAll(List.of("--memory", "160m"));
    Process process = started(List.of("-Xmx200m"), limited.toArray(String[]::new));
    assertThat(process.waitFor()).as(Files.readString(folder.resolve("out"))).isZero();
    assertThat(farstar("solve", "connect-four", "5x4:", "-o", "much", "--memory", "1g").code())
        .isEqualTo(ExitCode.ANSWERED);
    assertThat(bytes("little")).isEqualTo(bytes("much"));
  }

  /** Where Java itself has no room for a chunk: one message, and the folder stays good. */
  @Test
  void noMemoryEndsASolveThatGoesOn() throws IOException, InterruptedException {
    String[] words = {"solve", "connect-four", "4x5:", "-o", "none"};
    Process process = started(List.of("-Xmx24m"), words);
    assertThat(process.waitFor()).isEqualTo(ExitCode.BUDGET_ENDED.number());
    assertThat(Files.readString(folder.resolve("out")))
        .contains("the memory is used up, all 24 MB")
        .doesNotContain("\tat ", "Exception");
    assertThat(Files.exists(folder.resolve("none/solved"))).isFalse();
    assertThat(farstar(words).code()).isEqualTo(ExitCode.ANSWERED);
    assertThat(farstar("verify", "none", "--sample", "1000").code()).isEqualTo(ExitCode.ANSWERED);
  }
}
