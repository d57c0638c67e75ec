package org.farstar.games.strip.coins;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.rules.Player;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.values.Dyadic;
import org.farstar.values.SignExpansion;

/**
 * Section 5 of the paper: other numbers of coins.
 *
 * <p>The paper conjectures 'a similar ordinal sum structure' and does not say which. What is
 * checked is what its own theory gives for two coins: every value of a line belongs to a line, not
 * longer, whose sign expansion begins with that of the value of Left's best move (Lemma 4.5: G =
 * G^L : x), or in which Left has no move.
 */
final class VariantClaims {
  private final Map<String, CoinReferee> referees = new HashMap<>();
  private final Map<String, Set<Dyadic>> structured = new HashMap<>();

  List<Claim> all() {
    return List.of(
        Claim.sized(
                "flipping-coins/5-up-to-k",
                "Section 5, conjecture",
                "Where Left may turn two to k tails, and Right a tail and one to k-1 heads to its"
                    + " left, all lines are numbers with an ordinal sum structure; k = 2, 3, 4.",
                "all lines of up to %d coins",
                0,
                12,
                (size, cases) -> {
                  structure("11", "01", size, cases);
                  structure("11,111", "01,001", size, cases);
                  structure("11,111,1111", "01,001,0001", size, cases);
                })
            .conjecture(),
        Claim.sized(
                "flipping-coins/5-exactly-k",
                "Section 5, conjecture",
                "The same where exactly k coins must be turned: so it seems for k = 4 and 5. (The"
                    + " paper speaks of three or more; with k = 3 there is a line that is not a"
                    + " number.)",
                "all lines of up to %d coins",
                0,
                12,
                (size, cases) -> {
                  structure("1111", "0001", size, cases);
                  structure("11111", "00001", size, cases);
                })
            .corrects((size, cases) -> structure("111", "001", size, cases)),
        Claim.sized(
                "flipping-coins/5-only",
                "Section 5",
                "Whatever number of tails Left may turn, if Right turns a head and a tail to its right"
                    + " all lines are numbers: the proof of Theorem 3.2 carries over. (The paper"
                    + " suggests that no other variant than that of its conjecture has this"
                    + " property.)",
                "all lines of up to %d coins, left=111, left=11,111 and left=111,1111 with right=01",
                0,
                11,
                (size, cases) -> {
                  numbers("111", "01", size, cases);
                  numbers("11,111", "01", size, cases);
                  numbers("111,1111", "01", size, cases);
                })
            .corrects(this::someLineIsNoNumber));
  }

  private CoinReferee referee(String left, String right) {
    String parameters = "left=" + left + " right=" + right;
    return referees.computeIfAbsent(
        parameters, p -> new CoinReferee(new FlippingCoins().variant(p)));
  }

  private void numbers(String left, String right, int size, Cases cases) {
    CoinReferee referee = referee(left, right);
    CoinReferee.lines(size).forEach(line -> number(referee, line, cases));
  }

  /** A case: the line is a number. */
  private static Dyadic number(CoinReferee referee, CoinLine line, Cases cases) {
    try {
      Dyadic value = referee.value(line, cases.control());
      cases.check(true, line::toString);
      return value;
    } catch (NoSuchValueException e) {
      cases.check(false, e::getMessage);
      throw e;
    }
  }

  private void structure(String left, String right, int size, Cases cases) {
    CoinReferee referee = referee(left, right);
    Set<Dyadic> known = structured.computeIfAbsent(left + right, key -> new HashSet<>());
    CoinReferee.lines(size)
        .forEach(
            line -> {
              Dyadic value = number(referee, line, cases);
              if (startsWithLeft(referee, line, value, cases)) {
                known.add(value);
              }
            });
    CoinReferee.lines(size)
        .forEach(
            line -> {
              Dyadic value = referee.value(line, cases.control());
              cases.check(
                  known.contains(value),
                  () ->
                      "left="
                          + left
                          + " right="
                          + right
                          + ": "
                          + line
                          + " = "
                          + value
                          + " belongs to no line, not longer, that is an ordinal sum");
            });
  }

  private static boolean startsWithLeft(
      CoinReferee referee, CoinLine line, Dyadic value, Cases cases) {
    Optional<Dyadic> best =
        referee.options(line, Player.LEFT).stream()
            .map(option -> referee.value(option, cases.control()))
            .max(Dyadic::compareTo);
    return best.map(b -> SignExpansion.of(b).isPrefixOf(SignExpansion.of(value))).orElse(true);
  }

  /** What the paper suggests of left=111 right=01, for which the proof of Theorem 3.2 works. */
  private void someLineIsNoNumber(int size, Cases cases) {
    int large = 11;
    if (size == large) {
      CoinReferee referee = referee("111", "01");
      boolean allNumbers = true;
      for (int n = 0; n <= large; n++) {
        try {
          CoinReferee.lines(n).forEach(line -> referee.value(line, cases.control()));
        } catch (NoSuchValueException e) {
          allNumbers = false;
        }
      }
      cases.check(
          !allNumbers,
          () -> "left=111 right=01: every line of up to " + large + " coins is a number");
    }
  }
}
