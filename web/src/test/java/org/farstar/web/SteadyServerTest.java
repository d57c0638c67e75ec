package org.farstar.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.InputException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Requests that are slow, broken, too long or too many do not keep others from their answers. */
@Isolated
class SteadyServerTest {
  private static final String PROBLEM = "application/problem+json";

  private static WebServer server;
  private static int port;

  @BeforeAll
  static void start() {
    server = WebServer.start(new WebServer.Options("127.0.0.1", 0, 128L << 20), Catalogue.STANDARD);
    port = URI.create(server.address()).getPort();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static Socket open(String text) throws IOException {
    Socket socket = new Socket("127.0.0.1", port);
    socket.setSoTimeout(20_000);
    socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
    socket.getOutputStream().flush();
    return socket;
  }

  private static String raw(String text) throws IOException {
    try (Socket socket = open(text)) {
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String head(String line) {
    return line + " HTTP/1.1\r\nHost: localhost:" + port + "\r\n";
  }

  private static String get(String path, String headers) throws IOException {
    return raw(head("GET " + path) + headers + "Connection: close\r\n\r\n");
  }

  private static String session() throws IOException {
    String answer =
        raw(head("POST /api/v1/sessions") + "Content-Length: 0\r\nConnection: close\r\n\r\n");
    return answer.replaceAll("(?s).*\"session\":\"([0-9a-f]+)\".*", "$1");
  }

  private static String post(String path, String session, String body) throws IOException {
    return raw(
        head("POST " + path)
            + "Farstar-Session: "
            + session
            + "\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: "
            + body.length()
            + "\r\n\r\n"
            + body);
  }

  @Test
  void manySlowRequestsHoldUpNobody() throws IOException {
    List<Socket> slow = new ArrayList<>();
    try {
      for (int i = 0; i < 40; i++) {
        slow.add(open(head("POST /api/v1/eval") + "Content-Length: 1000\r\n\r\n{"));
        slow.add(open("GET / HTTP/1.1\r\nHo"));
      }
      assertThat(get("/", "")).startsWith("HTTP/1.1 200");
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }

  @Test
  void manyWhoWaitForJobsHoldUpNobody() throws IOException {
    String session = session();
    String begun =
        post(
            "/api/v1/outcome",
            session,
            "{\"game\":\"domineering\",\"position\":\"8x8\",\"by\":\"search\",\"seconds\":60}");
    assertThat(begun).startsWith("HTTP/1.1 202");
    String job = begun.replaceAll("(?s).*\"job\":\"([0-9]+)\".*", "$1");
    String wait = head("GET /api/v1/jobs/" + job) + "Farstar-Session: " + session + "\r\n\r\n";
    List<Socket> waiting = new ArrayList<>();
    try {
      for (int i = 0; i < 40; i++) {
        waiting.add(open(wait));
      }
      assertThat(get("/", "")).startsWith("HTTP/1.1 200");
      for (Socket socket : waiting) {
        byte[] status = socket.getInputStream().readNBytes("HTTP/1.1 202".length());
        assertThat(new String(status, StandardCharsets.UTF_8)).isEqualTo("HTTP/1.1 202");
      }
    } finally {
      for (Socket socket : waiting) {
        socket.close();
      }
    }
  }

  /** More answers than fit the buffers of the system wait for readers that take none of them. */
  @Test
  void manyWhoTakeNothingHoldUpNobody() throws IOException {
    List<Socket> idle = new ArrayList<>();
    try {
      for (int i = 0; i < 40; i++) {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(4096);
        socket.connect(new InetSocketAddress("127.0.0.1", port));
        idle.add(socket);
        String asked = (head("GET /api/v1/games") + "\r\n").repeat(80);
        socket.getOutputStream().write(asked.getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().flush();
      }
      // Threads that waited for the readers would be free only after 20 seconds.
      for (int i = 0; i < 400; i++) {
        try (Socket socket = open(head("GET /") + "Connection: close\r\n\r\n")) {
          socket.setSoTimeout(15_000);
          byte[] status = socket.getInputStream().readNBytes("HTTP/1.1 200".length());
          assertThat(new String(status, StandardCharsets.UTF_8)).isEqualTo("HTTP/1.1 200");
        }
      }
    } finally {
      for (Socket socket : idle) {
        socket.close();
      }
    }
  }

  @Test
  void aLargeAnswerComesWholePackedAndUnpacked() throws IOException {
    String plain = get("/api/v1/games", "");
    String text = plain.substring(plain.indexOf("\r\n\r\n") + 4);
    assertThat(text).startsWith("{\"games\":").endsWith("}");
    try (Socket socket =
        open(head("GET /api/v1/games") + "Accept-Encoding: gzip\r\nConnection: close\r\n\r\n")) {
      byte[] all = socket.getInputStream().readAllBytes();
      String head = new String(all, StandardCharsets.ISO_8859_1);
      int body = head.indexOf("\r\n\r\n") + 4;
      assertThat(head.substring(0, body)).contains("Content-Encoding: gzip");
      assertThat(all.length).isLessThan(text.length() / 3);
      try (GZIPInputStream in =
          new GZIPInputStream(new ByteArrayInputStream(all, body, all.length - body))) {
        assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(text);
      }
    }
  }

  @Test
  void aStreamHasABeatAndIsNoticedWhenItEnds() throws IOException {
    String session = session();
    for (int i = 0; i < 30; i++) {
      try (Socket socket = open(head("GET /api/v1/events?session=" + session) + "\r\n")) {
        BufferedReader in =
            new BufferedReader(
                new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        String line = in.readLine();
        if (line.startsWith("HTTP/1.1 503")) {
          // So many are open until it is noticed that the others have ended.
          assertThat(i).isGreaterThanOrEqualTo(24);
          continue;
        }
        assertThat(line).startsWith("HTTP/1.1 200");
        while (!line.equals("event: beat")) {
          line = in.readLine();
        }
        assertThat(in.readLine()).startsWith("data: {\"jobs\":");
      }
    }
    assertThat(post("/api/v1/lease", session, "")).startsWith("HTTP/1.1 200");
  }

  @Test
  void whatIsNoRequestIsRefusedLikeAllOthers() throws IOException {
    List<String> wrong =
        List.of(
            "GARBAGE\r\n\r\n",
            head("FOO /") + "Connection: close\r\n\r\n",
            head("TRACE /") + "Connection: close\r\n\r\n",
            head("GET /" + "a".repeat(20_000)) + "Connection: close\r\n\r\n",
            head("GET /") + "X: " + "a".repeat(20_000) + "\r\n\r\n",
            head("GET /%zz") + "Connection: close\r\n\r\n",
            head("POST /api/v1/eval")
                + "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n20000\r\n"
                + " ".repeat(0x20000)
                + "\r\n0\r\n\r\n");
    for (String request : wrong) {
      String answer = raw(request);
      String told = request.substring(0, Math.min(30, request.length())) + " -> " + answer;
      assertThat(answer).as(told).matches("(?s)HTTP/1.1 4[0-9][0-9] .*");
      assertThat(answer.toLowerCase()).as(told).contains("content-type: " + PROBLEM);
      assertThat(answer).as(told).contains("Content-Security-Policy", "\"detail\":");
      assertThat(answer).doesNotContainIgnoringCase("jetty").doesNotContain("\tat ");
    }
  }

  @Test
  void pagesOfOtherSitesAreToldNothing() throws IOException {
    assertThat(get("/api/v1/games", "Sec-Fetch-Site: cross-site\r\n")).startsWith("HTTP/1.1 403");
    assertThat(get("/api/v1/games", "Sec-Fetch-Site: same-origin\r\n")).startsWith("HTTP/1.1 200");
    assertThat(get("/api/v1/games", "Origin: null\r\n")).startsWith("HTTP/1.1 403");
  }

  @Test
  void anAddressThatIsNotOfThisMachineIsSaid() {
    WebServer.Options options = new WebServer.Options("192.0.2.1", 7317, 1 << 20);
    assertThatThrownBy(() -> WebServer.start(options, Catalogue.STANDARD))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("cannot listen on 192.0.2.1, port 7317: ");
    WebServer.Options unknown = new WebServer.Options("no.such.host.invalid", 7317, 1 << 20);
    assertThatThrownBy(() -> WebServer.start(unknown, Catalogue.STANDARD))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("cannot listen on no.such.host.invalid, port 7317: ");
  }

  /** Positions of every game that could name a file. */
  @Test
  void noGameReadsAFile() throws IOException {
    String session = session();
    for (String game : Catalogue.STANDARD.ids()) {
      for (String position :
          List.of("@/etc/passwd", "a=3 d=3 deck=@/etc/passwd :", "@pom.xml @a")) {
        String body = "{\"game\":\"" + game + "\",\"position\":\"" + position + "\"}";
        String answer = post("/api/v1/board", session, body);
        assertThat(answer).as(game + " " + position).startsWith("HTTP/1.1 4");
        assertThat(answer).doesNotContain("root:", "modelVersion");
      }
    }
  }
}
