package org.farstar.values.notation;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Ordinal;
import org.farstar.values.nimber.LoopyNimber;
import org.farstar.values.nimber.OrdinalNimber;
import org.farstar.values.notation.Evaluated.OfGame;
import org.farstar.values.notation.Evaluated.OfInfinite;
import org.farstar.values.notation.Evaluated.OfNimber;
import org.farstar.values.notation.Evaluated.OfNumber;
import org.farstar.values.notation.Evaluated.OfTruth;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.Relation;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.surreal.Surreal;
import org.farstar.values.syntax.Operator;

/** What the operators and properties do to nimbers as elements of their field. */
final class NimArithmetic {
  /** An exponent with more binary digits takes too many products. */
  private static final int LONGEST_EXPONENT = 10_000;

  /** The largest nimber that is a short game here. */
  private static final BigInteger LARGEST_GAME = BigInteger.valueOf(Integer.MAX_VALUE);

  /**
   * A property.
   *
   * @param parameters how many there are
   */
  private record Property(
      int parameters, BiFunction<OrdinalNimber, List<Evaluated>, OrdinalNimber> read) {}

  private static final Map<String, Property> PROPERTIES =
      new TreeMap<>(
          Map.of(
              "NimInverse", new Property(0, (x, none) -> x.inverse()),
              "NimPower", new Property(1, (x, n) -> x.power(exponent(n.get(0)))),
              "NimProduct", new Property(1, (x, y) -> x.times(nimber(y.get(0)))),
              "NimQuotient", new Property(1, (x, y) -> x.dividedBy(nimber(y.get(0)))),
              "NimSquareRoot", new Property(0, (x, none) -> x.squareRoot())));

  private static final String BIRTHDAY = "Birthday";
  private static final String CANONICAL_FORM = "CanonicalForm";
  private static final String NIM_VALUE = "NimValue";
  private static final String OUTCOME = "OutcomeClass";

  /** What every infinite nim-value answers to, beside its outcome and itself. */
  private static final Map<String, Evaluated> OF_INFINITE =
      Map.of(
          "IsInteger", new OfTruth(false),
          "IsLoopfree", new OfTruth(false),
          "IsNimber", new OfTruth(false),
          "IsNumber", new OfTruth(false),
          "IsZero", new OfTruth(false));

  /** What every nimber that is not 0 answers to. */
  private static final Map<String, Evaluated> OF_EVERY =
      Map.ofEntries(
          Map.entry("IsAllSmall", new OfTruth(true)),
          Map.entry("IsHot", new OfTruth(false)),
          Map.entry("IsInfinitesimal", new OfTruth(true)),
          Map.entry("IsInteger", new OfTruth(false)),
          Map.entry("IsLoopfree", new OfTruth(true)),
          Map.entry("IsNimber", new OfTruth(true)),
          Map.entry("IsNumber", new OfTruth(false)),
          Map.entry("IsNumberUpStar", new OfTruth(true)),
          Map.entry("IsNumberish", new OfTruth(true)),
          Map.entry("IsOrdinal", new OfTruth(false)),
          Map.entry("IsPseudonumber", new OfTruth(false)),
          Map.entry("IsStopper", new OfTruth(true)),
          Map.entry("IsStopperSided", new OfTruth(true)),
          Map.entry("IsUptimal", new OfTruth(true)),
          Map.entry("IsZero", new OfTruth(false)),
          Map.entry("LeftStop", new OfNumber(Dyadic.ZERO)),
          Map.entry("Mean", new OfNumber(Dyadic.ZERO)),
          Map.entry(OUTCOME, new Evaluated.OfOutcome(Outcome.N)),
          Map.entry("RightStop", new OfNumber(Dyadic.ZERO)),
          Map.entry("Temperature", new OfNumber(Dyadic.ZERO)));

  private NimArithmetic() {}

  /** The properties of the field, with how many parameters. */
  static Map<String, Integer> properties() {
    Map<String, Integer> names = new TreeMap<>();
    PROPERTIES.forEach((name, property) -> names.put(name, property.parameters()));
    return names;
  }

  /** The properties of a nimber that is no short game, or of an infinite nim-value. */
  static Set<String> properties(Evaluated value) {
    Set<String> names = new TreeSet<>(List.of(ValueClass.NAME, OUTCOME));
    if (value instanceof OfInfinite) {
      names.addAll(OF_INFINITE.keySet());
      names.add(NIM_VALUE);
    } else {
      names.addAll(OF_EVERY.keySet());
      names.addAll(PROPERTIES.keySet());
      names.addAll(List.of(BIRTHDAY, CANONICAL_FORM));
    }
    return names;
  }

  /** What a message calls such a value. */
  static String kind(Evaluated value) {
    return value instanceof OfInfinite ? value.kind() : value.kind() + " that is no short game";
  }

  /** Whether a written value is a nimber that is no short game, such as {@code *4294967296}. */
  static boolean isLarge(String written) {
    return written.matches("\\*[0-9]{10,}")
        && new BigInteger(written.substring(1)).compareTo(LARGEST_GAME) > 0;
  }

  /** Reads a nimber as it is written behind its star: a number, or an ordinal in brackets. */
  static Evaluated read(String size, Universe universe) {
    return evaluated(OrdinalNimber.of(Ordinal.read(size)), universe);
  }

  /** A nimber, as a game if it is a short one. */
  static Evaluated evaluated(OrdinalNimber nimber, Universe universe) {
    Ordinal size = nimber.size();
    return size.isFinite() && size.finitePart().compareTo(LARGEST_GAME) <= 0
        ? GameArithmetic.evaluated(universe.nimber(size.finitePart().intValue()))
        : new OfNimber(nimber);
  }

  /**
   * A property of a value.
   *
   * @param name one of the field, or of {@link #properties(Evaluated)} of the value
   * @throws IllegalArgumentException if a value is no nimber, or the field that it would be
   *     computed in too large
   */
  static Evaluated property(
      String name, Evaluated value, List<Evaluated> arguments, Universe universe) {
    if (value instanceof OfInfinite infinite) {
      return ofInfinite(name, infinite);
    }
    Property property = PROPERTIES.get(name);
    if (property != null) {
      try {
        return evaluated(property.read().apply(nimber(value), arguments), universe);
      } catch (ArithmeticException e) {
        throw new IllegalArgumentException(e.getMessage());
      }
    }
    if (name.equals(CANONICAL_FORM)) {
      return value;
    } else if (name.equals(BIRTHDAY)) {
      return SurrealArithmetic.evaluated(Surreal.of(nimber(value).size()));
    }
    return OF_EVERY.get(name);
  }

  private static Evaluated ofInfinite(String name, OfInfinite value) {
    return switch (name) {
      case NIM_VALUE -> value;
      case OUTCOME -> new Evaluated.OfOutcome(value.nimber().isWon() ? Outcome.N : Outcome.D);
      default -> OF_INFINITE.get(name);
    };
  }

  /** An infinite nim-value with exits that are given as numbers. */
  static LoopyNimber infinite(List<Evaluated> exits) {
    return new LoopyNimber(exits.stream().map(NimArithmetic::size).toList());
  }

  private static BigInteger size(Evaluated exit) {
    if (exit instanceof OfNumber number && number.number().isInteger()) {
      return number.number().numerator();
    }
    throw new IllegalArgumentException(exit + " as a nim-value");
  }

  private static Evaluated sum(Evaluated left, Evaluated right) {
    if (left instanceof OfInfinite one && right instanceof OfInfinite other) {
      return new OfInfinite(one.nimber().plus(other.nimber()));
    }
    LoopyNimber infinite = (left instanceof OfInfinite one ? one : (OfInfinite) right).nimber();
    Ordinal size = nimber(left instanceof OfInfinite ? right : left).size();
    if (!size.isFinite()) {
      throw new IllegalArgumentException("an infinite nim-value and a nimber of infinite size");
    }
    return new OfInfinite(infinite.plus(Nimber.of(size.finitePart())));
  }

  private static Evaluated applyInfinite(Operator operator, Evaluated left, Evaluated right) {
    return switch (operator) {
      case PLUS, MINUS -> sum(left, right);
      case TIMES, DIVIDED_BY, ORDINAL_SUM, SIDES ->
          throw new IllegalArgumentException("'" + operator.symbol() + "' of infinite nim-values");
      default ->
          new OfTruth(
              GameArithmetic.holds(
                  operator, left.equals(right) ? Relation.EQUAL : Relation.CONFUSED));
    };
  }

  /** An operator between two values of which one is a nimber that is no short game, or infinite. */
  static Evaluated apply(Operator operator, Evaluated left, Evaluated right, Universe universe) {
    if (left instanceof OfInfinite || right instanceof OfInfinite) {
      return applyInfinite(operator, left, right);
    }
    return switch (operator) {
      case PLUS, MINUS -> evaluated(nimber(left).plus(nimber(right)), universe);
      case TIMES -> copies(left, right);
      case DIVIDED_BY, ORDINAL_SUM, SIDES ->
          throw new IllegalArgumentException(
              "'" + operator.symbol() + "' of nimbers that are no short games");
      default -> new OfTruth(GameArithmetic.holds(operator, relation(left, right)));
    };
  }

  /** A nimber is less than every number above 0, whatever its size. */
  private static Relation relation(Evaluated left, Evaluated right) {
    if (SurrealArithmetic.isNumber(left) || SurrealArithmetic.isNumber(right)) {
      int sign = SurrealArithmetic.isNumber(left) ? sign(left) : -sign(right);
      return sign > 0 ? Relation.GREATER : sign < 0 ? Relation.LESS : Relation.CONFUSED;
    }
    return nimber(left).equals(nimber(right)) ? Relation.EQUAL : Relation.CONFUSED;
  }

  private static int sign(Evaluated number) {
    return SurrealArithmetic.number(number).signum();
  }

  private static Evaluated copies(Evaluated left, Evaluated right) {
    Evaluated factor = left instanceof OfNumber ? left : right;
    if (!(factor instanceof OfNumber number && number.number().isInteger())) {
      throw new IllegalArgumentException("a product of " + left.kind() + " and " + right.kind());
    }
    boolean odd = number.number().numerator().testBit(0);
    return odd ? left == factor ? right : left : new OfNumber(Dyadic.ZERO);
  }

  private static OrdinalNimber nimber(Evaluated value) {
    if (value instanceof OfNimber nimber) {
      return nimber.nimber();
    } else if (value instanceof OfNumber number && number.number().isZero()) {
      return OrdinalNimber.ZERO;
    } else if (value instanceof OfGame game && game.game().isNimber()) {
      return OrdinalNimber.of(new Nimber(game.game().uptimalExpansion().orElseThrow().nimber()));
    }
    throw new IllegalArgumentException(value + ", which is no nimber");
  }

  private static BigInteger exponent(Evaluated value) {
    if (!(value instanceof OfNumber number && number.number().isInteger())) {
      throw new IllegalArgumentException("the exponent " + value + ", which is no integer");
    }
    BigInteger exponent = number.number().numerator();
    if (exponent.bitLength() > LONGEST_EXPONENT) {
      throw new ArithmeticException(
          "an exponent of more than " + LONGEST_EXPONENT + " binary digits");
    }
    return exponent;
  }
}
