package org.farstar.papers.coins;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.theory.Works;
import org.farstar.games.strip.coins.CoinLine;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * Section 5 of the paper: other numbers of coins.
 *
 * <p>The paper conjectures that values are numbers with 'a similar ordinal sum structure' and does
 * not say which. What is checked beside 'all lines are numbers' is what its own theory gives for
 * two coins, G = G^L : 1/2^k for some line G of every value (Lemma 4.5): every value of a line
 * belongs to a line, not longer, in which Left's best move leads to the canonical Left option of
 * the value, or in which Left has no move.
 */
final class VariantClaims {
  private static final Claims PAPER = Claims.of(Works.FLIPPING_COINS);

  private record Patterns(String left, String right) {
    @Override
    public String toString() {
      return "left=" + left + " right=" + right;
    }
  }

  /** Of lines without a bound on the coins turned. */
  private static final int LONGEST = 12;

  private static final List<Patterns> UP_TO_K =
      List.of(
          new Patterns("11", "01"),
          new Patterns("11,111", "01,001"),
          new Patterns("11,111,1111", "01,001,0001"));

  private static final List<Patterns> EXACTLY_K =
      List.of(new Patterns("1111", "0001"), new Patterns("11111", "00001"));

  private static final List<Patterns> HEAD_AND_TAIL =
      List.of(
          new Patterns("111", "01"), new Patterns("11,111", "01"), new Patterns("111,1111", "01"));

  private VariantClaims() {}

  static List<Claim> all() {
    return List.of(upToK(), anyNumber(), exactlyK(), exactlyThree(), oneHead());
  }

  private static Claim upToK() {
    return PAPER
        .at("5-up-to-k", "Section 5, conjecture")
        .says(
            "Where Left may turn two to k tails, and Right a tail and one to k-1 heads to its"
                + " left, all lines are numbers with an ordinal sum structure; k = 2, 3, 4.")
        .over("all lines of up to %d coins", 0, 12)
        .conjecture()
        .butNot(
            "Right may also turn a head and two tails behind it.",
            (size, cases) -> numbers(new Patterns("11", "01,011"), size, cases))
        .check((size, cases) -> UP_TO_K.forEach(patterns -> structure(patterns, size, cases)));
  }

  private static Claim anyNumber() {
    Patterns any = new Patterns(runs("11", "1", ""), runs("01", "", "0"));
    return PAPER
        .at("5-any-number", "Section 5, conjecture")
        .says(
            "Where Left may turn two or more tails, and Right a tail and one or more heads to its"
                + " left, all lines are numbers with an ordinal sum structure.")
        .over("all lines of up to %d coins", 0, 9)
        .atMost(LONGEST)
        .conjecture()
        .butNot(
            "Right may also turn a head and two tails behind it.",
            (size, cases) -> numbers(new Patterns(any.left(), any.right() + ",011"), size, cases))
        .check((size, cases) -> structure(any, size, cases));
  }

  /** The pattern, and all that have up to this many coins more. */
  private static String runs(String shortest, String behind, String before) {
    StringBuilder text = new StringBuilder(shortest);
    String longer = shortest;
    while (longer.length() < LONGEST) {
      longer = before + longer + behind;
      text.append(',').append(longer);
    }
    return text.toString();
  }

  private static Claim exactlyK() {
    return PAPER
        .at("5-exactly-k", "Section 5, conjecture")
        .says(
            "Where exactly k coins must be turned, all lines are numbers with an ordinal sum"
                + " structure; k = 4 and 5.")
        .over("all lines of up to %d coins", 0, 12)
        .conjecture()
        .butNot(
            "Also for k = 3.", (size, cases) -> numbers(new Patterns("111", "001"), size, cases))
        .check((size, cases) -> EXACTLY_K.forEach(patterns -> structure(patterns, size, cases)));
  }

  private static Claim exactlyThree() {
    return PAPER
        .at("5-exactly-three", "Section 5, conjecture")
        .says(
            "Where Left must turn three tails, and Right a tail and two heads to its left,"
                + " there is a line that is not a number, 0011001 = {0|0}.")
        .over("all lines of up to %d coins", 0, 7)
        .reading(
            "'three or more' coins is a bound from below, not an exact number",
            "Where exactly k coins must be turned, k at least three, all lines are numbers.",
            (size, cases) -> numbers(new Patterns("111", "001"), size, cases))
        .check(VariantClaims::exactlyThree);
  }

  private static Claim oneHead() {
    return PAPER
        .at("5-one-head", "Section 5, with the proof of Theorem 3.2")
        .says(
            "Whatever numbers of tails Left may turn, if Right turns a head and a tail to its right"
                + " all lines are numbers, every pair of moves having the F1 or the F2 property.")
        .over(
            "all pairs of moves from lines of up to %d coins, left=111, left=11,111 and"
                + " left=111,1111 with right=01",
            0, 9)
        .butNot(
            "The same if Right turns two heads and a tail to their right.",
            (size, cases) -> numbers(new Patterns("111", "001"), size, cases))
        .check((size, cases) -> HEAD_AND_TAIL.forEach(patterns -> pairs(patterns, size, cases)));
  }

  private static void numbers(Patterns patterns, int size, Cases cases) {
    CoinReferee.lines(size)
        .forEach(
            line -> {
              // A line that is not a number throws, and that is a counterexample.
              Dyadic value =
                  CoinReferee.of(cases, patterns.toString()).value(line, cases.control());
              cases.check(value != null, line::toString);
            });
  }

  private static void pairs(Patterns patterns, int size, Cases cases) {
    numbers(patterns, size, cases);
    PairProperties properties =
        new PairProperties(CoinReferee.of(cases, patterns.toString()), cases);
    CoinReferee.lines(size).forEach(properties::check);
  }

  private static void structure(Patterns patterns, int size, Cases cases) {
    numbers(patterns, size, cases);
    CoinReferee referee = CoinReferee.of(cases, patterns.toString());
    Set<Dyadic> structured = new HashSet<>();
    for (int coins = 0; coins <= size; coins++) {
      CoinReferee.lines(coins)
          .filter(line -> leadsToLeftOption(referee, line, cases))
          .forEach(line -> structured.add(referee.value(line, cases.control())));
    }
    CoinReferee.lines(size)
        .forEach(
            line -> {
              Dyadic value = referee.value(line, cases.control());
              cases.check(
                  structured.contains(value),
                  () -> patterns + ": " + line + " = " + value + " has no ordinal sum");
            });
  }

  private static boolean leadsToLeftOption(CoinReferee referee, CoinLine line, Cases cases) {
    Optional<Dyadic> best =
        referee.options(line, Player.LEFT).stream()
            .map(option -> referee.value(option, cases.control()))
            .max(Dyadic::compareTo);
    return best.isEmpty() || best.equals(referee.value(line, cases.control()).leftOption());
  }

  private static void exactlyThree(int size, Cases cases) {
    if (size < 7) {
      numbers(new Patterns("111", "001"), size, cases);
      return;
    }
    CoinReferee referee = CoinReferee.of(cases, "left=111 right=001");
    CoinLine line = CoinLine.of("0011001");
    for (Player player : Player.values()) {
      List<Dyadic> values =
          referee.options(line, player).stream()
              .map(option -> referee.value(option, cases.control()))
              .toList();
      Dyadic best =
          values.stream()
              .reduce((a, b) -> player == Player.LEFT ? a.max(b) : a.min(b))
              .orElseThrow();
      cases.equal(Dyadic.ZERO, best, () -> player.title() + "'s best option of " + line);
    }
  }
}
