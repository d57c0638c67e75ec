package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.lesson.Lessons;
import org.farstar.ask.question.Desk;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.front.json.Json;
import org.farstar.front.json.JsonReader;
import org.farstar.web.FolderServer;
import org.farstar.web.api.Api;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Later;
import org.farstar.web.http.Request;
import org.farstar.web.http.Response;
import org.farstar.web.http.Routes;
import org.farstar.web.session.LoneWorkers;
import org.farstar.web.session.Visitors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/**
 * The pages as plain files, offered by any file server: they answer as the engine does in Java, and
 * without a network.
 */
@EnabledIfSystemProperty(named = "farstar.site", matches = ".+")
class SiteTest {
  /** Positions of all games together. */
  private static final int POSITIONS = Integer.getInteger("farstar.site.positions", 100);

  /** Questions of one script. */
  private static final int BATCH = 100;

  private static final int MOST_MOVES = 12;

  /** After so many walks in a row that met nothing new a game has no more positions. */
  private static final int MOST_WALKS_FOR_NOTHING = 20;

  private static final String CLOBBER = "xoxox|oxoxo|xoxox|oxoxo";

  @RegisterExtension static final Chrome chrome = new Chrome();

  @AfterEach
  void forget() {
    chrome.forget();
  }

  /** The same handlers in Java, on one thread. */
  private static final class Java {
    private static final long BYTES = 256 << 20;

    private final Routes routes = new Routes();
    private final String session;

    Java() {
      this(Runnable::run);
    }

    /**
     * @param later does what takes longer than a moment
     */
    Java(Executor later) {
      Visitors visitors =
          new Visitors(
              bytes -> new Desk(Catalogue.STANDARD, new Workspace(bytes), Sources.none()),
              Visitors.Terms.USUAL,
              1,
              BYTES);
      Api.add(
          routes,
          Catalogue.STANDARD,
          visitors,
          new LoneWorkers(later, job -> {}),
          Lessons.none(),
          true);
      session = visitors.enter().id();
    }

    private Answer send(String method, String path, String body) {
      Map<String, String> headers =
          Map.of("content-type", "application/json", "farstar-session", session);
      Response response =
          routes.answer(new Request(method, "/api/v1/" + path, Map.of(), headers, body, Map.of()));
      return response instanceof Later later ? later.answer().join() : (Answer) response;
    }

    /** The answer, however long it takes. */
    String ask(String path, Map<?, ?> body) {
      Answer answer = send("POST", path, Json.line(body));
      while (answer.status() == 202) {
        answer = send("GET", "jobs/" + job(answer), "");
      }
      return text(answer);
    }

    private static Object job(Answer answer) {
      return ((Map<?, ?>) JsonReader.read(text(answer))).get("job");
    }

    private static String text(Answer answer) {
      return new String(answer.bytes(), StandardCharsets.UTF_8);
    }
  }

  /** Packed, in bytes: what is sent until the first board can be clicked. */
  private static final int MOST_FOR_THE_FIRST_SCREEN = 150_000;

  private static final Path WHOLE = Path.of("engine", "farstar.pack");

  private static final Path FOLDER = Path.of(System.getProperty("farstar.site", ""));

  /** A host packs files, or the pages unpack them. */
  @Test
  void theFirstScreenIsSmall() throws IOException {
    chrome.open("/");
    chrome.until(".home-board .spot.open");
    List<?> names =
        (List<?>)
            chrome.script(
                "return performance.getEntriesByType('resource').map(({ name }) => name)");
    int sum = packed("index.html");
    for (Object name : names) {
      String file = ((String) name).substring(chrome.home().length());
      if (!file.startsWith("engine/")) {
        sum += packed(file);
      }
    }
    System.out.println(
        "the site: " + (names.size() + 1) + " files of the first screen, packed " + sum);
    assertThat(names).hasSizeGreaterThan(15);
    assertThat(sum).isBetween(20_000, MOST_FOR_THE_FIRST_SCREEN);
  }

  private static int packed(String file) throws IOException {
    byte[] bytes = Files.readAllBytes(FOLDER.resolve(file));
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(bytes);
    }
    return Math.min(bytes.length, packed.size());
  }

  private static void copy(Path folder, Predicate<Path> which) throws IOException {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path name = FOLDER.relativize(file);
        if (which.test(name)) {
          Files.createDirectories(folder.resolve(name).getParent());
          Files.copy(file, folder.resolve(name));
        }
      }
    }
  }

  /** The first play, with hints and reasons, where the engine never comes, in every language. */
  @ParameterizedTest
  @CsvSource({"en, Show me why, has won", "de, 'Zeig mir, warum', gewonnen"})
  void theFirstPlayNeedsNoEngine(String language, String why, String won, @TempDir Path folder)
      throws IOException {
    copy(folder, name -> !name.startsWith("engine"));
    try (SiteServer other = new SiteServer(folder)) {
      chrome.openAt(other.address() + "?lang=" + language);
      for (int moves = 0; moves < 9; moves++) {
        chrome.until(".home-board .spot.open, .home .verdict");
        if (chrome.count(".home .verdict") > 0) {
          break;
        }
        chrome.click(".home aside button");
        chrome.until(".home aside .hint");
        chrome.spot(
            (String)
                chrome.script(
                    "return document.querySelector('.home-board .spot.open').dataset.spot"));
      }
      chrome.until(".home .verdict");
      chrome.untilScript(
          "return document.querySelector('.home .verdict [aria-busy]') === null", true);
      chrome.script(
          "[...document.querySelectorAll('.home button')]"
              + ".find(({ textContent }) => textContent === arguments[0]).click()",
          why);
      chrome.until(".why-steps .step");
      assertThat(chrome.text(".home .verdict")).contains(won).doesNotContain("ngine failed");
    }
  }

  /** What was answered when the files were written is what the engine answers. */
  @Test
  void madeAnswersAreThoseOfTheEngine() {
    chrome.open("/sheet");
    Object found =
        chrome.later(
            "const done = arguments[0];"
                + "import(new URL('page/workers.js', document.baseURI)).then(async ({ send }) => {"
                + " const { games } = JSON.parse((await send('GET', 'games')).text);"
                + " const wrong = []; let count = 0;"
                + " const names = [...games.map(({ game }) => game), 'nim.german', 'nim.german-plain'];"
                + " for (const name of names) {"
                + "  const file = await fetch(`answers/made/${name}.pack`);"
                + "  const plain = file.body.pipeThrough(new DecompressionStream('gzip'));"
                + "  for (const [asked, answer] of Object.entries(await new Response(plain).json())) {"
                + "   const blank = asked.indexOf(' ');"
                + "   const body = JSON.parse(asked.slice(blank));"
                + "   const { text } = await send('POST', asked.slice(0, blank), body);"
                + "   count++;"
                + "   if (text !== JSON.stringify(answer)) wrong.push(asked + '\\n' + text);"
                + "  }"
                + " }"
                + " done([count, ...wrong]);"
                + "}).catch((fault) => done([0, String(fault)]))");
    System.out.println("the site: " + ((List<?>) found).get(0) + " answers made beforehand");
    assertThat((List<?>) found).hasSize(1);
    assertThat(((Number) ((List<?>) found).get(0)).intValue()).isGreaterThan(250);
  }

  @Test
  void afterTheFirstVisitNoServerIsNeeded() {
    String home = visited("#/game/nim?p=3%205%207&turn=left", ".move.win");
    chrome.openAt(home + "#/game/domineering?p=...%7C...%7C...&turn=left");
    chrome.until(".move.win");
    chrome.openAt(home + "#/games");
    chrome.until("main a[href*='game/']");
    chrome.openAt(home + "#/sheet");
    chrome.focus("#expression");
    chrome.keys("{1|-1} + *", Keys.ENTER);
    chrome.until(".lines li .out");
  }

  @Test
  void anotherLanguageNeedsNoServerEither() {
    String home = visited("?lang=de#/game/nim?p=3%205%207&turn=left", ".move.win");
    assertThat(chrome.text(".sentence")).contains("Wer am Zug ist, gewinnt");
    chrome.openAt(home + "?lang=de#/lesson/hot");
    chrome.untilText("h1", "Wer bekommt es?");
    chrome.untilText(".lesson .turn", "Links");
    chrome.openAt(home + "?lang=en#/lesson/hot");
    chrome.untilText("h1", "Who gets it?");
  }

  /** The address of a server that has ended after a page of it was visited. */
  private static String visited(String page, String shown) {
    try (SiteServer server = new SiteServer(FOLDER)) {
      chrome.openAt(server.address() + page);
      chrome.until(shown);
      chrome.later(
          "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))");
      chrome.untilScript("return navigator.serviceWorker.controller !== null", true);
      return server.address();
    }
  }

  /** Requests go nowhere but to the folder of the site, and nothing is refused or missing. */
  @Test
  void nothingComesFromElsewhere() {
    chrome.open("/game/clobber?p=xo%7Cox&turn=left");
    chrome.until(".move");
    List<?> names =
        (List<?>)
            chrome.script(
                "return performance.getEntriesByType('resource').map((each) => each.name)");
    assertThat(names)
        .isNotEmpty()
        .allSatisfy(name -> assertThat((String) name).startsWith(chrome.home()));
    assertThat(chrome.complaints()).isEmpty();
  }

  @Test
  void aBoardStandsInAPageOfSomebodyElse(@TempDir Path folder) throws IOException {
    Files.writeString(
        folder.resolve("course.html"),
        "<!doctype html><title>A course</title><h1>A course</h1><script src='"
            + chrome.home()
            + "embed.js'></script>"
            + "<farstar-board game='nim' position='3 5 7' lang='de'></farstar-board>");
    try (SiteServer other = new SiteServer(folder)) {
      chrome.openFrame(other.address() + "course.html");
      chrome.until("#main .move.win");
      chrome.until("html[lang=de]");
      chrome.untilText("#main .turn", "ist am Zug");
      assertThat(chrome.text("#main h1")).startsWith("Nim");
      assertThat(chrome.text(".top")).isEmpty();
    }
  }

  @Test
  void whatIsStoppedEndsAndTheNextQuestionIsAnswered() {
    chrome.open("/sheet");
    Object found =
        chrome.later(
            script(
                "const stop = new AbortController();"
                    + "setTimeout(() => stop.abort(), 3000);"
                    + "const long = await ask('outcome', { game: 'clobber', by: 'search',"
                    + " position: Array(8).fill('xoxoxoxo').join('|'), seconds: 600 },"
                    + " { signal: stop.signal });"
                    + "const next = await ask('outcome', { game: 'nim', position: '3 5 6' }, {});"
                    + "done([JSON.parse(long.text).detail || 'answered',"
                    + " JSON.parse(next.text).outcome]);"));
    assertThat((List<?>) found).last().isEqualTo("P");
    assertThat((String) ((List<?>) found).get(0)).contains("stopped");
  }

  /**
   * Boards, outcomes, values and marked moves of random positions of all games: of the engines for
   * one kind of board, where the whole one never comes, and of the whole one.
   */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Timeout(value = 1, unit = TimeUnit.HOURS)
  void answersAreThoseOfJava(boolean parts, @TempDir Path folder) throws IOException {
    copy(folder, name -> !parts || !name.equals(WHOLE));
    try (SiteServer other = new SiteServer(folder)) {
      if (!parts) {
        chrome.openAt(other.address() + "#/sheet");
        // Only the whole engine makes puzzles; it answers what comes after that, too.
        chrome.later(script("await ask('puzzle', {}, {}); done();"));
      }
      Set<String> boards = new HashSet<>();
      List<String> different = new ArrayList<>();
      int compared = 0;
      for (Sample sample : Samples.ALL) {
        Game<?> game = sample.game;
        if (parts && boards.add(game.card().board())) {
          chrome.openAt(other.address() + "#/game/" + game.id());
          chrome.until(".move");
        }
        for (int from = 0; from < sample.asked.size(); from += BATCH) {
          List<Asked> batch =
              sample.asked.subList(from, Math.min(sample.asked.size(), from + BATCH));
          List<?> found = inBrowser(batch.stream().map(Asked::question).toList());
          for (int i = 0; i < batch.size(); i++) {
            Object here = bare(JsonReader.read(batch.get(i).answer()));
            Object there = bare(JsonReader.read((String) found.get(i)));
            compared++;
            if (!here.equals(there)) {
              different.add(
                  batch.get(i).question() + "\n  in Java:    " + here + "\n  in browser: " + there);
            }
          }
        }
      }
      System.out.println("the site: " + compared + " answers compared, " + Samples.said());
      assertThat(different).isEmpty();
      assertThat(compared).isEqualTo(PATHS.size() * POSITIONS);
    }
  }

  /** So many of its questions are asked by one script. */
  private static final int FEW = 20;

  /** Solved folders with records of each kind, and boards packed and written as texts. */
  private static final List<List<String>> FOLDERS =
      List.of(
          List.of("connect-four", "4x4:", "outcome"),
          List.of("tic-tac-toe", "3^2:", "remoteness"),
          List.of("domineering", "3x4", "outcome"),
          List.of("cram", "3x4", "grundy"),
          List.of("hare-and-hounds", "#x..#|x...o|#x..#", "starters"));

  /**
   * What is looked up at random positions of solved games, in the worker and in Java, from a host
   * that knows ranges and from one that does not.
   */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void answersFromAFolderAreThoseOfJava(boolean ranges, @TempDir Path folder) throws IOException {
    copy(folder, name -> true);
    FOLDERS.forEach(
        each ->
            FolderServer.solve(
                each.get(0), each.get(1), each.get(2), folder.resolve("solves/" + each.get(0))));
    try (FolderServer server = new FolderServer(folder)) {
      server.ranges = ranges;
      chrome.openAt(server.address() + "#/game/nim");
      chrome.until(".move.win");
      Java java = new Java();
      Random random = new Random(7);
      List<Map<String, Object>> asked = new ArrayList<>();
      List<Object> here = new ArrayList<>();
      for (List<String> each : FOLDERS) {
        String from = server.address() + "solves/" + each.get(0);
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < 6; i++) {
          String position = each.get(1);
          for (int moves = random.nextInt(6); moves >= 0; moves--) {
            if (seen.add(position)) {
              Map<String, Object> body =
                  Map.of("game", each.get(0), "position", position, "from", from);
              for (String path : List.of("outcome", "value", "moves", "reply")) {
                asked.add(Map.of("path", path, "body", body));
                here.add(bare(JsonReader.read(java.ask(path, body))));
              }
            }
            List<?> next = next(java, each.get(0), position);
            if (next.isEmpty()) {
              break;
            }
            position = (String) ((Map<?, ?>) next.get(random.nextInt(next.size()))).get("to");
          }
        }
      }
      int before = server.parts.get();
      List<Object> there = new ArrayList<>();
      for (int at = 0; at < asked.size(); at += FEW) {
        List<?> texts = inBrowser(asked.subList(at, Math.min(asked.size(), at + FEW)));
        texts.forEach(text -> there.add(bare(JsonReader.read((String) text))));
      }
      assertThat(there).isEqualTo(here);
      assertThat(here).hasSizeGreaterThan(200);
      assertThat(here).anySatisfy(each -> assertThat(each.toString()).contains("solved=true"));
      assertThat(server.parts.get() > before).isEqualTo(ranges);
      System.out.println("the site: " + here.size() + " answers looked up as in Java");
    }
  }

  private static List<?> next(Java java, String game, String position) {
    Object board = JsonReader.read(java.ask("board", Map.of("game", game, "position", position)));
    return ((Map<?, ?>) ((Map<?, ?>) board).get("moves"))
        .values().stream().flatMap(list -> ((List<?>) list).stream()).toList();
  }

  private static final List<String> PATHS = List.of("board", "outcome", "value", "moves");

  /** A question, and what Java answers. */
  private record Asked(Map<String, Object> question, String answer) {}

  /** Positions of all games, the same for all tests. */
  private static final class Samples {
    static final List<Sample> ALL = all();

    /** Games by their board; one walk through each, then another, until there are enough. */
    private static List<Sample> all() {
      Random random = new Random(2026);
      Java java = new Java(task -> {});
      List<Sample> all =
          Catalogue.STANDARD.all().stream()
              .sorted(Comparator.comparing(game -> game.card().board()))
              .map(game -> new Sample(game, java, random))
              .toList();
      List<Sample> more = new ArrayList<>(all);
      for (int had = 0; had < POSITIONS && !more.isEmpty(); ) {
        for (Sample each : List.copyOf(more)) {
          had += each.walk(Math.min(POSITIONS - had, Math.max(1, POSITIONS / all.size())));
        }
        more.removeIf(each -> each.walksForNothing > MOST_WALKS_FOR_NOTHING);
      }
      return all;
    }

    static int positions() {
      return ALL.stream().mapToInt(Sample::positions).sum();
    }

    static String said() {
      var many = ALL.stream().mapToInt(Sample::positions).summaryStatistics();
      return "of %d positions of %d games, from %d to %d of each; %d positions took longer than a moment"
          .formatted(
              many.getSum(),
              many.getCount(),
              many.getMin(),
              many.getMax(),
              ALL.stream().mapToInt(each -> each.leftOut).sum());
    }
  }

  /** Positions of random plays from the examples of a game. */
  private static final class Sample {
    final Game<?> game;
    final List<Asked> asked = new ArrayList<>();
    int leftOut;
    int walksForNothing;
    private final Java java;
    private final Random random;
    private final Set<String> seen = new HashSet<>();

    Sample(Game<?> game, Java java, Random random) {
      this.game = game;
      this.java = java;
      this.random = random;
    }

    int positions() {
      return asked.size() / PATHS.size();
    }

    /** Plays once, and takes at most so many positions; how many it took. */
    int walk(int most) {
      int taken = 0;
      var examples = game.card().examples();
      String position = examples.get(random.nextInt(examples.size())).position();
      for (int moves = random.nextInt(MOST_MOVES); moves >= 0 && taken < most; moves--) {
        if (seen.add(position) && take(position)) {
          taken++;
        }
        List<?> all = next(position);
        if (all.isEmpty()) {
          break;
        }
        position = (String) ((Map<?, ?>) all.get(random.nextInt(all.size()))).get("to");
      }
      walksForNothing = taken == 0 ? walksForNothing + 1 : 0;
      return taken;
    }

    private Map<String, Object> body(String position) {
      return Map.of("game", game.id(), "position", position);
    }

    /** What takes more than a moment depends on how fast it is: such positions are left out. */
    private boolean take(String position) {
      List<Asked> answers = new ArrayList<>();
      for (String path : PATHS) {
        Answer answer = java.send("POST", path, Json.line(body(position)));
        if (isLong(answer)) {
          leftOut++;
          return false;
        }
        answers.add(new Asked(Map.of("path", path, "body", body(position)), Java.text(answer)));
      }
      asked.addAll(answers);
      return true;
    }

    private boolean isLong(Answer answer) {
      if (answer.status() == 202) {
        java.send("DELETE", "jobs/" + Java.job(answer), "");
      }
      return answer.status() == 202;
    }

    private List<?> next(String position) {
      Answer board = java.send("POST", "board", Json.line(body(position)));
      return !isLong(board)
              && ((Map<?, ?>) JsonReader.read(Java.text(board))).get("moves")
                  instanceof Map<?, ?> lists
          ? lists.values().stream()
              .flatMap(list -> list instanceof List<?> some ? some.stream() : Stream.of())
              .toList()
          : List.of();
    }
  }

  /**
   * Figures for bench/RESULTS.md; they hold for the machine and the hour, and nothing is asserted.
   */
  @Test
  void howFastItIs() {
    chrome.slow(10_000, 40);
    chrome.openAt(chrome.home());
    chrome.until(".home-board .spot.open");
    System.out.println("the site: the first board, 10 Mbit/s and 40 ms, " + since() + " ms");
    chrome.open("/game/domineering");
    chrome.until(".board .spot.open");
    System.out.println("the site: a board of a game, then its answers, " + since() + " ms");
    chrome.until(".move.win, .move.loss");
    System.out.println("  " + since() + " ms");
    chrome.slow(0, 0);
    chrome.open("/game/nim?p=3%205%207&turn=left");
    chrome.until(".move.win");
    System.out.println("the site: a board with its answers after " + since() + " ms");
    List<List<String>> searches =
        List.of(
            List.of("domineering", "7x7"),
            List.of("clobber", CLOBBER),
            List.of("nogo", "4x4"),
            List.of("connect-four", "4x4:"),
            List.of("cram", "5x6"));
    for (List<String> search : searches) {
      Map<String, Object> body =
          Map.of("game", search.get(0), "position", search.get(1), "by", "search", "seconds", 100);
      Java java = new Java();
      long start = System.nanoTime();
      String here = java.ask("outcome", body);
      long millis = (System.nanoTime() - start) / 1_000_000;
      Object there =
          chrome.later(
              script(
                  "const start = performance.now();"
                      + "const { text } = await ask('outcome', "
                      + Json.line(body)
                      + ", {});"
                      + "done([text, Math.round(performance.now() - start)]);"));
      System.out.println("the site: " + search + ", Java " + millis + " ms: " + found(here));
      System.out.println(
          "  browser "
              + ((List<?>) there).get(1)
              + " ms: "
              + found((String) ((List<?>) there).get(0)));
    }
  }

  /** So often Java and the browser search. */
  private static final int PASSES = 9;

  /**
   * Figures for bench/RESULTS.md: searches after warm-up. Each of the positions is searched after
   * those before it, again and again in a new workspace; the shortest time counts.
   */
  @Test
  @Tag("slow")
  void howFastSearchesAreAfterWarmUp() {
    chrome.open("/sheet");
    Map<String, List<String>> searches =
        Map.of(
            "domineering", List.of("5x6", "6x6", "7x6"),
            "clobber", List.of("xoxo|oxox|xoxo|oxox", CLOBBER),
            "nogo", List.of("3x4", "4x4"),
            "connect-four", List.of("3x4:", "4x4:"));
    searches.forEach(
        (game, positions) -> {
          List<Map<String, Object>> asked =
              positions.stream().map(position -> search(game, position)).toList();
          long[] here = new long[positions.size()];
          long[] there = new long[positions.size()];
          Arrays.fill(here, Long.MAX_VALUE);
          Arrays.fill(there, Long.MAX_VALUE);
          for (int pass = 0; pass < PASSES; pass++) {
            Java java = new Java();
            List<?> found = inBrowser(WORKERS + "?" + game + pass, asked);
            for (int i = 0; i < asked.size(); i++) {
              String answer = java.ask("outcome", (Map<?, ?>) asked.get(i).get("body"));
              here[i] = Math.min(here[i], millis(answer));
              there[i] = Math.min(there[i], millis((String) found.get(i)));
            }
          }
          for (int i = 0; i < asked.size(); i++) {
            System.out.println(
                "the site, warm: %s %s: Java %d ms, browser %d ms"
                    .formatted(game, positions.get(i), here[i], there[i]));
          }
        });
  }

  private static Map<String, Object> search(String game, String position) {
    return Map.of(
        "path",
        "outcome",
        "body",
        Map.of("game", game, "position", position, "by", "search", "seconds", 60));
  }

  /** How long the search took that answered. */
  private static long millis(String answer) {
    List<?> by = (List<?>) ((Map<?, ?>) JsonReader.read(answer)).get("by");
    return ((Number) ((Map<?, ?>) by.get(0)).get("millis")).longValue();
  }

  private Object since() {
    return chrome.script("return Math.round(performance.now())");
  }

  private static Object found(String answer) {
    Map<?, ?> data = (Map<?, ?>) JsonReader.read(answer);
    return data.get("outcome") + " " + data.get("by") + data.get("detail");
  }

  private List<?> inBrowser(List<Map<String, Object>> asked) {
    return inBrowser(WORKERS, asked);
  }

  /**
   * What the engine answers.
   *
   * @param workers the script of the page that asks; with another query it has workers of its own
   */
  private List<?> inBrowser(String workers, List<Map<String, Object>> asked) {
    return (List<?>)
        chrome.later(
            script(
                workers,
                "const texts = [];"
                    + "for (const { path, body } of "
                    + Json.line(asked)
                    + ") texts.push((await ask(path, body, {})).text);"
                    + "done(texts);"));
  }

  /** A script that asks as the pages do. */
  private static String script(String script) {
    return script(WORKERS, script);
  }

  private static final String WORKERS = "page/workers.js";

  private static String script(String workers, String script) {
    return "const done = arguments[0];"
        + "import(new URL('"
        + workers
        + "', document.baseURI)).then(async ({ ask }) => {"
        + script
        + "}).catch((fault) => done([String(fault)]))";
  }

  /** Without what tells how long it took, and through how many positions. */
  private static Object bare(Object data) {
    if (data instanceof Map<?, ?> map) {
      Map<Object, Object> bare = new LinkedHashMap<>();
      map.forEach((name, value) -> bare.put(name, bare(value)));
      bare.keySet().removeAll(List.of("millis", "positions"));
      return bare;
    }
    if (data instanceof List<?> list) {
      return list.stream().map(SiteTest::bare).toList();
    }
    return data == null ? "null" : data;
  }
}
