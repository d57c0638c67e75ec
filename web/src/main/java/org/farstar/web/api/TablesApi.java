package org.farstar.web.api;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.ask.table.TableRequest;
import org.farstar.engine.game.Game;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Choice;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.PrintedTable;
import org.farstar.engine.table.Range;
import org.farstar.engine.table.Table;
import org.farstar.engine.table.TableRun;
import org.farstar.figures.HeatmapFigure;
import org.farstar.front.figure.Heatmap;
import org.farstar.front.json.JsonObject;
import org.farstar.front.table.TableForm;
import org.farstar.front.table.TableGrid;
import org.farstar.picture.Figure;
import org.farstar.picture.Svg;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Body;
import org.farstar.web.http.Events;
import org.farstar.web.http.Problem;
import org.farstar.web.http.Request;
import org.farstar.web.http.Response;
import org.farstar.web.http.Routes;
import org.farstar.web.session.Job;
import org.farstar.web.session.OpenTable;
import org.farstar.web.session.Visitor;
import org.farstar.web.session.Workers.Found;

/** Tables: what is offered, what a page has open, their rows as they come, and their exports. */
final class TablesApi {
  private static final int USUAL_SECONDS = 120;
  private static final int MOST_SECONDS = 600;

  /** So many rows one answer has; the stream brings the others, or the next answer. */
  private static final int MOST_ROWS = 1000;

  private static final Map<TableForm, String> TYPES =
      Map.of(
          TableForm.TEXT, "text/plain",
          TableForm.CSV, "text/csv",
          TableForm.LATEX, "application/x-latex",
          TableForm.MARKDOWN, "text/markdown",
          TableForm.JSON, "application/json");

  private final Catalogue catalogue;
  private final Asking asking;
  private Optional<Answer> offered = Optional.empty();

  TablesApi(Catalogue catalogue, Asking asking) {
    this.catalogue = catalogue;
    this.asking = asking;
  }

  void add(Routes routes) {
    routes.add("GET", "/api/v1/tables", this::offered);
    routes.add("POST", "/api/v1/tables", this::open);
    routes.add("GET", "/api/v1/tables/{table}", this::rows);
    routes.add("DELETE", "/api/v1/tables/{table}", this::close);
    routes.add("GET", "/api/v1/tables/{table}/export", this::export);
    routes.add("GET", "/api/v1/tables/{table}/heatmap", this::heatmap);
    routes.add("GET", "/api/v1/events", this::events);
  }

  /** All tables that games and papers have, and the colours of their cells; made once. */
  private synchronized Answer offered(Request request) {
    if (offered.isEmpty()) {
      Map<String, Object> data = new LinkedHashMap<>();
      data.put("games", catalogue.all().stream().map(OfferedTables::of).toList());
      data.put("printed", catalogue.all().stream().flatMap(OfferedTables::printed).toList());
      data.put("colours", OfferedTables.colours());
      offered = Optional.of(Answer.json(data));
    }
    return offered.get();
  }

  private Answer open(Request request) {
    Visitor visitor = asking.visitor(request);
    Body body = Body.of(request);
    int seconds = body.number("seconds", 1, MOST_SECONDS, USUAL_SECONDS);
    // The tables of a game compute in the workspace that they were made with.
    OpenTable table = asked(body, visitor.work().desk());
    body.done();
    requireSize(table.request());
    Job job =
        asking
            .workers()
            .start(
                visitor,
                seconds,
                (desk, control) -> {
                  TableRun run = table.fill(control);
                  return new Found(Answer.json(table.state()), run.stopped().isEmpty());
                },
                table::filledBy);
    // Its rows are fetched, not its result.
    job.over().thenRun(() -> visitor.forget(job));
    try {
      visitor.add(table);
    } catch (Problem e) {
      job.cancel();
      throw e;
    }
    return Answer.json(201, head(table));
  }

  private OpenTable asked(Body body, Desk desk) {
    Optional<String> id = body.optionalText("printed");
    if (id.isPresent()) {
      for (Game<?> game : catalogue.all()) {
        for (PrintedTable printed : game.printedTables()) {
          if (printed.id().equals(id.get())) {
            TableRequest request = request(game, printed.table(), printed.asked(), desk);
            return new OpenTable(game, request, Optional.of(printed));
          }
        }
      }
      throw Problem.missing("there is no printed table '" + id.get() + "'");
    }
    Game<?> game = catalogue.game(body.text("game"));
    String what = body.optionalText("what").orElse("");
    return new OpenTable(game, request(game, what, body.named("ask"), desk), Optional.empty());
  }

  private static TableRequest request(
      Game<?> game, String what, Map<String, String> asked, Desk desk) {
    Table table = TableRequest.table(game, what, asked.keySet(), desk);
    List<String> names =
        Stream.concat(
                table.axes().stream().map(Axis::name), table.choices().stream().map(Choice::name))
            .toList();
    asked.keySet().stream()
        .filter(name -> !names.contains(name))
        .findFirst()
        .ifPresent(
            name -> {
              throw Problem.wrong(
                  "'ask': found '" + name + "', allowed: " + String.join(", ", names));
            });
    return TableRequest.of(table, asked);
  }

  private static void requireSize(TableRequest request) {
    long cells = 1;
    for (Range range : request.settings().ranges().values()) {
      cells *= Math.min(range.count(), OpenTable.MOST_ROWS + 1);
      if (cells > OpenTable.MOST_ROWS) {
        throw Problem.wrong("more than " + OpenTable.MOST_ROWS + " cells");
      }
    }
  }

  private OpenTable find(Request request) {
    return asking
        .visitor(request)
        .table(request.part("table"))
        .orElseThrow(() -> Problem.missing("there is no such table"));
  }

  private static Map<String, Object> head(OpenTable table) {
    TableRequest request = table.request();
    Map<String, Object> data = new LinkedHashMap<>(table.state());
    data.put("game", table.game().id());
    data.put("title", table.game().card().title());
    data.put("what", request.table().what());
    data.put("columns", columns(table).stream().map(TablesApi::column).toList());
    List<Map<String, Object>> axes = new ArrayList<>();
    request
        .settings()
        .ranges()
        .forEach(
            (name, range) ->
                axes.add(JsonObject.of("name", name, "values", range.stream().boxed().toList())));
    data.put("axes", axes);
    data.put("grid", TableGrid.of(request.table(), request.settings(), null).isPresent());
    data.put("printed", table.printed().map(OfferedTables::of));
    return data;
  }

  private static Map<String, Object> column(Column column) {
    return JsonObject.of(
        "name", column.name(), "kind", column.kind().name().toLowerCase(Locale.ROOT));
  }

  private static List<Column> columns(OpenTable table) {
    return table.request().table().columns(table.request().settings());
  }

  /** The rows from one on, for those who read no stream. */
  private Answer rows(Request request) {
    OpenTable table = find(request);
    int from = number(request, "from");
    Map<String, Object> data = head(table);
    data.put("from", from);
    data.put("found", words(table, table.rows(from, MOST_ROWS)));
    return Answer.json(data);
  }

  private static int number(Request request, String name) {
    String text = request.query(name).orElse("0");
    if (!text.matches("[0-9]{1,6}")) {
      throw Problem.wrong("'" + name + "': found '" + text + "', allowed: from 0 to 999999");
    }
    return Integer.parseInt(text);
  }

  /** Rows with what colours them, and what is printed in their place. */
  private static List<?> words(OpenTable table, List<List<Cell>> rows) {
    List<Column> columns = columns(table);
    return rows.stream().map(row -> words(table, columns, row)).toList();
  }

  private static Map<String, Object> words(OpenTable table, List<Column> columns, List<Cell> row) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("cells", row.stream().map(Cell::toString).toList());
    HeatmapFigure.Cell heat = Heatmap.cell(columns, row);
    if (heat.grundy().isPresent()) {
      data.put("size", heat.grundy().getAsLong());
    } else {
      data.put("word", heat.word());
    }
    table
        .printed()
        .flatMap(printed -> printed.at(integers(columns, row)))
        .ifPresent(entry -> data.put("printed", entry));
    return data;
  }

  private static List<Long> integers(List<Column> columns, List<Cell> row) {
    return IntStream.range(0, row.size())
        .filter(i -> columns.get(i).kind() == Column.Kind.NUMBER)
        .mapToObj(i -> ((Cell.Whole) row.get(i)).number())
        .toList();
  }

  private Answer close(Request request) {
    asking.visitor(request).forget(find(request));
    return Answer.done();
  }

  /** The rows so far as a file. */
  private Answer export(Request request) {
    OpenTable table = find(request);
    String name = request.query("form").orElse("csv");
    TableForm form =
        TYPES.keySet().stream()
            .filter(known -> known.name().toLowerCase(Locale.ROOT).equals(name))
            .findFirst()
            .orElseThrow(
                () ->
                    Problem.wrong(
                        "'form': found '" + name + "', allowed: csv, json, latex, markdown, text"));
    List<List<Cell>> rows = table.rows(0, OpenTable.MOST_ROWS);
    List<String> head = columns(table).stream().map(Column::name).toList();
    TableRequest asked = table.request();
    Optional<TableGrid> grid =
        form == TableForm.CSV || form == TableForm.JSON
            ? Optional.empty()
            : TableGrid.of(asked.table(), asked.settings(), null);
    String text =
        grid.isPresent()
            ? form.whole(grid.get().head(), grid.get().rows(rows, table.run()))
            : form.whole(head, rows);
    return Answer.text(200, TYPES.get(form) + "; charset=utf-8", text)
        .with("Content-Disposition", "attachment");
  }

  private Answer heatmap(Request request) {
    OpenTable table = find(request);
    Heatmap map = Heatmap.of(table.game(), table.request(), table.rows(0, OpenTable.MOST_ROWS));
    Figure figure = map.figure(Optional.empty());
    return Answer.json(JsonObject.of("title", figure.title(), "svg", Svg.inPage(figure)));
  }

  private Response events(Request request) {
    Visitor visitor = asking.visitor(request);
    return new Events(
        new org.farstar.web.session.Stream(
            visitor, TablesApi::words, () -> asking.visitors().streamEnded(visitor)));
  }
}
