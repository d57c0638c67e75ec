package org.farstar.values.notation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.farstar.values.Dyadic;
import org.farstar.values.Ordinal;
import org.farstar.values.notation.Evaluated.OfNumber;
import org.farstar.values.notation.Evaluated.OfOrdinal;
import org.farstar.values.notation.Evaluated.OfOutcome;
import org.farstar.values.notation.Evaluated.OfSurreal;
import org.farstar.values.notation.Evaluated.OfText;
import org.farstar.values.notation.Evaluated.OfTruth;
import org.farstar.values.player.Outcome;
import org.farstar.values.surreal.Surreal;
import org.farstar.values.syntax.Operator;

/**
 * What the operators and properties do to ordinals. Sums and products of the operators are the
 * natural ones, which are those of games; Cantor's have names.
 */
final class OrdinalArithmetic {
  private static final Map<String, BinaryOperator<Ordinal>> BINARY =
      new TreeMap<>(
          Map.of(
              "CantorPower", Ordinal::power,
              "CantorProduct", Ordinal::times,
              "CantorSum", Ordinal::plus));

  private static final Map<String, Function<Ordinal, Evaluated>> PROPERTIES =
      new TreeMap<>(
          Map.of(
              "Birthday", OfOrdinal::new,
              "Class", x -> new OfText("SurrealNumber"),
              "IsInteger", x -> new OfTruth(false),
              "IsNumber", x -> new OfTruth(true),
              "IsOrdinal", x -> new OfTruth(true),
              "OutcomeClass", x -> new OfOutcome(Outcome.L)));

  private OrdinalArithmetic() {}

  /** The names of the properties with another ordinal as parameter. */
  static Set<String> binaryProperties() {
    return BINARY.keySet();
  }

  /** Such a property, or null if there is none of that name. */
  static BinaryOperator<Ordinal> binary(String name) {
    return BINARY.get(name);
  }

  /** The properties of an ordinal that is no polynomial. */
  static Set<String> properties() {
    return PROPERTIES.keySet();
  }

  /** Such a property, or null if there is none of that name. */
  static Function<Ordinal, Evaluated> property(String name) {
    return PROPERTIES.get(name);
  }

  /** The ordinal that a value is, if it is one. */
  static Optional<Ordinal> ordinal(Evaluated value) {
    if (value instanceof OfOrdinal large) {
      return Optional.of(large.ordinal());
    } else if (value instanceof OfNumber number) {
      return Optional.of(number.number())
          .filter(n -> n.isInteger() && n.signum() >= 0)
          .map(n -> Ordinal.of(n.numerator()));
    }
    return value instanceof OfSurreal number && number.number().isOrdinal()
        ? Optional.of(ordinal(number.number().coefficientsAbove()))
        : Optional.empty();
  }

  private static Ordinal ordinal(List<BigInteger> coefficients) {
    List<Ordinal.Term> terms = new ArrayList<>();
    for (int i = coefficients.size() - 1; i >= 0; i--) {
      if (coefficients.get(i).signum() > 0) {
        terms.add(new Ordinal.Term(Ordinal.of(i), coefficients.get(i)));
      }
    }
    return Ordinal.ofTerms(terms);
  }

  /** An ordinal, as a number or a polynomial if it is one. */
  static Evaluated evaluated(Ordinal ordinal) {
    if (!isPolynomial(ordinal)) {
      return new OfOrdinal(ordinal);
    }
    Surreal sum = Surreal.of(Dyadic.ZERO);
    for (Ordinal.Term term : ordinal.terms()) {
      int power = term.exponent().finitePart().intValue();
      Surreal one = Surreal.of(Dyadic.of(term.coefficient())).times(Surreal.OMEGA.power(power));
      sum = sum.plus(one);
    }
    return SurrealArithmetic.evaluated(sum);
  }

  /** Whether it is a polynomial in omega that {@link Surreal} has. */
  static boolean isPolynomial(Ordinal ordinal) {
    return ordinal.isZero() || ordinal.degree().compareTo(Ordinal.of(Surreal.HIGHEST_DEGREE)) <= 0;
  }

  /**
   * An operator between two numbers, of which at least one is an ordinal above all polynomials.
   *
   * @throws ArithmeticException where the result is too large
   * @throws IllegalArgumentException where the operator is not defined for them
   */
  static Evaluated apply(Operator operator, Evaluated left, Evaluated right) {
    Optional<Ordinal> a = ordinal(left);
    Optional<Ordinal> b = ordinal(right);
    boolean both = a.isPresent() && b.isPresent();
    // Every other number is below an ordinal that is above all polynomials.
    int order = both ? a.get().compareTo(b.get()) : left instanceof OfOrdinal ? 1 : -1;
    return switch (operator) {
      case LESS, LESS_OR_CONFUSED -> new OfTruth(order < 0);
      case LESS_OR_EQUAL -> new OfTruth(order <= 0);
      case GREATER, GREATER_OR_CONFUSED -> new OfTruth(order > 0);
      case GREATER_OR_EQUAL -> new OfTruth(order >= 0);
      case CONFUSED -> new OfTruth(false);
      case PLUS -> evaluated(wanted(operator, a, left).naturalPlus(wanted(operator, b, right)));
      case TIMES -> evaluated(wanted(operator, a, left).naturalTimes(wanted(operator, b, right)));
      default ->
          throw new IllegalArgumentException("'" + operator.symbol() + "' of a large ordinal");
    };
  }

  private static Ordinal wanted(Operator operator, Optional<Ordinal> found, Evaluated value) {
    return found.orElseThrow(
        () ->
            new IllegalArgumentException(
                "'" + operator.symbol() + "' of a large ordinal and " + value));
  }
}
