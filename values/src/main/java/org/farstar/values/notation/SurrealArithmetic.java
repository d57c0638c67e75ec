package org.farstar.values.notation;

import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.farstar.values.Dyadic;
import org.farstar.values.Ordinal;
import org.farstar.values.loopy.LoopyGame;
import org.farstar.values.notation.Evaluated.OfList;
import org.farstar.values.notation.Evaluated.OfNumber;
import org.farstar.values.notation.Evaluated.OfOutcome;
import org.farstar.values.notation.Evaluated.OfSurreal;
import org.farstar.values.notation.Evaluated.OfText;
import org.farstar.values.notation.Evaluated.OfTruth;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.surreal.Surreal;
import org.farstar.values.syntax.Operator;

/** What the operators and properties do to numbers of which at least one is not dyadic. */
final class SurrealArithmetic {
  /** The name of omega. */
  static final String OMEGA = "w";

  /** The operators between a number and a game; equality is found before. */
  private static final Set<Operator> COMPARISONS =
      EnumSet.range(Operator.LESS, Operator.GREATER_OR_CONFUSED);

  /** What has a sign expansion here. */
  static final String WITH_SIGNS =
      "a sum of powers of w with rational coefficients, which are dyadic in the exponents";

  /** The exponents of powers. */
  static final String EXPONENTS =
      "an integer, an ordinal where the base is one, or w^(x) with a finite sum x of powers of w";

  /** The largest exponent of another base than omega, and the least is its negative. */
  private static final BigInteger LARGEST_POWER = BigInteger.valueOf(100);

  private static final String BIRTHDAY = "Birthday";
  private static final String SIGN_EXPANSION = "SignExpansion";

  private static final Map<String, Function<Surreal, Evaluated>> PROPERTIES = new TreeMap<>();

  private static final List<String> OF_OPTIONS =
      List.of("FollowerCount", "Followers", "LeftOptions", "RightOptions");

  static {
    for (String kind :
        List.of(
            "IsAllSmall", "IsAtomic", "IsHot", "IsIdempotent", "IsInteger", "IsNimber", "IsZero")) {
      PROPERTIES.put(kind, x -> new OfTruth(false));
    }
    for (String kind :
        List.of(
            "IsLoopfree",
            "IsNumber",
            "IsNumberTiny",
            "IsNumberUpStar",
            "IsNumberish",
            "IsPlumtree",
            "IsPseudonumber",
            "IsStopper",
            "IsStopperSided",
            "IsUptimal")) {
      PROPERTIES.put(kind, x -> new OfTruth(true));
    }
    for (String same :
        List.of(
            "CanonicalForm",
            "LeftStop",
            "LeftStrongStop",
            "Mean",
            "Offside",
            "Onside",
            "ReducedCanonicalForm",
            "RightStop",
            "RightStrongStop")) {
      PROPERTIES.put(same, OfSurreal::new);
    }
    OF_OPTIONS.forEach(options -> PROPERTIES.put(options, SurrealArithmetic::withoutOptions));
    PROPERTIES.put("Abs", x -> evaluated(x.signum() < 0 ? x.negate() : x));
    PROPERTIES.put(
        BIRTHDAY, x -> evaluated(Surreal.of(x.birthday().orElseThrow(() -> signless(x)))));
    PROPERTIES.put("Ceiling", x -> floor(x.negate(), x).map(SurrealArithmetic::negative).get());
    PROPERTIES.put("Denominator", x -> evaluated(x.denominator()));
    PROPERTIES.put("Floor", x -> floor(x, x).get());
    PROPERTIES.put("IsInfinitesimal", x -> new OfTruth(x.isInfinitesimal()));
    PROPERTIES.put("IsOrdinal", x -> new OfTruth(x.isOrdinal()));
    PROPERTIES.put("Numerator", x -> evaluated(x.numerator()));
    PROPERTIES.put("OutcomeClass", x -> new OfOutcome(Outcome.ofSign(x.signum())));
    PROPERTIES.put(
        SIGN_EXPANSION, x -> new OfText(x.signExpansion().orElseThrow(() -> signless(x))));
    PROPERTIES.put("Stops", x -> new OfList(List.of(new OfSurreal(x), new OfSurreal(x))));
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

  /** Whether a property is one of the options, of which these numbers have too many. */
  static boolean isOfOptions(String name) {
    return OF_OPTIONS.contains(name);
  }

  /** Whether a property is one of the sign expansion. */
  static boolean isOfSigns(String name) {
    return name.equals(BIRTHDAY) || name.equals(SIGN_EXPANSION);
  }

  private static Evaluated withoutOptions(Surreal x) {
    throw new IllegalArgumentException(
        x + ", which is born on no finite day and so has infinitely many followers");
  }

  private static IllegalArgumentException signless(Surreal x) {
    return new IllegalArgumentException(x + ", whose sign expansion is not known here");
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
   * An operator between a number that is not dyadic and a game. On, off and dud take up every
   * number that is added to them; else the two can only be compared. The number is no stop of the
   * game, and by number avoidance nobody moves in it before the game has come to a stop: the game
   * compares with it as with every number between the same two stops. The games over and on
   * themselves are below all positive numbers and above all numbers.
   *
   * @throws IllegalArgumentException for other operators and other values
   */
  static Evaluated apply(Operator operator, Evaluated left, Evaluated right, Universe universe) {
    boolean first = left instanceof OfSurreal;
    Surreal number = ((OfSurreal) (first ? left : right)).number();
    Evaluated other = first ? right : left;
    if (operator == Operator.PLUS || operator == Operator.MINUS) {
      LoopyGame sum =
          Optional.of(other)
              .filter(Evaluated.OfLoopy.class::isInstance)
              .map(game -> LoopyArithmetic.game(game, universe))
              .filter(LoopyGame::absorbsNumbers)
              .orElseThrow(() -> new IllegalArgumentException(number + ", which is no short game"));
      return new Evaluated.OfLoopy(first && operator == Operator.MINUS ? sum.negate() : sum);
    } else if (!COMPARISONS.contains(operator)) {
      throw new IllegalArgumentException(number + ", which is no short game");
    }
    LoopyGame game = LoopyArithmetic.game(other, universe);
    LoopyGame instead = LoopyGame.of(universe.number(game.standIn(number)));
    return new OfTruth(
        GameArithmetic.holds(operator, first ? instead.compare(game) : game.compare(instead)));
  }

  /** The least and the greatest of two numbers, and the simplest between them. */
  static Surreal apply(String function, Surreal x, Surreal y) {
    return switch (function) {
      case "Max" -> x.compareTo(y) >= 0 ? x : y;
      case "Min" -> x.compareTo(y) <= 0 ? x : y;
      default -> Surreal.simplest(Optional.of(x), Optional.of(y));
    };
  }

  /**
   * A power: of omega Conway's, with an integer as exponent that of the field, and of an ordinal
   * with an infinite ordinal as exponent Cantor's.
   *
   * @throws ArithmeticException if it is too large
   * @throws IllegalArgumentException if it is not defined
   */
  static Evaluated power(Surreal base, Surreal exponent) {
    if (base.equals(Surreal.OMEGA)) {
      return evaluated(Surreal.omegaTo(exponent));
    } else if (exponent.isInteger()) {
      BigInteger power = exponent.floor().orElseThrow();
      if (power.abs().compareTo(LARGEST_POWER) > 0) {
        throw new ArithmeticException("the exponent " + power + " of " + base);
      }
      Surreal of = power.signum() < 0 ? Surreal.of(Dyadic.ONE).dividedBy(base) : base;
      return evaluated(of.power(power.abs().intValue()));
    }
    Optional<Ordinal> ordinal = base.ordinal();
    Optional<Ordinal> large = exponent.ordinal();
    if (ordinal.isPresent() && large.isPresent()) {
      return evaluated(Surreal.of(ordinal.get().power(large.get())));
    }
    throw new IllegalArgumentException("the exponent " + exponent + " of " + base);
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
      case ORDINAL_SUM -> evaluated(left.ordinalSum(right));
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
