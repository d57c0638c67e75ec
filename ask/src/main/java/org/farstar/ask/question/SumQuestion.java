package org.farstar.ask.question;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.ask.input.InputException;
import org.farstar.engine.game.Game;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.Term;
import org.farstar.engine.sum.ValueRules;
import org.farstar.values.Value;
import org.farstar.values.nimber.LoopyNimber;
import org.farstar.values.notation.Environment;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.Expression;
import org.farstar.values.shortgame.Universe;

/**
 * Reads sums of positions of any games and of values: {@code domineering("4x4") + clobber("xo") +
 * ^*}, in the notation of {@code eval}.
 */
public final class SumQuestion {
  /** What stands in the place of a game. */
  public static final String NAME = "sum";

  private static final String SOURCE = "Berlekamp, Conway and Guy, Winning Ways, ch. ";

  /** What people are shown about sums. */
  public static final Game.Card CARD =
      new Game.Card(
          "A sum of games",
          "sum",
          "",
          "A move is a move in one of the terms.",
          List.of(
              "Positions of any games, and values, lie side by side.",
              "A move is a move in one of them; a minus sign exchanges the two players there.",
              "Whoever cannot move in any of them loses."),
          "an expression of positions and values, such as domineering(\"4x4\") - clobber(\"xo\") + ^*;"
              + " - in the name of a game is written _",
          List.of(),
          List.of(
              new Game.Example(
                  "domineering(\"..|..\") + toads_and_frogs(\"tt.ff\") + ^",
                  "a hot game, a cold one and up",
                  SOURCE + 5),
              new Game.Example(
                  "nim(\"3 5\") + kayles(\"7\") + *4", "all is a heap of Nim", SOURCE + 4),
              new Game.Example(
                  "hackenbush(\"0b1 1r2\") + hackenbush(\"0b1 1r2\") - 1",
                  "twice a half, less one",
                  SOURCE + 1)));

  private final Desk desk;
  private final RulesetPositions positions;

  private final Map<String, Evaluated> names;

  private SumQuestion(Desk desk, Searches searches, Map<String, Evaluated> names) {
    this.desk = desk;
    this.positions = new RulesetPositions(desk, searches);
    this.names = names;
  }

  /**
   * Reads a sum.
   *
   * @param misere whether whoever makes the last move loses: values then mean nothing
   * @param desk the games, and what names in the positions stand for
   * @param searches the searches that the terms may take
   * @throws InputException where the terms cannot be summed
   * @throws org.farstar.values.text.NotationException where the text is wrong
   */
  public static Question read(String text, boolean misere, Desk desk, Searches searches) {
    return read(text, misere, desk, searches, Map.of());
  }

  /**
   * Reads a sum.
   *
   * @param names what names in the text stand for
   * @throws InputException where the terms cannot be summed
   * @throws org.farstar.values.text.NotationException where the text is wrong
   */
  static Question read(
      String text, boolean misere, Desk desk, Searches searches, Map<String, Evaluated> names) {
    SumQuestion question = new SumQuestion(desk, searches, names);
    return question.positions.within(() -> question.read(text, misere));
  }

  private Question read(String text, boolean misere) {
    List<Term> terms = new ArrayList<>();
    Environment environment = positions.environment();
    names.forEach(environment::set);
    for (Expression.Summand summand : Expression.read(text, positions).summands(environment)) {
      for (Term term : terms(summand.value(), misere)) {
        terms.add(summand.negative() ? term.exchanged() : term);
      }
    }
    try {
      Sum sum = Sum.of(terms);
      if (!sum.impartial()) {
        requireNoneInfinite(terms);
      }
      return new Question(NAME, CARD.title(), CARD.goal(misere), misere, sum);
    } catch (IllegalArgumentException e) {
      throw new InputException("these cannot be summed: " + e.getMessage());
    }
  }

  private List<Term> terms(Evaluated value, boolean misere) {
    Optional<Question> position = RulesetPositions.question(value);
    if (position.isPresent()) {
      Question asked = position.get();
      return misere ? misere(asked).sum().terms() : asked.sum().terms();
    }
    if (misere) {
      throw new InputException(
          "in misère play a sum is of positions; '" + value + "' is " + value.kind());
    }
    Universe universe = desk.workspace().universe();
    if (value instanceof Evaluated.OfNumber number) {
      return List.of(new Term.Worth(universe.number(number.number())));
    }
    if (value instanceof Evaluated.OfGame game) {
      return List.of(new Term.Worth(universe.adopt(game.game())));
    }
    if (value instanceof Evaluated.OfLoopy loopy) {
      return List.of(term(loopy.game().adopted(universe)));
    }
    if (value instanceof Evaluated.OfInfinite infinite) {
      return List.of(term(infinite.nimber()));
    }
    if (value instanceof Evaluated.OfSurreal number) {
      return List.of(term(number.number()));
    }
    if (value instanceof Evaluated.OfNimber nimber) {
      return List.of(term(nimber.nimber()));
    }
    throw new InputException(
        "'" + value + "' is " + value.kind() + "; a sum is of positions and values");
  }

  private static void requireNoneInfinite(List<Term> terms) {
    for (Term term : terms) {
      if (term.bare().filter(LoopyNimber.class::isInstance).isPresent()) {
        throw new InputException(
            "'" + term + "' tells who wins beside impartial games and nimbers only");
      }
    }
  }

  private static Term term(Value value) {
    return ValueRules.term(value)
        .orElseThrow(
            () ->
                new InputException(
                    "'"
                        + value
                        + "' is known by its two sides only and not by its moves; 'eval' adds it"
                        + " to values"));
  }

  private Question misere(Question asked) {
    Game<?> game = desk.catalogue().game(asked.game()).called(asked.game());
    return Question.read(game, true, asked.text(), desk.sources());
  }
}
