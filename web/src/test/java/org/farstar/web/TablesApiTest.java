package org.farstar.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.farstar.front.json.Json;
import org.farstar.front.json.JsonReader;
import org.farstar.web.browser.DayShare;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Events;
import org.farstar.web.session.Visitors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tables of a page: opened, filled, streamed, exported and cancelled. */
class TablesApiTest {
  private static final Object ENDLESS =
      Map.of(
          "game",
          "domineering",
          "what",
          "{.:n}|{.:n}|{.:n}|{.:n}|{.:n}|{.:n}|{.:n}|{.:n}|{.:n}",
          "ask",
          Map.of("n", "1..30"));

  private final Asked api = new Asked(Visitors.Terms.USUAL);

  @AfterEach
  void close() {
    api.close();
  }

  private Map<?, ?> open(Object body) {
    Answer answer = api.send("POST", "/api/v1/tables", Json.line(body));
    assertThat(answer.status()).as(Asked.text(answer)).isEqualTo(201);
    return Asked.data(answer);
  }

  private String path(Map<?, ?> table) {
    return "/api/v1/tables/" + table.get("table");
  }

  private Map<?, ?> filled(Map<?, ?> table) throws InterruptedException {
    Map<?, ?> now = table;
    while (List.of("waiting", "running").contains(now.get("state"))) {
      Thread.sleep(20);
      now = Asked.data(api.send("GET", path(table), ""));
    }
    return now;
  }

  @Test
  void aTableOfPositionsIsFilledWithColours() throws InterruptedException {
    Map<?, ?> table =
        filled(open(Map.of("game", "kayles", "what", "{n}", "ask", Map.of("n", "0..9"))));
    assertThat(table.get("state")).isEqualTo("done");
    assertThat(table.get("stopped")).isNull();
    List<?> rows = Asked.list(table, "found");
    assertThat(rows).hasSize(10);
    assertThat(Asked.list(rows.get(5), "cells").toString()).isEqualTo("[5, 5, *4]");
    assertThat(((Map<?, ?>) rows.get(5)).get("size").toString()).isEqualTo("4");
    List<?> rest = Asked.list(Asked.data(api.send("GET", path(table) + "?from=8", "")), "found");
    assertThat(rest).isEqualTo(rows.subList(8, 10));
  }

  /** Of the six tables two on each day. */
  @Test
  void everyPrintedTableAgreesWithWhatIsComputed() throws InterruptedException {
    List<?> printed = Asked.list(Asked.data(api.send("GET", "/api/v1/tables", "")), "printed");
    assertThat(printed).hasSize(6);
    for (Object each : DayShare.of(printed, 3, 0).toList()) {
      Map<?, ?> table = filled(open(Map.of("printed", ((Map<?, ?>) each).get("printed"))));
      int result = results(table, (String) ((Map<?, ?>) each).get("result"));
      int compared = 0;
      for (Object row : rows(table)) {
        Object entry = ((Map<?, ?>) row).get("printed");
        if (entry != null) {
          assertThat(Asked.list(row, "cells").get(result)).as(row.toString()).isEqualTo(entry);
          compared++;
        }
      }
      assertThat(compared).isPositive();
    }
  }

  private List<Object> rows(Map<?, ?> table) {
    List<Object> rows = new ArrayList<>();
    List<?> more;
    do {
      String from = path(table) + "?from=" + rows.size();
      more = Asked.list(Asked.data(api.send("GET", from, "")), "found");
      rows.addAll(more);
    } while (!more.isEmpty());
    return rows;
  }

  private static int results(Map<?, ?> table, String name) {
    List<?> columns = Asked.list(table, "columns");
    for (int i = 0; i < columns.size(); i++) {
      if (((Map<?, ?>) columns.get(i)).get("name").equals(name)) {
        return i;
      }
    }
    throw new AssertionError("no column " + name);
  }

  @Test
  void aTableIsExportedAndDrawn() throws InterruptedException {
    Map<?, ?> table =
        filled(
            open(
                Map.of(
                    "game", "wythoff", "what", "points", "ask", Map.of("m", "0..2", "n", "0..3"))));
    Answer csv = api.send("GET", path(table) + "/export?form=csv", "");
    assertThat(Asked.text(csv)).startsWith("m,n,position,value\n0,0,0 0,0\n0,1,0 1,*\n");
    assertThat(csv.headers()).containsEntry("Content-Disposition", "attachment");
    assertThat(Asked.text(api.send("GET", path(table) + "/export?form=latex", "")))
        .startsWith("\\begin{tabular}{lllll}\nm & n=0 & 1 & 2 & 3 \\\\\n\\hline\n");
    assertThat(api.send("GET", path(table) + "/export?form=png", "").status()).isEqualTo(400);
    Map<?, ?> map = Asked.data(api.send("GET", path(table) + "/heatmap", ""));
    assertThat((String) map.get("svg")).startsWith("<svg").contains("size-1");
  }

  @Test
  void valuesOfPartizanGamesAreColouredByWhoWins() throws InterruptedException {
    Map<?, ?> table =
        filled(
            open(
                Map.of(
                    "game",
                    "domineering",
                    "ask",
                    Map.of("rows", "1..2", "columns", "1..2", "show", "value"))));
    assertThat(
            Asked.list(table, "found").stream()
                .<Object>map(row -> ((Map<?, ?>) row).get("word"))
                .toList())
        .containsExactly("P", "R", "L", "N");
  }

  @Test
  void aTableCanBeStoppedAndForgotten() throws InterruptedException {
    Map<?, ?> table = open(ENDLESS);
    while (!Asked.data(api.send("GET", path(table), "")).get("state").equals("running")) {
      Thread.sleep(20);
    }
    assertThat(api.send("DELETE", "/api/v1/jobs/" + table.get("table"), "").status())
        .isEqualTo(204);
    Map<?, ?> end = filled(table);
    assertThat(end.get("state")).isEqualTo("done");
    assertThat(end.get("stopped")).isEqualTo("cancelled");
    assertThat(api.send("DELETE", path(table), "").status()).isEqualTo(204);
    assertThat(api.send("GET", path(table), "").status()).isEqualTo(404);
  }

  @Test
  void aStreamBringsAllRowsOfAllTablesAndABeat() throws InterruptedException {
    Map<?, ?> one = open(Map.of("game", "kayles", "what", "{n}", "ask", Map.of("n", "0..300")));
    Map<?, ?> two = open(Map.of("game", "nim", "what", "{n}", "ask", Map.of("n", "0..3")));
    Events events = (Events) api.reply("GET", "/api/v1/events", "");
    List<String> kinds = new ArrayList<>();
    List<Object> rows = new ArrayList<>();
    long end = System.nanoTime() + 20_000_000_000L;
    while (System.nanoTime() < end && (rows.size() < 305 || !kinds.contains("beat"))) {
      String event = events.feed().next();
      if (event.isEmpty()) {
        Thread.sleep(5);
        continue;
      }
      assertThat(event).matches("(?s)event: [a-z]+\ndata: [^\n]*\n\n");
      kinds.add(event.substring(7, event.indexOf('\n')));
      Object data = JsonReader.read(event.substring(event.indexOf("data: ") + 6));
      if (event.startsWith("event: rows")) {
        assertThat(Asked.list(data, "rows")).hasSizeLessThanOrEqualTo(200);
        rows.addAll(Asked.list(data, "rows"));
      }
    }
    assertThat(rows).hasSize(305);
    assertThat(kinds).contains("table", "beat");
    assertThat(one.get("table")).isNotEqualTo(two.get("table"));
  }

  @Test
  void wrongTablesAreRefused() {
    for (Object body :
        List.of(
            Map.of("game", "nim", "what", "nothing"),
            Map.of("game", "nom"),
            Map.of("printed", "nowhere/1"),
            Map.of("game", "kayles", "what", "{n}", "ask", Map.of("n", "5..1")),
            Map.of("game", "kayles", "what", "{n}", "ask", Map.of("n", "0..50000")),
            Map.of("game", "kayles", "what", "{n", "ask", Map.of("n", "0..5")),
            Map.of("game", "kayles", "what", "{n}", "ask", Map.of("n", "0..5", "show", "all")),
            Map.of("game", "wythoff", "ask", Map.of("x", "0..5")),
            Map.of("game", "wythoff", "ask", List.of("m")),
            Map.of("game", "token", "what", "vertices", "ask", Map.of("position", 3)))) {
      Answer answer = api.send("POST", "/api/v1/tables", Json.line(body));
      assertThat(answer.status()).as(Asked.text(answer)).isIn(400, 404);
    }
    assertThat(api.send("GET", "/api/v1/tables/1", "").status()).isEqualTo(404);
  }

  @Test
  void cellsThatNameFilesAreRefused() throws InterruptedException {
    Map<?, ?> table =
        filled(
            open(
                Map.of(
                    "game", "token",
                    "what", "@/etc/passwd @{n}",
                    "ask", Map.of("n", "0..1"))));
    assertThat(table.get("state")).isEqualTo("failed");
    assertThat((String) table.get("fault")).doesNotContain("root:");
  }

  @Test
  void onlySoManyTablesAreOpenAndThoseThatAreFullMakeRoom() throws InterruptedException {
    Object small = Map.of("game", "nim", "what", "{n}", "ask", Map.of("n", "0..3"));
    for (int i = 0; i < 6; i++) {
      filled(open(small));
    }
    for (int i = 0; i < 4; i++) {
      open(ENDLESS);
    }
    Answer fifth = api.send("POST", "/api/v1/tables", Json.line(small));
    assertThat(fifth.status()).isEqualTo(503);
    assertThat(fifth.headers()).containsEntry("Retry-After", "5");
  }
}
