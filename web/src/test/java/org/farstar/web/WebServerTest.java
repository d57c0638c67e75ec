package org.farstar.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.catalogue.OwnCatalogue;
import org.farstar.ask.input.InputException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server over HTTP: what it lets in, what it refuses, what every answer says of itself. */
class WebServerTest {
  private static WebServer server;
  private static int port;

  @BeforeAll
  static void start() {
    server = start("127.0.0.1", 0);
    port = URI.create(server.address()).getPort();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static WebServer start(String host, int port) {
    return WebServer.start(new WebServer.Options(host, port, 128L << 20), Catalogue.STANDARD);
  }

  /** Sends a text as it is and reads all that comes until the server closes. */
  private static String raw(String text) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", port)) {
      socket.setSoTimeout(20_000);
      OutputStream out = socket.getOutputStream();
      out.write(text.getBytes(StandardCharsets.UTF_8));
      out.flush();
      InputStream in = socket.getInputStream();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String request(String line, String headers, String body) throws IOException {
    return raw(
        line
            + " HTTP/1.1\r\nHost: localhost:"
            + port
            + "\r\nConnection: close\r\n"
            + headers
            + "Content-Length: "
            + body.getBytes(StandardCharsets.UTF_8).length
            + "\r\n\r\n"
            + body);
  }

  private static int status(String answer) {
    return Integer.parseInt(answer.substring(9, 12));
  }

  @Test
  void theFirstPageAndItsScriptsComeWithAStrictPolicy() throws IOException {
    String page = request("GET /", "", "");
    assertThat(status(page)).isEqualTo(200);
    assertThat(page)
        .contains("Content-Security-Policy: default-src 'none'; script-src 'self'")
        .contains("X-Content-Type-Options: nosniff")
        .contains("<main id=\"main\"")
        .doesNotContain("<script>", "onclick", " style=");
    for (String file : new String[] {"/page/main.js", "/page/style.css", "/lit/lit-html.js"}) {
      assertThat(status(request("GET " + file, "", ""))).isEqualTo(200);
    }
  }

  @Test
  void whatTheBrowserHasIsNotSentAgain() throws IOException {
    String first = request("GET /page/main.js", "", "");
    String tag = first.lines().filter(l -> l.startsWith("ETag: ")).findFirst().orElseThrow();
    String again = request("GET /page/main.js", "If-None-Match: " + tag.substring(6) + "\r\n", "");
    assertThat(status(again)).isEqualTo(304);
  }

  @Test
  void otherHostsAndOtherPagesAreKeptOut() throws IOException {
    String rebound =
        raw("GET / HTTP/1.1\r\nHost: evil.example:" + port + "\r\nConnection: close\r\n\r\n");
    assertThat(status(rebound)).isEqualTo(403);
    String crossed = request("POST /api/v1/sessions", "Origin: http://evil.example\r\n", "");
    assertThat(status(crossed)).isEqualTo(403);
    String own = request("POST /api/v1/sessions", "Origin: http://localhost:" + port + "\r\n", "");
    assertThat(status(own)).isEqualTo(201);
  }

  @Test
  void noPathLeadsElsewhere() throws IOException {
    for (String path :
        new String[] {
          "/page/../WebServer.class",
          "/page/%2e%2e/WebServer.class",
          "/lit/..%2f..%2fpom.xml",
          "/page//etc/passwd",
          "/%00"
        }) {
      assertThat(status(request("GET " + path, "", ""))).as(path).isBetween(400, 404);
    }
  }

  @Test
  void largeBodiesAreRefused() throws IOException {
    String answer =
        request(
            "POST /api/v1/eval",
            "Content-Type: application/json\r\n",
            "{\"expression\":\"" + "1+".repeat(50_000) + "1\"}");
    assertThat(status(answer)).isEqualTo(413);
  }

  @Test
  void beyondThisMachineATokenIsNeeded() throws IOException {
    try (WebServer open = start("0.0.0.0", 0)) {
      assertThat(open.address()).matches("http://[^/]+:[0-9]+/\\?token=[0-9a-f]{32}");
      int other = URI.create(open.address()).getPort();
      String start = "GET / HTTP/1.1\r\nHost: anything:" + other + "\r\nConnection: close\r\n";
      String token = open.address().replaceAll(".*token=", "");
      int before = port;
      port = other;
      try {
        assertThat(status(raw(start + "\r\n"))).isEqualTo(401);
        assertThat(status(raw(start + "Cookie: token=" + "0".repeat(32) + "\r\n\r\n")))
            .isEqualTo(401);
        assertThat(status(raw(start + "Cookie: a=b; token=" + token + "\r\n\r\n"))).isEqualTo(200);
        String shown = raw(start.replace("GET /", "GET /?token=" + token) + "\r\n");
        assertThat(shown).contains("Set-Cookie: token=" + token + "; HttpOnly; SameSite=Strict");
      } finally {
        port = before;
      }
    }
  }

  /** A game in a file is a program, which nobody runs here from another machine. */
  @Test
  void filesAreGamesOnThisMachineAlone(@TempDir Path folder) throws Exception {
    Files.writeString(
        folder.resolve("Down.java"),
        """
        import org.farstar.engine.play.Moves;
        import org.farstar.engine.rules.Rules;
        import org.farstar.values.player.Player;
        public class Down implements Rules<Integer> {
          public void moves(Integer n, Player player, Moves<Integer> moves) {
            if (n > 0) moves.add(n - 1, () -> "down");
          }
          public Integer read(String text) { return Integer.valueOf(text); }
          public String write(Integer n) { return n.toString(); }
        }
        """);
    assertThat(asked("127.0.0.1", folder)).contains("\"outcome\":\"N\"");
    assertThat(asked("0.0.0.0", folder)).contains("unknown game 'Down.java'");
  }

  private static String asked(String host, Path folder) throws Exception {
    WebServer.Options options = new WebServer.Options(host, 0, 128L << 20);
    try (WebServer open = WebServer.start(options, new OwnCatalogue(Catalogue.STANDARD, folder))) {
      String here = "http://localhost:" + URI.create(open.address()).getPort() + "/api/v1/";
      String token = open.address().replaceAll(".*token=", "");
      String opened = post(here + "sessions", token, "none", "");
      String session = opened.replaceAll(".*\"session\":\"([^\"]*)\".*", "$1");
      return post(here + "outcome", token, session, "{\"game\":\"Down.java\",\"position\":\"3\"}");
    }
  }

  private static String post(String address, String token, String session, String body)
      throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(address))
            .header("Content-Type", "application/json")
            .header("Cookie", "token=" + token)
            .header("Farstar-Session", session)
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    HttpResponse<String> answer =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() != 202) {
      return answer.body();
    }
    String job = answer.body().replaceAll(".*\"job\":\"([^\"]*)\".*", "$1");
    for (int i = 0; i < 100; i++) {
      HttpRequest wait =
          HttpRequest.newBuilder(URI.create(address.replaceAll("outcome$", "jobs/" + job)))
              .header("Cookie", "token=" + token)
              .header("Farstar-Session", session)
              .build();
      HttpResponse<String> done =
          HttpClient.newHttpClient().send(wait, HttpResponse.BodyHandlers.ofString());
      if (done.statusCode() != 202) {
        return done.body();
      }
    }
    return "";
  }

  @Test
  void aPortThatIsTakenIsSaid() {
    assertThatThrownBy(() -> start("127.0.0.1", port))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("cannot listen on 127.0.0.1, port " + port);
  }
}
