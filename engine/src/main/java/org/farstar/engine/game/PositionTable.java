package org.farstar.engine.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.Report;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.RecordingSources;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Winner;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Block;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.CellException;
import org.farstar.engine.table.Choice;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Table;
import org.farstar.engine.table.Template;
import org.farstar.engine.theory.Ask;
import org.farstar.values.player.Outcome;
import org.farstar.values.text.NotationException;

/**
 * Positions of a game that differ by integers, with who wins them or what they are worth: the table
 * that every game has.
 *
 * @param <P> the positions of one term
 */
public final class PositionTable<P> implements Table {
  private static final String VALUE = "value";
  private static final String OUTCOME = "outcome";
  private static final String BOTH = "both";
  private static final String SHOW = "show";
  private static final String MISERE = "misere";

  private final Game<P> game;
  private final Workspace workspace;
  private final Sources given;
  private final String name;
  private final String what;
  private final Template template;
  private final List<Axis> axes;

  /**
   * @param game the game
   * @param workspace owns what is computed
   * @param sources where names in positions find what they stand for
   * @param name the table's name on the command line
   * @param what one line about the positions
   * @param template the position's text
   * @param axes the integers, the slowest first
   * @throws org.farstar.values.text.NotationException where the template is wrong
   */
  public PositionTable(
      Game<P> game,
      Workspace workspace,
      Sources sources,
      String name,
      String what,
      String template,
      List<Axis> axes) {
    this.game = game;
    this.workspace = workspace;
    this.given = sources;
    this.name = name;
    this.what = what;
    this.template = Template.read(template, axes.stream().map(Axis::name).toList());
    this.axes = List.copyOf(axes);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String what() {
    return what;
  }

  @Override
  public List<Axis> axes() {
    return axes;
  }

  @Override
  public List<Choice> choices() {
    List<Choice> choices = new ArrayList<>();
    choices.add(
        new Choice(
            SHOW,
            "what a cell says",
            game.hasValues() ? List.of(VALUE, OUTCOME, BOTH) : List.of(OUTCOME)));
    if (game.hasMisere()) {
      choices.add(Choice.flag(MISERE, "whoever makes the last move loses; shows outcomes"));
    }
    return choices;
  }

  private static boolean misere(Settings settings) {
    return settings.choices().containsKey(MISERE) && settings.flag(MISERE);
  }

  private static boolean shows(Settings settings, String what) {
    String shown = misere(settings) ? OUTCOME : settings.choice(SHOW);
    return shown.equals(what) || shown.equals(BOTH);
  }

  @Override
  public List<Column> columns(Settings settings) {
    List<Column> columns = new ArrayList<>(afterAxes(Column.label("position")));
    Stream.of(OUTCOME, VALUE)
        .filter(result -> shows(settings, result))
        .forEach(result -> columns.add(Column.result(result)));
    return columns;
  }

  /** Positions are known by their text, so that one template continues where another stopped. */
  @Override
  public Stream<Block> blocks(Settings settings, Control control) {
    Filling filling = new Filling(settings, control);
    return settings
        .cells()
        .map(at -> new Block(filling.key(at), Block.cells(at), () -> filling.row(at)));
  }

  /** One run of the table; variants of the rules keep what was found for one cell for the next. */
  private final class Filling {
    private final Settings settings;
    private final Control control;
    private final RecordingSources sources;
    private final Analyst analyst = new Analyst(workspace);

    Filling(Settings settings, Control control) {
      this.settings = settings;
      this.control = control;
      this.sources = new RecordingSources(given);
    }

    /** The text, the texts that it names by their digests, and the integers. */
    String key(Map<String, Long> at) {
      if (template.toString().indexOf('@') >= 0) {
        sources.taken();
        read(at);
      }
      Map<String, String> named = sources.taken();
      return template.fill(at) + (named.isEmpty() ? "" : " " + named) + " " + at;
    }

    private Sum read(Map<String, Long> at) {
      try {
        return game.read(template.fill(at), sources, misere(settings));
      } catch (NotationException e) {
        throw new CellException(at, e, template.others());
      }
    }

    List<List<Cell>> row(Map<String, Long> at) {
      Sum read = read(at);
      List<Cell> row = new ArrayList<>(Block.cells(at));
      row.add(Cell.of(SumText.write(read)));
      if (shows(settings, OUTCOME)) {
        row.add(
            cell(
                () -> analyst.outcome(read, Method.BEST, Ask.ANSWER, control),
                answer -> win(read, answer.outcome())));
      }
      if (shows(settings, VALUE)) {
        row.add(
            cell(
                () -> analyst.value(read, Method.BEST, Ask.ANSWER, control),
                answer -> Cell.of(answer.value())));
      }
      return List.of(row);
    }

    /** Who wins, in the game's own words where it has any. */
    private Cell win(Sum read, Outcome outcome) {
      return new Cell.Win(
          outcome,
          SumLook.winner(read, outcome)
              .map(Winner::word)
              .orElseGet(() -> SumLook.label(read, outcome)));
    }

    private <A> Cell cell(Supplier<Report<A>> question, Function<A, Cell> cell) {
      try {
        Report<A> report = question.get();
        return report
            .first()
            .map(cell)
            .orElseThrow(() -> new SearchStopped(report.unfinished().orElseThrow().reason()));
      } catch (NotAnsweredException | NoSuchValueException e) {
        return Cell.NONE;
      }
    }
  }
}
