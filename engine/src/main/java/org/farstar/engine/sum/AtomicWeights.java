package org.farstar.engine.sum;

import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * The atomic weights, where all parts are all-small: they add up, and Left wins with 2 or more
 * whoever starts, with 1 or more moving first; the same of the negative for Right (E. Berlekamp, J.
 * Conway and R. Guy, <i>Winning Ways</i>, chapter 8; A. Siegel, <i>Combinatorial Game Theory</i>,
 * II.7, the two-ahead rule). Only weights that are integers are added.
 */
final class AtomicWeights implements Bound {
  private static final Dyadic TWO = Dyadic.of(2);

  @Override
  public Shortcut shortcut() {
    return Shortcut.ATOMIC_WEIGHT;
  }

  @Override
  public boolean needsValues() {
    return true;
  }

  @Override
  public Verdict of(PartSum sum, Player mover) {
    if (!sum.plain().isAllSmall()) {
      return null;
    }
    Dyadic weight = sum.plain().atomicWeight().asNumber().orElseThrow();
    for (int i = 0; i < sum.size(); i++) {
      Dyadic own = ((ValuePart) sum.member(i).part()).atomicWeight();
      if (own == null) {
        return null;
      }
      weight = sum.member(i).swapped() ? weight.minus(own) : weight.plus(own);
    }
    Dyadic total = weight;
    Dyadic seen = mover == Player.LEFT ? weight : weight.negate();
    if (seen.compareTo(Dyadic.ONE) >= 0) {
      return verdict(true, total);
    }
    return seen.plus(TWO).signum() <= 0 ? verdict(false, total) : null;
  }

  private static Verdict verdict(boolean wins, Dyadic weight) {
    return Verdict.by(
        Shortcut.ATOMIC_WEIGHT,
        wins,
        () -> "all parts are all-small, and their atomic weights add up to " + weight);
  }
}
