package org.farstar.verify.cite;

import java.util.List;
import java.util.Optional;
import org.farstar.values.player.Outcome;

/**
 * What theorems say of a position.
 *
 * @param theorems the theorems, first the one that was asked for
 * @param outcome who wins
 * @param value the value as it is written, where they give one
 */
public record Conclusion(List<Theorem> theorems, Outcome outcome, Optional<String> value) {
  /** This conclusion. */
  public Conclusion {
    theorems = List.copyOf(theorems);
  }

  static Conclusion won(Outcome outcome, Theorem... theorems) {
    return new Conclusion(List.of(theorems), outcome, Optional.empty());
  }

  /** A value that is a number, of this sign. */
  static Conclusion number(String value, int sign, Theorem... theorems) {
    Outcome outcome = sign > 0 ? Outcome.L : sign < 0 ? Outcome.R : Outcome.P;
    return new Conclusion(List.of(theorems), outcome, Optional.of(value));
  }
}
