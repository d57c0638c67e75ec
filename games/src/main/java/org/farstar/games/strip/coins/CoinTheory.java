package org.farstar.games.strip.coins;

import static org.farstar.games.strip.coins.CoinStatements.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Basics;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.Theory;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;

/**
 * What the paper proves about a line under its own rules: its value, by the algorithm of section 3,
 * and its winning moves. Linear time for the value.
 */
public final class CoinTheory implements Theory<CoinLine> {
  /** The theory. */
  public CoinTheory() {}

  @Override
  public List<Statement> statements() {
    return List.of(
        COUNTING,
        VALUE,
        BETTER,
        BEST_MOVES,
        LONG_RUNS,
        REDUCTION,
        EXPONENT,
        BASE,
        PARTITION,
        Basics.END);
  }

  @Override
  public Optional<Fact<CoinLine>> fact(CoinLine line, Ask ask, Control control) {
    Dyadic value = CoinValue.of(line);
    Proof proof =
        Proof.by(ask.moves() ? List.of(VALUE, BEST_MOVES, BETTER) : List.of(VALUE))
            .because(() -> CoinReason.value(line, value));
    return Optional.of(
        Fact.<CoinLine>worth(value, proof)
            .wonBy(ofOutcome(line, proof, ask.moves()))
            .winning((player, rest) -> new CoinMoves(line, player, rest, control).winning()));
  }

  /**
   * Theorem 3.1: Left wins with an even number of tails, or with the first coin a tail and at least
   * two. The paper's 'even number' must not be 0: the empty line is won by the previous player.
   */
  static Optional<Outcome> byCounting(CoinLine line) {
    int tails = line.tails();
    if (tails == 0) {
      return Optional.of(Outcome.P);
    }
    return tails % 2 == 0 || (line.tail(1) && tails >= 2)
        ? Optional.of(Outcome.L)
        : Optional.empty();
  }

  /** Where counting tails decides it is enough; moves are compared by their values. */
  private static Proof ofOutcome(CoinLine line, Proof ofValue, boolean moves) {
    Optional<Step> counting = byCounting(line).map(outcome -> CoinReason.counting(line, outcome));
    if (moves) {
      return ofValue.because(
          () -> {
            List<Step> steps = new ArrayList<>(counting.stream().toList());
            steps.addAll(ofValue.steps());
            steps.addAll(CoinReason.bestMoves(line));
            return steps;
          });
    }
    return counting
        .map(step -> Proof.by(CoinReason.countingCite(line)).because(() -> List.of(step)))
        .orElse(ofValue);
  }
}
