package org.farstar.cli;

import java.util.List;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.engine.answer.Ask;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.game.Analyst;
import org.farstar.engine.game.Method;
import org.farstar.engine.game.NotAnsweredException;
import org.farstar.engine.game.Report;
import org.farstar.engine.rules.Sum;
import org.farstar.values.notation.Environment;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.Positions;

/**
 * The positions of the catalogue's games as parts of expressions: {@code
 * flipping_coins("1011").CanonicalForm}. A minus sign in a game's name is written as an underscore,
 * since between names it subtracts.
 *
 * <p>The search begins, and its classes are loaded, when the first property is asked for.
 */
final class RulesetPositions implements Positions {
  private final Session session;
  private Control control;

  RulesetPositions(Session session) {
    this.session = session;
  }

  @Override
  public List<String> names() {
    return session.catalogue().ids().stream().map(RulesetPositions::name).toList();
  }

  private static String name(String id) {
    return id.replace('-', '_');
  }

  @Override
  public Position read(String name, String text) {
    List<String> ids = session.catalogue().ids();
    String id = ids.stream().filter(known -> name(known).equals(name)).findFirst().orElseThrow();
    return new Asked<>(Question.read(session.catalogue().game(id), false, text));
  }

  private Control control() {
    if (control == null) {
      control = session.begin(new BudgetOptions().budget(), false);
    }
    return control;
  }

  private final class Asked<P> implements Position {
    private final Question<P> question;

    Asked(Question<P> question) {
      this.question = question;
    }

    @Override
    public List<String> properties() {
      return List.of("CanonicalForm", "OutcomeClass");
    }

    @Override
    public Evaluated property(String name, Environment environment) {
      Ask ask = new Ask(false, false);
      Sum<P> position = question.read().position();
      Analyst<P> analyst = question.analyst();
      try {
        return name.equals("OutcomeClass")
            ? new Evaluated.OfText(
                answer(analyst.outcome(position, Method.BEST, ask, control())).outcome().name())
            : environment.evaluated(
                answer(analyst.value(position, Method.BEST, ask, control())).value());
      } catch (NotAnsweredException e) {
        throw new IllegalArgumentException(e.getMessage(), e);
      } finally {
        session.end();
      }
    }

    private <A> A answer(Report<A> report) {
      return report
          .first()
          .orElseThrow(() -> new SearchStopped(report.unfinished().orElseThrow().reason()));
    }

    @Override
    public String toString() {
      return question.read().write();
    }
  }
}
