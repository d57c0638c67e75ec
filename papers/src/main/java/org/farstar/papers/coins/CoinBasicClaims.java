package org.farstar.papers.coins;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.theory.Works;
import org.farstar.games.strip.coins.CoinLine;
import org.farstar.games.strip.coins.FlippingCoins;
import org.farstar.values.Dyadic;
import org.farstar.values.NumberForm;
import org.farstar.values.player.Player;

/** Sections 1 and 2 of the paper: the rules, and what it uses of numbers. */
final class CoinBasicClaims {
  private static final Claims PAPER = Claims.of(Works.FLIPPING_COINS);

  private CoinBasicClaims() {}

  static List<Claim> all() {
    return List.of(
        options(),
        movesLower(),
        simplest(),
        canonicalOptions(),
        simplestForms(),
        ordinalSums(),
        exponentFirst(),
        ordinalSumOrder());
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
        .butNot(
            "Every move shortens the line.",
            (size, cases) -> everyMove(size, cases, (to, line) -> to.length() < line.length()))
        .check(
            (size, cases) ->
                everyMove(size, cases, (to, line) -> to.number().compareTo(line.number()) < 0));
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
        .butNot(
            "G:H > G for every H >= 0.",
            (day, cases) ->
                ordinalSums(
                    day,
                    (base, h) ->
                        cases.check(
                            h.signum() < 0
                                || base.ordinalSum(h).value().compareTo(base.value()) > 0,
                            () -> base + " : " + h)))
        .check(
            (day, cases) ->
                ordinalSums(
                    day,
                    (base, h) -> {
                      if (h.signum() >= 0) {
                        orderAround(base, h, cases);
                      }
                    }));
  }

  private static Claim exponentFirst() {
    return PAPER
        .at("2-exponent", "Section 2, before Theorem 2.3")
        .says(
            "Players always prefer the exponent to the base: for a number H of any sign, G^L <"
                + " G:H^L < G:H < G:H^R < G^R, and G:H lies on H's side of G.")
        .over(
            "all G with at most one option a side, and all negative H, of numbers born by day %d;"
                + " up to day 2 with two options a side and every H",
            0, 4)
        .butNot(
            "G:H > G for every H.",
            (day, cases) ->
                ordinalSums(
                    day,
                    (base, h) ->
                        cases.check(
                            base.ordinalSum(h).value().compareTo(base.value()) > 0,
                            () -> base + " : " + h)))
        .check(
            (day, cases) -> {
              ordinalSums(
                  day,
                  (base, h) -> {
                    if (h.signum() < 0) {
                      orderAround(base, h, cases);
                    }
                  });
              if (day <= 2) {
                twoOptions(day, cases);
              }
            });
  }

  /** All forms with two different options a side, of which one is dominated. */
  private static void twoOptions(int day, Cases cases) {
    List<Dyadic> numbers = new ArrayList<>(bornBy(day));
    for (int a = 0; a < numbers.size(); a++) {
      for (int b = a + 1; b < numbers.size(); b++) {
        for (int c = b + 1; c < numbers.size(); c++) {
          for (int d = c + 1; d < numbers.size(); d++) {
            NumberForm base =
                new NumberForm(
                    List.of(numbers.get(a), numbers.get(b)),
                    List.of(numbers.get(c), numbers.get(d)));
            numbers.forEach(h -> orderAround(base, h, cases));
          }
        }
      }
    }
  }

  private static Claim canonicalOptions() {
    return PAPER
        .theorem("2.2")
        .says(
            "If G' and G'' are the best options of a number G, and G^L and G^R those of its canonical"
                + " form, then G^L <= G' < G < G'' <= G^R, where they exist.")
        .over("all G = {G'|G''} of numbers born by day %d, or without an option on a side", 0, 5)
        .corrects(
            Slip.printed("G' <= G^L < G < G^R <= G''")
                .meaning("G' <= G^L < G < G^R <= G''.")
                .because(
                    "If the best G' were below G^L, then G^L, which is simpler than G, would lie between G' and G'', and G would not be the simplest number there; for G'' likewise."),
            (day, cases) -> canonicalOptions(day, true, cases))
        .check((day, cases) -> canonicalOptions(day, false, cases));
  }

  private static void canonicalOptions(int day, boolean printed, Cases cases) {
    forms(day)
        .forEach(
            form -> {
              Dyadic value = form.value();
              List<Dyadic> ascending = new ArrayList<>();
              Optional<Dyadic> left = value.leftOption();
              Optional<Dyadic> right = value.rightOption();
              if (!printed) {
                left.ifPresent(ascending::add);
              }
              ascending.addAll(form.left());
              if (printed) {
                left.ifPresent(ascending::add);
              }
              int before = ascending.size();
              ascending.add(value);
              if (printed) {
                right.ifPresent(ascending::add);
              }
              ascending.addAll(form.right());
              if (!printed) {
                right.ifPresent(ascending::add);
              }
              cases.check(
                  ordered(ascending, before),
                  () -> form + " = " + value + ": the order " + ascending);
            });
  }

  /** Whether the numbers ascend, strictly around the one at this place. */
  private static boolean ordered(List<Dyadic> numbers, int strict) {
    for (int i = 1; i < numbers.size(); i++) {
      int order = numbers.get(i - 1).compareTo(numbers.get(i));
      if (order > 0 || order == 0 && (i == strict || i - 1 == strict)) {
        return false;
      }
    }
    return true;
  }

  private static Claim simplest() {
    return PAPER
        .definition("2.1")
        .says(
            "The number with given options is the integer closest to 0 between them, or else the"
                + " fraction p/2^q between them with the least q.")
        .over("all pairs of numbers born by day %d, or without an option on a side", 0, 5)
        .check(
            (day, cases) ->
                forms(day)
                    .forEach(form -> cases.equal(byTrying(form), form.value(), form::toString)));
  }

  private static Dyadic byTrying(NumberForm form) {
    for (int n = 0; n <= 9; n++) {
      for (Dyadic integer : List.of(Dyadic.of(n), Dyadic.of(-n))) {
        if (between(form, integer)) {
          return integer;
        }
      }
    }
    for (int q = 1; ; q++) {
      for (long p = -9L << q; p <= 9L << q; p++) {
        Dyadic number = Dyadic.of(p, q);
        if (between(form, number)) {
          return number;
        }
      }
    }
  }

  private static boolean between(NumberForm form, Dyadic number) {
    return form.left().stream().allMatch(left -> left.compareTo(number) < 0)
        && form.right().stream().allMatch(right -> number.compareTo(right) < 0);
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

  private static void everyMove(int size, Cases cases, BiPredicate<CoinLine, CoinLine> lowers) {
    FlippingCoins rules = new FlippingCoins();
    CoinReferee.lines(size)
        .forEach(
            line -> {
              for (Player player : Player.values()) {
                for (CoinLine to : rules.options(line, player)) {
                  cases.check(lowers.test(to, line), () -> line + " to " + to);
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
    cases.equal(Dyadic.read(value), form.value(), form::toString);
  }

  private static List<Dyadic> numbers(String text) {
    return text.isEmpty() ? List.of() : List.of(Dyadic.read(text));
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
      Dyadic base = Dyadic.read(example[0]);
      Dyadic exponent = Dyadic.read(example[1]);
      Dyadic sum = Dyadic.read(example[2]);
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

  private static void ordinalSums(int day, BiConsumer<NumberForm, Dyadic> check) {
    TreeSet<Dyadic> numbers = bornBy(day);
    forms(day).forEach(base -> numbers.forEach(h -> check.accept(base, h)));
  }

  /** All forms of numbers with at most one option a side, of numbers born by a day. */
  private static List<NumberForm> forms(int day) {
    List<NumberForm> forms = new ArrayList<>();
    List<Dyadic> numbers = new ArrayList<>(bornBy(day));
    List<List<Dyadic>> sides = new ArrayList<>();
    sides.add(List.of());
    numbers.forEach(number -> sides.add(List.of(number)));
    for (List<Dyadic> left : sides) {
      for (List<Dyadic> right : sides) {
        boolean number =
            left.isEmpty() || right.isEmpty() || left.get(0).compareTo(right.get(0)) < 0;
        if (number) {
          forms.add(new NumberForm(left, right));
        }
      }
    }
    return forms;
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
