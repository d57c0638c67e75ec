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
import org.farstar.web.http.Answer;
import org.farstar.web.session.Visitors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The questions of pages, asked without HTTP. */
class ApiTest {
  private static final int FEW = 3;
  private static final int WRONG_REQUESTS = 10_000;

  private final Asked api = new Asked(Visitors.Terms.USUAL);

  @AfterEach
  void close() {
    api.close();
  }

  static List<String> games() {
    List<String> games = new ArrayList<>(Catalogue.STANDARD.ids());
    games.add(SumQuestion.NAME);
    return games;
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameHasAPageAndABoardOfEveryExample(String game) {
    Answer page = api.send("GET", "/api/v1/games/" + game, "");
    assertThat(page.status()).as(new String(page.bytes(), StandardCharsets.UTF_8)).isEqualTo(200);
    for (Object example : (List<?>) Asked.data(page).get("examples")) {
      Object position = ((Map<?, ?>) example).get("position");
      Answer board = api.ask("board", Map.of("game", game, "position", position));
      assertThat(board.status()).isEqualTo(200);
      assertThat((String) Asked.data(board).get("svg")).startsWith("<svg");
      assertThat(((Map<?, ?>) Asked.data(board).get("moves")).get("left")).isNotNull();
    }
  }

  @Test
  void whatATheoryKnowsComesAtOnce() {
    Answer answer =
        api.send("POST", "/api/v1/outcome", "{\"game\":\"nim\",\"position\":\"3 5 7\"}");
    assertThat(answer.status()).isEqualTo(200);
    assertThat(Asked.data(answer).get("outcome")).isEqualTo("N");
  }

  @Test
  void aReasonIsGivenInTheWordsAskedFor() {
    Map<String, Object> question = Map.of("game", "nim", "position", "3", "explain", true);
    assertThat(said(question)).isEqualTo("A heap of 3 has the Grundy value 3, its size.");
    Map<String, Object> plain = new HashMap<>(question);
    plain.put("words", "plain");
    assertThat(said(plain))
        .isEqualTo("A heap of 3 counts 3, its size: alone, it is won by taking all of it.");
    plain.put("words", "latin");
    Answer refused = api.ask("outcome", plain);
    assertThat(refused.status()).isEqualTo(400);
    assertThat(new String(refused.bytes(), StandardCharsets.UTF_8))
        .contains("'words': found 'latin', allowed: english, plain, german");
  }

  private Object said(Map<String, Object> question) {
    List<?> steps = (List<?>) Asked.data(api.ask("outcome", question)).get("reason");
    return ((Map<?, ?>) steps.get(0)).get("text");
  }

  @Test
  void movesAreMarkedByWhatTheyLeadTo() {
    Map<?, ?> moves =
        (Map<?, ?>)
            Asked.data(
                    api.ask(
                        "moves", Map.of("game", "domineering", "position", "2x2", "values", true)))
                .get("moves");
    Map<?, ?> first = (Map<?, ?>) ((List<?>) moves.get("left")).get(0);
    assertThat(first.get("move")).isEqualTo("1,1 2,1");
    assertThat(first.get("result")).isEqualTo("win");
    assertThat(first.get("value")).isEqualTo("1");
  }

  /** A board lists 400 moves; the theorem's winning moves come all the same, before them. */
  @Test
  void winningMovesThatABoardHasNoRoomForComeFirst() throws Exception {
    Map<?, ?> answer =
        Asked.data(
            api.ask("moves", Map.of("game", "wythoff", "position", "1000 1618", "values", false)));
    List<?> left = (List<?>) ((Map<?, ?>) answer.get("moves")).get("left");
    assertThat(left.stream().map(move -> String.valueOf(((Map<?, ?>) move).get("to"))).limit(2))
        .containsExactlyInAnyOrder("999 1617", "1000 618");
    assertThat(left.stream().map(move -> String.valueOf(((Map<?, ?>) move).get("result"))).limit(2))
        .containsOnly("win");
    assertThat(left.stream().skip(2)).hasSize(400);
  }

  @Test
  void aNameOfTheWorksheetIsKept() {
    api.ask("eval", Map.of("expression", "x := {1|-1} + ^"));
    Map<?, ?> value = Asked.data(api.ask("eval", Map.of("expression", "x + x")));
    assertThat(value.get("value")).isEqualTo("^^");
    assertThat((String) value.get("mathml")).contains("\u21d1");
    assertThat(api.send("DELETE", "/api/v1/names", "").status()).isEqualTo(204);
    assertThat(api.ask("eval", Map.of("expression", "x")).status()).isEqualTo(400);
  }

  @Test
  void aWrongPositionIsAProblemWithItsPlace() {
    Answer answer = api.ask("outcome", Map.of("game", "nim", "position", "3 x"));
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.type()).startsWith("application/problem+json");
    assertThat(Asked.data(answer).get("column").toString()).isEqualTo("3");
  }

  @Test
  void positionsNameNoFiles() {
    Answer answer = api.ask("outcome", Map.of("game", "token", "position", "@/etc/passwd @a"));
    assertThat(answer.status()).isEqualTo(400);
  }

  @Test
  void longWorkIsAJobThatCanBeStopped() throws InterruptedException {
    String body = "{\"game\":\"domineering\",\"position\":\"8x8\",\"by\":\"search\"}";
    Answer begun = api.send("POST", "/api/v1/outcome", body);
    assertThat(begun.status()).isEqualTo(202);
    String job = "/api/v1/jobs/" + Asked.data(begun).get("job");
    Thread.sleep(300);
    assertThat(api.send("GET", job, "").status()).isEqualTo(202);
    assertThat(api.send("DELETE", job, "").status()).isEqualTo(204);
    Answer end = api.send("GET", job, "");
    while (end.status() == 202) {
      end = api.send("GET", job, "");
    }
    assertThat(Asked.data(end).get("stopped")).isNotNull();
    assertThat(api.send("GET", job, "").status()).isEqualTo(404);
  }

  @Test
  void aFullQueueIsRefusedAndLightQuestionsAreStillAnswered() {
    String body = "{\"game\":\"domineering\",\"position\":\"8x8\",\"by\":\"search\"}";
    Answer last = api.send("POST", "/api/v1/outcome", body);
    for (int i = 0; i < 20 && last.status() == 202; i++) {
      last = api.send("POST", "/api/v1/outcome", body);
    }
    assertThat(last.status()).isEqualTo(503);
    assertThat(last.headers()).containsEntry("Retry-After", "5");
    Answer light = api.send("POST", "/api/v1/outcome", "{\"game\":\"nim\",\"position\":\"3 5 7\"}");
    assertThat(light.status()).isEqualTo(200);
    assertThat(api.send("DELETE", "/api/v1/session", "").status()).isEqualTo(204);
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
    Answer verdict = api.ask("board", Map.of("game", "sum", "position", "qubic(\"\") + 1"));
    assertThat(verdict.status()).isEqualTo(400);
    assertThat((String) Asked.data(verdict).get("detail")).startsWith("these cannot be summed");
  }

  private Map<?, ?> board(String sum) {
    return Asked.data(api.ask("board", Map.of("game", "sum", "position", sum)));
  }

  @Test
  void thereAreOnlySoManyVisitorsAndNoneWithoutASession() {
    for (int i = 1; i < FEW; i++) {
      assertThat(api.send("POST", "/api/v1/sessions", "").status()).isEqualTo(201);
    }
    assertThat(api.send("POST", "/api/v1/sessions", "").status()).isEqualTo(503);
    api.session = "nobody";
    assertThat(api.ask("outcome", Map.of("game", "nim", "position", "3")).status()).isEqualTo(401);
  }

  @Test
  void whatIsUnknownOrWrongIsRefused() {
    assertThat(api.send("GET", "/api/v1/nothing", "").status()).isEqualTo(404);
    assertThat(api.send("DELETE", "/api/v1/games", "").status()).isEqualTo(405);
    assertThat(api.ask("outcome", Map.of("game", "nim")).status()).isEqualTo(400);
    assertThat(api.ask("outcome", Map.of("game", "nom", "position", "3")).status()).isEqualTo(400);
    assertThat(api.ask("outcome", Map.of("game", "nim", "position", "3", "depth", 2)).status())
        .isEqualTo(400);
    assertThat(api.ask("outcome", Map.of("game", "nim", "position", 3)).status()).isEqualTo(400);
    assertThat(api.send("POST", "/api/v1/outcome", "{").status()).isEqualTo(400);
    assertThat(api.send("POST", "/api/v1/outcome", "[".repeat(10_000)).status()).isEqualTo(400);
    assertThat(api.send("POST", "/api/v1/outcome", "{\"game\":1,\"game\":2}").status())
        .isEqualTo(400);
  }

  /** The words before a game that change its rules. */
  @Test
  void changedGamesAreShownAndAnswered() {
    Answer page = api.send("GET", "/api/v1/games/impartial:clobber", "");
    assertThat(page.status()).isEqualTo(200);
    assertThat(Asked.data(page).get("title")).isEqualTo("Impartial Clobber");
    Answer answer =
        api.send(
            "POST", "/api/v1/outcome", "{\"game\":\"impartial:kayles\",\"position\":\"1000\"}");
    assertThat(answer.status()).isEqualTo(200);
    assertThat(Asked.data(answer).get("game")).isEqualTo("impartial:kayles");
    assertThat(Asked.data(answer).get("outcome")).isEqualTo("N");
    assertThat(api.send("GET", "/api/v1/games/turned:clobber", "").status()).isEqualTo(404);
  }

  /** Wrong requests of every kind get an answer that says so, and never one of a fault within. */
  @Test
  void noWrongRequestIsAFaultOfTheServer() {
    Random random = new Random(7);
    List<String> paths =
        api.routes.patterns().stream()
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
      Answer answer = api.send("POST", path, body.toString());
      assertThat(answer.status()).as(path + " " + body).isNotEqualTo(500);
    }
  }
}
