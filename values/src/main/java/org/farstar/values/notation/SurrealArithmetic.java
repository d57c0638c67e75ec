package org.farstar.values.notation;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.farstar.values.Dyadic;
import org.farstar.values.notation.Evaluated.OfNumber;
import org.farstar.values.notation.Evaluated.OfSurreal;
import org.farstar.values.notation.Evaluated.OfText;
import org.farstar.values.notation.Evaluated.OfTruth;
import org.farstar.values.surreal.Surreal;
import org.farstar.values.syntax.Operator;

/** What the operators and properties do to numbers of which at least one is not dyadic. */
final class SurrealArithmetic {
  /** The name of omega unless it is given a value. */
  static final String OMEGA = "w";

  private static final Map<String, Function<Surreal, Evaluated>> PROPERTIES = new TreeMap<>();

  static {
    PROPERTIES.put("Abs", x -> evaluated(x.signum() < 0 ? x.negate() : x));
    PROPERTIES.put("Birthday", x -> birthday(x));
    PROPERTIES.put("Ceiling", x -> floor(x.negate(), x).map(SurrealArithmetic::negative).get());
    PROPERTIES.put("Class", x -> new OfText(x.isRational() ? "Rational" : "SurrealNumber"));
    PROPERTIES.put("Denominator", x -> evaluated(x.denominator()));
    PROPERTIES.put("Floor", x -> floor(x, x).get());
    PROPERTIES.put("IsInteger", x -> new OfTruth(false));
    PROPERTIES.put("IsNumber", x -> new OfTruth(true));
    PROPERTIES.put("IsOrdinal", x -> new OfTruth(x.isOrdinal()));
    PROPERTIES.put("Numerator", x -> evaluated(x.numerator()));
    PROPERTIES.put("OutcomeClass", x -> new OfText(x.signum() > 0 ? "L" : "R"));
  }

  private SurrealArithmetic() {}

  /** The properties of a number that is not dyadic. */
  static Set<String> properties() {
    return PROPERTIES.keySet();
  }

  /** A property, or null if there is none of that name. */
  static Function<Surreal, Evaluated> property(String name) {
    return PROPERTIES.get(name);
  }

  private static Evaluated birthday(Surreal x) {
    return evaluated(
        x.birthday()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(x + ", whose sign expansion is not known here")));
  }

  private static Optional<Evaluated> floor(Surreal of, Surreal named) {
    return Optional.of(
        of.floor()
            .<Evaluated>map(n -> new OfNumber(Dyadic.of(n)))
            .orElseThrow(() -> new IllegalArgumentException(named + ", which is not rational")));
  }

  private static Evaluated negative(Evaluated number) {
    return new OfNumber(((OfNumber) number).number().negate());
  }

  /** Whether a value is a number, dyadic or not. */
  static boolean isNumber(Evaluated value) {
    return value instanceof OfNumber || value instanceof OfSurreal;
  }

  /** A number, dyadic or not. */
  static Surreal number(Evaluated value) {
    return value instanceof OfNumber number
        ? Surreal.of(number.number())
        : ((OfSurreal) value).number();
  }

  /** A number, as a dyadic one if it is one. */
  static Evaluated evaluated(Surreal number) {
    return number.dyadic().<Evaluated>map(OfNumber::new).orElseGet(() -> new OfSurreal(number));
  }

  /**
   * An operator between two numbers.
   *
   * @throws ArithmeticException where the divisor is 0, or the result too large
   * @throws IllegalArgumentException where the operator is not defined for them
   */
  static Evaluated apply(Operator operator, Surreal left, Surreal right) {
    int order = left.compareTo(right);
    return switch (operator) {
      case PLUS -> evaluated(left.plus(right));
      case MINUS -> evaluated(left.minus(right));
      case TIMES -> evaluated(left.times(right));
      case DIVIDED_BY -> evaluated(left.dividedBy(right));
      case LESS, LESS_OR_CONFUSED -> new OfTruth(order < 0);
      case LESS_OR_EQUAL -> new OfTruth(order <= 0);
      case GREATER, GREATER_OR_CONFUSED -> new OfTruth(order > 0);
      case GREATER_OR_EQUAL -> new OfTruth(order >= 0);
      case CONFUSED -> new OfTruth(false);
      default ->
          throw new IllegalArgumentException(
              "'" + operator.symbol() + "' of a number that is not dyadic");
    };
  }
}
