package org.farstar.ask.proof;

import java.util.List;
import java.util.Optional;
import org.farstar.ask.question.Question;
import org.farstar.engine.budget.Control;
import org.farstar.engine.sum.Term;
import org.farstar.games.graph.core.WitnessRules;
import org.farstar.verify.cite.CiteKind;
import org.farstar.verify.cite.Conclusion;
import org.farstar.verify.cite.Rule;
import org.farstar.verify.cite.Theorem;

/** Single positions that a theorem decides. */
final class Citations {
  private Citations() {}

  /**
   * What a theorem says.
   *
   * @param conclusion the theorem and what follows from it
   * @param body the body of a certificate
   */
  record Found(Conclusion conclusion, List<String> body) {}

  /**
   * The first theorem that decides a position.
   *
   * @param valued whether it must say what the position is worth
   */
  static Optional<Found> of(Question question, boolean valued, Control control) {
    return CiteKind.rule(question.game()).stream()
        .flatMap(rule -> rule.theorems().stream())
        .map(theorem -> by(theorem, question, control))
        .flatMap(Optional::stream)
        .filter(found -> !valued || found.conclusion().value().isPresent())
        .findFirst();
  }

  /** What one theorem on the game says; empty where it does not decide the position. */
  static Optional<Found> by(Theorem theorem, Question question, Control control) {
    List<Term> terms = question.sum().terms();
    Rule rule = CiteKind.rule(question.game()).orElseThrow();
    return terms.size() == 1
            && terms.get(0) instanceof Term.Placed<?> term
            && rule.ending() == question.sum().ending()
        ? witness(theorem, term, control)
            .flatMap(
                data ->
                    rule.conclude(theorem, question.text().strip(), data, control::throwIfStopped)
                        .map(found -> new Found(found, CiteKind.body(found, data))))
        : Optional.empty();
  }

  private static <P> Optional<List<String>> witness(
      Theorem theorem, Term.Placed<P> term, Control control) {
    return term.variant().rules() instanceof WitnessRules<P> rules
        ? rules.witness(theorem, term.position(), control)
        : Optional.of(List.of());
  }
}
