package org.farstar.papers.coins;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.theory.Works;
import org.farstar.games.strip.coins.BestMove;
import org.farstar.games.strip.coins.CoinLine;
import org.farstar.games.strip.coins.CoinReduction;
import org.farstar.games.strip.coins.CoinStatements;
import org.farstar.games.strip.coins.CoinValue;
import org.farstar.games.strip.coins.FlippingCoins;
import org.farstar.games.strip.coins.OrdinalSumForm;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** Section 3 of the paper, and the question it asks in section 1 and answers in section 4.1. */
final class ValueClaims {
  private static final Claims PAPER = Claims.of(Works.FLIPPING_COINS);
  private static final String QUESTION = "0101011111 + 1101100111 + 0110110110111";

  private static final FlippingCoins RULES = new FlippingCoins();
  private static final Cases.Key<OutcomeTable<CoinLine>> OUTCOMES = new Cases.Key<>();
  private static final String FIRST = "10011110110110111011110011";
  private static final String SECOND = "01001110110111011101";

  private ValueClaims() {}

  static List<Claim> all() {
    return List.of(
        byCounting(),
        rightWins(),
        numbers(),
        partition(),
        anyOrder(),
        algorithm(),
        longLines(),
        firstExample(),
        secondExample(),
        question());
  }

  private static Claim byCounting() {
    return Claims.of(CoinStatements.COUNTING)
        .over("all lines of up to %d coins against outcomes by search", 0, 13)
        .corrects(
            Slip.printed("contains an even number of 1s")
                .meaning("Left wins every line with an even number of tails, also without tails.")
                .because(
                    "A line without tails has no move. With tails the printed proof stands, and section 1 says 'non-zero'."),
            (size, cases) -> countedOutcomes(size, cases, false))
        .check((size, cases) -> countedOutcomes(size, cases, true));
  }

  private static Claim rightWins() {
    return PAPER
        .at("1-right-wins", "Section 1")
        .says(
            "Right wins a line exactly when the base that remains at the end is 0..01 with at least"
                + " one 0.")
        .over("all lines of up to %d coins against outcomes by search", 0, 13)
        .check(ValueClaims::rightWins);
  }

  private static Claim numbers() {
    return PAPER
        .theorem("3.2")
        .says(
            "Every line is a number; every pair of moves has the F1 or the F2 property, as in the"
                + " proof.")
        .over("all pairs of moves from lines of up to %d coins", 0, 10)
        .butNot(
            "Every pair of moves has the F2 property.",
            (size, cases) -> pairProperties(size, EnumSet.of(PairProperties.Kind.F2), cases))
        .check(
            (size, cases) -> pairProperties(size, EnumSet.allOf(PairProperties.Kind.class), cases));
  }

  private static Claim partition() {
    return Claims.of(CoinStatements.PARTITION)
        .over("all lines of up to %d coins", 0, 16)
        .butNot(
            "The reduced line has no 111 behind a 0.",
            (size, cases) -> CoinReferee.lines(size).forEach(line -> partition(line, 3, cases)))
        .check((size, cases) -> CoinReferee.lines(size).forEach(line -> partition(line, 4, cases)));
  }

  private static Claim anyOrder() {
    return PAPER
        .at("3-order", "Algorithm, step 2")
        .says("The reductions lead to the same line in any order.")
        .over("all orders for all lines of up to %d coins", 0, 14)
        .check(
            (size, cases) ->
                CoinReferee.lines(size)
                    .forEach(
                        line ->
                            cases.equal(
                                Set.of(CoinReduction.of(line, false).reduced().toString()),
                                reducedInAnyOrder(line.toString()),
                                () -> "reduced forms of " + line)));
  }

  private static Claim algorithm() {
    return Claims.of(CoinStatements.VALUE)
        .over("all lines of up to %d coins against values by search", 0, 16)
        .check(
            (size, cases) ->
                CoinReferee.lines(size)
                    .forEach(
                        line ->
                            cases.equal(
                                CoinReferee.of(cases).value(line, cases.control()),
                                CoinValue.of(line),
                                line::toString)));
  }

  private static Claim longLines() {
    return PAPER
        .at("3.3-long", "Theorem 3.3 with Theorem 4.2")
        .says("The algorithm returns what recursion on the best moves returns.")
        .over("20 random lines of every length from 17 to %d coins", 17, 60)
        .check(ValueClaims::longLines);
  }

  private static Claim firstExample() {
    return PAPER
        .at("3-example-1", "Section 3, first example")
        .says(
            "10011110110110111011110011 reduces to 1010110001010011 = 101 (011) (000101)"
                + " (0011), and its value is ((1/2:1/2):1/64):1/8 = 10257/16384.")
        .over("the example, by the algorithm and by recursion on the best moves")
        .corrects(
            Slip.printed("= 10257/16348")
                .meaning("The value is 10257/16348.")
                .because("The algorithm and recursion on the best moves agree, and 16384 = 2^14."),
            cases ->
                cases.equal(
                    "10257/16348",
                    byBestMoves(CoinLine.of(FIRST)).toString(),
                    () -> FIRST + " by recursion on the best moves"))
        .check(
            cases -> example(cases, FIRST, "1010110001010011", List.of(3, 6, 12), "10257/16384"));
  }

  private static Claim secondExample() {
    return PAPER
        .at("3-example-2", "Section 3, second example")
        .says(
            SECOND
                + " reduces to 01010100011101 = 01 (0101) (00011) (101), and its value is"
                + " ((-1:1/4):1/32):1 = -893/1024.")
        .over("the example, by the algorithm and by recursion on the best moves")
        .butNot(
            "With the exponents 1/2^(2p+q) its value is the same.",
            cases ->
                cases.equal(
                    Dyadic.of(-1)
                        .ordinalSum(Dyadic.read("1/8"))
                        .ordinalSum(Dyadic.read("1/64"))
                        .ordinalSum(Dyadic.read("1/2")),
                    byBestMoves(CoinLine.of(SECOND)),
                    () -> SECOND))
        .check(cases -> example(cases, SECOND, "01010100011101", List.of(2, 6, 11), "-893/1024"));
  }

  private static Claim question() {
    return PAPER
        .at("4.1-question", "Section 1 and the end of section 4.1")
        .says(
            QUESTION
                + " is -11/16 + 3/4 + 0 = 1/16; Left wins, moving first only by turning the last"
                + " two tails of the first line.")
        .over("the question, every move of Left valued by search")
        .check(ValueClaims::question);
  }

  private static OutcomeSearch<CoinLine> search(Cases cases) {
    OutcomeTable<CoinLine> table = cases.table(OUTCOMES, OutcomeTable::remembering);
    return new OutcomeSearch<>(RULES, table, cases.control());
  }

  private static void countedOutcomes(int size, Cases cases, boolean corrected) {
    OutcomeSearch<CoinLine> search = search(cases);
    CoinReferee.lines(size)
        .filter(line -> !corrected || line.tails() > 0)
        .filter(line -> line.tails() % 2 == 0 || (line.tail(1) && line.tails() >= 2))
        .forEach(line -> cases.equal(Outcome.L, search.outcome(line), () -> "line " + line));
  }

  private static void rightWins(int size, Cases cases) {
    OutcomeSearch<CoinLine> search = search(cases);
    CoinReferee.lines(size)
        .forEach(
            line -> {
              OrdinalSumForm.Base base =
                  OrdinalSumForm.of(CoinReduction.of(line, false).reduced()).base();
              boolean zerosAndOne = base.ones() < 0 && base.p() > 0;
              boolean right = search.outcome(line) == Outcome.R;
              cases.equal(zerosAndOne, right, () -> "Right wins " + line);
            });
  }

  private static void pairProperties(int size, Set<PairProperties.Kind> kinds, Cases cases) {
    PairProperties properties = new PairProperties(CoinReferee.of(cases), cases, kinds);
    CoinReferee.lines(size)
        .forEach(
            line -> {
              // A line that is not a number throws, and that is a counterexample.
              Dyadic value = CoinReferee.of(cases).value(line, cases.control());
              cases.check(value != null, line::toString);
              properties.check(line);
            });
  }

  private static void partition(CoinLine line, int run, Cases cases) {
    String reduced = CoinReduction.of(line, false).reduced().toString();
    OrdinalSumForm form = OrdinalSumForm.of(CoinReduction.of(line, false).reduced());
    StringBuilder parts = new StringBuilder();
    OrdinalSumForm.Base base = form.base();
    boolean baseStays = true;
    if (base.length() > 0) {
      parts.append("1".repeat(Math.max(0, base.ones()))).append("0".repeat(base.p())).append('1');
      if (base.ones() >= 0) {
        parts.append("0".repeat(base.q())).append('1');
      }
    }
    for (OrdinalSumForm.Exponent q : form.exponents()) {
      baseStays &= parts.length() == q.start() && !parts.toString().matches(".*0.*111");
      parts.append("0".repeat(q.p())).append('1').append("0".repeat(q.q())).append('1');
    }
    boolean same = parts.toString().equals(line.length() == 0 ? "" : reduced);
    boolean shortRuns = !reduced.contains("0" + "1".repeat(run));
    cases.check(
        same && baseStays && shortRuns, () -> line + " reduces to " + reduced + " = " + form);
  }

  /** The lines without a reduction that can be reached, the rules applied in every order. */
  private static Set<String> reducedInAnyOrder(String line) {
    Set<String> ends = new HashSet<>();
    Set<String> seen = new HashSet<>();
    List<String> open = new ArrayList<>(List.of(line));
    while (!open.isEmpty()) {
      String now = open.remove(open.size() - 1);
      List<String> next = reductions(now);
      if (next.isEmpty()) {
        ends.add(CoinLine.of(now).toString());
      }
      next.stream().filter(seen::add).forEach(open::add);
    }
    return ends;
  }

  private static List<String> reductions(String line) {
    List<String> results = new ArrayList<>();
    for (int at = line.indexOf("0111"); at >= 0; at = line.indexOf("0111", at + 1)) {
      String behind = line.substring(at + 4);
      boolean ruleA = behind.startsWith("1");
      boolean ruleB = behind.chars().filter(c -> c == '1').count() % 2 == 0;
      if (ruleA || ruleB) {
        results.add(line.substring(0, at) + "10" + behind);
      }
    }
    return results;
  }

  private static Dyadic byBestMoves(CoinLine line) {
    return BestMove.value(line, new HashMap<>());
  }

  /** Random lines, the same ones every time. */
  private static void longLines(int length, Cases cases) {
    Random random = new Random(length);
    for (int i = 0; i < 20; i++) {
      CoinLine line = CoinLine.of(new BigInteger(length, random).setBit(length - 1));
      cases.equal(byBestMoves(line), CoinValue.of(line), line::toString);
    }
  }

  private static void example(
      Cases cases, String coins, String reduced, List<Integer> starts, String value) {
    CoinLine line = CoinLine.of(coins);
    CoinLine found = CoinReduction.of(line, false).reduced();
    cases.equal(reduced, found.toString(), () -> coins + " reduced");
    cases.equal(
        starts,
        OrdinalSumForm.of(found).exponents().stream().map(q -> q.start()).toList(),
        () -> coins + ", where the Q's start");
    cases.equal(value, CoinValue.of(line).toString(), () -> coins + " by the algorithm");
    cases.equal(value, byBestMoves(line).toString(), () -> coins + " by recursion");
  }

  private static void question(Cases cases) {
    List<CoinLine> lines = Stream.of(QUESTION.split(" \\+ ")).map(CoinLine::of).toList();
    List<String> printed = List.of("-11/16", "3/4", "0");
    Dyadic total = Dyadic.ZERO;
    for (int i = 0; i < 3; i++) {
      Dyadic value = CoinReferee.of(cases).value(lines.get(i), cases.control());
      cases.equal(printed.get(i), value.toString(), () -> "a line of " + QUESTION);
      total = total.plus(value);
    }
    cases.equal("1/16", total.toString(), () -> QUESTION);
    List<String> winning = new ArrayList<>();
    List<String> bestInEach = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      CoinLine line = lines.get(i);
      Dyadic rest = total.minus(CoinReferee.of(cases).value(line, cases.control()));
      Dyadic best = null;
      for (CoinLine option : CoinReferee.of(cases).options(line, Player.LEFT)) {
        Dyadic after = rest.plus(CoinReferee.of(cases).value(option, cases.control()));
        best = best == null ? after : best.max(after);
        if (after.signum() >= 0) {
          winning.add((i + 1) + ": " + option);
        }
      }
      bestInEach.add(String.valueOf(best));
    }
    cases.equal(List.of("1: 01010111"), winning, () -> "Left's winning moves");
    cases.equal(List.of("0", "-1/16", "-1/16"), bestInEach, () -> "Left's best in each line");
  }
}
