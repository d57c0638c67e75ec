package org.farstar.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.SumQuestion;
import org.farstar.front.json.Json;
import org.farstar.front.json.JsonReader;
import org.farstar.web.api.Api;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Later;
import org.farstar.web.http.Request;
import org.farstar.web.http.Response;
import org.farstar.web.http.Routes;
import org.farstar.web.session.Visitors;
import org.farstar.web.session.Workers;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The questions of pages, asked without HTTP. */
class ApiTest {
  private static final int FEW = 3;
  private static final int WRONG_REQUESTS = 10_000;

  private final Workers workers = new Workers(1);
  private final Visitors visitors =
      new Visitors(Asked::desk, Visitors.Terms.USUAL, FEW, 256L << 20);
  private final Routes routes = new Routes();
  private String session;

  @BeforeEach
  void enter() {
    Api.add(routes, Catalogue.STANDARD, visitors, workers);
    session = (String) data(send("POST", "/api/v1/sessions", "")).get("session");
  }

  @AfterEach
  void close() {
    workers.close();
  }

  private Answer send(String method, String path, String body) {
    Map<String, String> headers = new HashMap<>();
    headers.put("content-type", "application/json");
    if (session != null) {
      headers.put("farstar-session", session);
    }
    Response reply = routes.answer(new Request(method, path, Map.of(), headers, body, Map.of()));
    return reply instanceof Later later ? later.answer().join() : (Answer) reply;
  }

  private static Map<?, ?> data(Answer answer) {
    return (Map<?, ?>) JsonReader.read(new String(answer.bytes(), StandardCharsets.UTF_8));
  }

  /** Asks, and waits for the job where it becomes one. */
  private Answer ask(String path, Object body) {
    Answer answer = send("POST", "/api/v1/" + path, Json.line(body));
    while (answer.status() == 202) {
      answer = send("GET", "/api/v1/jobs/" + data(answer).get("job"), "");
    }
    return answer;
  }

  static List<String> games() {
    List<String> games = new ArrayList<>(Catalogue.STANDARD.ids());
    games.add(SumQuestion.NAME);
    return games;
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameHasAPageAndABoardOfEveryExample(String game) {
    Answer page = send("GET", "/api/v1/games/" + game, "");
    assertThat(page.status()).as(new String(page.bytes(), StandardCharsets.UTF_8)).isEqualTo(200);
    for (Object example : (List<?>) data(page).get("examples")) {
      Object position = ((Map<?, ?>) example).get("position");
      Answer board = ask("board", Map.of("game", game, "position", position));
      assertThat(board.status()).isEqualTo(200);
      assertThat((String) data(board).get("svg")).startsWith("<svg");
      assertThat(((Map<?, ?>) data(board).get("moves")).get("left")).isNotNull();
    }
  }

  @Test
  void whatATheoryKnowsComesAtOnce() {
    Answer answer = send("POST", "/api/v1/outcome", "{\"game\":\"nim\",\"position\":\"3 5 7\"}");
    assertThat(answer.status()).isEqualTo(200);
    assertThat(data(answer).get("outcome")).isEqualTo("N");
  }

  @Test
  void movesAreMarkedByWhatTheyLeadTo() {
    Map<?, ?> moves =
        (Map<?, ?>)
            data(ask("moves", Map.of("game", "domineering", "position", "2x2", "values", true)))
                .get("moves");
    Map<?, ?> first = (Map<?, ?>) ((List<?>) moves.get("left")).get(0);
    assertThat(first.get("move")).isEqualTo("1,1 2,1");
    assertThat(first.get("result")).isEqualTo("win");
    assertThat(first.get("value")).isEqualTo("1");
  }

  @Test
  void aNameOfTheWorksheetIsKept() {
    ask("eval", Map.of("expression", "x := {1|-1} + ^"));
    Map<?, ?> value = data(ask("eval", Map.of("expression", "x + x")));
    assertThat(value.get("value")).isEqualTo("^^");
    assertThat((String) value.get("mathml")).contains("\u21d1");
    assertThat(send("DELETE", "/api/v1/names", "").status()).isEqualTo(204);
    assertThat(ask("eval", Map.of("expression", "x")).status()).isEqualTo(400);
  }

  @Test
  void aWrongPositionIsAProblemWithItsPlace() {
    Answer answer = ask("outcome", Map.of("game", "nim", "position", "3 x"));
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.type()).startsWith("application/problem+json");
    assertThat(data(answer).get("column").toString()).isEqualTo("3");
  }

  @Test
  void positionsNameNoFiles() {
    Answer answer = ask("outcome", Map.of("game", "token", "position", "@/etc/passwd @a"));
    assertThat(answer.status()).isEqualTo(400);
  }

  @Test
  void longWorkIsAJobThatCanBeStopped() throws InterruptedException {
    String body = "{\"game\":\"domineering\",\"position\":\"8x8\",\"by\":\"search\"}";
    Answer begun = send("POST", "/api/v1/outcome", body);
    assertThat(begun.status()).isEqualTo(202);
    String job = "/api/v1/jobs/" + data(begun).get("job");
    Thread.sleep(300);
    assertThat(send("GET", job, "").status()).isEqualTo(202);
    assertThat(send("DELETE", job, "").status()).isEqualTo(204);
    Answer end = send("GET", job, "");
    while (end.status() == 202) {
      end = send("GET", job, "");
    }
    assertThat(data(end).get("stopped")).isNotNull();
    assertThat(send("GET", job, "").status()).isEqualTo(404);
  }

  @Test
  void aFullQueueIsRefusedAndLightQuestionsAreStillAnswered() {
    String body = "{\"game\":\"domineering\",\"position\":\"8x8\",\"by\":\"search\"}";
    Answer last = send("POST", "/api/v1/outcome", body);
    for (int i = 0; i < 20 && last.status() == 202; i++) {
      last = send("POST", "/api/v1/outcome", body);
    }
    assertThat(last.status()).isEqualTo(503);
    assertThat(last.headers()).containsEntry("Retry-After", "5");
    Answer light = send("POST", "/api/v1/outcome", "{\"game\":\"nim\",\"position\":\"3 5 7\"}");
    assertThat(light.status()).isEqualTo(200);
    assertThat(send("DELETE", "/api/v1/session", "").status()).isEqualTo(204);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"domineering(\"..|..\")", "clobber(\"xo\") + clobber(\"xxo\")", "nim(\"2\") + *"})
  void aSumIsWrittenAsOneThatCanBeReadAgain(String sum) {
    Map<?, ?> board = board(sum);
    assertThat(board.get("position")).isEqualTo(sum);
    for (Object move : (List<?>) ((Map<?, ?>) board.get("moves")).get("left")) {
      String to = (String) ((Map<?, ?>) move).get("to");
      assertThat(board(to).get("position")).isEqualTo(to);
    }
  }

  @Test
  void theTermsOfASumAreTold() {
    Map<?, ?> sum = board("1/2 - flipping_coins(\"011\")");
    assertThat((String) sum.get("svg")).contains("\u2212", "data-spot=\"2:3\"");
    assertThat((List<?>) ((Map<?, ?>) sum.get("moves")).get("right"))
        .filteredOn(move -> ((Map<?, ?>) move).get("move").equals("2: 2 3"))
        .extracting(move -> ((Map<?, ?>) move).get("at"))
        .isEqualTo(List.of(List.of("2:2", "2:3")));
    assertThat(sum.get("terms"))
        .isEqualTo(
            List.of(
                Map.of("value", "1/2"),
                Map.of("game", "flipping-coins", "position", "011", "negative", true)));
    Answer verdict = ask("board", Map.of("game", "sum", "position", "qubic(\"\") + 1"));
    assertThat(verdict.status()).isEqualTo(400);
    assertThat((String) data(verdict).get("detail")).startsWith("these cannot be summed");
  }

  private Map<?, ?> board(String sum) {
    return data(ask("board", Map.of("game", "sum", "position", sum)));
  }

  @Test
  void thereAreOnlySoManyVisitorsAndNoneWithoutASession() {
    for (int i = 1; i < FEW; i++) {
      assertThat(send("POST", "/api/v1/sessions", "").status()).isEqualTo(201);
    }
    assertThat(send("POST", "/api/v1/sessions", "").status()).isEqualTo(503);
    session = "nobody";
    assertThat(ask("outcome", Map.of("game", "nim", "position", "3")).status()).isEqualTo(401);
  }

  @Test
  void whatIsUnknownOrWrongIsRefused() {
    assertThat(send("GET", "/api/v1/nothing", "").status()).isEqualTo(404);
    assertThat(send("DELETE", "/api/v1/games", "").status()).isEqualTo(405);
    assertThat(ask("outcome", Map.of("game", "nim")).status()).isEqualTo(400);
    assertThat(ask("outcome", Map.of("game", "nom", "position", "3")).status()).isEqualTo(400);
    assertThat(ask("outcome", Map.of("game", "nim", "position", "3", "depth", 2)).status())
        .isEqualTo(400);
    assertThat(ask("outcome", Map.of("game", "nim", "position", 3)).status()).isEqualTo(400);
    assertThat(send("POST", "/api/v1/outcome", "{").status()).isEqualTo(400);
    assertThat(send("POST", "/api/v1/outcome", "[".repeat(10_000)).status()).isEqualTo(400);
    assertThat(send("POST", "/api/v1/outcome", "{\"game\":1,\"game\":2}").status()).isEqualTo(400);
  }

  /** Wrong requests of every kind get an answer that says so, and never one of a fault within. */
  @Test
  void noWrongRequestIsAFaultOfTheServer() {
    Random random = new Random(7);
    List<String> paths =
        routes.patterns().stream()
            .filter(pattern -> pattern.startsWith("POST ") && !pattern.contains("sessions"))
            .map(pattern -> pattern.substring("POST ".length()))
            .toList();
    List<String> fields =
        List.of("game", "position", "misere", "expression", "claim", "player", "by", "depth", "?");
    List<String> values =
        List.of(
            "\"nim\"",
            "\"3 x\"",
            "\"end-nim\"",
            "\"w^w|\"",
            "\"{1|\"",
            "\"1/3\"",
            "null",
            "-1e99",
            "true",
            "[]",
            "{}",
            "\"\\u0000\"",
            "\"both\"",
            "99999999999999999999",
            "\"",
            "}");
    for (int i = 0; i < WRONG_REQUESTS; i++) {
      StringBuilder body = new StringBuilder("{");
      for (int k = random.nextInt(4); k >= 0; k--) {
        body.append('"').append(fields.get(random.nextInt(fields.size()))).append("\":");
        body.append(values.get(random.nextInt(values.size()))).append(k == 0 ? "}" : ",");
      }
      String path = paths.get(random.nextInt(paths.size()));
      Answer answer = send("POST", path, body.toString());
      assertThat(answer.status()).as(path + " " + body).isNotEqualTo(500);
    }
  }
}
