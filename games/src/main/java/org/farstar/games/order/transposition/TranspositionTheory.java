package org.farstar.games.order.transposition;

import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Theory;

/** The whole paper: it says who wins every position, see {@link OutcomeTheorems}. */
public final class TranspositionTheory implements Theory<TranspositionPosition> {
  private static final String PAPER = "transposition, ";

  @Override
  public String cite() {
    return PAPER + "Theorems 2.1, 2.3, 3.1, 4.2 and 4.3";
  }

  @Override
  public Optional<Fact<TranspositionPosition>> fact(
      TranspositionPosition position, Ask ask, Control control) {
    Decision decision = OutcomeTheorems.of(position.shape());
    Proof proof = Proof.by(PAPER + decision.rule().cite());
    if (position.bare()) {
      return Optional.of(Fact.won(decision.outcome(), proof));
    }
    return Optional.of(
        Fact.<TranspositionPosition>won(
                decision.outcome(),
                proof.because(() -> new TranspositionReason(position, decision).steps()))
            .winning((player, rest) -> new WinningFamilies(position, decision).winning(player)));
  }
}
