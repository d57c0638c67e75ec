package org.farstar.games.strip.coins;

import org.farstar.values.Dyadic;

/**
 * The value of a line by the algorithm of section 3 (Theorem 3.3): reduce, cut into an ordinal sum,
 * evaluate. Every line is a number (Theorem 3.2).
 */
public final class CoinValue {
  private CoinValue() {}

  /** The value; linear in the length of the line. */
  public static Dyadic of(CoinLine line) {
    return OrdinalSumForm.of(CoinReduction.of(line, false).reduced()).value();
  }
}
