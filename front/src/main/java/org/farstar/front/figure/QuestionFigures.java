package org.farstar.front.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.farstar.ask.input.InputException;
import org.farstar.ask.play.GamePlay;
import org.farstar.ask.play.Opponent;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.RulesetPositions;
import org.farstar.ask.question.Searches;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.theory.Ask;
import org.farstar.figures.BoardFigure;
import org.farstar.figures.PlayFilm;
import org.farstar.figures.ThermographFigure;
import org.farstar.figures.TreeFigure;
import org.farstar.picture.Figure;
import org.farstar.picture.Film;
import org.farstar.values.loopy.LoopyGame;
import org.farstar.values.loopy.LoopyThermograph;
import org.farstar.values.notation.Environment;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.Expression;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/**
 * Boards, thermographs and trees of positions and of expressions. All searches that the figures
 * take share one budget; they end with {@link SearchStopped} where it is used up.
 */
public final class QuestionFigures {
  /** Best play is drawn for so many moves. */
  private static final int MOST_MOVES = 60;

  private static final int LONGEST_NAME = 40;
  private static final String WITH_THERMOGRAPH =
      "thermographs of numbers, short games and loopy games";
  private static final String WITH_TREE = "trees of numbers and short games";

  private final Desk desk;
  private final Searches searches;
  private final RulesetPositions positions;
  private final Environment environment;
  private Control control;

  /**
   * @param desk the games
   * @param searches begins the one search that all figures share
   */
  public QuestionFigures(Desk desk, Searches searches) {
    this(desk, searches, Map.of());
  }

  /**
   * @param desk the games
   * @param searches begins the one search that all figures share
   * @param names what names in expressions stand for
   */
  public QuestionFigures(Desk desk, Searches searches, Map<String, Evaluated> names) {
    this.desk = desk;
    this.searches = searches;
    this.positions = new RulesetPositions(desk, Searches.of(this::control, searches::end));
    this.environment = positions.environment();
    names.forEach(environment::set);
  }

  /** What is written below the positions of a tree. */
  public enum Caption {
    /** Nothing. */
    NONE,
    /** What the position is worth. */
    VALUE,
    /** Who wins it. */
    OUTCOME
  }

  /**
   * What a tree shows; see {@link TreeFigure}.
   *
   * @param depth how many moves deep; as deep as is easy to read if empty
   * @param full whether symmetric options are drawn separately
   * @param text whether positions are written instead of drawn
   * @param caption what stands below them
   */
  public record Tree(OptionalInt depth, boolean full, boolean text, Caption caption) {}

  private Control control() {
    if (control == null) {
      control = searches.begin();
    }
    return control;
  }

  /**
   * The board of a position.
   *
   * @param study whether what is known of it is drawn into it
   */
  public static Figure board(Question question, boolean study) {
    return study
        ? BoardFigure.study(question.sum(), title(question), question.text())
        : BoardFigure.of(question.sum(), title(question), question.text());
  }

  private static String title(Question question) {
    return question.game() + " " + question.text();
  }

  /**
   * A play as a film.
   *
   * @param starts who makes the first move
   * @param moves the moves as they are written, of both players in turn
   * @throws InputException where one is none, with its number
   */
  public static Film play(Question question, Player starts, List<String> moves) {
    GamePlay play = new GamePlay(question.sum(), starts);
    List<PlayFilm.Made> made = new ArrayList<>();
    for (String move : moves) {
      int number = made.size() + 1;
      Sum to =
          play.after(move, 0)
              .orElseThrow(
                  () ->
                      new InputException(
                          "move "
                              + number
                              + ": '"
                              + move
                              + "' is no move in "
                              + question.text(play.position())));
      made.add(new PlayFilm.Made(play.mover(), move, to));
      play.move(to);
    }
    return PlayFilm.of(title(question), question.sum(), made);
  }

  /**
   * The film of a play in which both sides make the moves that the engine would make: whoever can
   * win does, and the other one puts the end off; the first 60 moves.
   *
   * @param starts who makes the first move
   */
  public Film bestPlay(Question question, Player starts) {
    Opponent engine = new Opponent(desk.analyst(), Searches.of(this::control, () -> {}));
    GamePlay play = new GamePlay(question.sum(), starts);
    List<PlayFilm.Made> made = new ArrayList<>();
    try {
      while (!play.over() && made.size() < MOST_MOVES) {
        Opponent.Choice choice = engine.choose(play.position(), play.mover());
        if (!choice.known()) {
          throw notFound(question.text(play.position()), choice.verdict().sentence());
        }
        made.add(new PlayFilm.Made(play.mover(), choice.text(), choice.to()));
        play.move(choice.to());
      }
    } finally {
      searches.end();
    }
    return PlayFilm.of(title(question), question.sum(), made);
  }

  /** Why a best move is missing: the budget, or nobody knows it. */
  private RuntimeException notFound(String position, String verdict) {
    control().throwIfStopped();
    return control().positionsLeft() == 0
        ? new SearchStopped(StopReason.POSITIONS)
        : new NotAnsweredException("the best move in " + position + " is not known: " + verdict);
  }

  /** A position's value under its name, for a thermograph; two where its sides have two. */
  public List<ThermographFigure.Named> named(Question question) {
    try {
      Evaluated result = environment.evaluated(value(question.sum()).value());
      return drawn(namedValue(title(question), result, WITH_THERMOGRAPH));
    } finally {
      searches.end();
    }
  }

  /**
   * The values of an expression under their names, for thermographs: one, or those of a list.
   *
   * @throws InputException where the expression is no value
   * @throws org.farstar.values.text.NotationException where it is wrong
   */
  public List<ThermographFigure.Named> named(String expression) {
    return evaluated(expression, WITH_THERMOGRAPH).stream()
        .flatMap(v -> drawn(v).stream())
        .toList();
  }

  private static List<ThermographFigure.Named> drawn(NamedValue value) {
    if (value.loopy == null) {
      return List.of(named(value.name, value.game));
    }
    LoopyThermograph walls = thermograph(value.loopy);
    String name = named(value.name, value.loopy.toString());
    return walls.onside().equals(walls.offside())
        ? List.of(new ThermographFigure.Named(name, walls.onside()))
        : List.of(
            new ThermographFigure.Named("onside of " + name, walls.onside()),
            new ThermographFigure.Named("offside of " + name, walls.offside()));
  }

  private static LoopyThermograph thermograph(LoopyGame game) {
    try {
      return game.thermograph();
    } catch (IllegalArgumentException e) {
      throw new InputException("found " + e.getMessage());
    }
  }

  private static ThermographFigure.Named named(String name, ShortGame game) {
    return ThermographFigure.Named.of(named(name, game.toString()), game);
  }

  private static String named(String name, String value) {
    String equation = name + " = " + value;
    boolean same = name.replace(" ", "").equals(value);
    return same || equation.length() > LONGEST_NAME ? name : equation;
  }

  /**
   * The tree of a position.
   *
   * @throws org.farstar.figures.TreeTooLargeException where it cannot be drawn so deep
   */
  public TreeFigure tree(Question question, Tree wanted) {
    Function<Sum, Optional<String>> captions =
        switch (wanted.caption) {
          case NONE -> position -> Optional.empty();
          case VALUE -> position -> Optional.of(value(position).value().toString());
          case OUTCOME ->
              position -> Optional.of(SumLook.label(position, outcome(position).outcome()));
        };
    try {
      return TreeFigure.ofPosition(
          question.sum(),
          wanted.depth,
          new TreeFigure.Style(wanted.full, wanted.text, captions),
          "Game tree of " + title(question));
    } finally {
      searches.end();
    }
  }

  /**
   * The tree of a value.
   *
   * @param depth how many moves deep; as deep as is easy to read if empty
   * @param full whether numbers are drawn down to 0
   * @throws InputException where the expression is not one value
   * @throws org.farstar.figures.TreeTooLargeException where it cannot be drawn so deep
   * @throws org.farstar.values.text.NotationException where the expression is wrong
   */
  public TreeFigure tree(String expression, OptionalInt depth, boolean full) {
    List<NamedValue> values = evaluated(expression, WITH_TREE);
    if (values.size() != 1) {
      throw new InputException("'" + expression + "' is " + values.size() + " values, not one");
    }
    if (values.get(0).loopy != null) {
      throw notDrawn(expression, new Evaluated.OfLoopy(values.get(0).loopy), WITH_TREE);
    }
    return TreeFigure.ofValue(values.get(0).game, depth, full);
  }

  /** A short or a loopy game, the other one null, and what the user called it. */
  private record NamedValue(String name, ShortGame game, LoopyGame loopy) {}

  private static InputException notDrawn(String name, Evaluated result, String drawn) {
    return new InputException(
        "'" + name + "' is " + result.kind() + "; what is drawn are " + drawn);
  }

  private List<NamedValue> evaluated(String text, String drawn) {
    try {
      Expression expression = Expression.read(text, positions);
      return positions.within(() -> values(text, expression.evaluate(environment), drawn));
    } finally {
      searches.end();
    }
  }

  private List<NamedValue> values(String name, Evaluated result, String drawn) {
    if (result instanceof Evaluated.OfList list) {
      return list.items().stream()
          .flatMap(item -> values(item.toString(), item, drawn).stream())
          .toList();
    }
    if (result instanceof Evaluated.OfPosition position) {
      return values(name, position.position().property("CanonicalForm", environment), drawn);
    }
    if (result instanceof Evaluated.OfThermograph thermograph) {
      return List.of(new NamedValue(name, thermograph.game(), null));
    }
    if (result instanceof Evaluated.OfLoopyThermograph thermograph) {
      return List.of(new NamedValue(name, null, thermograph.game()));
    }
    return List.of(namedValue(name, result, drawn));
  }

  private NamedValue namedValue(String name, Evaluated result, String drawn) {
    if (result instanceof Evaluated.OfLoopy loopy) {
      return new NamedValue(name, null, loopy.game());
    } else if (result instanceof Evaluated.OfGame game) {
      return new NamedValue(name, game.game(), null);
    } else if (result instanceof Evaluated.OfNumber number) {
      return new NamedValue(name, environment.universe().number(number.number()), null);
    }
    throw notDrawn(name, result, drawn);
  }

  private ValueAnswer value(Sum position) {
    return answer(desk.analyst().value(position, Method.BEST, Ask.ANSWER, control()));
  }

  private OutcomeAnswer outcome(Sum position) {
    return answer(desk.analyst().outcome(position, Method.BEST, Ask.ANSWER, control()));
  }

  private static <A> A answer(Report<A> report) {
    return report
        .first()
        .orElseThrow(() -> new SearchStopped(report.unfinished().orElseThrow().reason()));
  }
}
