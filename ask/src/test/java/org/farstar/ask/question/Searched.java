package org.farstar.ask.question;

import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.theory.Ask;

/** Questions about positions of the catalogue, and what a search of their rules finds. */
public final class Searched {
  private final Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());

  /** The desk that is asked. */
  public Desk desk() {
    return desk;
  }

  /** A position, in normal or in misère play. */
  public Question question(String game, boolean misere, String position) {
    Searches searches = Searches.of(Control::unlimited, () -> {});
    return Questions.read(game, misere, position, desk, searches);
  }

  /** Who wins, as one letter. */
  public String outcome(Question question) {
    return outcome(question, Method.SEARCH);
  }

  /** Who wins, as one letter, found by a method. */
  public String outcome(Question question, Method method) {
    return desk.analyst()
        .outcome(question.sum(), method, Ask.ANSWER, Control.unlimited())
        .first()
        .orElseThrow()
        .outcome()
        .label(false);
  }

  /** The value, as it is written. */
  public String value(Question question) {
    return desk.analyst()
        .value(question.sum(), Method.SEARCH, Ask.ANSWER, Control.unlimited())
        .first()
        .orElseThrow()
        .value()
        .toString();
  }
}
