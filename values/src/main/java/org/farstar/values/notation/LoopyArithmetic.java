package org.farstar.values.notation;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import org.farstar.values.Dyadic;
import org.farstar.values.loopy.LoopyForm;
import org.farstar.values.loopy.LoopyGame;
import org.farstar.values.loopy.LoopyThermograph;
import org.farstar.values.loopy.StopperThermograph;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.syntax.Operator;

/** What the operators and properties do to values of which at least one is loopy. */
final class LoopyArithmetic {
  /** Copies are added up one by one. */
  private static final int MOST_COPIES = 64;

  private static final Map<String, Function<Universe, LoopyGame>> NAMES =
      Map.of(
          "on", LoopyGame::on,
          "off", LoopyGame::off,
          "over", LoopyGame::over,
          "under", LoopyGame::under,
          "upon", LoopyGame::upon,
          "dud", LoopyGame::dud);

  /** The power of up to on, and the sum of all powers of up. */
  private static final Map<String, Function<Universe, LoopyGame>> POWERS =
      Map.of(
          "^<on>", u -> LoopyGame.of(u.up()).power(LoopyGame.on(u)),
          "v<on>", u -> LoopyGame.of(u.up()).power(LoopyGame.on(u)).negate(),
          "^[on]", LoopyGame::upon,
          "v[on]", u -> LoopyGame.upon(u).negate());

  /** What is asked of stoppers alone. */
  static final String STOPPERS = "stoppers for which it is defined, such as a game's .Onside";

  private static final List<String> KINDS_OF_SHORT_GAMES =
      List.of("IsInteger", "IsNimber", "IsNumber", "IsOrdinal", "IsUptimal", "IsZero");

  private static final Map<String, Function<LoopyGame, Evaluated>> PROPERTIES = new TreeMap<>();

  static {
    test("IsIdempotent", LoopyGame::isIdempotent);
    test("IsLoopfree", LoopyGame::isLoopfree);
    test("IsPlumtree", LoopyGame::isPlumtree);
    test("IsPseudonumber", LoopyGame::isPseudonumber);
    test("IsStopper", LoopyGame::isStopper);
    test("IsStopperSided", LoopyGame::isStopperSided);
    for (String kind : KINDS_OF_SHORT_GAMES) {
      // A loopy game is none of these; of short games they are asked elsewhere.
      test(kind, g -> false);
    }
    test("IsAllSmall", LoopyGame::isAllSmall);
    test("IsHot", LoopyGame::isHot);
    test("IsInfinitesimal", LoopyGame::isInfinitesimal);
    test("IsNumberTiny", LoopyGame::isNumberTiny);
    test("IsNumberish", LoopyGame::isNumberish);
    PROPERTIES.put("CanonicalForm", LoopyArithmetic::evaluated);
    PROPERTIES.put("FollowerCount", g -> new Evaluated.OfNumber(Dyadic.of(g.followers().size())));
    PROPERTIES.put("Followers", g -> list(g.followers()));
    PROPERTIES.put("LeftStop", g -> evaluated(g.stop(Player.LEFT)));
    PROPERTIES.put("LeftStrongStop", g -> evaluated(g.strongStop(Player.LEFT)));
    PROPERTIES.put("RightStop", g -> evaluated(g.stop(Player.RIGHT)));
    PROPERTIES.put("RightStrongStop", g -> evaluated(g.strongStop(Player.RIGHT)));
    PROPERTIES.put("Stops", g -> list(List.of(g.stop(Player.LEFT), g.stop(Player.RIGHT))));
    PROPERTIES.put("Mean", LoopyArithmetic::mean);
    PROPERTIES.put("Temperature", LoopyArithmetic::temperature);
    PROPERTIES.put("Thermograph", Evaluated.OfLoopyThermograph::of);
    PROPERTIES.put("Miny", g -> tiny(g, Player.RIGHT));
    PROPERTIES.put("Tiny", g -> tiny(g, Player.LEFT));
    PROPERTIES.put("Variety", g -> evaluated(g.variety()));
    PROPERTIES.put("Degree", g -> stopper(g.degree(), "the degree of " + g));
    PROPERTIES.put("LeftOptions", g -> options(g, Player.LEFT));
    PROPERTIES.put("Offside", g -> stopper(g.offside(), "the offside of " + g));
    PROPERTIES.put("Onside", g -> stopper(g.onside(), "the onside of " + g));
    PROPERTIES.put("OutcomeClass", g -> new Evaluated.OfOutcome(g.outcome()));
    PROPERTIES.put("RightOptions", g -> options(g, Player.RIGHT));
  }

  /** The properties with another game as their parameter. */
  private static final Map<String, BinaryOperator<LoopyGame>> BINARY =
      new TreeMap<>(
          Map.of(
              "Downsum",
              (g, h) -> found(g.downsum(h), "the downsum of " + g + " and " + h),
              "DownsumVariety",
              (g, d) -> found(g.downsumVariety(d), "a side of the variety"),
              "OrdinalSum",
              LoopyGame::ordinalSum,
              "Pow",
              LoopyGame::power,
              "PowTo",
              LoopyGame::powerSum,
              "Subordinate",
              LoopyArithmetic::subordinate,
              "Upsum",
              (g, h) -> found(g.upsum(h), "the upsum of " + g + " and " + h),
              "UpsumVariety",
              (g, d) -> found(g.upsumVariety(d), "a side of the variety")));

  private LoopyArithmetic() {}

  /** The properties with a parameter. */
  static Set<String> binaryProperties() {
    return BINARY.keySet();
  }

  /** A property with a parameter, or null if there is none of that name. */
  static BinaryOperator<LoopyGame> binary(String name) {
    return BINARY.get(name);
  }

  /** What a property with a parameter is defined for, to be said where it is not. */
  static String wanted(String name) {
    return switch (name) {
      case "Pow" ->
          "the power of a game {0|H} to an exponent of at least 1: a number, a number + over or"
              + " under, or on";
      case "PowTo" -> "an exponent of at least 0: a number, a number + over or under, or on";
      default -> STOPPERS;
    };
  }

  private static LoopyGame subordinate(LoopyGame game, LoopyGame base) {
    return game.subordinate(base)
        .orElseThrow(() -> new IllegalArgumentException(game + ", which is no " + base + ":X"));
  }

  /** Where the mast stands, at infinity for on and off. */
  private static Evaluated mean(LoopyGame game) {
    return ofSides(game, "mean", side -> mean(side, game.universe()));
  }

  private static Optional<Evaluated> mean(StopperThermograph side, Universe universe) {
    Optional<Evaluated> infinite =
        side.owner()
            .map(p -> p == Player.LEFT ? LoopyGame.on(universe) : LoopyGame.off(universe))
            .map(LoopyArithmetic::evaluated);
    return infinite.isPresent() ? infinite : side.mean().map(Evaluated.OfNumber::new);
  }

  /** Where the mast begins; on where the walls never meet. */
  private static Evaluated temperature(LoopyGame game) {
    Evaluated never = evaluated(LoopyGame.on(game.universe()));
    return ofSides(
        game,
        "temperature",
        side ->
            side.temperature()
                .map(t -> (Evaluated) new Evaluated.OfNumber(t))
                .or(() -> Optional.of(never)));
  }

  private static Evaluated ofSides(
      LoopyGame game, String what, Function<StopperThermograph, Optional<Evaluated>> read) {
    LoopyThermograph walls = game.thermograph();
    Optional<Evaluated> onside = read.apply(walls.onside());
    Optional<Evaluated> offside = read.apply(walls.offside());
    if (onside.isEmpty() || offside.isEmpty()) {
      throw new IllegalArgumentException(
          game + ", whose walls never meet, so that it has no " + what);
    }
    if (!onside.equals(offside)) {
      throw new IllegalArgumentException(
          game
              + ", whose onside has the "
              + what
              + " "
              + onside.get()
              + " and whose offside has "
              + offside.get());
    }
    return onside.get();
  }

  /** Whether a name is that of a loopy game. */
  static boolean isName(String name) {
    return NAMES.containsKey(name) || POWERS.containsKey(name);
  }

  /** The names of loopy games. */
  static Set<String> names() {
    return NAMES.keySet();
  }

  /** The loopy game of a name. */
  static Evaluated named(String name, Universe universe) {
    return evaluated(NAMES.getOrDefault(name, POWERS.get(name)).apply(universe));
  }

  /** The properties that loopy games have, and short games as the special case. */
  static Set<String> properties() {
    return PROPERTIES.keySet();
  }

  /** A property of a game, or null if there is none of that name. */
  static Function<LoopyGame, Evaluated> property(String name) {
    return PROPERTIES.get(name);
  }

  /** A value as a game that may be loopy. */
  static LoopyGame game(Evaluated value, Universe universe) {
    if (value instanceof Evaluated.OfLoopy loopy) {
      LoopyGame game = loopy.game();
      return game.universe() == universe ? game : game.adopted(universe);
    } else if (value instanceof Evaluated.OfNumber number) {
      return LoopyGame.of(universe.number(number.number()));
    } else if (value instanceof Evaluated.OfGame game) {
      return LoopyGame.of(universe.adopt(game.game()));
    }
    throw new IllegalArgumentException(value + ", which is " + value.kind());
  }

  /** A game, as a short one if it is equal to one. */
  static Evaluated evaluated(LoopyGame game) {
    return game.shortGame()
        .map(GameArithmetic::evaluated)
        .orElseGet(() -> new Evaluated.OfLoopy(game));
  }

  /** The game of a form with these options. */
  static Evaluated form(List<LoopyGame> left, List<LoopyGame> right, Universe universe) {
    boolean stoppers =
        left.stream().allMatch(LoopyGame::isStopper)
            && right.stream().allMatch(LoopyGame::isStopper);
    LoopyGame onside = form(left, right, universe, LoopyGame::onside);
    return evaluated(
        stoppers
            ? onside
            : LoopyGame.sides(onside, form(left, right, universe, LoopyGame::offside)));
  }

  private static LoopyGame form(
      List<LoopyGame> left,
      List<LoopyGame> right,
      Universe universe,
      Function<LoopyGame, Optional<LoopyGame>> side) {
    LoopyForm.Builder builder = new LoopyForm.Builder(universe);
    int start = builder.vertex();
    for (Player player : Player.values()) {
      for (LoopyGame option : player == Player.LEFT ? left : right) {
        LoopyGame stopper =
            side.apply(option)
                .orElseThrow(() -> new IllegalArgumentException(option + " as an option"));
        builder.option(player, start, stopper.addTo(builder));
      }
    }
    return LoopyGame.of(builder.build(), start);
  }

  /** {@code {0||0|-g}}, or its negative {@code {g|0||0}} for Right. */
  static Evaluated tiny(LoopyGame game, Player player) {
    Universe universe = game.universe();
    LoopyGame zero = LoopyGame.of(universe.zero());
    LoopyForm.Builder builder = new LoopyForm.Builder(universe);
    int start = builder.vertex();
    int threat = builder.vertex();
    LoopyGame gain = player == Player.LEFT ? game.negate() : game;
    builder.option(player, start, zero.addTo(builder));
    builder.option(player.opponent(), start, threat);
    builder.option(player, threat, zero.addTo(builder));
    builder.option(player.opponent(), threat, gain.addTo(builder));
    return evaluated(LoopyGame.of(builder.build(), start));
  }

  /** The sum of n copies. */
  static LoopyGame times(LoopyGame game, BigInteger copies) {
    if (copies.abs().compareTo(BigInteger.valueOf(MOST_COPIES)) > 0) {
      throw new IllegalArgumentException(copies + " copies of a loopy game");
    }
    LoopyGame one = copies.signum() < 0 ? game.negate() : game;
    LoopyGame sum = LoopyGame.of(game.universe().zero());
    for (int i = copies.abs().intValue(); i > 0; i--) {
      sum = sum.plus(one);
    }
    return sum;
  }

  /** An operator that gives a game, or null if it is of another kind. */
  static LoopyGame apply(Operator operator, LoopyGame left, LoopyGame right) {
    return switch (operator) {
      case PLUS -> left.plus(right);
      case MINUS -> left.minus(right);
      case SIDES -> LoopyGame.sides(left, right);
      default -> null;
    };
  }

  private static void test(String name, Predicate<LoopyGame> test) {
    PROPERTIES.put(name, g -> new Evaluated.OfTruth(test.test(g)));
  }

  private static Evaluated stopper(Optional<LoopyGame> side, String what) {
    return evaluated(found(side, what));
  }

  private static LoopyGame found(Optional<LoopyGame> side, String what) {
    return side.orElseThrow(() -> new IllegalArgumentException(what + ", which is no stopper"));
  }

  private static Evaluated options(LoopyGame game, Player player) {
    return list(game.options(player));
  }

  private static Evaluated list(List<LoopyGame> games) {
    return new Evaluated.OfList(games.stream().map(LoopyArithmetic::evaluated).toList());
  }
}
