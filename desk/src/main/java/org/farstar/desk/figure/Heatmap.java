package org.farstar.desk.figure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.desk.answer.Amounts;
import org.farstar.desk.input.InputException;
import org.farstar.desk.question.Desk;
import org.farstar.desk.question.Searches;
import org.farstar.desk.table.TableRequest;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.game.Game;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.Range;
import org.farstar.engine.table.Store;
import org.farstar.engine.table.TableRun;
import org.farstar.figures.HeatmapFigure;
import org.farstar.picture.Figure;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.shortgame.ShortGame;

/** A table of one or two parameters as a heat map, filled as far as the budget reached. */
public final class Heatmap {
  private static final String SHOW = "show";
  private static final String BOTH = "both";
  private static final String MISERE = "misere";
  private static final int USUAL_WRAP = 20;

  /** A single line this long still fits a page. */
  private static final int ONE_LINE = 30;

  private final Game<?> game;
  private final TableRequest request;
  private final List<String> axes;
  private final Map<List<Long>, HeatmapFigure.Cell> cells = new HashMap<>();
  private final String title;
  private Optional<StopReason> stopped = Optional.empty();

  private Heatmap(Desk desk, String name, List<String> words) {
    this.game = desk.catalogue().game(name);
    this.request = request(game, words, desk);
    this.axes =
        request.settings().ranges().entrySet().stream()
            .filter(axis -> axis.getValue().count() > 1)
            .map(Map.Entry::getKey)
            .toList();
    boolean template = !words.isEmpty() && words.get(0).contains("{");
    this.title = game.card().title() + ": " + (template ? words.get(0) : request.table().what());
  }

  /**
   * Fills the table as far as the budget reaches.
   *
   * @param desk the games
   * @param searches begins the filling, and hears that it is over
   * @param game the name of the game
   * @param words which table, see {@link TableRequest#read}
   * @throws InputException where there is no such game or table, or it is no map of one or two
   *     parameters
   * @throws org.farstar.values.text.NotationException where a range or a template is wrong
   */
  public static Heatmap fill(Desk desk, Searches searches, String game, List<String> words) {
    Heatmap map = new Heatmap(desk, game, words);
    map.requireSize();
    try {
      TableRun run =
          TableRun.fill(
              map.request.table(),
              map.request.settings(),
              Store.none(),
              searches.begin(),
              map::row);
      map.stopped = run.stopped();
    } finally {
      searches.end();
    }
    return map;
  }

  /** The values of partizan games are coloured by who wins, so both are wanted. */
  private static TableRequest request(Game<?> game, List<String> words, Desk desk) {
    TableRequest asked = TableRequest.read(game, words, desk.workspace(), desk.sources());
    boolean chosen =
        words.stream()
            .anyMatch(word -> word.startsWith("--" + SHOW) || word.startsWith("--" + MISERE));
    boolean offered =
        asked.table().choices().stream()
            .anyMatch(choice -> choice.name().equals(SHOW) && choice.allowed().contains(BOTH));
    if (chosen || !offered || impartial(game)) {
      return asked;
    }
    List<String> both = new ArrayList<>(words);
    both.addAll(List.of("--" + SHOW, BOTH));
    return TableRequest.read(game, both, desk.workspace(), desk.sources());
  }

  private static <P> boolean impartial(Game<P> game) {
    return game.family().standard().map(variant -> variant.rules().impartial()).orElse(true);
  }

  private void requireSize() {
    if (axes.isEmpty() || axes.size() > 2) {
      throw new InputException(
          "a heat map has one or two parameters that run through several numbers, not "
              + axes.size(),
          "Write, for instance, farstar plot heatmap "
              + game.id()
              + " '... {m} ... {n} ...' --m 0..20 --n 0..20 -o map.svg");
    }
    long count = 1;
    for (Range range : request.settings().ranges().values()) {
      count *= range.count();
    }
    if (count > HeatmapFigure.MOST_CELLS) {
      throw new InputException(
          Amounts.count(count)
              + " cells are more than a heat map has, "
              + Amounts.count(HeatmapFigure.MOST_CELLS));
    }
  }

  private void row(List<Cell> row) {
    List<Column> columns = request.table().columns(request.settings());
    List<Long> at = new ArrayList<>();
    Map<String, Cell> results = new HashMap<>();
    Cell last = Cell.NONE;
    for (int i = 0; i < columns.size(); i++) {
      Column column = columns.get(i);
      if (column.kind() == Column.Kind.NUMBER && axes.contains(column.name())) {
        at.add(((Cell.Whole) row.get(i)).number());
      } else if (column.kind() == Column.Kind.RESULT) {
        results.put(column.name(), row.get(i));
        last = row.get(i);
      }
    }
    if (cells.put(at, cell(results.getOrDefault("outcome", last), last)) != null) {
      throw new InputException(
          "the table '"
              + request.table().name()
              + "' has several rows for the same numbers; a heat map shows one");
    }
  }

  private static HeatmapFigure.Cell cell(Cell winner, Cell last) {
    if (last instanceof Cell.Worth worth) {
      Value value = worth.value();
      if (value instanceof Nimber nimber && nimber.size().bitLength() < Long.SIZE) {
        return HeatmapFigure.Cell.ofGrundy(nimber.size().longValueExact());
      }
      if (winner == last && value instanceof ShortGame game) {
        return HeatmapFigure.Cell.ofWinner(game.outcome().label(false), game.toString());
      }
    }
    return HeatmapFigure.Cell.ofWinner(winner.toString(), last.toString());
  }

  /**
   * The picture.
   *
   * @param wrap how many cells a line has where there is one parameter; a usual number if empty
   * @throws InputException where there are two parameters and a wrap
   */
  public Figure figure(Optional<Integer> wrap) {
    HeatmapFigure.Axis across = axis(axes.get(0));
    List<Long> first = values(axes.get(0));
    if (axes.size() == 1) {
      int length = wrap.orElse(first.size() <= ONE_LINE ? first.size() : USUAL_WRAP);
      List<Optional<HeatmapFigure.Cell>> line =
          first.stream().map(m -> Optional.ofNullable(cells.get(List.of(m)))).toList();
      return HeatmapFigure.ofOne(title, across, line, length);
    }
    if (wrap.isPresent()) {
      throw new InputException("--wrap is for heat maps of one parameter");
    }
    List<List<Optional<HeatmapFigure.Cell>>> rows = new ArrayList<>();
    for (long n : values(axes.get(1))) {
      rows.add(first.stream().map(m -> Optional.ofNullable(cells.get(List.of(m, n)))).toList());
    }
    return HeatmapFigure.ofTwo(title, across, axis(axes.get(1)), rows);
  }

  /** Why cells are missing, if the budget ended first. */
  public Optional<StopReason> stopped() {
    return stopped;
  }

  /** How many cells are filled. */
  public int cells() {
    return cells.size();
  }

  private HeatmapFigure.Axis axis(String name) {
    return new HeatmapFigure.Axis(name, values(name).stream().map(String::valueOf).toList());
  }

  private List<Long> values(String axis) {
    return request.settings().range(axis).stream().boxed().toList();
  }
}
