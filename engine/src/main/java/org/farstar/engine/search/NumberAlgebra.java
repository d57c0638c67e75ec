package org.farstar.engine.search;

import java.util.List;
import java.util.Optional;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;

/**
 * Positions whose value is a number: every Left option is below every Right option, and the value
 * is the simplest number between them (Conway, On Numbers and Games, chapter 2).
 */
public final class NumberAlgebra implements Algebra<Dyadic> {
  /** An algebra; it has no state, so that any two are alike. */
  public NumberAlgebra() {}

  @Override
  public Dyadic zero() {
    return Dyadic.ZERO;
  }

  @Override
  public Dyadic negate(Dyadic value) {
    return value.negate();
  }

  @Override
  public Dyadic sum(Dyadic a, Dyadic b) {
    return a.plus(b);
  }

  @Override
  public Dyadic of(List<Dyadic> left, List<Dyadic> right) {
    Optional<Dyadic> value = Dyadic.ofOptions(left, right);
    return value.orElseThrow(
        () ->
            new NoSuchValueException(
                "is not a number: Left can move to "
                    + left.stream().max(Dyadic::compareTo).orElseThrow()
                    + " and Right to "
                    + right.stream().min(Dyadic::compareTo).orElseThrow()));
  }

  @Override
  public Outcome outcome(Dyadic value) {
    return Outcome.ofSign(value.signum());
  }
}
