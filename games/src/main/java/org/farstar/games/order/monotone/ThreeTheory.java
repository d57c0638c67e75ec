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
import org.farstar.games.order.monotone.chain.ChainGap;
import org.farstar.games.order.monotone.chain.ThreeRule;
import org.farstar.games.order.monotone.chain.ThreeSets;
import org.farstar.values.player.Outcome;

/**
 * The basic misère game on a finite chain from the empty board, where one critical length is 3 and
 * the other, a, at least 3: the {@link ThreeRule}, by 4a - 3n for n cards. The reversed order
 * exchanges the two lengths. Proved in {@code docs/papers/monotone.md}; takes no time.
 */
final class ThreeTheory implements Theory<MonotonePosition> {
  private static final int THREE = 3;

  private final int length;
  private final long cards;

  /** The theory of a game that it {@linkplain #speaksOf speaks of}. */
  ThreeTheory(Parameters game) {
    this.length = Math.max(game.a(), game.d());
    this.cards = game.deck().size().orElseThrow();
  }

  /** Whether the theorem is about this game. */
  static boolean speaksOf(Parameters game) {
    return game.misere()
        && !game.extended()
        && Math.min(game.a(), game.d()) == THREE
        && game.deck().chain().isPresent()
        && game.deck().size().isPresent();
  }

  @Override
  public List<Statement> statements() {
    return List.of(MonotoneStatements.THREE);
  }

  @Override
  public Optional<Fact<MonotonePosition>> fact(MonotonePosition part, Ask ask, Control control) {
    return part.cards().isEmpty()
        ? Optional.of(Fact.won(outcome(), Proof.by(MonotoneStatements.THREE).because(this::steps)))
        : Optional.empty();
  }

  private Outcome outcome() {
    return ThreeRule.outcome(length, cards);
  }

  private List<Step> steps() {
    long excess = ThreeSets.excess(new ChainGap(length, THREE, cards));
    return List.of(
        Step.of(StepKind.EXCESS, MonotoneStatements.THREE)
            .with("length", length)
            .with("cards", cards)
            .with("excess", excess)
            .with("outcome", outcome().label(false)));
  }
}
