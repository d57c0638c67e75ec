package org.farstar.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.web.http.Answer;
import org.farstar.web.session.Visitors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What pages are answered from solved folders at web servers. */
class FolderApiTest {
  private static final String HARE = "#x..#|x...o|#x..#";

  @TempDir static Path files;

  private final Asked api = new Asked(Visitors.Terms.USUAL);
  private FolderServer server;

  @BeforeAll
  static void solve() {
    FolderServer.solve("connect-four", "4x3 line=3:", "outcome", files.resolve("c4"));
    FolderServer.solve("tic-tac-toe", "3^2:", "remoteness", files.resolve("ttt"));
    FolderServer.solve("cram", "3x4", "grundy", files.resolve("cram"));
    FolderServer.solve("domineering", "3x3", "outcome", files.resolve("dom"));
    FolderServer.solve("hare-and-hounds", HARE, "starters", files.resolve("hare"));
  }

  @BeforeEach
  void serve() throws IOException {
    server = new FolderServer(files);
  }

  @AfterEach
  void close() {
    server.close();
    api.close();
  }

  private Answer answer(String path, String game, String position, Map<String, ?> more) {
    Map<String, Object> question = new HashMap<>(Map.of("game", game, "position", position));
    question.putAll(more);
    return api.ask(path, question);
  }

  private Map<?, ?> ask(String path, String game, String position, Map<String, ?> more) {
    Answer answer = answer(path, game, position, more);
    assertThat(answer.status()).as(Asked.text(answer)).isEqualTo(200);
    return Asked.data(answer);
  }

  private Map<String, Object> from(String name) {
    return Map.of("from", server.address() + name);
  }

  private static Object method(Map<?, ?> data) {
    return ((Map<?, ?>) Asked.list(data, "by").get(0)).get("method");
  }

  /** Outcome, moves and reply are those that a search finds. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "c4; connect-four; 4x3 line=3: 12",
        "c4; connect-four; 4x3 line=3: 1",
        "ttt; tic-tac-toe; 3^2: XO.|...|...",
        "cram; cram; #...|#...|....",
        "cram; cram; 2x3 + 1x2",
        "dom; domineering; #..|#..|...",
        "hare; hare-and-hounds; " + HARE
      })
  void aFolderAnswersAsASearchDoes(String name, String game, String position) {
    Map<?, ?> looked = ask("outcome", game, position, from(name));
    Map<?, ?> searched = ask("outcome", game, position, Map.of("by", "search"));
    assertThat(looked.get("sentence")).isEqualTo(searched.get("sentence"));
    assertThat(looked.get("solved")).isEqualTo(true);
    Map<?, ?> by = (Map<?, ?>) Asked.list(looked, "by").get(0);
    assertThat(by.get("method")).isEqualTo("solve");
    assertThat(by.get("folder")).isEqualTo(server.address() + name);
    assertThat(searched.containsKey("solved")).isFalse();
    assertThat(ask("moves", game, position, from(name)))
        .isEqualTo(ask("moves", game, position, Map.of()));
    Map<?, ?> reply = ask("reply", game, position, from(name));
    assertThat(reply.get("wins")).isEqualTo(ask("reply", game, position, Map.of()).get("wins"));
    assertThat(((Map<?, ?>) reply.get("verdict")).get("solve")).isEqualTo(true);
  }

  @Test
  void remotenessIsToldWhereItIsRecorded() {
    // A corner, an edge: X wins on the fifth move from there.
    Map<?, ?> won = ask("outcome", "tic-tac-toe", "3^2: XO.|...|...", from("ttt"));
    assertThat(won.get("remoteness")).hasToString("5");
    assertThat(ask("outcome", "tic-tac-toe", "3^2:", from("ttt")).containsKey("remoteness"))
        .isFalse();
    Map<?, ?> hare = ask("outcome", "hare-and-hounds", HARE, from("hare"));
    assertThat(hare.get("remoteness")).hasToString("{left=23, right=24}");
    assertThat(ask("outcome", "cram", "3x4", from("cram")).containsKey("remoteness")).isFalse();
  }

  @Test
  void grundyValuesAreValues() {
    Map<?, ?> looked = ask("value", "cram", "3x4", from("cram"));
    assertThat(looked.get("value"))
        .isEqualTo(ask("value", "cram", "3x4", Map.of("by", "search")).get("value"));
    assertThat(method(looked)).isEqualTo("solve");
    assertThat(method(ask("value", "domineering", "3x3", from("dom")))).isNotEqualTo("solve");
  }

  /** A position to which no play leads is searched, and the answer says so. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"cram; cram; 4x4", "dom; domineering; 2x5"})
  void whatTheFolderDoesNotHaveIsSearched(String name, String game, String position) {
    Map<?, ?> outcome = ask("outcome", game, position, from(name));
    assertThat(outcome.get("solved")).isEqualTo(false);
    assertThat(outcome.get("sentence"))
        .isEqualTo(ask("outcome", game, position, Map.of()).get("sentence"));
    assertThat(method(outcome)).isNotEqualTo("solve");
    assertThat(ask("moves", game, position, from(name)))
        .isEqualTo(ask("moves", game, position, Map.of()));
    Map<?, ?> verdict = (Map<?, ?>) ask("reply", game, position, from(name)).get("verdict");
    assertThat(verdict.containsKey("solve")).isFalse();
  }

  /** From a server that ignores ranges whole files are read. */
  @Test
  void rangesAreNotNeeded() {
    server.ranges = false;
    Map<?, ?> looked = ask("outcome", "cram", "3x4", from("cram"));
    assertThat(looked.get("solved")).isEqualTo(true);
    assertThat(server.parts).hasValue(0);
  }

  private void refused(Answer answer, int status, String detail) {
    assertThat(answer.status()).as(Asked.text(answer)).isEqualTo(status);
    assertThat((String) Asked.data(answer).get("detail")).isEqualTo(detail);
  }

  @ParameterizedTest
  @ValueSource(strings = {"outcome", "moves", "value", "reply"})
  void faultsAreOneSentence(String path) throws IOException {
    String none = server.address() + "nothing";
    refused(
        answer(path, "cram", "3x4", Map.of("from", none)),
        422,
        "'" + none + "' is no folder of a solve: it has no file 'task'");
    refused(
        answer(path, "nim", "3 5", from("cram")),
        400,
        "the folder '" + server.address() + "cram' is of another game: cram ....|....|....");
    for (String wrong : List.of("file:///etc", "/etc", "http://me@127.0.0.1/x", "http://a/b?c")) {
      refused(
          answer(path, "cram", "3x4", Map.of("from", wrong)),
          400,
          "'"
              + wrong
              + "' is no address of a solved folder; allowed: http://... or https://..., without a"
              + " user, ? or #");
    }
  }

  /** Nor is it played from, and when it is mended it is read again. */
  @Test
  void whatIsDamagedIsRefused() throws IOException {
    Path chunk = files.resolve("cram/layers/000000000000/000000000000");
    byte[] sound = Files.readAllBytes(chunk);
    byte[] changed = sound.clone();
    changed[changed.length - 1] ^= 1;
    try {
      Files.write(chunk, changed);
      Answer damaged = answer("outcome", "cram", "3x4", from("cram"));
      refused(damaged, 422, "block 0 of a chunk of keys was changed");
    } finally {
      Files.write(chunk, sound);
    }
    assertThat(ask("outcome", "cram", "3x4", from("cram")).get("solved")).isEqualTo(true);
  }

  @Test
  void onlyLookedUpAnswersComeFromAFolder() {
    Answer both =
        answer("outcome", "cram", "3x4", Map.of("by", "both", "from", server.address() + "cram"));
    refused(both, 400, "'from' looks answers up: 'by' does not go with it");
  }

  /** A server that others can reach fetches nothing for them. */
  @Test
  void nobodyElseLetsTheServerFetch() {
    try (Asked far = new Asked(Visitors.Terms.USUAL, 3, false)) {
      Answer answer =
          far.ask(
              "outcome",
              Map.of("game", "cram", "position", "3x4", "from", server.address() + "cram"));
      refused(
          answer,
          403,
          "this server reads no solved folders; one that serves its own machine alone does");
    }
    assertThat(server.asked).hasValue(0);
  }
}
