package org.farstar.ask.question;

import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.farstar.ask.own.OwnGames;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.Unfinished;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.game.Game;
import org.farstar.engine.play.FirstMoves;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.GameNames;
import org.farstar.engine.sum.MisereForms;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.theory.Ask;
import org.farstar.values.Value;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.notation.Environment;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.MisereArithmetic;
import org.farstar.values.notation.Positions;
import org.farstar.values.player.Player;

/**
 * The positions of the catalogue's games as parts of expressions: {@code flipping_coins("1011") +
 * 1}. A minus sign in a game's name is written as an underscore, since between names it subtracts.
 * Games of files are named by them: {@code Nibble.java("5")}, {@code "games.jar:split"("7")}.
 *
 * <p>The search begins, and its classes are loaded, when the first property is asked for.
 */
public final class RulesetPositions implements Positions {
  private static final String OUTCOME = "OutcomeClass";
  private static final String MISERE = "MisereOutcomeClass";
  private static final String MOVE = "Move";
  private static final String MOVES = "Moves";
  private static final String OPTIONS = "Options";
  private static final String WINNING = "WinningMoves";

  /** The properties of a position, with what their parameters are. */
  private static final Map<String, String> PROPERTIES =
      new TreeMap<>(
          Map.of(
              VALUE, "",
              MISERE, "",
              MOVE, "Left or Right, and the text of a move",
              MOVES, "Left or Right",
              OPTIONS, "Left or Right",
              OUTCOME, "",
              WINNING, "Left or Right"));

  static {
    MisereArithmetic.properties().forEach(name -> PROPERTIES.put(name, ""));
  }

  /** A list of more moves than these nobody could read. */
  private static final int MOST_MOVES = 1000;

  private final Desk desk;
  private final Searches searches;
  private Control control;
  private Optional<Unfinished> unfinished = Optional.empty();

  /**
   * @param desk the games, and what is known of them
   * @param searches begins the one search that all properties share
   */
  public RulesetPositions(Desk desk, Searches searches) {
    this.desk = desk;
    this.searches = searches;
  }

  /** Lets the next property begin a search of its own, also where names stand for positions. */
  public void renew() {
    control = null;
    unfinished = Optional.empty();
  }

  /** What is known of the position whose search did not end within the budget. */
  public Optional<Unfinished> unfinished() {
    return unfinished;
  }

  /** An environment that knows these positions; its games live with those of the questions. */
  public Environment environment() {
    return new Environment(this, desk.workspace()::universe);
  }

  /**
   * Computes with values within the budget of the searches.
   *
   * @throws SearchStopped when the budget ends, or there is no memory for more values
   */
  public <T> T within(Supplier<T> work) {
    return Cancellation.during(
        bytes -> control().throwIfStopped(bytes), () -> desk.workspace().within(work));
  }

  /** The properties that are of positions themselves, with how many parameters. */
  public static Map<String, Integer> properties() {
    Map<String, Integer> names = new TreeMap<>();
    PROPERTIES.forEach(
        (name, parameters) ->
            names.put(name, parameters.isEmpty() ? 0 : parameters.split(", and ").length));
    return names;
  }

  @Override
  public List<String> names() {
    return desk.catalogue().ids().stream().map(GameNames::inExpression).toList();
  }

  /** The words of changed rules stand before the name with an underscore: impartial_clobber. */
  @Override
  public boolean knows(String name) {
    return id(name).isPresent();
  }

  @Override
  public Optional<String> ofCgsuite(String ruleset, String arguments) {
    return CgsuiteRulesets.typed(ruleset, arguments);
  }

  /** A game of a file is asked about under the name of the file, which names it again. */
  private Optional<String> id(String name) {
    return OwnGames.isNamed(name)
        ? Optional.of(
            GameNames.file(
                name, file -> desk.catalogue().file(file).filter(Files::exists).isPresent()))
        : GameNames.game(name, desk.catalogue().ids());
  }

  @Override
  public Position read(String name, String text) {
    String id = id(name).orElseThrow();
    return new Asked(desk.catalogue().game(id).called(id), text);
  }

  private Control control() {
    if (control == null) {
      control = searches.begin();
    }
    return control;
  }

  /** The position that a value of an expression stands for. */
  public static Optional<Question> question(Evaluated value) {
    return value instanceof Evaluated.OfPosition position
            && position.position() instanceof Asked asked
        ? Optional.of(asked.question)
        : Optional.empty();
  }

  private final class Asked implements Position {
    private final Game<?> game;
    private final Question question;
    private Optional<Value> value = Optional.empty();

    Asked(Game<?> game, String text) {
      this(game, Question.read(game, false, text, desk.sources()));
    }

    private Asked(Game<?> game, Question question) {
      this.game = game;
      this.question = question;
    }

    @Override
    public List<String> properties() {
      return RulesetPositions.properties().keySet().stream().toList();
    }

    @Override
    public String parameters(String name) {
      return PROPERTIES.get(name);
    }

    @Override
    public Evaluated property(String name, List<Evaluated> arguments, Environment environment) {
      try {
        return name.equals(MOVE) ? move(arguments) : listed(name, player(name, arguments, 1));
      } catch (NotAnsweredException e) {
        throw new IllegalArgumentException(e.getMessage(), e);
      } finally {
        searches.end();
      }
    }

    private Player player(String name, List<Evaluated> arguments, int count) {
      if (arguments.size() != count) {
        int many = arguments.size();
        String given = (many == 0 ? "no" : "" + many) + " parameter" + (many > 1 ? "s" : "");
        throw new IllegalArgumentException(name + " of " + given);
      }
      if (arguments.get(0) instanceof Evaluated.OfPlayer mover) {
        return mover.player();
      }
      throw new IllegalArgumentException(name + " of " + arguments.get(0).kind());
    }

    private Evaluated move(List<Evaluated> arguments) {
      Player player = player(MOVE, arguments, 2);
      if (!(arguments.get(1) instanceof Evaluated.OfText text)) {
        throw new IllegalArgumentException(MOVE + " by " + arguments.get(1).kind());
      }
      return new SumPlay(question.sum())
          .play(question.sum(), player, text.text())
          .map(this::at)
          .orElseThrow(
              () ->
                  new IllegalArgumentException(
                      "'" + text.text() + "', which is no move of " + player.title()));
    }

    private Evaluated at(Sum sum) {
      return new Evaluated.OfPosition(
          new Asked(
              game,
              new Question(
                  question.game(), question.title(), question.goal(), question.misere(), sum)));
    }

    private Evaluated listed(String name, Player player) {
      return new Evaluated.OfList(
          switch (name) {
            case MOVES -> moves(player).stream().map(move -> text(move.text())).toList();
            case OPTIONS -> moves(player).stream().map(move -> at(move.to())).toList();
            default -> winning(player);
          });
    }

    private Evaluated text(String move) {
      return new Evaluated.OfText(move);
    }

    private List<Move<Sum>> moves(Player player) {
      FirstMoves<Sum> moves =
          FirstMoves.of(new SumPlay(question.sum()), question.sum(), player, MOST_MOVES);
      if (!moves.complete()) {
        throw new IllegalArgumentException(
            moves.list().isEmpty()
                ? "a position whose moves cannot be listed"
                : "a position with more than " + MOST_MOVES + " moves");
      }
      return moves.list();
    }

    private List<Evaluated> winning(Player player) {
      WinningMoves found =
          answer(
                  desk.analyst()
                      .outcome(question.sum(), Method.BEST, new Ask(true, false), control()))
              .moves()
              .map(moves -> moves.getOrDefault(player, WinningMoves.none()))
              .orElseThrow(
                  () -> new IllegalArgumentException("winning moves, which were not all found"));
      if (!found.complete()) {
        throw new IllegalArgumentException("a position with more winning moves than can be listed");
      }
      return found.moves().stream().map(move -> text(move.text())).toList();
    }

    @Override
    public Evaluated property(String name, Environment environment) {
      try {
        return switch (name) {
          case OUTCOME -> outcome(question);
          case MISERE -> outcome(misere());
          case VALUE -> environment.evaluated(value());
          default -> ofMisere(name);
        };
      } catch (NotAnsweredException e) {
        throw new IllegalArgumentException(e.getMessage(), e);
      } finally {
        searches.end();
      }
    }

    private Evaluated outcome(Question asked) {
      Ask ask = new Ask(false, false);
      return new Evaluated.OfOutcome(
          answer(desk.analyst().outcome(asked.sum(), Method.BEST, ask, control())).outcome());
    }

    private Evaluated ofMisere(String name) {
      Control control = control();
      return control.heeding(
          () -> MisereArithmetic.property(name, new MisereForms(control).of(misere().sum())));
    }

    /** The misère outcome of a position may be another than that of its canonical form. */
    private Question misere() {
      if (!game.hasMisere()) {
        throw new IllegalArgumentException(
            "misère play is for games that the last move decides; " + question.game() + " is none");
      }
      return Question.read(game, true, question.text(), desk.sources());
    }

    private Value value() {
      if (value.isEmpty()) {
        Ask ask = new Ask(false, false);
        value =
            Optional.of(
                answer(desk.analyst().valueOrBounds(question.sum(), Method.BEST, ask, control()))
                    .value());
      }
      return value.get();
    }

    private <A> A answer(Report<A> report) {
      unfinished = report.first().isPresent() ? Optional.empty() : report.unfinished();
      return report
          .first()
          .orElseThrow(() -> new SearchStopped(report.unfinished().orElseThrow().reason()));
    }

    @Override
    public String toString() {
      return question.text();
    }
  }
}
