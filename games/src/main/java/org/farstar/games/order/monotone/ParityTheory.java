package org.farstar.games.order.monotone;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.MonotoneStatements;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.values.player.Outcome;

/**
 * The extended normal game on Q from the empty board, by Theorem 12: the first player wins if a and
 * d are both odd, the second if one of them is even.
 */
final class ParityTheory implements Theory<MonotonePosition> {
  private final Parameters game;

  /** The theory of an extended normal game on Q. */
  ParityTheory(Parameters game) {
    this.game = game;
  }

  @Override
  public List<Statement> statements() {
    return List.of(MonotoneStatements.EXTENDED);
  }

  @Override
  public Optional<Fact<MonotonePosition>> fact(MonotonePosition part, Ask ask, Control control) {
    if (!part.cards().isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        Fact.won(outcome(), Proof.by(MonotoneStatements.EXTENDED).because(this::steps)));
  }

  private Outcome outcome() {
    return odd() ? Outcome.N : Outcome.P;
  }

  private boolean odd() {
    return game.a() % 2 != 0 && game.d() % 2 != 0;
  }

  private List<Step> steps() {
    return List.of(
        Step.of(StepKind.PARITY, MonotoneStatements.EXTENDED)
            .with("ascending", game.a())
            .with("descending", game.d())
            .with("outcome", outcome().label(false)));
  }
}
