package org.farstar.front.figure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.ask.answer.Amounts;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Searches;
import org.farstar.ask.table.TableRequest;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.game.Game;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.Range;
import org.farstar.engine.table.Store;
import org.farstar.engine.table.TableRun;
import org.farstar.figures.HeatmapFigure;
import org.farstar.picture.Figure;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
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

  private Heatmap(Game<?> game, TableRequest request) {
    this.game = game;
    this.request = request;
    this.axes =
        request.settings().ranges().entrySet().stream()
            .filter(axis -> axis.getValue().count() > 1)
            .map(Map.Entry::getKey)
            .toList();
    this.title = game.card().title() + ": " + request.table().what();
  }

  /**
   * Fills the table as far as the budget reaches.
   *
   * @param game the game
   * @param asked which table of the game
   * @param searches begins the filling, and hears that it is over
   * @throws InputException where the table is no map of one or two parameters
   */
  public static Heatmap fill(Game<?> game, TableRequest asked, Searches searches) {
    Heatmap map = new Heatmap(game, withWinners(game, asked));
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

  /**
   * The map of a table that was filled before, or is being filled.
   *
   * @param rows the rows of the table so far
   * @throws InputException where the table is no map of one or two parameters
   */
  public static Heatmap of(Game<?> game, TableRequest request, List<List<Cell>> rows) {
    Heatmap map = new Heatmap(game, request);
    map.requireSize();
    rows.forEach(map::row);
    return map;
  }

  /** The values of partizan games are coloured by who wins, so both are wanted. */
  private static TableRequest withWinners(Game<?> game, TableRequest asked) {
    boolean chosen = asked.asked().containsKey(SHOW) || asked.asked().containsKey(MISERE);
    boolean offered =
        asked.table().choices().stream()
            .anyMatch(choice -> choice.name().equals(SHOW) && choice.allowed().contains(BOTH));
    return chosen || !offered || impartial(game) ? asked : asked.with(SHOW, BOTH);
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
    for (int i = 0; i < columns.size(); i++) {
      Column column = columns.get(i);
      if (column.kind() == Column.Kind.NUMBER && axes.contains(column.name())) {
        at.add(((Cell.Whole) row.get(i)).number());
      }
    }
    if (cells.put(at, cell(columns, row)) != null) {
      throw new InputException(
          "the table '"
              + request.table().name()
              + "' has several rows for the same numbers; a heat map shows one");
    }
  }

  /**
   * What a heat map shows of a row: the last result, coloured by the Grundy value or by who wins.
   *
   * @param columns the columns of the row
   */
  public static HeatmapFigure.Cell cell(List<Column> columns, List<Cell> row) {
    Cell winner = null;
    Cell last = Cell.NONE;
    for (int i = 0; i < columns.size(); i++) {
      if (columns.get(i).kind() == Column.Kind.RESULT) {
        last = row.get(i);
        winner = columns.get(i).name().equals("outcome") ? last : winner;
      }
    }
    return cell(winner == null ? last : winner, last);
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
      if (winner == last && value instanceof Dyadic number) {
        int sign = number.signum();
        Outcome outcome = sign > 0 ? Outcome.L : sign < 0 ? Outcome.R : Outcome.P;
        return HeatmapFigure.Cell.ofWinner(outcome.label(false), number.toString());
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
