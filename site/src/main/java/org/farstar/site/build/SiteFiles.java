package org.farstar.site.build;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.lesson.Lessons;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.SumQuestion;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.front.json.Json;
import org.farstar.front.json.JsonReader;
import org.farstar.web.Pages;
import org.farstar.web.api.Api;
import org.farstar.web.api.Languages;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Later;
import org.farstar.web.http.Request;
import org.farstar.web.http.Response;
import org.farstar.web.http.Routes;
import org.farstar.web.session.LoneWorkers;
import org.farstar.web.session.Visitors;

/**
 * Writes the files of the site: the pages as the server sends them, the engine in WebAssembly, and
 * the answers that never change.
 */
public final class SiteFiles {
  /**
   * What the pages may do: nothing from elsewhere. Code in WebAssembly has to be allowed by name.
   */
  private static final String POLICY =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'"
          + " data: blob:; connect-src 'self'; worker-src 'self'; font-src 'self'; manifest-src"
          + " 'self'; base-uri 'none'; form-action 'none'";

  private static final String HEAD =
      """
        <meta http-equiv="Content-Security-Policy" content="%s">
        <meta name="referrer" content="no-referrer">
        <meta name="farstar-answers" content="worker">
        <meta name="theme-color" content="#0072b2">
        <link rel="manifest" href="manifest.webmanifest">
        <link rel="stylesheet" href="page/site.css">
      """
          .formatted(POLICY);

  private static final String FOOT =
      """
        <footer class="foot faint">
          <p data-words="site.foot"></p>
        </footer>
      """;

  private static final String ENGINE = "engine/";

  /** The whole engine; the others are named by the kind of board whose games they know. */
  private static final String WHOLE = "farstar";

  private static final String SERVICE = "sw.js";

  private static final String WORKERS = "page/workers.js";

  /** What is here beside the pages of the server. */
  private static final List<String> OWN =
      List.of(
          SERVICE,
          "manifest.webmanifest",
          "embed.js",
          "page/site.css",
          "page/worker.js",
          WORKERS,
          ENGINE + "farstar.wasm-runtime.js");

  /** Of the server alone. */
  private static final List<String> NOT_HERE = List.of("/api/v1/openapi.yaml", "/page/server.js");

  private static final String INDEX = "index.html";

  /** What the first screen begins with; what these import comes with them. */
  private static final List<String> FIRST_SCRIPTS =
      List.of("page/main.js", "page/home.js", WORKERS);

  private static final Pattern IMPORT = Pattern.compile("(?m)^import [^;]*'(\\.[^']*)';$");

  private static final long BYTES = 64 << 20;

  private final Map<String, byte[]> files = new TreeMap<>();

  private SiteFiles() {}

  /**
   * Writes them.
   *
   * @param arguments the folder
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    for (Map.Entry<String, byte[]> file : all().entrySet()) {
      Path at = folder.resolve(file.getKey());
      Files.createDirectories(at.getParent());
      Files.write(at, file.getValue());
    }
  }

  /** The files by their names. */
  static Map<String, byte[]> all() throws IOException {
    SiteFiles site = new SiteFiles();
    site.addPages();
    site.addAnswers();
    for (String name : OWN) {
      site.files.put(name, own(name));
    }
    site.addEngines();
    site.completeIndex();
    site.listInServiceWorker();
    return site.files;
  }

  private static byte[] own(String name) throws IOException {
    try (InputStream in = SiteFiles.class.getResourceAsStream("/org/farstar/site/page/" + name)) {
      if (in == null) {
        throw new IllegalStateException("the jar has no " + name);
      }
      return in.readAllBytes();
    }
  }

  /** Packed as the pages unpack it, so that little is sent, with every host. */
  private static byte[] packed(byte[] bytes) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out =
        new GZIPOutputStream(packed) {
          {
            def.setLevel(Deflater.BEST_COMPRESSION);
          }
        }) {
      out.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return packed.toByteArray();
  }

  /** The engines, and in the page's script which of them knows which game. */
  private void addEngines() throws IOException {
    Map<String, String> boards = new TreeMap<>();
    Catalogue.STANDARD.all().forEach(game -> boards.put(game.id(), game.card().board()));
    Set<String> engines = new TreeSet<>(boards.values());
    engines.add(WHOLE);
    for (String engine : engines) {
      files.put(ENGINE + engine + ".pack", packed(own(ENGINE + engine + ".wasm")));
    }
    replace(WORKERS, "BOARDS = {}", "BOARDS = " + Json.line(boards));
  }

  private void replace(String name, String what, String with) {
    String script = new String(files.get(name), StandardCharsets.UTF_8);
    if (!script.contains(what)) {
      throw new IllegalStateException(name + " has no " + what);
    }
    files.put(name, script.replace(what, with).getBytes(StandardCharsets.UTF_8));
  }

  private void addPages() {
    Routes routes = new Routes();
    Pages.files().add(routes);
    for (String path : paths(routes).filter(path -> !NOT_HERE.contains(path)).toList()) {
      files.put(path.equals("/") ? INDEX : path.substring(1), get(routes, path, ""));
    }
  }

  private void completeIndex() {
    String text = new String(files.get(INDEX), StandardCharsets.UTF_8);
    files.put(
        INDEX,
        text.replaceFirst("(<meta charset=[^>]*>\n)", "$1" + HEAD + preloads())
            .replaceFirst("(</main>\n)", "$1" + FOOT)
            .getBytes(StandardCharsets.UTF_8));
  }

  /** The scripts of the first screen, so that none of them waits for another. */
  private String preloads() {
    Set<String> names = new LinkedHashSet<>(FIRST_SCRIPTS);
    Deque<String> open = new ArrayDeque<>(FIRST_SCRIPTS);
    while (!open.isEmpty()) {
      String name = open.pop();
      Matcher imports = IMPORT.matcher(new String(files.get(name), StandardCharsets.UTF_8));
      while (imports.find()) {
        String other = Path.of(name).resolveSibling(imports.group(1)).normalize().toString();
        if (names.add(other)) {
          open.add(other);
        }
      }
    }
    return names.stream()
        .map(name -> "  <link rel=\"modulepreload\" href=\"%s\">\n".formatted(name))
        .collect(Collectors.joining());
  }

  private static Stream<String> paths(Routes routes) {
    return routes.patterns().stream().map(pattern -> pattern.substring("GET ".length()));
  }

  /** What the pages ask for that is the same whenever they ask. */
  private void addAnswers() {
    Catalogue catalogue = Catalogue.STANDARD;
    Visitors visitors =
        new Visitors(
            bytes -> new Desk(catalogue, new Workspace(bytes), Sources.none()),
            Visitors.Terms.USUAL,
            1,
            BYTES);
    Routes routes = new Routes();
    Lessons lessons = Lessons.shipped();
    LoneWorkers workers = new LoneWorkers(MadeAnswers.PATIENCE, Runnable::run, job -> {});
    Api.add(routes, catalogue, visitors, workers, lessons, false);
    String session = visitors.enter().id();
    Stream.of(
            Stream.of("games", "words", "tables", "claims", "lessons", "lessons/first"),
            Stream.concat(catalogue.ids().stream(), Stream.of(SumQuestion.NAME))
                .map(game -> "games/" + game),
            lessons.names().stream().map(name -> "lessons/" + name),
            Languages.others().stream().flatMap(language -> inLanguage(lessons, language)))
        .flatMap(names -> names)
        .forEach(
            name ->
                files.put("answers/" + name + ".json", get(routes, "/api/v1/" + name, session)));
    List<List<String>> wordings = Languages.ALL.stream().map(this::wordings).toList();
    MadeAnswers.of(catalogue, lessons, wordings, (path, body) -> ask(routes, path, body, session))
        .forEach((file, bytes) -> files.put("answers/made/" + file + ".pack", packed(bytes)));
  }

  /** The words of reasons that the pages ask for in a language. */
  private List<String> wordings(String language) {
    byte[] words = files.get("page/words/" + language + ".json");
    Map<?, ?> said = (Map<?, ?>) JsonReader.read(new String(words, StandardCharsets.UTF_8));
    return ((Map<?, ?>) said.get("reasons")).values().stream().map(String.class::cast).toList();
  }

  /** An answer, however long it takes. */
  private static String ask(Routes routes, String path, String body, String session) {
    Answer answer = send(routes, "POST", "/api/v1/" + path, body, session);
    while (answer.status() == 202) {
      Map<?, ?> state = (Map<?, ?>) JsonReader.read(text(answer));
      answer = send(routes, "GET", "/api/v1/jobs/" + state.get("job"), "", session);
    }
    return text(whole(path + " " + body, answer));
  }

  private static Stream<String> inLanguage(Lessons lessons, String language) {
    String all = "languages/" + language + "/lessons";
    return Stream.concat(
        Stream.of(all, all + "/first"), lessons.names().stream().map(name -> all + "/" + name));
  }

  private static byte[] get(Routes routes, String path, String session) {
    return whole(path, send(routes, "GET", path, "", session)).bytes();
  }

  private static Answer send(
      Routes routes, String method, String path, String body, String session) {
    Map<String, String> headers =
        session.isEmpty()
            ? Map.of()
            : Map.of("farstar-session", session, "content-type", "application/json");
    Response response =
        routes.answer(new Request(method, path, Map.of(), headers, body, Map.of()));
    return response instanceof Later later ? later.answer().join() : (Answer) response;
  }

  private static Answer whole(String asked, Answer answer) {
    if (answer.status() != 200) {
      throw new IllegalStateException(asked + ": " + text(answer));
    }
    return answer;
  }

  private static String text(Answer answer) {
    return new String(answer.bytes(), StandardCharsets.UTF_8);
  }

  /** A change of any file makes another edition. */
  private void listInServiceWorker() {
    MessageDigest digest = sha();
    files.forEach(
        (name, bytes) -> {
          digest.update(name.getBytes(StandardCharsets.UTF_8));
          digest.update(bytes);
        });
    String edition = HexFormat.of().formatHex(digest.digest(), 0, 8);
    String list =
        files.keySet().stream()
            .filter(name -> !name.equals(SERVICE) && !ofSomeBoards(name))
            .map(name -> "'" + (name.equals(INDEX) ? "./" : name) + "'")
            .collect(Collectors.joining(",\n  ", "[\n  ", ",\n]"));
    replace(SERVICE, "EDITION';", edition + "';");
    replace(SERVICE, "FILES = []", "FILES = " + list);
  }

  /** The whole engine is kept on the device; the others are for who has not got it yet. */
  private static boolean ofSomeBoards(String name) {
    return name.startsWith(ENGINE)
        && name.endsWith(".pack")
        && !name.equals(ENGINE + WHOLE + ".pack");
  }

  private static MessageDigest sha() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
