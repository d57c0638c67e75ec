package org.farstar.engine.answer;

import java.util.Optional;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;

/**
 * What is known of a value that was not found: numbers that it is at least and at most. A value is
 * at least x if Left wins it less x moving second.
 *
 * @param low what it is at least; empty where no such number is known
 * @param high what it is at most; empty where no such number is known
 */
public record ValueBounds(Optional<Dyadic> low, Optional<Dyadic> high) {
  /** Nothing is known. */
  public static final ValueBounds NONE = new ValueBounds(Optional.empty(), Optional.empty());

  /** Whether nothing is known. */
  public boolean isEmpty() {
    return low.isEmpty() && high.isEmpty();
  }

  /** The value, where it is one number. */
  public Optional<Dyadic> only() {
    return low.filter(number -> high.filter(number::equals).isPresent());
  }

  /** The outcome classes of values within these bounds. */
  public OutcomeSet possible() {
    OutcomeSet left = OutcomeSet.ALL.withoutDraws();
    if (low.filter(number -> number.signum() >= 0).isPresent()) {
      left = left.and(OutcomeSet.of(Outcome.L, Outcome.P));
    }
    if (high.filter(number -> number.signum() <= 0).isPresent()) {
      left = left.and(OutcomeSet.of(Outcome.R, Outcome.P));
    }
    if (low.filter(number -> number.signum() > 0).isPresent()) {
      left = left.and(OutcomeSet.of(Outcome.L));
    }
    if (high.filter(number -> number.signum() < 0).isPresent()) {
      left = left.and(OutcomeSet.of(Outcome.R));
    }
    return left;
  }

  /** In words, as in {@code between 1/2 and 1}, {@code at least 0} or {@code at most -1}. */
  @Override
  public String toString() {
    if (low.isPresent() && high.isPresent()) {
      return "between " + low.get() + " and " + high.get();
    }
    return low.map(number -> "at least " + number)
        .or(() -> high.map(number -> "at most " + number))
        .orElse("not known");
  }
}
