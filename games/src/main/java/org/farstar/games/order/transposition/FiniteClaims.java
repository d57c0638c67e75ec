package org.farstar.games.order.transposition;

import java.util.List;
import java.util.function.Predicate;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.games.order.pennies.Delta;
import org.farstar.values.player.Outcome;

/** Section 2: finite domains. */
final class FiniteClaims {
  private static final Claims PAPER = Claims.of("transposition");
  private static final String SCOPE =
      "all sets of used elements of 1..d and all numbers of turns, up to d = %d";
  private static final int LAST = 10;

  private FiniteClaims() {}

  static List<Claim> all() {
    return List.of(full(), noPivot(), onePivot(), pivots(), lastTurnButOne(), delta());
  }

  private static Claim full() {
    return slipAtOne(
        PAPER.theorem("2.1").part("full", "d = m+n"),
        "With as many turns as free elements White wins",
        position -> spare(position) == 0,
        "White");
  }

  private static Claim noPivot() {
    return slipAtOne(
        PAPER.theorem("2.1").part("no-pivot", "d > m+n+1"),
        "With at least two elements to spare and no pivot White wins",
        position -> spare(position) > 1 && pivots(position) == 0,
        "White");
  }

  private static Claim onePivot() {
    return PAPER
        .theorem("2.1")
        .part("one-pivot", "d > m+n+1")
        .says("With at least two elements to spare and one pivot the first player wins.")
        .over(SCOPE, 1, LAST)
        .check((d, cases) -> compare(d, p -> spare(p) > 1 && pivots(p) == 1, "first", cases));
  }

  private static Claim pivots() {
    return PAPER
        .theorem("2.1")
        .part("pivots", "d > m+n+1")
        .says("With at least two elements to spare and several pivots Black wins.")
        .over(SCOPE, 1, LAST)
        .check((d, cases) -> compare(d, p -> spare(p) > 1 && pivots(p) > 1, "Black", cases));
  }

  private static Claim lastTurnButOne() {
    return PAPER
        .lemma("2.2")
        .says(
            "At Black's last turn but one (n = 3) with at least two elements to spare, White wins"
                + " without a pivot and Black wins with one.")
        .over(SCOPE, 1, LAST)
        .check(
            (d, cases) -> {
              compare(d, p -> p.turns() == 3 && spare(p) > 1 && pivots(p) == 0, "White", cases);
              compare(d, p -> p.turns() == 3 && spare(p) > 1 && pivots(p) > 0, "Black", cases);
            });
  }

  private static Claim delta() {
    return PAPER
        .theorem("2.3")
        .says(
            "With one element to spare, White wins at White's turn if and only if |Delta| = 1, and"
                + " Black wins at Black's turn if and only if Delta is not 0, if at least two turns"
                + " are left.")
        .over(SCOPE, 1, LAST)
        .corrects("The same also for n = 1.", (d, cases) -> compareDelta(d, 1, cases))
        .check((d, cases) -> compareDelta(d, 2, cases));
  }

  /** A statement about White and Black's last turns that the paper also makes for a single turn. */
  private static Claim slipAtOne(
      Claims.Place place, String statement, Predicate<TranspositionPosition> where, String winner) {
    return place
        .says(statement + ", if at least two turns are left.")
        .over(SCOPE, 1, LAST)
        .corrects(
            "The same also for n = 1, where White has no turn and the parity is forced.",
            (d, cases) -> compare(d, where, winner, cases))
        .check((d, cases) -> compare(d, where.and(p -> p.turns() > 1), winner, cases));
  }

  private static long spare(TranspositionPosition position) {
    return position.shape().free().orElseThrow() - position.turns();
  }

  private static int pivots(TranspositionPosition position) {
    return position.shape().pivots();
  }

  private static void compareDelta(int d, int least, Cases cases) {
    Predicate<TranspositionPosition> where = p -> spare(p) == 1 && p.turns() >= least;
    Predicate<TranspositionPosition> black =
        p -> Delta.blackWins(Delta.of(OutcomeTheorems.clumps(p.shape())), p.turns() % 2 != 0);
    compare(d, where.and(black), "Black", cases);
    compare(d, where.and(black.negate()), "White", cases);
  }

  private static void compare(
      int d, Predicate<TranspositionPosition> where, String winner, Cases cases) {
    for (TranspositionPosition position : TranspositionReferee.finite(d)) {
      if (where.test(position)) {
        SequenceShape shape = position.shape();
        Outcome expected =
            switch (winner) {
              case "White" -> OutcomeTheorems.white(shape);
              case "Black" -> OutcomeTheorems.black(shape);
              default -> Outcome.N;
            };
        TranspositionReferee.of(cases).compare(expected, position, cases);
      }
    }
  }
}
