package org.farstar.games.strip.coins;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.answer.Step;
import org.farstar.engine.rules.Outcome;
import org.farstar.engine.rules.Sum;
import org.farstar.values.Dyadic;

/** The theory's answers step by step. */
final class CoinReason {
  private CoinReason() {}

  /** Theorem 3.1. */
  static Step counting(CoinLine line, Outcome outcome) {
    return Step.of("count", "Theorem 3.1", line.tails() + " tails: " + outcome.sentence() + ".");
  }

  /** The algorithm of section 3, line by line of the sum. */
  static List<Step> value(Sum<CoinLine> position, List<Dyadic> values) {
    List<Step> steps = new ArrayList<>();
    for (CoinLine line : position.terms()) {
      Reduction reduction = Reduction.of(line, true);
      steps.add(Step.of("reduced", "Lemmas 4.3 and 4.4", line + " = " + reduction.reduced()));
    }
    steps.add(Step.of("sum", "Theorem 3.3", values.toString()));
    return steps;
  }
}
