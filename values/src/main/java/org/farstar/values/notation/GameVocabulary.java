package org.farstar.values.notation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.farstar.values.Dyadic;
import org.farstar.values.notation.Evaluated.OfList;
import org.farstar.values.notation.Evaluated.OfNumber;
import org.farstar.values.notation.Evaluated.OfText;
import org.farstar.values.notation.Evaluated.OfTruth;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.UptimalExpansion;

/** What can be asked of any short game by name; the names are those that the field uses. */
final class GameVocabulary {

  /** The function that reads its text as a value is printed, {@code 1*2} being 1 + *2. */
  static final String VALUE = "Value";

  /** The functions that make games. */
  static final List<String> FUNCTIONS = List.of("Miny", "Tiny", VALUE);

  /**
   * A property.
   *
   * @param parameters for each parameter, whether it must be a number
   * @param wanted what it is defined for, to be said where it is not
   * @param read what it is for a game and parameters
   */
  record Property(
      List<Boolean> parameters,
      String wanted,
      BiFunction<ShortGame, List<ShortGame>, Evaluated> read) {}

  private static final String ANY = "another game";

  private static final Map<String, Property> PROPERTIES = new TreeMap<>();

  static {
    tests();
    counts();
    lists();
    related();
  }

  private GameVocabulary() {}

  /** The property of that name, or null. */
  static Property property(String name) {
    return PROPERTIES.get(name);
  }

  /** The names of all properties. */
  static Set<String> properties() {
    return PROPERTIES.keySet();
  }

  private static void tests() {
    test("IsAllSmall", ShortGame::isAllSmall);
    test("IsAtomic", ShortGame::isAtomic);
    test("IsEven", ShortGame::isEven);
    test("IsEvenTempered", ShortGame::isEvenTempered);
    test("IsHot", ShortGame::isHot);
    test("IsInfinitesimal", ShortGame::isInfinitesimal);
    test("IsInteger", ShortGame::isInteger);
    test("IsNimber", ShortGame::isNimber);
    test("IsNumber", ShortGame::isNumber);
    test("IsNumberTiny", ShortGame::isNumberTiny);
    test("IsNumberUpStar", ShortGame::isNumberUpStar);
    test("IsNumberish", ShortGame::isNumberish);
    test("IsOdd", ShortGame::isOdd);
    test("IsOddTempered", ShortGame::isOddTempered);
    test("IsOrdinal", g -> g.isInteger() && g.isAtLeast(g.universe().zero()));
    test("IsUptimal", ShortGame::isUptimal);
    test("IsZero", ShortGame::isZero);
  }

  private static void counts() {
    put("Birthday", g -> integer(g.birthday()));
    put("FollowerCount", g -> integer(g.followerCount()));
    put("LeftStop", g -> new OfNumber(g.leftStop()));
    put("Mean", g -> new OfNumber(g.mean()));
    put("MisereOutcomeClass", g -> new Evaluated.OfOutcome(g.misereOutcome()));
    PROPERTIES.put(
        "NimValue",
        new Property(List.of(), "a nimber", (g, none) -> integer(BigInteger.valueOf(size(g)))));
    put("OutcomeClass", g -> new Evaluated.OfOutcome(g.outcome()));
    put("RightStop", g -> new OfNumber(g.rightStop()));
    put("StopCount", g -> integer(g.stopCount()));
    put("Temperature", g -> new OfNumber(g.temperature()));
    put("Thermograph", Evaluated.OfThermograph::new);
    PROPERTIES.put(
        "UptimalExpansion",
        new Property(
            List.of(), "an uptimal, as IsUptimal tells", (g, none) -> new OfText(expansion(g))));
  }

  private static void lists() {
    put("Followers", g -> list(g.followers()));
    put("Incentives", g -> list(g.incentives()));
    put("LeftIncentives", g -> list(g.incentives(Player.LEFT)));
    put("LeftOptions", g -> list(g.leftOptions()));
    put("RightIncentives", g -> list(g.incentives(Player.RIGHT)));
    put("RightOptions", g -> list(g.rightOptions()));
    put("Stops", g -> new OfList(List.of(new OfNumber(g.leftStop()), new OfNumber(g.rightStop()))));
  }

  private static void related() {
    game("AtomicWeight", ShortGame::atomicWeight);
    game("CanonicalForm", g -> g);
    game("Companion", ShortGame::companion);
    game("Freeze", ShortGame::freeze);
    game("ReducedCanonicalForm", ShortGame::reduced);
    FormArithmetic.compounds()
        .forEach((name, of) -> put(name, List.of(false), ANY, (g, h) -> of.of(g, h.get(0))));
    put("Cool", List.of(true), "a number above -1", (g, t) -> g.cool(number(t.get(0))));
    put("Heat", List.of(false), ANY, (g, t) -> g.heat(t.get(0)));
    put(
        "NortonMultiply",
        List.of(false),
        "a unit greater than 0",
        (g, u) -> g.nortonTimes(u.get(0)));
    put(
        "NortonProduct",
        List.of(false),
        "a unit greater than 0",
        (g, u) -> g.nortonTimes(u.get(0)));
    game("Miny", g -> g.universe().miny(g));
    game("Tiny", g -> g.universe().tiny(g));
    put("OrdinalProduct", List.of(false), ANY, (g, h) -> g.ordinalProduct(h.get(0)));
    put("OrdinalSum", List.of(false), ANY, (g, h) -> g.ordinalSum(h.get(0)));
    put("Overheat", List.of(false, false), ANY, (g, st) -> g.overheat(st.get(0), st.get(1)));
  }

  private static void test(String name, Predicate<ShortGame> test) {
    put(name, g -> new OfTruth(test.test(g)));
  }

  private static void game(String name, Function<ShortGame, ShortGame> read) {
    put(name, g -> GameArithmetic.evaluated(read.apply(g)));
  }

  private static void put(String name, Function<ShortGame, Evaluated> read) {
    PROPERTIES.put(name, new Property(List.of(), ANY, (g, none) -> read.apply(g)));
  }

  private static void put(
      String name,
      List<Boolean> parameters,
      String wanted,
      BiFunction<ShortGame, List<ShortGame>, ShortGame> read) {
    PROPERTIES.put(
        name,
        new Property(
            parameters, wanted, (g, with) -> GameArithmetic.evaluated(read.apply(g, with))));
  }

  private static long size(ShortGame g) {
    return g.uptimalExpansion()
        .filter(expansion -> g.isNimber())
        .map(UptimalExpansion::nimber)
        .orElseThrow(() -> new IllegalArgumentException(g + ", which is no nimber"));
  }

  private static Evaluated integer(BigInteger value) {
    return new OfNumber(Dyadic.of(value));
  }

  private static Dyadic number(ShortGame game) {
    return game.asNumber().orElseThrow();
  }

  private static Evaluated list(Collection<ShortGame> games) {
    return new OfList(games.stream().map(GameArithmetic::evaluated).toList());
  }

  /** The expansion as an expression with this value. */
  private static String expansion(ShortGame g) {
    UptimalExpansion expansion =
        g.uptimalExpansion()
            .orElseThrow(() -> new IllegalArgumentException(g + ", which is no uptimal"));
    List<String> terms = new ArrayList<>();
    if (!expansion.number().isZero()) {
      terms.add(expansion.number().toString());
    }
    for (int i = 0; i < expansion.coefficients().size(); i++) {
      long a = expansion.coefficients().get(i);
      if (a != 0) {
        String copies = Math.abs(a) == 1 ? "" : Math.abs(a) + "*";
        terms.add(copies + (a > 0 ? "^" : "v") + (i == 0 ? "" : "<" + (i + 1) + ">"));
      }
    }
    if (expansion.nimber() > 0) {
      terms.add(expansion.nimber() == 1 ? "*" : "*" + expansion.nimber());
    }
    return terms.isEmpty() ? "0" : String.join(" + ", terms);
  }
}
