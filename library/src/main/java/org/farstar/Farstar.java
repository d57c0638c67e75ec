package org.farstar;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.catalogue.OwnCatalogue;
import org.farstar.ask.catalogue.Release;
import org.farstar.ask.input.DiskSources;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.RulesetPositions;
import org.farstar.ask.question.Searches;
import org.farstar.ask.question.SumQuestion;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Play;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.Sum;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.Expression;
import org.farstar.values.shortgame.ShortGame;

/**
 * Games, sums and values for a program. What one {@code Farstar} finds out is kept for its next
 * question and freed with it. Nothing need be closed.
 */
public final class Farstar extends Asking<Farstar> {
  private Farstar(Context context) {
    super(context);
  }

  /** With three quarters of the memory that Java may use, one thread and no other limit. */
  public static Farstar open() {
    return open(new Workspace(), Path.of(""));
  }

  /**
   * With a limit to the memory.
   *
   * @param memoryBytes how much values and tables may take, by their own estimates
   */
  public static Farstar open(long memoryBytes) {
    return open(new Workspace(memoryBytes), Path.of(""));
  }

  /**
   * On a workspace that exists already.
   *
   * @param workspace owns what is found out
   * @param folder where the names of files begin: of games in Java, and in positions that name one
   */
  public static Farstar open(Workspace workspace, Path folder) {
    Desk desk =
        new Desk(new OwnCatalogue(Catalogue.STANDARD, folder), workspace, new DiskSources(folder));
    return new Farstar(
        new Context(
            desk,
            new ReentrantLock(),
            Budget.unlimited(),
            1,
            progress -> {},
            Optional.empty(),
            Method.BEST));
  }

  /** The version of Farstar. */
  public static String version() {
    return Release.number();
  }

  @Override
  Farstar with(Context other) {
    return new Farstar(other);
  }

  /** The names of the games. */
  public List<String> games() {
    return context.desk().catalogue().ids();
  }

  /**
   * A game.
   *
   * @param name its name, as {@link #games} has it, or a file of one's own, {@code MyGame.java} or
   *     {@code games.jar}
   * @throws InputException if there is none, with the nearest names
   */
  public Ruleset game(String name) {
    return new Ruleset(
        context, name, context.read(() -> context.desk().catalogue().game(name)), false);
  }

  /**
   * A sum of positions of any games and of values, in the notation of {@code farstar eval}: {@code
   * domineering("4x4") - clobber("xo") + ^*}.
   *
   * @throws org.farstar.values.text.NotationException where it cannot be read
   */
  public Position sum(String expression) {
    return new Position(
        context,
        context.ask(
            control ->
                SumQuestion.read(
                    expression, false, context.desk(), Searches.of(() -> control, () -> {}))));
  }

  /**
   * A position of rules of one's own.
   *
   * @param play the moves; a lambda expression will do
   * @param start the position: immutable, with {@code equals} and {@code hashCode} by what it is
   * @param <P> the positions
   */
  public <P> Position position(Play<P> play, P start) {
    return position(
        Variant.of(play instanceof Rules<P> rules ? rules : new PlayRules<>(play)), start);
  }

  /**
   * A position of rules with what is next to them, such as a game's {@code family().variant(...)}.
   *
   * @param <P> the positions
   */
  public <P> Position position(Variant<P> variant, P start) {
    return new Position(
        context, new Question(variant.game(), "", "", variant.isMisere(), Sum.of(variant, start)));
  }

  /** One form for each value: a number, else a nimber, else a short game. */
  static Value simplest(Value value) {
    if (value instanceof Nimber nimber && nimber.isZero()) {
      return Dyadic.ZERO;
    }
    if (!(value instanceof ShortGame game)) {
      return value;
    }
    if (game.asNumber().isPresent()) {
      return game.asNumber().get();
    }
    // The canonical form of *k has the k options 0 to *(k-1).
    return game.isNimber() ? Nimber.of(BigInteger.valueOf(game.leftOptions().size())) : game;
  }

  /**
   * A value by its expression, {@code {2|-1} + ^} or {@code nim("3 5") + *2}, in the notation of
   * {@code farstar eval}: a number where it is one, else a nimber where it is one, else a short
   * game.
   *
   * @throws InputException where the expression is no value but a truth, a text or a list
   * @throws org.farstar.values.text.NotationException where it cannot be read
   */
  public Value value(String expression) {
    Evaluated found = evaluate(expression);
    if (found instanceof Evaluated.OfNumber number) {
      return number.number();
    }
    if (found instanceof Evaluated.OfGame game) {
      return simplest(game.game());
    }
    throw new InputException("'" + expression + "' is " + found.kind() + ", not a value");
  }

  /**
   * Whatever an expression stands for: a number, a game, a truth, a text or a list. A position
   * stands for its value.
   *
   * @throws org.farstar.values.text.NotationException where it cannot be read
   */
  public Evaluated evaluate(String expression) {
    return evaluate(expression, Map.of());
  }

  /**
   * Whatever an expression stands for, in which names stand for what was found before.
   *
   * @throws org.farstar.values.text.NotationException where it cannot be read
   */
  public Evaluated evaluate(String expression, Map<String, Evaluated> names) {
    return context.ask(
        control -> {
          RulesetPositions positions =
              new RulesetPositions(context.desk(), Searches.of(() -> control, () -> {}));
          var environment = positions.environment();
          names.forEach(environment::set);
          Evaluated found = Expression.read(expression, positions).evaluate(environment);
          return found instanceof Evaluated.OfPosition position
              ? position
                  .position()
                  .property(org.farstar.values.notation.Positions.VALUE, environment)
              : found;
        });
  }

  /**
   * Checks a certificate, whose game may be one of one's own.
   *
   * @throws org.farstar.verify.RefusedException where it proves nothing
   */
  public Proof.Checked verify(String certificate) {
    return context.ask(
        control -> Proof.verify(certificate, context.desk().catalogue(), control::throwIfStopped));
  }
}
