package org.farstar.values.notation;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import org.farstar.values.Ordinal;

/**
 * Cantor's operations on ordinals, which have names; sums and products of the operators are the
 * natural ones, which are those of games.
 */
final class OrdinalArithmetic {
  private static final Map<String, BinaryOperator<Ordinal>> BINARY =
      new TreeMap<>(
          Map.of(
              "CantorPower", Ordinal::power,
              "CantorProduct", Ordinal::times,
              "CantorSum", Ordinal::plus));

  private OrdinalArithmetic() {}

  /** The names of the properties with another ordinal as parameter. */
  static Set<String> binaryProperties() {
    return BINARY.keySet();
  }

  /** Such a property, or null if there is none of that name. */
  static BinaryOperator<Ordinal> binary(String name) {
    return BINARY.get(name);
  }

  /** The ordinal that a value is, if it is one. */
  static Optional<Ordinal> ordinal(Evaluated value) {
    return SurrealArithmetic.isNumber(value)
        ? SurrealArithmetic.number(value).ordinal()
        : Optional.empty();
  }
}
