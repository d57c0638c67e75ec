package org.farstar.values.notation;

import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.farstar.values.Dyadic;
import org.farstar.values.SignExpansion;
import org.farstar.values.notation.Evaluated.OfList;
import org.farstar.values.notation.Evaluated.OfNumber;
import org.farstar.values.notation.Evaluated.OfText;
import org.farstar.values.notation.Evaluated.OfTruth;
import org.farstar.values.player.Outcome;

/** What can be asked of numbers by name: properties of one, functions of two. */
final class NumberVocabulary {

  private static final Map<String, Function<Dyadic, Evaluated>> PROPERTIES = table();

  private static final Map<String, BinaryOperator<Dyadic>> FUNCTIONS =
      new TreeMap<>(
          Map.of("Max", Dyadic::max, "Min", Dyadic::min, "Simplest", Dyadic::simplestBetween));

  private NumberVocabulary() {}

  /** The property of that name. */
  static Optional<Function<Dyadic, Evaluated>> property(String name) {
    return Optional.ofNullable(PROPERTIES.get(name));
  }

  /** The function of that name. */
  static Optional<BinaryOperator<Dyadic>> function(String name) {
    return Optional.ofNullable(FUNCTIONS.get(name));
  }

  /** The names of all properties. */
  static Set<String> properties() {
    return PROPERTIES.keySet();
  }

  /** The names of all functions. */
  static Set<String> functions() {
    return FUNCTIONS.keySet();
  }

  private static Map<String, Function<Dyadic, Evaluated>> table() {
    Map<String, Function<Dyadic, Evaluated>> table = new TreeMap<>();
    table.put("Abs", x -> new OfNumber(x.abs()));
    table.put("Birthday", x -> integer(x.birthday()));
    table.put("Ceiling", x -> integer(x.ceiling()));
    table.put("Denominator", x -> integer(x.denominator()));
    table.put("Floor", x -> integer(x.floor()));
    table.put("IsInteger", x -> new OfTruth(x.isInteger()));
    table.put("IsNumber", x -> new OfTruth(true));
    table.put("LeftOptions", x -> options(x.leftOption()));
    table.put("Mean", OfNumber::new);
    table.put("Numerator", x -> integer(x.numerator()));
    table.put("OutcomeClass", x -> new Evaluated.OfOutcome(Outcome.ofSign(x.signum())));
    table.put("RightOptions", x -> options(x.rightOption()));
    table.put("SignExpansion", x -> new OfText(SignExpansion.of(x).toString()));
    // The temperature at which the thermograph of {a|b}, b-a = 2/2^e, closes: -1/2^e; -1 if e = 0.
    table.put("Temperature", x -> new OfNumber(Dyadic.of(-1, x.denominatorExponent())));
    return table;
  }

  private static Evaluated integer(BigInteger value) {
    return new OfNumber(Dyadic.of(value));
  }

  private static Evaluated options(Optional<Dyadic> option) {
    return new OfList(option.<Evaluated>map(OfNumber::new).stream().toList());
  }
}
