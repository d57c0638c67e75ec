package org.farstar.games.order.monotone;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.theory.Ask;
import org.farstar.games.order.Domain;
import org.farstar.games.order.monotone.board.ExtendedForm;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.rooks.RookSearch;
import org.farstar.values.player.Outcome;

/**
 * Whole decks of the extended form: Theorem 12 on Q, and a search that forgets what makes no
 * difference. Only the bare outcome of the empty board; moves and reasons are the search's.
 */
final class EmptyBoardTheory implements Theory<MonotonePosition> {
  /** Beyond this nothing is searched to its end, and a single board has too many moves. */
  private static final long MOST_ROOKS = 60;

  @Override
  public String cite() {
    return "monotone, Theorem 12, and reductions of boards";
  }

  @Override
  public Optional<OutcomeAnswer> outcome(
      SumRuleset<MonotonePosition> rules, Sum<MonotonePosition> sum, Ask ask, Control control) {
    if (!sum.single().cards().isEmpty() || ask.beyondTheAnswer()) {
      return Optional.empty();
    }
    Rules<MonotonePosition> base = rules.base();
    if (base instanceof ExtendedForm form) {
      return extended(form.values(), control);
    }
    return Optional.empty();
  }

  private static Optional<OutcomeAnswer> extended(Parameters parameters, Control control) {
    int a = parameters.a();
    int d = parameters.d();
    Optional<Domain> chain = parameters.deck().chain();
    if (chain.equals(Optional.of(Domain.fractions())) && !parameters.misere()) {
      return answer(a % 2 != 0 && d % 2 != 0 ? Outcome.N : Outcome.P, "Theorem 12");
    }
    long size = parameters.deck().size().orElse(Long.MAX_VALUE);
    if (chain.isEmpty() || size > MOST_ROOKS) {
      return Optional.empty();
    }
    int n = (int) size;
    return answer(
        RookSearch.outcome(a, d, n, parameters.misere(), control),
        "section 6, rooks that make no difference forgotten");
  }

  private static Optional<OutcomeAnswer> answer(Outcome outcome, String how) {
    return Optional.of(
        new OutcomeAnswer(
            outcome, Optional.empty(), List.of(), new Source.ByTheory("monotone, " + how)));
  }
}
