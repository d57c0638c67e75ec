package org.farstar.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.web.http.Answer;
import org.farstar.web.session.Visitors;
import org.farstar.web.session.Workers.Work;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a page asks in order to play. */
class PlayApiTest {
  private final Asked api = new Asked(Visitors.Terms.USUAL);

  @AfterEach
  void close() {
    api.close();
  }

  @Test
  void aMoveThatNoListHasRoomForIsMade() {
    String heap = "100000000000000000000";
    Map<String, Object> question = Map.of("game", "nim", "position", heap, "move", heap + " -> 3");
    Map<?, ?> made = Asked.data(api.ask("move", question));
    assertThat(made.get("to")).isEqualTo("3");
    assertThat(((Map<?, ?>) made.get("deed")).get("kind")).isEqualTo("heap");
  }

  @Test
  void whatIsNoMoveIsRefused() {
    Answer here = api.ask("move", Map.of("game", "nim", "position", "3", "move", "3 -> 4"));
    assertThat(here.status()).isEqualTo(400);
    assertThat(Asked.data(here).get("detail")).isEqualTo("'3 -> 4' is no move here");
    Map<String, Object> question =
        Map.of("game", "clobber", "position", "xo", "move", "1,1 1,2", "player", "right");
    assertThat(Asked.data(api.ask("move", question)).get("detail"))
        .isEqualTo("'1,1 1,2' is no move of Right");
  }

  @Test
  void heapsOfOneSizeAreAllPointedAt() {
    Map<?, ?> board = Asked.data(api.ask("board", Map.of("game", "nim", "position", "2 2")));
    Map<?, ?> first = (Map<?, ?>) ((List<?>) ((Map<?, ?>) board.get("moves")).get("left")).get(0);
    assertThat(first.get("move")).isEqualTo("2 -> 1");
    assertThat(first.get("at")).isEqualTo(List.of("1.2"));
    assertThat(first.get("also")).isEqualTo(List.of(List.of("2.2")));
  }

  @Test
  void theLastStringEndsATurn() {
    Map<?, ?> board =
        Asked.data(
            api.ask("board", Map.of("game", "strings-and-coins", "position", "0-1 0-2 1-2 0-2")));
    Map<?, ?> first = (Map<?, ?>) ((List<?>) ((Map<?, ?>) board.get("moves")).get("left")).get(0);
    assertThat(first.get("at")).isEqualTo(List.of("0-1"));
    assertThat(first.get("lastEnds")).isEqualTo(true);
    Map<?, ?> other = Asked.data(api.ask("board", Map.of("game", "nim", "position", "2")));
    assertThat(((Map<?, ?>) other.get("moves")).get("left").toString()).doesNotContain("lastEnds");
  }

  /** Of 3 by 3, which is worth +-1, Left only has the options worth 1. */
  @Test
  void theOptionsOfTheCanonicalFormAreTheSensibleOnes() {
    Map<String, Object> question =
        Map.of("game", "domineering", "position", "...|...|...", "values", true);
    List<?> left =
        (List<?>) ((Map<?, ?>) Asked.data(api.ask("moves", question)).get("moves")).get("left");
    assertThat(left)
        .allSatisfy(
            move ->
                assertThat(((Map<?, ?>) move).get("sensible"))
                    .isEqualTo(((Map<?, ?>) move).get("value").equals("1")))
        .anySatisfy(move -> assertThat(((Map<?, ?>) move).get("sensible")).isEqualTo(false));
  }

  @Test
  void aBeginnerLooksOneMoveAhead() {
    Map<String, Object> question =
        Map.of("game", "nim", "position", "3 5 7", "strength", "beginner");
    Map<?, ?> verdict = (Map<?, ?>) Asked.data(api.ask("reply", question)).get("verdict");
    assertThat(verdict.get("kind")).isEqualTo("ahead");
    assertThat(verdict.get("ahead")).hasToString("1");
    assertThat(verdict.get("sentence")).isEqualTo("looking 1 move ahead");
    Map<?, ?> perfect = Asked.data(api.ask("reply", Map.of("game", "nim", "position", "3 5 7")));
    assertThat(perfect.get("wins")).isEqualTo(true);
    Map<String, Object> wrong = Map.of("game", "nim", "position", "3", "strength", "god");
    assertThat(api.ask("reply", wrong).status()).isEqualTo(400);
  }

  /** Won positions that a moment is too short for, while others work on every place. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "kayles; 1000000",
        "nim; 1000000000000 1 1000000000003",
        "clobber; xoxox|oxoxo|xoxox",
        "amazons; x...|....|...o",
        "qubic; 1,1,1 4,4,4",
        "word-chain; {countries} / Spain",
        "domineering; 6x6",
        "hackenbush; 0b1 1r2 0b3"
      })
  void theEngineThinksOnUntilAMoveIsKnown(String game, String position) {
    Visitors others = new Visitors(Asked::desk, Visitors.Terms.USUAL, 2, 64L << 20);
    Work busy =
        (desk, control) -> {
          while (true) {
            control.throwIfStopped();
          }
        };
    for (int i = 0; i < 2; i++) {
      api.workers.start(others.enter(), 2, busy, begun -> {});
    }
    Map<?, ?> reply =
        Asked.data(api.ask("reply", Map.of("game", game, "position", position, "seconds", 120)));
    assertThat(reply.get("wins")).as("%s", reply).isEqualTo(true);
  }

  @Test
  void aCounterexampleComesWithItsBoard() {
    Map<?, ?> finding = Asked.data(api.ask("check", Map.of("claim", "transposition/2.2-pivot")));
    assertThat(finding.get("counterexample").toString()).startsWith("1..7: 2 5 / 3: ");
    Map<?, ?> board = (Map<?, ?>) finding.get("board");
    assertThat(board.get("game")).isEqualTo("transposition");
    assertThat(board.get("position")).isEqualTo("1..7: 2 5 / 3");
    assertThat(board.get("svg").toString()).startsWith("<svg");
  }

  @Test
  void theWordsOfAWorksheetAreKnown() {
    Map<?, ?> words = Asked.data(api.send("GET", "/api/v1/words", ""));
    assertThat((List<?>) words.get("games")).hasSize(Catalogue.STANDARD.ids().size());
    assertThat(((Map<?, ?>) words.get("properties")).get("Temperature").toString()).isEqualTo("0");
    assertThat(words.get("functions").toString()).contains("Simplest");
  }
}
