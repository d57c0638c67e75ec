package org.farstar.ask.question;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.farstar.engine.answer.Unfinished;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.GameNames;
import org.farstar.values.notation.Environment;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.Expression;
import org.farstar.values.notation.MisereArithmetic;
import org.farstar.values.notation.Positions;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.shortgame.UniverseFullException;

/**
 * Expressions one after the other, of values and of positions of all games. Names keep what they
 * were given, {@code _} is the last result, and what is found out about a position is kept with it.
 * Not safe for threads.
 */
public final class Worksheet {
  /** The name of the last result. */
  public static final String LAST = "_";

  private final Desk desk;
  private final RulesetPositions positions;
  private Environment environment;
  private Searches searches = Searches.of(Control::unlimited, () -> {});

  /**
   * @param desk where positions in expressions are asked about, and where the values live
   */
  public Worksheet(Desk desk) {
    this.desk = desk;
    this.positions =
        new RulesetPositions(desk, Searches.of(() -> searches.begin(), () -> searches.end()));
    this.environment = positions.environment();
  }

  /**
   * Evaluates an expression. Where a statement of it fails, the names that those before it have
   * given keep their values.
   *
   * @param text the expression
   * @param searches begins the one search that the whole expression shares
   * @throws org.farstar.values.text.NotationException where the text is wrong
   * @throws org.farstar.engine.budget.SearchStopped where the budget ends or the memory is full;
   *     {@link #unfinished} may know more then
   */
  public Evaluated evaluate(String text, Searches searches) {
    this.searches = searches;
    positions.renew();
    Expression expression = Expression.read(text, positions);
    Universe before = desk.workspace().hasUniverse() ? desk.workspace().universe() : null;
    try {
      Evaluated result = positions.within(() -> expression.evaluate(environment));
      environment.set(LAST, result);
      return result;
    } finally {
      if (before != null && desk.workspace().universe() != before) {
        moveNames();
      }
    }
  }

  /** Brings the values of names into a new universe, so that the old one can be freed. */
  private void moveNames() {
    Universe now = desk.workspace().universe();
    try {
      known().forEach((name, value) -> environment.set(name, moved(value, now)));
    } catch (UniverseFullException e) {
      // They stay where they are, and are brought over when they are computed with.
    }
  }

  private static Evaluated moved(Evaluated value, Universe now) {
    if (value instanceof Evaluated.OfGame game) {
      return new Evaluated.OfGame(now.adopt(game.game()));
    } else if (value instanceof Evaluated.OfThermograph thermograph) {
      return new Evaluated.OfThermograph(now.adopt(thermograph.game()));
    } else if (value instanceof Evaluated.OfList list) {
      return new Evaluated.OfList(list.items().stream().map(item -> moved(item, now)).toList());
    }
    return value;
  }

  /** What is known of the position whose search did not end in the last evaluation. */
  public Optional<Unfinished> unfinished() {
    return positions.unfinished();
  }

  /** The names in alphabetical order, with what they stand for; not that of the last result. */
  public Map<String, Evaluated> names() {
    Map<String, Evaluated> names = known();
    names.remove(LAST);
    return names;
  }

  /** All that an expression may use: the names, and that of the last result. */
  public Map<String, Evaluated> known() {
    Map<String, Evaluated> names = new TreeMap<>();
    environment.names().forEach(name -> names.put(name, environment.get(name).orElseThrow()));
    return names;
  }

  /** What a name stands for. */
  public Optional<Evaluated> get(String name) {
    return environment.get(name);
  }

  /**
   * The value of what an expression stands for: for a position that of its canonical form.
   *
   * @param searches begins the search that this may take
   * @throws IllegalArgumentException where a position has no value
   * @throws org.farstar.engine.budget.SearchStopped where the budget ends
   */
  public Evaluated worth(Evaluated result, Searches searches) {
    this.searches = searches;
    positions.renew();
    return result instanceof Evaluated.OfPosition position
        ? positions.within(() -> position.position().property(Positions.VALUE, environment))
        : result;
  }

  /** Forgets all names. */
  public void clear() {
    environment = positions.environment();
  }

  /**
   * Assignments that give all names what they stand for, one to a line. They are evaluated without
   * a search.
   */
  public List<String> assignments() {
    return names().entrySet().stream()
        .map(each -> each.getKey() + " := " + written(each.getValue()))
        .toList();
  }

  /** An expression that evaluates to the position of a question. */
  public static String expression(Question question) {
    return question.game().equals(SumQuestion.NAME)
        ? "(" + question.text() + ")"
        : GameNames.inExpression(question.game())
            + "("
            + new Evaluated.OfText(question.text()).quoted()
            + ")";
  }

  /** An expression that evaluates to this. */
  public static String written(Evaluated value) {
    if (value instanceof Evaluated.OfPosition) {
      return expression(RulesetPositions.question(value).orElseThrow());
    } else if (value instanceof Evaluated.OfText text) {
      return text.quoted();
    } else if (value instanceof Evaluated.OfMisere misere && misere.game().isHeap()) {
      return "(" + misere + ")." + MisereArithmetic.FORM;
    } else if (value instanceof Evaluated.OfThermograph thermograph) {
      return "(" + thermograph.game() + ").Thermograph";
    } else if (value instanceof Evaluated.OfLoopyThermograph thermograph) {
      return "(" + thermograph.game() + ").Thermograph";
    } else if (value instanceof Evaluated.OfList list) {
      return list.items().stream()
          .map(Worksheet::written)
          .collect(Collectors.joining(", ", "[", "]"));
    }
    return value.toString();
  }
}
