package org.farstar.ask.question;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.Unfinished;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.game.Game;
import org.farstar.engine.theory.Ask;
import org.farstar.values.Value;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.notation.Environment;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.Positions;

/**
 * The positions of the catalogue's games as parts of expressions: {@code flipping_coins("1011") +
 * 1}. A minus sign in a game's name is written as an underscore, since between names it subtracts.
 *
 * <p>The search begins, and its classes are loaded, when the first property is asked for.
 */
public final class RulesetPositions implements Positions {
  private static final String OUTCOME = "OutcomeClass";
  private static final String MISERE = "MisereOutcomeClass";

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
        () -> control().throwIfStopped(), () -> desk.workspace().within(work));
  }

  @Override
  public List<String> names() {
    return desk.catalogue().ids().stream().map(RulesetPositions::name).toList();
  }

  private static String name(String id) {
    return id.replace('-', '_');
  }

  @Override
  public Position read(String name, String text) {
    List<String> ids = desk.catalogue().ids();
    String id = ids.stream().filter(known -> name(known).equals(name)).findFirst().orElseThrow();
    return new Asked(desk.catalogue().game(id), text);
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
      this.game = game;
      this.question = Question.read(game, false, text, desk.sources());
    }

    @Override
    public List<String> properties() {
      return List.of(VALUE, MISERE, OUTCOME);
    }

    @Override
    public Evaluated property(String name, Environment environment) {
      try {
        return switch (name) {
          case OUTCOME -> outcome(question);
          case MISERE -> outcome(misere());
          default -> environment.evaluated(value());
        };
      } catch (NotAnsweredException e) {
        throw new IllegalArgumentException(e.getMessage(), e);
      } finally {
        searches.end();
      }
    }

    private Evaluated outcome(Question asked) {
      Ask ask = new Ask(false, false);
      return new Evaluated.OfText(
          answer(desk.analyst().outcome(asked.sum(), Method.BEST, ask, control()))
              .outcome()
              .label(false));
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
                answer(desk.analyst().value(question.sum(), Method.BEST, ask, control())).value());
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
