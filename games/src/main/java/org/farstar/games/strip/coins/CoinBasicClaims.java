package org.farstar.games.strip.coins;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.values.Dyadic;
import org.farstar.values.NumberForm;
import org.farstar.values.player.Player;

/** Sections 1 and 2 of the paper: the rules, and what it uses of numbers. */
final class CoinBasicClaims {
  private static final Claims PAPER = Claims.of("flipping-coins");

  private CoinBasicClaims() {}

  static List<Claim> all() {
    return List.of(options(), movesLower(), simplestForms(), ordinalSums(), ordinalSumOrder());
  }

  private static Claim options() {
    return PAPER
        .at("1-options", "Section 1")
        .says("1011 = {0001, 001, 1 | 1101, 111}.")
        .over("the example")
        .check(CoinBasicClaims::exampleOptions);
  }

  private static Claim movesLower() {
    return PAPER
        .at("1-ends", "Section 1")
        .says("Every move lowers the associated binary number, so every play ends.")
        .over("all moves from lines of up to %d coins", 0, 12)
        .check(CoinBasicClaims::everyMoveLowers);
  }

  private static Claim simplestForms() {
    return PAPER
        .at("2.2-examples", "Section 2, after Theorem 2.2")
        .says(
            "0 = {|} = {-9|} = {-1/2|7/4}; -2 = {|-1} = {-5/2|-31/16}; 1 = {0|} = {0|100}; 1/2 ="
                + " {0|1} = {3/8|17/32}.")
        .over("the nine forms")
        .check(CoinBasicClaims::simplestForms);
  }

  private static Claim ordinalSums() {
    return PAPER
        .at("2-ordinal-sums", "Section 2, after the definition of the ordinal sum")
        .says("1:1 = 2, 1:-1 = 1/2, 1:1/2 = 3/2, 1/2:1 = 3/4, (1:-1):1/2 = 5/8; x:0 = x = 0:x.")
        .over("the five examples, and x:0 and 0:x for numbers born by day 6")
        .check(CoinBasicClaims::ordinalSumExamples);
  }

  private static Claim ordinalSumOrder() {
    return PAPER
        .theorem("2.3")
        .says(
            "For a number G whose options are numbers and a number H >= 0: G^L < G:H^L < G:H <"
                + " G:H^R < G^R; G:0 = G, and G:H > G for H > 0. G in any form, canonical or not.")
        .over("all G with at most one option a side, and all H, of numbers born by day %d", 0, 5)
        .check(CoinBasicClaims::ordinalSumOrder);
  }

  private static void exampleOptions(Cases cases) {
    FlippingCoins rules = new FlippingCoins();
    CoinLine line = CoinLine.of("1011");
    for (Player player : Player.values()) {
      List<String> expected =
          player == Player.LEFT ? List.of("0001", "001", "1") : List.of("1101", "111");
      TreeSet<String> found = new TreeSet<>();
      rules.options(line, player).forEach(option -> found.add(option.toString()));
      cases.equal(new TreeSet<>(expected), found, () -> player.title() + "'s options of 1011");
    }
  }

  private static void everyMoveLowers(int size, Cases cases) {
    FlippingCoins rules = new FlippingCoins();
    CoinReferee.lines(size)
        .forEach(
            line -> {
              for (Player player : Player.values()) {
                for (CoinLine to : rules.options(line, player)) {
                  cases.check(to.number().compareTo(line.number()) < 0, () -> line + " to " + to);
                }
              }
            });
  }

  private static void simplestForms(Cases cases) {
    form(cases, "0", "", "");
    form(cases, "0", "-9", "");
    form(cases, "0", "-1/2", "7/4");
    form(cases, "-2", "", "-1");
    form(cases, "-2", "-5/2", "-31/16");
    form(cases, "1", "0", "");
    form(cases, "1", "0", "100");
    form(cases, "1/2", "0", "1");
    form(cases, "1/2", "3/8", "17/32");
  }

  private static void form(Cases cases, String value, String left, String right) {
    NumberForm form = new NumberForm(numbers(left), numbers(right));
    cases.equal(Dyadic.parse(value), form.value(), form::toString);
  }

  private static List<Dyadic> numbers(String text) {
    return text.isEmpty() ? List.of() : List.of(Dyadic.parse(text));
  }

  private static void ordinalSumExamples(Cases cases) {
    String[][] examples = {
      {"1", "1", "2"},
      {"1", "-1", "1/2"},
      {"1", "1/2", "3/2"},
      {"1/2", "1", "3/4"},
      {"1/2", "1/2", "5/8"}
    };
    for (String[] example : examples) {
      Dyadic base = Dyadic.parse(example[0]);
      Dyadic exponent = Dyadic.parse(example[1]);
      Dyadic sum = Dyadic.parse(example[2]);
      cases.equal(sum, base.ordinalSum(exponent), () -> base + ":" + exponent);
      NumberForm byDefinition = NumberForm.canonical(base).ordinalSum(exponent);
      cases.equal(sum, byDefinition.value(), () -> base + ":" + exponent + " by definition");
    }
    for (Dyadic x : bornBy(6)) {
      cases.equal(x, x.ordinalSum(Dyadic.ZERO), () -> x + ":0");
      cases.equal(x, Dyadic.ZERO.ordinalSum(x), () -> "0:" + x);
    }
  }

  /** The numbers born by a day, in ascending order. */
  static TreeSet<Dyadic> bornBy(int day) {
    TreeSet<Dyadic> numbers = new TreeSet<>();
    numbers.add(Dyadic.ZERO);
    for (int i = 0; i < day; i++) {
      List<Dyadic> old = new ArrayList<>(numbers);
      numbers.add(Dyadic.simplestBelow(old.get(0)));
      numbers.add(Dyadic.simplestAbove(old.get(old.size() - 1)));
      for (int k = 1; k < old.size(); k++) {
        numbers.add(Dyadic.simplestBetween(old.get(k - 1), old.get(k)));
      }
    }
    return numbers;
  }

  private static void ordinalSumOrder(int day, Cases cases) {
    List<Dyadic> numbers = new ArrayList<>(bornBy(day));
    List<List<Dyadic>> sides = new ArrayList<>();
    sides.add(List.of());
    numbers.forEach(number -> sides.add(List.of(number)));
    for (List<Dyadic> left : sides) {
      for (List<Dyadic> right : sides) {
        boolean number =
            left.isEmpty() || right.isEmpty() || left.get(0).compareTo(right.get(0)) < 0;
        if (number) {
          NumberForm base = new NumberForm(left, right);
          numbers.stream().filter(h -> h.signum() >= 0).forEach(h -> orderAround(base, h, cases));
        }
      }
    }
  }

  private static void orderAround(NumberForm base, Dyadic h, Cases cases) {
    List<Dyadic> ascending = new ArrayList<>(base.left());
    h.leftOption().map(hl -> base.ordinalSum(hl).value()).ifPresent(ascending::add);
    Dyadic sum = base.ordinalSum(h).value();
    ascending.add(sum);
    Optional<Dyadic> right = h.rightOption().map(hr -> base.ordinalSum(hr).value());
    right.ifPresent(ascending::add);
    ascending.addAll(base.right());
    boolean ordered = true;
    for (int i = 1; i < ascending.size(); i++) {
      ordered &= ascending.get(i - 1).compareTo(ascending.get(i)) < 0;
    }
    boolean grows = Integer.signum(sum.compareTo(base.value())) == h.signum();
    cases.check(ordered && grows, () -> "G = " + base + ", H = " + h + ": " + ascending);
  }
}
