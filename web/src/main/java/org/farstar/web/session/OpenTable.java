package org.farstar.web.session;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.ask.answer.Sentences;
import org.farstar.ask.table.TableRequest;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.game.Game;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.PrintedTable;
import org.farstar.engine.table.Store;
import org.farstar.engine.table.TableRun;
import org.farstar.web.http.Problem;

/** A table of a page: its rows so far, and the work that adds more. */
public final class OpenTable {
  /** More rows than this nobody looks at in a page. */
  public static final int MOST_ROWS = 40_000;

  private final Game<?> game;
  private final TableRequest request;
  private final Optional<PrintedTable> printed;
  private final List<List<Cell>> rows = new ArrayList<>();
  private Job job;
  private TableRun run;

  /**
   * @param printed what a paper prints in its place
   */
  public OpenTable(Game<?> game, TableRequest request, Optional<PrintedTable> printed) {
    this.game = game;
    this.request = request;
    this.printed = printed;
  }

  /** Fills it under a control. */
  public TableRun fill(Control control) {
    TableRun filled =
        TableRun.fill(request.table(), request.settings(), Store.none(), control, this::add);
    synchronized (this) {
      run = filled;
    }
    return filled;
  }

  private synchronized void add(List<Cell> row) {
    if (rows.size() >= MOST_ROWS) {
      throw Problem.wrong("this table has more than " + MOST_ROWS + " rows");
    }
    rows.add(row);
  }

  /** Says which work fills it. */
  public synchronized void filledBy(Job work) {
    job = work;
  }

  /** Its name, that of the work that fills it. */
  public synchronized String id() {
    return job.id();
  }

  /** The game. */
  public Game<?> game() {
    return game;
  }

  /** What was asked for. */
  public TableRequest request() {
    return request;
  }

  /** What a paper prints in its place. */
  public Optional<PrintedTable> printed() {
    return printed;
  }

  /** Whether more rows may come. */
  public synchronized boolean goesOn() {
    return job.answer().isEmpty();
  }

  /** Stops filling it; the rows so far stay. */
  public synchronized void cancel() {
    job.cancel();
  }

  /** Its rows so far, from one on. */
  public synchronized List<List<Cell>> rows(int from, int most) {
    int start = Math.min(from, rows.size());
    return List.copyOf(rows.subList(start, Math.min(rows.size(), start + most)));
  }

  /** What has come of it; before its end, as if it had been stopped now. */
  public synchronized TableRun run() {
    return run == null ? new TableRun(0, 0, Optional.of(StopReason.CANCELLED), Set.of()) : run;
  }

  /** How far it is. */
  public synchronized Map<String, Object> state() {
    Map<String, Object> state = new LinkedHashMap<>();
    state.put("table", job.id());
    Map<String, Object> work = job.state();
    int status = job.answer().map(answer -> answer.status()).orElse(0);
    state.put("state", status >= 400 ? "failed" : work.get("state"));
    state.put("rows", rows.size());
    state.put("positions", work.getOrDefault("positions", 0));
    state.put("millis", work.getOrDefault("millis", 0));
    state.put(
        "stopped",
        run == null || goesOn() ? null : run.stopped().map(reason -> Sentences.word(reason)));
    state.put("fault", status >= 400 ? Problem.detail(job.answer().get()) : null);
    return state;
  }
}
