package org.farstar.papers.coins;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.theory.Works;
import org.farstar.games.strip.coins.BestMove;
import org.farstar.games.strip.coins.CoinLine;
import org.farstar.games.strip.coins.CoinStatements;
import org.farstar.values.Dyadic;
import org.farstar.values.NumberForm;
import org.farstar.values.player.Player;

/** Section 4 of the paper: best moves, reductions and the ordinal sum, every value by search. */
final class LemmaClaims {
  private static final Claims PAPER = Claims.of(Works.FLIPPING_COINS);

  private LemmaClaims() {}

  static List<Claim> all() {
    return List.of(
        tailsToTheLeft(),
        bestMoves(),
        reductionAtTheEnd(),
        reductionInside(),
        conditions(),
        ordinalSum(),
        ordinalSumOfValues(),
        exponents(),
        bases());
  }

  private static Claim tailsToTheLeft() {
    return Claims.of(CoinStatements.BETTER)
        .over("all strings of up to %d coins", 0, 12)
        .butNot(
            "x10^r1 >= x + 1.",
            (size, cases) ->
                CoinReferee.strings(size)
                    .filter(coins -> coins.matches("[01]*10*1"))
                    .forEach(
                        coins ->
                            cases.check(
                                CoinReferee.of(cases)
                                        .value(coins, cases.control())
                                        .minus(
                                            CoinReferee.of(cases)
                                                .value(
                                                    coins.replaceFirst("10*1$", ""),
                                                    cases.control()))
                                        .compareTo(Dyadic.ONE)
                                    >= 0,
                                () -> coins)))
        .check(LemmaClaims::tailsToTheLeft);
  }

  private static Claim bestMoves() {
    return Claims.of(CoinStatements.BEST_MOVES)
        .over("all moves from lines of up to %d coins", 0, 14)
        .check(LemmaClaims::bestMoves);
  }

  private static Claim reductionAtTheEnd() {
    return Claims.of(CoinStatements.LONG_RUNS)
        .over("all lines of up to %d coins of this form", 4, 15)
        .butNot("x0111^a = x101^a.", (size, cases) -> reductionAtTheEnd(size, "011", cases))
        .check((size, cases) -> reductionAtTheEnd(size, "0111", cases));
  }

  private static Claim reductionInside() {
    return Claims.of(CoinStatements.REDUCTION)
        .over("all strings of up to %d coins of this form", 4, 14)
        .butNot(
            "x0111y = x10y for all x and y.",
            (size, cases) -> reductionInside(size, y -> true, cases))
        .check(
            (size, cases) -> reductionInside(size, y -> y.startsWith("1") || evenTails(y), cases));
  }

  private static Claim conditions() {
    return PAPER
        .lemma("4.4")
        .part("necessary", "remark")
        .says(
            "Without its conditions Lemma 4.4 is false: 011101 = 3/8, but 1001 = 1/4. They"
                + " are not necessary for every y.")
        .over(
            "the example, and all strings of up to %d coins with y starting with 0 and having an"
                + " odd number of tails",
            4, 12)
        .reading(
            "the lemma would be false without its conditions",
            "Without the conditions the two lines are never equal.",
            LemmaClaims::neverEqualWithout)
        .check(LemmaClaims::necessityExample);
  }

  private static Claim ordinalSum() {
    return Claims.of(CoinStatements.EXPONENT)
        .over("all lines of up to %d coins of this form", 5, 14)
        .butNot(
            "x01^a0^p10^q1 = x01^a : 1/2^(2p+q).",
            (size, cases) -> ordinalSums(size, form -> form.isSumOverLine(0, cases)))
        .check((size, cases) -> ordinalSums(size, form -> form.isSumOverLine(-1, cases)));
  }

  private static Claim ordinalSumOfValues() {
    return PAPER
        .at("4.5-value", "Lemma 4.5 as step 6 of the algorithm uses it")
        .says(
            "In Lemma 4.5 the base x01^a may be replaced by its value if a is not a multiple"
                + " of 3; in a reduced line a is 1 or 2. An ordinal sum depends on the form of its"
                + " base, and with a = 3 the value is not enough.")
        .over("all lines of up to %d coins of this form", 5, 14)
        .reading(
            "step 6 speaks of the base of a reduced line",
            "The base may be replaced by its value whatever a is.",
            (size, cases) -> ordinalSums(size, form -> form.isSumOverValue(cases)))
        .check(
            (size, cases) ->
                ordinalSums(
                    size,
                    form -> {
                      if (form.ones % 3 != 0) {
                        form.isSumOverValue(cases);
                      }
                    }));
  }

  private static Claim exponents() {
    return PAPER
        .at("4-proof-3.3", "Proof of Theorem 3.3, last paragraph")
        .says("The exponents of step 6 are 1/2^(2p+q-1).")
        .over("all lines of up to %d coins of the form of Lemma 4.5", 5, 12)
        .corrects(
            Slip.printed("1/2^(2p+q)")
                .meaning("The exponents are 1/2^(2p+q).")
                .because("Lemma 4.5 and step 6 have 2p+q-1, and Lemma 4.5 is proved as stated."),
            (size, cases) -> ordinalSums(size, form -> form.isSumOverLine(0, cases)))
        .check((size, cases) -> ordinalSums(size, form -> form.isSumOverLine(-1, cases)));
  }

  private static Claim bases() {
    return Claims.of(CoinStatements.BASE)
        .over("all lines of up to %d coins of this form", 1, 16)
        .check(LemmaClaims::bases);
  }

  private static void tailsToTheLeft(int size, Cases cases) {
    CoinReferee.strings(size)
        .forEach(
            coins -> {
              Dyadic value = CoinReferee.of(cases).value(coins, cases.control());
              for (int k = 0; k < size; k++) {
                for (int l = k + 1; l < size; l++) {
                  if (coins.charAt(k) == '1' && coins.charAt(l) == '0') {
                    String later = flip(coins, k, l);
                    cases.check(
                        value.compareTo(CoinReferee.of(cases).value(later, cases.control())) > 0,
                        () -> coins + " > " + later);
                  }
                }
              }
              if (coins.matches("[01]*10*1")) {
                String before = coins.replaceFirst("10*1$", "");
                cases.check(
                    value.compareTo(CoinReferee.of(cases).value(before, cases.control())) > 0,
                    () -> coins + " > " + CoinLine.of(before));
              }
            });
  }

  private static String flip(String coins, int k, int l) {
    StringBuilder text = new StringBuilder(coins);
    text.setCharAt(k, coins.charAt(l));
    text.setCharAt(l, coins.charAt(k));
    return text.toString();
  }

  private static void bestMoves(int size, Cases cases) {
    CoinReferee.lines(size)
        .forEach(
            line -> {
              for (Player player : Player.values()) {
                Optional<int[]> best = BestMove.of(line, player);
                cases.equal(
                    CoinReferee.of(cases).options(line, player).isEmpty(),
                    best.isEmpty(),
                    () -> player.title() + " cannot move in " + line);
                best.ifPresent(coins -> isBest(line, player, coins, cases));
              }
            });
  }

  private static void isBest(CoinLine line, Player player, int[] coins, Cases cases) {
    Dyadic best = CoinReferee.of(cases).value(line.flip(coins), cases.control());
    for (CoinLine option : CoinReferee.of(cases).options(line, player)) {
      int order = CoinReferee.of(cases).value(option, cases.control()).compareTo(best);
      cases.check(
          player == Player.LEFT ? order <= 0 : order >= 0,
          () -> player.title() + " in " + line + " does better by moving to " + option);
    }
  }

  private static void reductionAtTheEnd(int size, String from, Cases cases) {
    for (int a = 0; a <= size - 4; a++) {
      String tail = "1".repeat(a);
      CoinReferee.strings(size - 4 - a).forEach(x -> same(cases, x + from + tail, x + "10" + tail));
    }
  }

  private static void same(Cases cases, String one, String other) {
    Dyadic value = CoinReferee.of(cases).value(one, cases.control());
    Dyadic otherValue = CoinReferee.of(cases).value(other, cases.control());
    cases.check(
        value.equals(otherValue), () -> one + " is " + value + ", " + other + " is " + otherValue);
  }

  private static void reductionInside(int size, Predicate<String> condition, Cases cases) {
    for (int y = 0; y <= size - 4; y++) {
      CoinReferee.strings(y)
          .filter(condition)
          .forEach(
              behind ->
                  CoinReferee.strings(size - 4 - behind.length())
                      .forEach(x -> same(cases, x + "0111" + behind, x + "10" + behind)));
    }
  }

  private static boolean evenTails(String coins) {
    return coins.chars().filter(c -> c == '1').count() % 2 == 0;
  }

  private static void necessityExample(int size, Cases cases) {
    if (size == 4) {
      cases.equal(
          "3/8", CoinReferee.of(cases).value("011101", cases.control()).toString(), () -> "011101");
      cases.equal(
          "1/4", CoinReferee.of(cases).value("1001", cases.control()).toString(), () -> "1001");
    }
  }

  private static void neverEqualWithout(int size, Cases cases) {
    for (int y = 1; y <= size - 4; y++) {
      CoinReferee.strings(y)
          .filter(s -> s.startsWith("0") && !evenTails(s))
          .forEach(
              behind ->
                  CoinReferee.strings(size - 4 - behind.length())
                      .forEach(x -> differ(cases, x + "0111" + behind, x + "10" + behind)));
    }
  }

  private static void differ(Cases cases, String one, String other) {
    Dyadic value = CoinReferee.of(cases).value(one, cases.control());
    cases.check(
        !value.equals(CoinReferee.of(cases).value(other, cases.control())),
        () -> one + " = " + other + " = " + value);
  }

  /** Every line of this size of the form x01^a0^p10^q1 with a and p+q at least 1. */
  private static void ordinalSums(int size, Consumer<Form> check) {
    for (int a = 1; a < size; a++) {
      for (int p = 0; a + p < size; p++) {
        for (int q = p == 0 ? 1 : 0; 1 + a + p + 1 + q + 1 <= size; q++) {
          int ones = a;
          int halvings = 2 * p + q;
          String base = "0" + "1".repeat(a);
          String cut = "0".repeat(p) + "1" + "0".repeat(q) + "1";
          CoinReferee.strings(size - base.length() - cut.length())
              .forEach(x -> check.accept(new Form(x + base, cut, ones, halvings)));
        }
      }
    }
  }

  /** A line of the form x01^a0^p10^q1. */
  private static final class Form {
    final String base;
    final String cut;
    final int ones;
    final int halvings;

    /**
     * @param base x01^a
     * @param cut 0^p10^q1
     * @param ones a
     * @param halvings 2p+q
     */
    Form(String base, String cut, int ones, int halvings) {
      this.base = base;
      this.cut = cut;
      this.ones = ones;
      this.halvings = halvings;
    }

    /** A case: the line is base : 1/2^(2p+q+correction), the base in its form as a line. */
    void isSumOverLine(int correction, Cases cases) {
      CoinLine line = CoinLine.of(base);
      NumberForm form =
          new NumberForm(
              optionValues(line, Player.LEFT, cases), optionValues(line, Player.RIGHT, cases));
      Dyadic exponent = Dyadic.ONE.shift(-halvings - correction);
      isValue(form.ordinalSum(exponent).value(), base + " : " + exponent, cases);
    }

    /** A case: the line is v : 1/2^(2p+q-1), v the value of the base. */
    void isSumOverValue(Cases cases) {
      Dyadic value = CoinReferee.of(cases).value(base, cases.control());
      Dyadic exponent = Dyadic.ONE.shift(1 - halvings);
      isValue(value.ordinalSum(exponent), value + " : " + exponent, cases);
    }

    private void isValue(Dyadic sum, String text, Cases cases) {
      Dyadic value = CoinReferee.of(cases).value(base + cut, cases.control());
      cases.check(
          value.equals(sum), () -> base + cut + " is " + value + ", but " + text + " is " + sum);
    }
  }

  private static List<Dyadic> optionValues(CoinLine line, Player player, Cases cases) {
    return CoinReferee.of(cases).options(line, player).stream()
        .map(option -> CoinReferee.of(cases).value(option, cases.control()))
        .toList();
  }

  private static void bases(int size, Cases cases) {
    Dyadic single = CoinReferee.of(cases).value("0".repeat(size - 1) + "1", cases.control());
    cases.equal(Dyadic.of(1 - size), single, () -> "0^" + (size - 1) + "1");
    for (int a = 0; a <= size - 2; a++) {
      for (int p = 0; a + p <= size - 2; p++) {
        int q = size - 2 - a - p;
        String coins = "1".repeat(a) + "0".repeat(p) + "1" + "0".repeat(q) + "1";
        Dyadic expected = Dyadic.of(a / 2).plus(Dyadic.ONE.shift(-(2 * p + q)));
        cases.equal(expected, CoinReferee.of(cases).value(coins, cases.control()), () -> coins);
      }
    }
  }
}
