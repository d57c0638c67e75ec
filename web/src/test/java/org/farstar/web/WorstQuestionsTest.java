package org.farstar.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.farstar.front.json.Json;
import org.farstar.web.http.Answer;
import org.farstar.web.session.Visitors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever is asked, and from however many pages at a time, another page is answered meanwhile, and
 * what is asked ends with its time.
 */
@Tag("slow")
@Tag("day2")
class WorstQuestionsTest {
  /** More pages than there are places for work in the test's server. */
  private static final int PAGES = 3;

  private static final String LESSON =
      "# Heavy\n\nText.\n\n## One\n\nText.\n\n"
          + "```farstar\nboard: domineering 9x9\nask: worth\nanswer: 0\n```\n";

  static Stream<Arguments> worst() {
    Map<String, Object> board = Map.of("game", "domineering", "position", "9x9");
    Map<String, Object> heaps = Map.of("game", "kayles", "position", "1000000");
    return Stream.of(
        arguments("board", Map.of("game", "kayles", "position", "1000000", "study", true)),
        arguments("outcome", with(board, Map.of("by", "search", "moves", true, "explain", true))),
        arguments("value", with(board, Map.of("explain", true))),
        arguments("moves", with(heaps, Map.of("values", true))),
        arguments("move", with(heaps, Map.of("move", "1000000 -> 499999 499999"))),
        arguments("setup", board),
        arguments("reply", with(board, Map.of("player", "left"))),
        arguments("thermograph", board),
        arguments("tree", with(board, Map.of("depth", 12, "full", true, "caption", "value"))),
        arguments("eval", Map.of("expression", "domineering(\"9x9\").Thermograph")),
        arguments("eval", Map.of("expression", "{3||2|1}*30+{5|||4||3|-7}*20")),
        arguments("puzzle", Map.of("seed", "1", "game", "amazons")),
        arguments("judge", with(board, Map.of("ask", "worth"))),
        arguments("lesson", Map.of("text", LESSON, "check", true)),
        arguments("tables", Map.of("game", "domineering", "ask", Map.of("rows", "1..9"))),
        arguments("check", Map.of("claim", "monotone/8-dense", "size", 1_000_000)),
        arguments("check", Map.of("claim", "flipping-coins/4.4-necessary", "size", 1_000_000)),
        arguments("check", Map.of("claim", "qubic/seven")));
  }

  private static Map<String, Object> with(Map<String, Object> some, Map<String, Object> more) {
    Map<String, Object> all = new HashMap<>(some);
    all.putAll(more);
    return all;
  }

  @ParameterizedTest
  @MethodSource("worst")
  void theWorstQuestionInEveryPlaceHoldsUpNobody(String kind, Map<String, Object> question) {
    try (Asked api = new Asked(Visitors.Terms.USUAL, PAGES + 1)) {
      String other = api.session;
      Map<String, Answer> asked = new HashMap<>();
      for (int i = 0; i < PAGES; i++) {
        api.enter();
        String body = Json.line(with(question, Map.of("seconds", 1)));
        asked.put(api.session, api.send("POST", "/api/v1/" + kind, body));
      }
      api.session = other;
      Answer light = api.ask("outcome", Map.of("game", "nim", "position", "3 5 7"));
      assertThat(Asked.data(light).get("outcome")).isEqualTo("N");
      Answer heavy =
          api.ask(
              "outcome",
              Map.of("game", "domineering", "position", "4x5", "by", "search", "seconds", 60));
      assertThat(Asked.data(heavy).get("outcome")).as(Asked.text(heavy)).isNotNull();
      asked.forEach(
          (page, answer) -> {
            api.session = page;
            Answer end = api.whole(answer);
            assertThat(end.status()).as(Asked.text(end)).isIn(200, 201, 422);
            assertThat(Asked.text(end)).doesNotContain("given up");
          });
    }
  }
}
