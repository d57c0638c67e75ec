package org.farstar.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.lesson.Lessons;
import org.farstar.ask.puzzle.Puzzles;
import org.farstar.ask.question.SumQuestion;
import org.farstar.front.json.Json;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Events;
import org.farstar.web.session.Visitors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The contract, {@code openapi.yaml}, against the routes and against what they answer. */
class OpenApiTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final JsonSchemaFactory SCHEMAS =
      JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);

  private final JsonNode contract = contract();
  private final Asked api = new Asked(Visitors.Terms.USUAL);
  private final Map<String, JsonSchema> known = new LinkedHashMap<>();
  private final Set<String> answered = new TreeSet<>();

  @AfterEach
  void close() {
    api.close();
  }

  private static JsonNode contract() {
    try (InputStream in = Pages.class.getResourceAsStream("openapi.yaml")) {
      return new ObjectMapper(new YAMLFactory()).readTree(in);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** A schema of the contract; references point into the whole of it. */
  private JsonSchema schema(String pointer) {
    return known.computeIfAbsent(
        pointer,
        at ->
            SCHEMAS.getSchema(
                MAPPER
                    .createObjectNode()
                    .put("$ref", "#" + at)
                    .set("components", contract.get("components"))));
  }

  private static void requireValid(JsonSchema schema, JsonNode data, String what) {
    Set<ValidationMessage> faults = schema.validate(data);
    assertThat(faults).as(what + ": " + data).isEmpty();
  }

  @Test
  void everyRouteIsDescribedAndNothingElse() {
    Pages.files().add(api.routes);
    Set<String> described = new TreeSet<>();
    contract
        .get("paths")
        .fields()
        .forEachRemaining(
            path ->
                path.getValue()
                    .fieldNames()
                    .forEachRemaining(
                        method -> {
                          if (!method.equals("parameters")) {
                            described.add(method.toUpperCase() + " " + path.getKey());
                          }
                        }));
    Set<String> routes = new TreeSet<>(api.routes.patterns());
    routes.removeIf(route -> !route.contains(" /api/v1/"));
    assertThat(described).isEqualTo(routes);
  }

  @Test
  void everyReferenceLeadsSomewhere() {
    List<String> references = new ArrayList<>();
    collect(contract, references);
    assertThat(references).isNotEmpty();
    for (String reference : references) {
      assertThat(contract.at(reference.substring(1)).isMissingNode()).as(reference).isFalse();
    }
  }

  private static void collect(JsonNode node, List<String> references) {
    if (node.has("$ref")) {
      references.add(node.get("$ref").asText());
    }
    node.forEach(child -> collect(child, references));
  }

  private JsonNode resolved(JsonNode node) {
    return node.has("$ref") ? contract.at(node.get("$ref").asText().substring(1)) : node;
  }

  /** Sends, and holds request and answer against the contract. */
  private Answer send(String method, String pattern, String path, Object body) {
    JsonNode operation = contract.get("paths").get(pattern).get(method.toLowerCase());
    Answer answer = api.send(method, path, body == null ? "" : Json.line(body));
    answered.add(method + " " + pattern);
    JsonNode response = operation.get("responses").get(Integer.toString(answer.status()));
    assertThat(response).as(method + " " + path + " " + answer.status()).isNotNull();
    if (body != null && answer.status() < 300) {
      JsonNode question = operation.at("/requestBody/content/application~1json/schema/$ref");
      requireValid(schema(question.asText().substring(1)), MAPPER.valueToTree(body), path);
    }
    JsonNode content = resolved(response).get("content");
    if (answer.status() == 204) {
      assertThat(content).isNull();
      return answer;
    }
    JsonNode described = content.get(answer.type().replaceAll(";.*", ""));
    assertThat(described).as(path + " " + answer.type()).isNotNull();
    check(described.get("schema"), answer, method + " " + path);
    return answer;
  }

  private void check(JsonNode described, Answer answer, String what) {
    if (described.has("$ref")) {
      requireValid(schema(described.get("$ref").asText().substring(1)), tree(answer), what);
    } else if (answer.type().startsWith("application/json")) {
      assertThat(tree(answer).isContainerNode()).isTrue();
    }
  }

  private static JsonNode tree(Answer answer) {
    try {
      return MAPPER.readTree(answer.bytes());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private void ask(String path, Object... body) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (int i = 0; i < body.length; i += 2) {
      fields.put((String) body[i], body[i + 1]);
    }
    String route = "/api/v1/" + path;
    Answer answer = send("POST", route, route, fields);
    while (answer.status() == 202) {
      String job = "/api/v1/jobs/" + tree(answer).get("job").asText();
      answer = send("GET", "/api/v1/jobs/{job}", job, null);
    }
    if (answer.status() == 200) {
      JsonNode described =
          contract
              .get("paths")
              .get(route)
              .at("/post/responses/200/content/application~1json/schema");
      check(described, answer, route + " " + fields);
    }
  }

  @Test
  void everyAnswerIsAsDescribed() throws InterruptedException {
    send("GET", "/api/v1/games", "/api/v1/games", null);
    send("GET", "/api/v1/claims", "/api/v1/claims", null);
    send("GET", "/api/v1/words", "/api/v1/words", null);
    send("GET", "/api/v1/tables", "/api/v1/tables", null);
    send("GET", "/api/v1/games/{game}", "/api/v1/games/nom", null);
    List<String> games = new ArrayList<>(Catalogue.STANDARD.ids());
    games.add(SumQuestion.NAME);
    for (String game : games) {
      Answer page = send("GET", "/api/v1/games/{game}", "/api/v1/games/" + game, null);
      String position = tree(page).at("/examples/0/position").asText();
      ask("board", "game", game, "position", position);
      ask("setup", "game", game, "position", position);
      ask("moves", "game", game, "position", position, "values", true, "seconds", 1);
      ask(
          "outcome",
          "game",
          game,
          "position",
          position,
          "moves",
          true,
          "explain",
          true,
          "seconds",
          1);
      ask("reply", "game", game, "position", position, "player", "right", "seconds", 1);
      ask("value", "game", game, "position", position, "explain", true, "seconds", 1);
    }
    ask("outcome", "game", "nim", "position", "3 5", "by", "both", "misere", true);
    ask("outcome", "game", "domineering", "position", "8x8", "by", "search", "seconds", 1);
    ask("outcome", "game", "nim", "position", "3 x");
    ask("move", "game", "nim", "position", "3", "move", "1");
    ask("setup", "game", "nim", "position", "3", "spots", List.of("1.2"));
    ask("setup", "game", "nim", "position", "3", "spots", List.of("9.9"));
    ask("setup", "game", "token", "position", "a>b @a", "mode", 0, "spots", List.of("a"));
    ask("setup", "game", "word-chain", "position", "Nice", "typed", "Essen");
    ask("thermograph", "expression", "{5|1}");
    ask("thermograph", "expression", "over + {on|1}");
    ask("thermograph", "game", "domineering", "position", "2x2");
    ask("film", "game", "nim", "position", "1 2", "player", "left", "moves", List.of("2 -> 1"));
    ask("film", "game", "nim", "position", "1 2", "player", "right");
    ask("code", "text", "https://example.org/#/game/nim?p=3+5+7");
    ask("tree", "expression", "{3|1||-1}", "depth", 2, "full", true);
    ask("tree", "game", "domineering", "position", "2x2", "caption", "value", "text", true);
    ask("eval", "expression", "x := {2|-1}.Cool(1/2) + ^*");
    ask("eval", "expression", "2^100000");
    ask("eval", "expression", "domineering(\"9x9\")", "seconds", 1);
    ask("check", "claim", "flipping-coins/1-options");
    ask("check", "claim", "transposition/2.2-pivot");
    ask("check", "claim", "nothing/0");
    lessons();
    send("DELETE", "/api/v1/names", "/api/v1/names", null);
    tables();
    send("POST", "/api/v1/lease", "/api/v1/lease", null);
    send("DELETE", "/api/v1/jobs/{job}", "/api/v1/jobs/none", null);
    send("DELETE", "/api/v1/session", "/api/v1/session", null);
    send("POST", "/api/v1/sessions", "/api/v1/sessions", null);
    send("POST", "/api/v1/lease", "/api/v1/lease", null);
    Set<String> routes = new TreeSet<>(api.routes.patterns());
    routes.remove("GET /api/v1/events");
    assertThat(answered).as("every route was asked").isEqualTo(routes);
  }

  @Test
  void answersThatAreLookedUpAreAsDescribed(@TempDir Path files) throws IOException {
    FolderServer.solve("tic-tac-toe", "3^2: XO.|OX.|...", "remoteness", files);
    try (FolderServer server = new FolderServer(files)) {
      String from = server.address();
      for (String path : List.of("outcome", "value", "moves", "reply")) {
        ask(path, "game", "tic-tac-toe", "position", "3^2: XO.|OX.|X..", "from", from);
        ask(path, "game", "nim", "position", "3", "from", from);
        ask(path, "game", "nim", "position", "3", "from", from + "nothing");
      }
    }
  }

  private void lessons() {
    send("GET", "/api/v1/lessons", "/api/v1/lessons", null);
    for (String lesson : Lessons.shipped().names()) {
      send("GET", "/api/v1/lessons/{lesson}", "/api/v1/lessons/" + lesson, null);
    }
    send("GET", "/api/v1/lessons/{lesson}", "/api/v1/lessons/none", null);
    String spoken = "/api/v1/languages/{language}/lessons";
    send("GET", spoken, "/api/v1/languages/de/lessons", null);
    send("GET", spoken, "/api/v1/languages/xx/lessons", null);
    send("GET", spoken + "/{lesson}", "/api/v1/languages/de/lessons/hot", null);
    send("GET", spoken + "/{lesson}", "/api/v1/languages/de/lessons/none", null);
    String text = "# A\n\n## B\n\n```farstar\nboard: nim 2 2\nask: wins\nanswer: first\n```\n";
    ask("lesson", "text", text, "check", true);
    ask("lesson", "text", "no lesson");
    send("GET", "/api/v1/puzzles", "/api/v1/puzzles", null);
    for (String game : Puzzles.games()) {
      ask("puzzle", "seed", "1", "game", game);
    }
    ask("puzzle", "seed", "1", "game", "nim", "kind", "move");
    ask("puzzle", "seed", "1", "game", "chess");
    ask("judge", "ask", "wins", "game", "nim", "position", "2 2", "answer", "second");
    ask("judge", "ask", "move", "game", "nim", "position", "2 5");
    ask("judge", "ask", "worth", "of", "*3 + *5", "answer", "*6");
    ask("judge", "ask", "holds", "answer", "1 < 2");
    ask("judge", "ask", "holds", "answer", "1 + 2");
  }

  private void tables() throws InterruptedException {
    String tables = "/api/v1/tables";
    Answer open = send("POST", tables, tables, Map.of("printed", "monotone/4.1"));
    send("POST", tables, tables, Map.of("game", "nim", "what", "nothing"));
    String path = tables + "/" + tree(open).get("table").asText();
    events();
    send("GET", tables + "/{table}", path + "?from=3", null);
    send("GET", tables + "/{table}", path + "?from=x", null);
    for (String form : List.of("csv", "json", "latex", "markdown", "text", "png")) {
      send("GET", tables + "/{table}/export", path + "/export?form=" + form, null);
    }
    send("GET", tables + "/{table}/heatmap", path + "/heatmap", null);
    send("DELETE", tables + "/{table}", path, null);
    send("DELETE", tables + "/{table}", path, null);
    Answer points = send("POST", tables, tables, Map.of("game", "wythoff", "seconds", 5));
    path = tables + "/" + tree(points).get("table").asText();
    send("GET", tables + "/{table}/heatmap", path + "/heatmap", null);
  }

  private void events() throws InterruptedException {
    Events events = (Events) api.reply("GET", "/api/v1/events", "");
    Map<String, String> names = Map.of("rows", "RowsEvent", "table", "TableState", "beat", "Jobs");
    Set<String> seen = new TreeSet<>();
    for (int i = 0; i < 2000 && seen.size() < 3; i++) {
      String event = events.feed().next();
      if (event.isEmpty()) {
        Thread.sleep(10);
        continue;
      }
      String name = event.substring("event: ".length(), event.indexOf('\n'));
      seen.add(name);
      String text = event.substring(event.indexOf("data: ") + "data: ".length());
      try {
        JsonSchema schema = schema("/components/schemas/" + names.get(name));
        requireValid(schema, MAPPER.readTree(text), name);
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }
    assertThat(seen).isEqualTo(names.keySet());
  }
}
