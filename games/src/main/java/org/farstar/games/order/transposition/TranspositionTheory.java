package org.farstar.games.order.transposition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Theory;
import org.farstar.games.order.pennies.PennyStatements;

/** The whole paper: it says who wins every position, see {@link OutcomeTheorems}. */
public final class TranspositionTheory implements Theory<TranspositionPosition> {
  /** The theory. */
  public TranspositionTheory() {}

  @Override
  public List<Statement> statements() {
    // A step counts the clumps of the game of pennies.
    List<Statement> all = new ArrayList<>(TranspositionStatements.ALL);
    all.add(PennyStatements.PENNIES);
    return all;
  }

  @Override
  public Optional<Fact<TranspositionPosition>> fact(
      TranspositionPosition position, Ask ask, Control control) {
    Decision decision = OutcomeTheorems.of(position.shape());
    Proof proof = Proof.by(decision.statements(position.domain(), position.turns()));
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
