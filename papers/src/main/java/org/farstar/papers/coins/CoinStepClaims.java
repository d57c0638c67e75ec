package org.farstar.papers.coins;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.theory.Works;
import org.farstar.games.strip.coins.CoinLine;
import org.farstar.games.strip.coins.CoinReduction;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/** What the paper says in passing and in its proofs: single steps, and lines it displays. */
final class CoinStepClaims {
  private static final Claims PAPER = Claims.of(Works.FLIPPING_COINS);
  private static final String LINES = "all lines of up to %d coins";

  private CoinStepClaims() {}

  static List<Claim> all() {
    return List.of(
        exponentIsAnOption(),
        hackenbush(),
        tailsStay(),
        movesCommute(),
        onePlayerOnly(),
        shortRuns(),
        ends(),
        chains(),
        questionSteps());
  }

  private static Claim exponentIsAnOption() {
    return PAPER
        .at("1-exponent", "Abstract and section 1")
        .says(
            "The exponent of Lemma 4.5 is the value of Right's best option in the coins turned away:"
                + " from 0^p10^q1 with p+q >= 1 it is 1/2^(2p+q-1).")
        .over("all such strings of up to %d coins", 3, 14)
        .butNot(
            "The exponent is the value of 0^p10^q1 itself.",
            (size, cases) ->
                exponents(
                    size,
                    cases,
                    (line, exponent) -> cases.equal(exponent, value(line, cases), line::toString)))
        .check(
            (size, cases) ->
                exponents(
                    size,
                    cases,
                    (line, exponent) ->
                        cases.equal(
                            Optional.of(exponent),
                            best(line, Player.RIGHT, cases),
                            line::toString)));
  }

  private static void exponents(int size, Cases cases, BiConsumer<CoinLine, Dyadic> check) {
    for (int p = 0; p <= size - 2; p++) {
      int q = size - 2 - p;
      CoinLine line = CoinLine.of("0".repeat(p) + "1" + "0".repeat(q) + "1");
      check.accept(line, Dyadic.ONE.shift(1 - 2 * p - q));
    }
  }

  private static Optional<Dyadic> best(CoinLine line, Player player, Cases cases) {
    return CoinReferee.of(cases).options(line, player).stream()
        .map(option -> value(option, cases))
        .reduce((a, b) -> player == Player.LEFT ? a.max(b) : a.min(b));
  }

  private static Dyadic value(CoinLine line, Cases cases) {
    return CoinReferee.of(cases).value(line, cases.control());
  }

  private static Claim hackenbush() {
    return PAPER
        .at("1-hackenbush", "Abstract and section 1, the contrast with Hackenbush strings")
        .says(
            "A red-blue Hackenbush string cut into H, which stands on the ground, and K has the"
                + " value H : K, with K itself and not an option of it.")
        .over("all strings of up to %d edges, by the definition of the game, and all cuts", 1, 9)
        .butNot(
            "The value is H : K^R with Right's best option of K, as for coins.",
            (size, cases) ->
                cuts(
                    size,
                    (h, k) -> {
                      Optional<Dyadic> right = Hackenstring.value(k).rightOption();
                      right.ifPresent(
                          option ->
                              cases.equal(
                                  Hackenstring.value(h + k),
                                  Hackenstring.value(h).ordinalSum(option),
                                  () -> h + " : " + k));
                    }))
        .check(
            (size, cases) ->
                cuts(
                    size,
                    (h, k) ->
                        cases.equal(
                            Hackenstring.value(h + k),
                            Hackenstring.value(h).ordinalSum(Hackenstring.value(k)),
                            () -> h + " : " + k)));
  }

  /** Blue edges, Left's, are 1, and red ones 0. */
  private static void cuts(int size, BiConsumer<String, String> check) {
    CoinReferee.strings(size)
        .forEach(
            string -> {
              for (int cut = 1; cut < size; cut++) {
                check.accept(string.substring(0, cut), string.substring(cut));
              }
            });
  }

  /** A Hackenbush string: who cuts an edge of his own takes it and all above it away. */
  private static final class Hackenstring {
    private Hackenstring() {}

    static Dyadic value(String string) {
      Optional<Dyadic> left = Optional.empty();
      Optional<Dyadic> right = Optional.empty();
      for (int cut = 0; cut < string.length(); cut++) {
        Optional<Dyadic> option = Optional.of(value(string.substring(0, cut)));
        if (string.charAt(cut) == '1') {
          left = left.isEmpty() ? option : Optional.of(left.get().max(option.get()));
        } else {
          right = right.isEmpty() ? option : Optional.of(right.get().min(option.get()));
        }
      }
      return Dyadic.simplestBetween(left, right);
    }
  }

  private static Claim tailsStay() {
    return PAPER
        .at("3-tails", "Theorem 3.1, proof")
        .says("A move of Right leaves the number of tails, and one of Left lowers it by two.")
        .over("all moves from " + LINES.substring(4), 0, 12)
        .butNot(
            "Every move lowers the number of tails by two.",
            (size, cases) -> tails(size, new int[] {2, 2}, cases))
        .check((size, cases) -> tails(size, new int[] {2, 0}, cases));
  }

  private static void tails(int size, int[] less, Cases cases) {
    CoinReferee.lines(size)
        .forEach(
            line -> {
              for (Player player : Player.values()) {
                for (CoinLine to : CoinReferee.of(cases).options(line, player)) {
                  cases.equal(
                      line.tails() - less[player.ordinal()], to.tails(), () -> line + " to " + to);
                }
              }
            });
  }

  private static Claim movesCommute() {
    return PAPER
        .theorem("3.2")
        .part("lines", "proof")
        .says(
            "A move of Left and one of Right that share no coin may be made in either order and lead"
                + " to one line; if they share one, Left's move leads to a line to which she can also"
                + " move after Right's.")
        .over("all pairs of moves from " + LINES.substring(4), 0, 10)
        .butNot(
            "Also two moves that share a coin may be made in either order and lead to one line.",
            (size, cases) -> eachPair(size, (line, l, r) -> commute(line, l, r, cases)))
        .check(
            (size, cases) ->
                eachPair(
                    size,
                    (line, l, r) -> {
                      if (l[0] == r[1] || l[1] == r[1]) {
                        CoinLine right = line.flip(r);
                        cases.check(
                            CoinReferee.of(cases)
                                .options(right, Player.LEFT)
                                .contains(line.flip(l)),
                            () -> line + ": " + line.flip(l) + " after " + right);
                      } else {
                        commute(line, l, r, cases);
                      }
                    }));
  }

  private static void commute(CoinLine line, int[] l, int[] r, Cases cases) {
    CoinLine both = line.flip(l).flip(r);
    cases.check(
        CoinReferee.of(cases).options(line.flip(l), Player.RIGHT).contains(both)
            && CoinReferee.of(cases).options(line.flip(r), Player.LEFT).contains(both),
        () -> line + ": " + both + " is not reached in both orders");
  }

  private interface PairCheck {
    void on(CoinLine line, int[] left, int[] right);
  }

  /** All pairs of a move of Left and one of Right, by the numbers of their coins from 1 on. */
  private static void eachPair(int size, PairCheck check) {
    CoinReferee.lines(size)
        .forEach(
            line -> {
              for (int i = 1; i <= size; i++) {
                for (int j = i + 1; j <= size; j++) {
                  if (line.tail(i) && line.tail(j)) {
                    eachRight(line, new int[] {i, j}, check);
                  }
                }
              }
            });
  }

  private static void eachRight(CoinLine line, int[] left, PairCheck check) {
    for (int k = 1; k <= line.length(); k++) {
      for (int l = k + 1; l <= line.length(); l++) {
        if (!line.tail(k) && line.tail(l)) {
          check.on(line, left, new int[] {k, l});
        }
      }
    }
  }

  private static Claim onePlayerOnly() {
    return PAPER
        .theorem("3.2")
        .part("integers", "proof")
        .says("A line in which only one player can move is an integer.")
        .over(LINES, 0, 14)
        .butNot(
            "Every line is an integer.",
            (size, cases) ->
                CoinReferee.lines(size)
                    .forEach(line -> cases.check(value(line, cases).isInteger(), line::toString)))
        .check(
            (size, cases) ->
                CoinReferee.lines(size)
                    .filter(
                        line ->
                            CoinReferee.of(cases).options(line, Player.LEFT).isEmpty()
                                || CoinReferee.of(cases).options(line, Player.RIGHT).isEmpty())
                    .forEach(line -> cases.check(value(line, cases).isInteger(), line::toString)));
  }

  private static Claim shortRuns() {
    return PAPER
        .at("1-runs", "Section 1 and section 4.1")
        .says(
            "The reductions leave at most three tails in a row behind the first head; a line that begins"
                + " with tails keeps all of them.")
        .over(LINES, 0, 14)
        .corrects(
            Slip.printed(
                    "(unless it is all 1s), which reduces the number of consecutive 1s to at most three")
                .meaning("They leave at most three tails in a row unless all coins are tails.")
                .because(
                    "A reduction needs a head in front of three tails, so that a run at the beginning stays; behind a head 01111 reduces to 101 by Lemma 4.3 or 4.4."),
            (size, cases) ->
                eachReduced(
                    size,
                    (line, reduced) ->
                        cases.check(
                            !reduced.contains("1111") || !reduced.contains("0"),
                            () -> line + " reduces to " + reduced)))
        .check(
            (size, cases) ->
                eachReduced(
                    size,
                    (line, reduced) ->
                        cases.check(
                            !reduced.contains("01111") && reduced.startsWith(leading(line)),
                            () -> line + " reduces to " + reduced)));
  }

  /** The tails before the first head. */
  private static String leading(CoinLine line) {
    return line.toString().replaceFirst("0[01]*", "");
  }

  private static Claim ends() {
    return PAPER
        .at("4-ends", "Section 4, before Lemma 4.5")
        .says("A line that cannot be reduced ends in 01 or 011, or has tails only.")
        .over(LINES, 1, 14)
        .corrects(
            Slip.printed("The reduced positions will end in 011 or 01")
                .meaning("Every such line ends in 01 or 011.")
                .because(
                    "A line of tails cannot be reduced and has no head. Any other line ends with a run of one or two tails behind a head, since 0111 at the end reduces."),
            (size, cases) ->
                eachReduced(
                    size,
                    (line, reduced) -> cases.check(reduced.matches("[01]*011?"), () -> reduced)))
        .check(
            (size, cases) ->
                eachReduced(
                    size,
                    (line, reduced) ->
                        cases.check(reduced.matches("[01]*011?|1+"), () -> reduced)));
  }

  private static void eachReduced(int size, BiConsumer<CoinLine, String> check) {
    CoinReferee.lines(size)
        .forEach(line -> check.accept(line, CoinReduction.of(line, false).reduced().toString()));
  }

  private static Claim chains() {
    return PAPER
        .at("3-chains", "Section 3, both examples")
        .says(
            "Each line displayed comes from the one before by one reduction: the coins underlined,"
                + " 0111, become 10, and behind them is a tail first or an even number of tails.")
        .over("the eight steps")
        .butNot(
            "An even number of tails is behind them at every step.",
            cases -> eachStep(cases, false))
        .check(cases -> eachStep(cases, true));
  }

  /** What stands before and behind the coins underlined, and at the end the reduced line. */
  private static final String[][] CHAINS = {
    {
      "10011110110110111 10011",
      "1001111011011 1010011",
      "1001111011 01010011",
      "1001111 001010011",
      "10 110001010011",
      "1010110001010011"
    },
    {"0100111011 011101", "0100111 0011101", "010 100011101", "01010100011101"}
  };

  private static void eachStep(Cases cases, boolean tailFirst) {
    for (String[] chain : CHAINS) {
      for (int i = 0; i + 1 < chain.length; i++) {
        String line = chain[i].replace(" ", "0111");
        String next = chain[i].replace(" ", "10");
        String displayed = chain[i + 1].replace(" ", "0111");
        String behind = chain[i].substring(chain[i].indexOf(' ') + 1);
        boolean allowed =
            tailFirst && behind.startsWith("1") || CoinLine.of(behind).tails() % 2 == 0;
        cases.check(allowed, () -> line + ": 0111 before " + behind);
        cases.equal(displayed, next, () -> "the line after " + line);
      }
    }
  }

  private static Claim questionSteps() {
    return PAPER
        .at("4.1-question", "End of section 4.1")
        .part("steps")
        .says(
            "0101011111 = 01011011 = (01 : 1/2) : 1/2, 1101100111 = 1101101 = 1/2 : 1, and after"
                + " Left's move -3/4 + 3/4 + 0 = 0.")
        .over("the lines displayed")
        .butNot(
            "0101011111 = 0101011.",
            cases -> cases.equal(of("0101011", cases), of("0101011111", cases), () -> "0101011"))
        .check(
            cases -> {
              Dyadic half = Dyadic.read("1/2");
              Dyadic first = of("01", cases).ordinalSum(half).ordinalSum(half);
              cases.equal(first, of("01011011", cases), () -> "01011011");
              cases.equal(first, of("0101011111", cases), () -> "0101011111");
              Dyadic second = half.ordinalSum(Dyadic.ONE);
              cases.equal(half, of("1101", cases), () -> "1101");
              cases.equal(second, of("1101101", cases), () -> "1101101");
              cases.equal(second, of("1101100111", cases), () -> "1101100111");
              cases.equal(Dyadic.read("-3/4"), of("01010111", cases), () -> "01010111");
              cases.equal(Dyadic.ZERO, of("0110110110111", cases), () -> "0110110110111");
            });
  }

  private static Dyadic of(String coins, Cases cases) {
    return value(CoinLine.of(coins), cases);
  }
}
