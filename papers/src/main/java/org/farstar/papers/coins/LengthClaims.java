package org.farstar.papers.coins;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.search.ValueTable;
import org.farstar.engine.theory.Works;
import org.farstar.games.strip.coins.CoinFamily;
import org.farstar.games.strip.coins.CoinLine;
import org.farstar.games.strip.coins.FlippingCoins;
import org.farstar.games.strip.coins.LengthVariant;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * Section 5: which variants by the numbers of coins turned have numbers only, and what values there
 * are in others.
 */
final class LengthClaims {
  private static final Claims PAPER = Claims.of(Works.FLIPPING_COINS);
  private static final Cases.Key<Map<String, Values>> VALUES = new Cases.Key<>();

  /** For each set of Left's lengths from 2 to 5 those of Right's with which all is numbers. */
  private static final Map<String, String> NUMBERS =
      Map.ofEntries(
          Map.entry("2", "2 3 4 2,4 3,4 5 3,5 4,5 3,4,5"),
          Map.entry("3", "2 4 5 2,5 4,5"),
          Map.entry("2,3", "all"),
          Map.entry("4", "2 4 5"),
          Map.entry("2,4", "2 3 4 2,4 3,4 5 3,5 4,5 3,4,5"),
          Map.entry("3,4", "2 3 4 3,4 5 2,5 3,5 4,5 3,4,5"),
          Map.entry("2,3,4", "all"),
          Map.entry("5", "2 5"),
          Map.entry("2,5", "2 3 4 2,4 3,4 5 2,5 3,5 4,5 2,4,5 3,4,5"),
          Map.entry("3,5", "2 4 5 2,5 4,5"),
          Map.entry("2,3,5", "all"),
          Map.entry("4,5", "2 4 5 4,5"),
          Map.entry("2,4,5", "2 3 4 2,4 3,4 5 2,5 3,5 4,5 2,4,5 3,4,5"),
          Map.entry("3,4,5", "all"),
          Map.entry("2,3,4,5", "all"));

  /** The values of a variant's lines as short games. */
  private static final class Values {
    final FlippingCoins rules;
    final Universe universe = new Universe();
    final ValueTable<CoinLine, ShortGame> table = ValueTable.remembering();

    Values(String parameters) {
      this.rules = CoinFamily.rules(parameters);
    }

    ShortGame of(CoinLine line, Cases cases) {
      return new ValueSearch<>(rules, new ShortGameAlgebra(universe), table, cases.control())
          .value(line);
    }
  }

  private LengthClaims() {}

  static List<Claim> all() {
    return List.of(byLines(), classified(), referee(), otherValues(), reduced());
  }

  private static Claim byLines() {
    return PAPER
        .at("5-lengths", "Section 5, with the proof of Theorem 3.2")
        .says(
            "Where every number of tails that Left may turn plus every number of coins that Right may,"
                + " less 2, is a number of tails that Left may turn, every pair of moves has by the"
                + " lines themselves the F2 property, or the F1 property with an answer of Left's; so"
                + " all lines of whatever length are numbers. The condition holds where Right turns"
                + " two coins, and where Left turns any number from some number on and Right two or"
                + " more.")
        .over(
            "all lines of up to %d coins, and all variants of which the condition holds: Left a set"
                + " of numbers up to 5, with all larger ones or without, and Right a set of numbers"
                + " up to 4; Left all even numbers and Right a set of even numbers up to 4",
            0, 7)
        .atMost(12)
        .butNot(
            "Where both turn three, every pair of moves has one of the two properties, too.",
            (n, cases) -> byLines(new LengthVariant(1 << 3, 1 << 3), n, cases))
        .butNot(
            "Where Left turns any number from two on and Right one coin, every pair of moves has"
                + " one of the two properties, too.",
            (n, cases) ->
                byLines(new LengthVariant((2 << LengthVariant.MOST_COINS) - 4, 1 << 1), n, cases))
        .check((n, cases) -> closedVariants(n).forEach(variant -> byLines(variant, n, cases)));
  }

  private static List<LengthVariant> closedVariants(int coins) {
    int larger = (2 << Math.max(coins, 5)) - 1 & -1 << 6;
    List<LengthVariant> variants = new ArrayList<>();
    for (int left = 2; left < 1 << 6; left += 2) {
      for (int right = 2; right < 1 << 5; right += 2) {
        for (int lengths : List.of(left, left | larger)) {
          if (isClosed(lengths, right, coins, lengths != left)) {
            variants.add(new LengthVariant(lengths, right));
          }
        }
      }
    }
    int even = 0x55555554 & (larger | (1 << 6) - 1);
    variants.add(new LengthVariant(even, 1 << 4));
    variants.add(new LengthVariant(even, 1 << 2 | 1 << 4));
    return variants;
  }

  /** Whether a + b - 2 is one of Left's lengths for all of Left's a and Right's b. */
  private static boolean isClosed(int left, int right, int coins, boolean larger) {
    for (int a = 1; a < Integer.SIZE; a++) {
      for (int b = 1; b <= 4; b++) {
        boolean turned = (left >> a & 1) != 0 && (right >> b & 1) != 0;
        boolean beyond = larger && a + b - 2 > Math.max(coins, 5);
        if (turned && !beyond && (left >> a + b - 2 & 1) == 0) {
          return false;
        }
      }
    }
    return true;
  }

  private static void byLines(LengthVariant variant, int coins, Cases cases) {
    FlippingCoins rules = CoinFamily.rules(variant.parameters());
    CoinReferee.lines(coins)
        .forEach(
            line -> {
              for (CoinLine left : rules.options(line, Player.LEFT)) {
                for (CoinLine right : rules.options(line, Player.RIGHT)) {
                  Set<CoinLine> answers = new HashSet<>(rules.options(right, Player.LEFT));
                  cases.check(
                      answers.contains(left)
                          || rules.options(left, Player.RIGHT).stream().anyMatch(answers::contains),
                      () -> variant.parameters() + ": " + line + " to " + left + " and " + right);
                }
              }
            });
  }

  private static Claim classified() {
    return PAPER
        .at("5-lengths-table", "Section 5, 'the only version where the values are numbers'")
        .says(
            "Of the 225 variants in which the numbers of coins turned are from 2 to 5, 143 have numbers"
                + " only; with Left's numbers among them 2 and 3, or 3, 4 and 5, all have.")
        .over("all lines of up to %d coins", 14, 14)
        .atMost(LengthVariant.MOST_COINS)
        .butNot(
            "With Left's 3 and 4, too, all have.",
            (n, cases) ->
                cases.equal(
                    Optional.empty(),
                    new LengthVariant(1 << 3 | 1 << 4, 1 << 2 | 1 << 3)
                        .firstFlaw(n, cases.control()),
                    () -> "left 3,4 right 2,3"))
        .check(LengthClaims::classified);
  }

  private static void classified(int coins, Cases cases) {
    int count = 0;
    for (int left = 4; left < 1 << 6; left += 4) {
      String expected = NUMBERS.get(LengthVariant.text(left));
      for (int right = 4; right < 1 << 6; right += 4) {
        String with = LengthVariant.text(right);
        boolean numbers = expected.equals("all") || List.of(expected.split(" ")).contains(with);
        LengthVariant variant = new LengthVariant(left, right);
        Optional<LengthVariant.Flaw> flaw = variant.firstFlaw(coins, cases.control());
        cases.equal(numbers, flaw.isEmpty(), () -> variant.parameters() + ": numbers only");
        count += flaw.isEmpty() ? 1 : 0;
      }
    }
    int found = count;
    cases.equal(143, found, () -> "variants with numbers only");
  }

  private static Claim referee() {
    return PAPER
        .beyond("5-lengths-referee")
        .says(
            "The first line of a variant that is no number, as the table finds it, is the one that a"
                + " search by the rules finds.")
        .over("both sets of lengths among 1 to 4, lines of up to %d coins", 1, 7)
        .atMost(12)
        .check(LengthClaims::referee);
  }

  private static void referee(int coins, Cases cases) {
    for (int left = 2; left < 1 << 5; left += 2) {
      for (int right = 2; right < 1 << 5; right += 2) {
        LengthVariant variant = new LengthVariant(left, right);
        CoinReferee referee = CoinReferee.of(cases, variant.parameters());
        Optional<CoinLine> first = Optional.empty();
        for (int n = 0; n <= coins && first.isEmpty(); n++) {
          first = CoinReferee.lines(n).filter(line -> isOther(referee, line, cases)).findFirst();
        }
        cases.equal(
            first,
            variant.firstFlaw(coins, cases.control()).map(LengthVariant.Flaw::line),
            variant::parameters);
      }
    }
  }

  private static boolean isOther(CoinReferee referee, CoinLine line, Cases cases) {
    try {
      referee.value(line, cases.control());
      return false;
    } catch (NoSuchValueException e) {
      return true;
    }
  }

  private static Claim otherValues() {
    return PAPER
        .at("5-other-values", "Section 5, other variants")
        .says(
            "Other variants have switches, as left=11 right=01,001: 00011 = {0|-1/2}; tinies, as"
                + " left=11,111 right=1: 111 = Tiny(1); minies, as left=111,101 right=01: 0111101 ="
                + " Miny(1/16); and games with three stops, as left=111,101 right=001,1: 1101 ="
                + " {0||-3|-5}.")
        .over("the lines named")
        .check(
            cases -> {
              value("left=11 right=01,001", "00011", "{0|-1/2}", cases);
              value("left=11,111 right=1", "111", "Tiny(1)", cases);
              value("left=111,101 right=01", "0111101", "Miny(1/16)", cases);
              value("left=111,101 right=001,1", "1101", "{0||-3|-5}", cases);
            });
  }

  private static void value(String parameters, String line, String expected, Cases cases) {
    cases.equal(
        expected,
        values(parameters, cases).of(CoinLine.of(line), cases).toString(),
        () -> parameters + ": " + line);
  }

  private static Values values(String parameters, Cases cases) {
    return cases.table(VALUES, HashMap::new).computeIfAbsent(parameters, Values::new);
  }

  private static Claim reduced() {
    return PAPER
        .at("5-reduced", "Section 5, reduced canonical values")
        .says(
            "The reduced canonical forms of left=11 right=011, left=11 right=001,011 and left=11,111"
                + " right=1 are numbers and switches {x|y} of numbers.")
        .over("all lines of up to %d coins", 0, 9)
        .conjecture()
        .butNot(
            "So are those of left=11 right=01,001.",
            (n, cases) -> reduced("left=11 right=01,001", n, cases))
        .check(
            (n, cases) -> {
              reduced("left=11 right=011", n, cases);
              reduced("left=11 right=001,011", n, cases);
              reduced("left=11,111 right=1", n, cases);
            });
  }

  private static void reduced(String parameters, int coins, Cases cases) {
    Values values = values(parameters, cases);
    CoinReferee.lines(coins)
        .forEach(
            line -> {
              ShortGame form = values.of(line, cases).reduced();
              cases.check(
                  form.isNumber() || isSwitch(form),
                  () -> parameters + ": " + line + " has the reduced form " + form);
            });
  }

  private static boolean isSwitch(ShortGame form) {
    return form.leftOptions().size() == 1
        && form.rightOptions().size() == 1
        && form.leftOptions().get(0).isNumber()
        && form.rightOptions().get(0).isNumber();
  }
}
