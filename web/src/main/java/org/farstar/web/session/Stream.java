package org.farstar.web.session;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.farstar.engine.table.Cell;
import org.farstar.front.json.Json;
import org.farstar.web.http.Events;

/**
 * The one stream of a page: rows of all its tables as they are found, how far its work is, and a
 * beat each second. The rows are taken from the tables only when the page can take more of them, so
 * that nothing piles up. A new stream begins all tables from their first row.
 */
public final class Stream implements Events.Feed {
  private static final long BEAT_NANOS = Duration.ofSeconds(1).toNanos();
  private static final int MOST_ROWS = 200;

  private final Visitor visitor;
  private final BiFunction<OpenTable, List<List<Cell>>, List<?>> words;
  private final Runnable gone;
  private final Map<String, Integer> sent = new HashMap<>();
  private final Map<String, Map<String, Object>> told = new HashMap<>();
  private final Map<String, Long> toldAt = new HashMap<>();
  private long beat = System.nanoTime() - BEAT_NANOS;

  /**
   * @param words rows of a table as data
   * @param gone hears that the page no longer reads
   */
  public Stream(
      Visitor visitor, BiFunction<OpenTable, List<List<Cell>>, List<?>> words, Runnable gone) {
    this.visitor = visitor;
    this.words = words;
    this.gone = gone;
  }

  @Override
  public String next() {
    for (OpenTable table : visitor.tables()) {
      // The state is taken first: what is said to be done has no rows that come later.
      Map<String, Object> state = table.state();
      int from = sent.getOrDefault(table.id(), 0);
      List<List<Cell>> rows = table.rows(from, MOST_ROWS);
      if (!rows.isEmpty()) {
        sent.put(table.id(), from + rows.size());
        return rows(table, from, rows);
      }
      Map<String, Object> before = told.get(table.id());
      boolean turned = before == null || !before.get("state").equals(state.get("state"));
      if (turned || (since(toldAt.get(table.id())) && !before.equals(state))) {
        told.put(table.id(), state);
        toldAt.put(table.id(), System.nanoTime());
        return event("table", state);
      }
    }
    if (since(beat)) {
      beat = System.nanoTime();
      return event("beat", Map.of("jobs", visitor.jobs().stream().map(Job::state).toList()));
    }
    return "";
  }

  private static boolean since(long nanos) {
    return System.nanoTime() - nanos >= BEAT_NANOS;
  }

  private String rows(OpenTable table, int from, List<List<Cell>> rows) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("table", table.id());
    data.put("from", from);
    data.put("rows", words.apply(table, rows));
    return event("rows", data);
  }

  private static String event(String name, Object data) {
    return "event: " + name + "\ndata: " + Json.line(data) + "\n\n";
  }

  @Override
  public void gone() {
    gone.run();
  }
}
