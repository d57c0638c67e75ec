package org.farstar.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.desk.answer.Amounts;
import org.farstar.desk.input.InputException;
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

/** {@code farstar plot heatmap}: a table of one or two parameters as a picture. */
final class Heatmaps {
  private static final String SHOW = "show";
  private static final String BOTH = "both";
  private static final String MISERE = "misere";
  private static final int USUAL_WRAP = 20;

  /** A single line this long still fits a page. */
  private static final int ONE_LINE = 30;

  private final Session session;
  private final Game<?> game;
  private final TableRequest request;
  private final List<String> axes;
  private final Map<List<Long>, HeatmapFigure.Cell> cells = new HashMap<>();
  private final String title;
  private Optional<StopReason> stopped = Optional.empty();

  private Heatmaps(Session session, List<String> words) {
    this.session = session;
    this.game = session.desk().catalogue().game(words.get(0));
    this.request = request(game, words.subList(1, words.size()), session);
    this.axes =
        request.settings().ranges().entrySet().stream()
            .filter(axis -> axis.getValue().count() > 1)
            .map(Map.Entry::getKey)
            .toList();
    boolean template = words.size() > 1 && words.get(1).contains("{");
    this.title = game.card().title() + ": " + (template ? words.get(1) : request.table().what());
  }

  /**
   * Fills the table as far as the budget reaches.
   *
   * @param words the game and what {@code farstar table} understands
   */
  static Heatmaps of(Session session, BudgetOptions budget, List<String> words) {
    Heatmaps map = new Heatmaps(session, words);
    map.requireSize();
    TableRun run =
        TableRun.fill(
            map.request.table(),
            map.request.settings(),
            Store.none(),
            session.begin(budget.budget(), budget.progress(), budget.threads()),
            map::row);
    map.stopped = run.stopped();
    session.end();
    return map;
  }

  /** The values of partizan games are coloured by who wins, so both are wanted. */
  private static TableRequest request(Game<?> game, List<String> words, Session session) {
    TableRequest asked =
        TableRequest.read(game, words, session.desk().workspace(), session.desk().sources());
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
    return TableRequest.read(game, both, session.desk().workspace(), session.desk().sources());
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
   * @param wrap how many cells a line has where there is one parameter
   */
  Figure figure(Optional<Integer> wrap) {
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

  /** Says what is missing, if the budget ended first. */
  ExitCode end() {
    stopped.ifPresent(
        reason ->
            session
                .terminal()
                .err()
                .println(
                    "farstar: "
                        + reason.sentence()
                        + "; the picture has "
                        + Amounts.count(cells.size(), "cell")));
    return stopped.map(ExitCode::of).orElse(ExitCode.ANSWERED);
  }

  private HeatmapFigure.Axis axis(String name) {
    return new HeatmapFigure.Axis(name, values(name).stream().map(String::valueOf).toList());
  }

  private List<Long> values(String axis) {
    return request.settings().range(axis).stream().boxed().toList();
  }
}
