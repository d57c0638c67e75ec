package org.farstar.engine.audit;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.Report;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.theory.Ask;
import org.farstar.values.NotationException;
import org.farstar.values.notation.Expression;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.Universe;

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
  private record Known(int line, Sum position, String answer, boolean outcome) {}

  private final Game<P> game;
  private final Sources sources;
  private final Analyst analyst = new Analyst(new Workspace());

  private KnownAnswers(Game<P> game, Sources sources) {
    this.game = game;
    this.sources = sources;
  }

  /**
   * The claim that all answers of a file are right.
   *
   * @param game the game
   * @param name the file's name, for messages
   * @param text what stands in the file
   * @param sources where names in positions find what they stand for
   * @throws IllegalArgumentException where a line is wrong, with its number
   */
  public static <P> Claim of(Game<P> game, String name, String text, Sources sources) {
    KnownAnswers<P> answers = new KnownAnswers<>(game, sources);
    List<Known> known = answers.read(name, text);
    return Claim.fixed(
        game.id() + "/known",
        name,
        "The search finds the answers that are known.",
        known.size() == 1 ? "1 position" : known.size() + " positions",
        (size, cases) -> known.forEach(line -> answers.compare(name, line, cases)));
  }

  private List<Known> read(String name, String text) {
    List<Known> known = new ArrayList<>();
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

  private Known known(int number, String line) {
    int equals = line.lastIndexOf(EQUALS);
    if (equals < 0) {
      throw new NotationException(line, line.length() + 1, "the end", "' = ' and an answer");
    }
    Sum position = game.read(line.substring(0, equals).strip(), sources, false);
    String answer = line.substring(equals + EQUALS.length()).strip();
    boolean outcome = Outcome.ofLabel(answer).isPresent();
    try {
      String normal = outcome ? answer : value(answer);
      return new Known(number, position, normal, outcome);
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

  private void compare(String name, Known known, Cases cases) {
    Sum position = known.position();
    String found =
        known.outcome()
            ? SumLook.label(
                position,
                found(analyst.outcome(position, Method.SEARCH, Ask.ANSWER, cases.control()))
                    .outcome())
            : found(analyst.value(position, Method.SEARCH, Ask.ANSWER, cases.control()))
                .value()
                .toString();
    cases.equal(
        known.answer(), found, () -> name + ":" + known.line() + ": " + SumText.write(position));
  }

  private static <A> A found(Report<A> report) {
    return report
        .first()
        .orElseThrow(() -> new SearchStopped(report.unfinished().orElseThrow().reason()));
  }
}
