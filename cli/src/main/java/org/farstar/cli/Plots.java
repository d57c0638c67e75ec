package org.farstar.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.cli.input.InputException;
import org.farstar.cli.input.Nearest;
import org.farstar.cli.input.Texts;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.theory.Ask;
import org.farstar.figures.BoardFigure;
import org.farstar.figures.ThermographFigure;
import org.farstar.figures.TreeFigure;
import org.farstar.figures.TreeTooLargeException;
import org.farstar.picture.Figure;
import org.farstar.values.Dyadic;
import org.farstar.values.notation.Environment;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.Expression;
import org.farstar.values.notation.Positions;
import org.farstar.values.shortgame.ShortGame;

/** What {@code farstar plot} draws: finds out what its words mean, and has it drawn. */
final class Plots {
  private static final int LONGEST_NAME = 40;

  private final Session session;
  private final BudgetOptions budget;
  private final List<String> words;
  private final Environment environment;
  private Control control;
  private String note;

  Plots(Session session, BudgetOptions budget, List<String> words) {
    this.session = session;
    this.budget = budget;
    this.words = words;
    this.environment = new Environment(new RulesetPositions(session, this::control));
  }

  /** What is written below the positions of a tree. */
  enum Caption {
    NONE,
    VALUE,
    OUTCOME
  }

  /** What a tree shows; see {@link TreeFigure}. */
  record Tree(OptionalInt depth, boolean full, boolean text, Caption caption) {}

  /** What is to be said of the picture when it is written. */
  Optional<String> note() {
    return Optional.ofNullable(note);
  }

  /** One control for all searches of a command, so that the budget is shared. */
  private Control control() {
    if (control == null) {
      control = session.begin(budget.budget(), budget.progress(), budget.threads());
    }
    return control;
  }

  Figure board() {
    return board(question());
  }

  private Figure board(Question question) {
    return BoardFigure.of(question.sum(), title(question), question.text());
  }

  private static String title(Question question) {
    return question.game() + " " + question.text();
  }

  Figure thermographs(boolean overlay, Optional<Dyadic> from) {
    List<ThermographFigure.Named> games = named();
    session.end();
    return ThermographFigure.of(games, overlay, from);
  }

  private List<ThermographFigure.Named> named() {
    List<ThermographFigure.Named> games = new ArrayList<>();
    if (ofPosition()) {
      Question question = question();
      ShortGame game = game(value(question));
      games.add(named(title(question), game));
    } else {
      for (String word : words) {
        String text = Texts.of(List.of(word), session.terminal().in(), session.terminal().folder());
        evaluated(text).forEach(result -> games.add(named(result.name, result.game)));
      }
    }
    return games;
  }

  private static ThermographFigure.Named named(String name, ShortGame game) {
    String value = game.toString();
    String equation = name + " = " + value;
    boolean same = name.replace(" ", "").equals(value);
    return ThermographFigure.Named.of(
        same || equation.length() > LONGEST_NAME ? name : equation, game);
  }

  Figure tree(Tree wanted) {
    try {
      TreeFigure tree = ofPosition() ? tree(question(), wanted) : valueTree(wanted);
      session.end();
      if (wanted.depth.isEmpty() && tree.cut()) {
        note = "drawn to depth " + tree.depth() + "; --depth says how deep";
      }
      return tree.figure();
    } catch (TreeTooLargeException e) {
      throw new InputException(
          e.getMessage(),
          e.fits() == 0
              ? "It cannot be drawn."
              : "The greatest depth that can be drawn is --depth " + e.fits() + ".");
    }
  }

  private TreeFigure tree(Question question, Tree wanted) {
    Function<Sum, Optional<String>> captions = position -> Optional.empty();
    if (wanted.caption != Caption.NONE) {
      Analyst analyst = question.analyst(session);
      captions =
          position ->
              Optional.of(
                  wanted.caption == Caption.VALUE
                      ? value(analyst, position).value().toString()
                      : SumLook.label(position, outcome(analyst, position).outcome()));
    }
    return TreeFigure.ofPosition(
        question.sum(),
        wanted.depth,
        new TreeFigure.Style(wanted.full, wanted.text, captions),
        "Game tree of " + title(question));
  }

  private TreeFigure valueTree(Tree wanted) {
    if (wanted.caption != Caption.NONE || wanted.text) {
      throw new InputException("--text, --values and --outcomes are for trees of positions");
    }
    if (words.size() > 1) {
      throw new InputException(
          "'"
              + words.get(0)
              + "' is no game"
              + Nearest.hint(words.get(0), session.catalogue().ids()),
          "An expression is one argument, in quotes; 'farstar games' lists the games.");
    }
    String text = Texts.of(words, session.terminal().in(), session.terminal().folder());
    List<Result> results = evaluated(text);
    if (results.size() != 1) {
      throw new InputException("'" + text + "' is " + results.size() + " values, not one");
    }
    return TreeFigure.ofValue(results.get(0).game, wanted.depth, wanted.full);
  }

  /** Whether the words are a game and a position. */
  private boolean ofPosition() {
    return words.size() > 1 && session.catalogue().find(words.get(0)).isPresent();
  }

  private Question question() {
    if (words.size() < 2) {
      throw new InputException(
          "a GAME and a POSITION are wanted, found only '" + words.get(0) + "'");
    }
    String text =
        Texts.of(
            words.subList(1, words.size()), session.terminal().in(), session.terminal().folder());
    return Question.read(session.catalogue().game(words.get(0)), false, text, session);
  }

  /** A value, and what the user called it. */
  private record Result(String name, ShortGame game) {}

  private List<Result> evaluated(String text) {
    return results(text, Expression.parse(text).evaluate(environment));
  }

  private List<Result> results(String name, Evaluated result) {
    if (result instanceof Evaluated.OfList list) {
      return list.items().stream()
          .flatMap(item -> results(item.toString(), item).stream())
          .toList();
    }
    if (result instanceof Evaluated.OfPosition position) {
      Positions.Position p = position.position();
      return results(name, p.property("CanonicalForm", environment));
    }
    if (result instanceof Evaluated.OfTruth || result instanceof Evaluated.OfText) {
      throw new InputException("'" + name + "' is " + result.kind() + "; a value can be drawn");
    }
    return List.of(new Result(name, game(result)));
  }

  private ShortGame game(Evaluated result) {
    return result instanceof Evaluated.OfNumber number
        ? environment.universe().number(number.number())
        : ((Evaluated.OfGame) result).game();
  }

  private Evaluated value(Question question) {
    return environment.evaluated(value(question.analyst(session), question.sum()).value());
  }

  private ValueAnswer value(Analyst analyst, Sum position) {
    return answer(analyst.value(position, Method.BEST, Ask.ANSWER, control()));
  }

  private OutcomeAnswer outcome(Analyst analyst, Sum position) {
    return answer(analyst.outcome(position, Method.BEST, Ask.ANSWER, control()));
  }

  private static <A> A answer(Report<A> report) {
    return report
        .first()
        .orElseThrow(() -> new SearchStopped(report.unfinished().orElseThrow().reason()));
  }
}
