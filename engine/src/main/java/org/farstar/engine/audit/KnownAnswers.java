package org.farstar.engine.audit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.engine.answer.Ask;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.game.Analyst;
import org.farstar.engine.game.Game;
import org.farstar.engine.game.Method;
import org.farstar.engine.game.Report;
import org.farstar.engine.rules.PositionText;
import org.farstar.values.notation.Expression;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.text.NotationException;

/**
 * Answers that are known beforehand, as a claim: a file with lines {@code POSITION = ANSWER}, where
 * the answer is an outcome class or a value: one as values are printed, {@code 1*2} being 1 + *2,
 * or else an expression. Empty lines and those that begin with {@code #} mean nothing.
 *
 * @param <P> the positions of one term
 */
public final class KnownAnswers<P> {
  private static final String EQUALS = " = ";

  /** One line of the file. */
  private record Known<Q>(int line, PositionText<Q> position, String answer, boolean outcome) {}

  private final Game<P> game;
  private final Map<String, Analyst<P>> analysts = new HashMap<>();

  private KnownAnswers(Game<P> game) {
    this.game = game;
  }

  /**
   * The claim that all answers of a file are right.
   *
   * @param game the game
   * @param name the file's name, for messages
   * @param text what stands in the file
   * @throws IllegalArgumentException where a line is wrong, with its number
   */
  public static <P> Claim of(Game<P> game, String name, String text) {
    KnownAnswers<P> answers = new KnownAnswers<>(game);
    List<Known<P>> known = answers.read(name, text);
    return Claim.fixed(
        game.id() + "/known",
        name,
        "The search finds the answers that are known.",
        known.size() == 1 ? "1 position" : known.size() + " positions",
        (size, cases) -> known.forEach(line -> answers.compare(name, line, cases)));
  }

  private List<Known<P>> read(String name, String text) {
    List<Known<P>> known = new ArrayList<>();
    int number = 0;
    for (String line : text.split("\n", -1)) {
      number++;
      String bare = line.strip();
      if (!bare.isEmpty() && !bare.startsWith("#")) {
        try {
          known.add(known(number, bare));
        } catch (NotationException e) {
          throw new IllegalArgumentException(name + ":" + number + ": " + e.getMessage(), e);
        }
      }
    }
    if (known.isEmpty()) {
      throw new IllegalArgumentException(name + " has no line 'POSITION = ANSWER'");
    }
    return known;
  }

  private Known<P> known(int number, String line) {
    int equals = line.lastIndexOf(EQUALS);
    if (equals < 0) {
      throw new NotationException(line, line.length() + 1, "the end", "' = ' and an answer");
    }
    PositionText<P> position = PositionText.read(game.rules(), line.substring(0, equals).strip());
    String answer = line.substring(equals + EQUALS.length()).strip();
    boolean outcome = Outcome.ofLabel(answer).isPresent();
    try {
      String normal = outcome ? answer : value(answer);
      return new Known<>(number, position, normal, outcome);
    } catch (NotationException e) {
      throw e.within(line, line.length() - answer.length());
    }
  }

  /** As values are printed where the answer is so written, and otherwise what it amounts to. */
  private static String value(String answer) {
    try {
      return new Universe().parse(answer).toString();
    } catch (NotationException e) {
      return Expression.parse(answer).evaluate().toString();
    }
  }

  private void compare(String name, Known<P> known, Cases cases) {
    PositionText<P> position = known.position();
    Analyst<P> analyst =
        analysts.computeIfAbsent(
            position.ruleset().parameters(), p -> new Analyst<>(game, position.ruleset()));
    String found =
        known.outcome()
            ? found(
                    analyst.outcome(
                        position.position(), Method.SEARCH, Ask.ANSWER, cases.control()))
                .outcome()
                .label(position.ruleset().parity())
            : found(analyst.value(position.position(), Method.SEARCH, Ask.ANSWER, cases.control()))
                .value()
                .toString();
    cases.equal(known.answer(), found, () -> name + ":" + known.line() + ": " + position.write());
  }

  private static <A> A found(Report<A> report) {
    return report
        .first()
        .orElseThrow(() -> new SearchStopped(report.unfinished().orElseThrow().reason()));
  }
}
