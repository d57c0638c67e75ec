package org.farstar.games.order.transposition;

import java.util.List;
import java.util.function.Predicate;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.games.order.pennies.Delta;
import org.farstar.values.player.Outcome;

/** Section 2: finite domains. */
final class FiniteClaims {
  private static final String SCOPE =
      "all sets of used elements of 1..d and all numbers of turns, up to d = %d";
  private static final int LAST = 10;

  private final TranspositionReferee referee;

  FiniteClaims(TranspositionReferee referee) {
    this.referee = referee;
  }

  List<Claim> all() {
    return List.of(
        slipAtOne(
            "transposition/2.1-full",
            "Theorem 2.1, d = m+n",
            "With as many turns as free elements White wins",
            position -> spare(position) == 0,
            "White"),
        slipAtOne(
            "transposition/2.1-no-pivot",
            "Theorem 2.1, d > m+n+1",
            "With at least two elements to spare and no pivot White wins",
            position -> spare(position) > 1 && pivots(position) == 0,
            "White"),
        plain(
            "transposition/2.1-one-pivot",
            "Theorem 2.1, d > m+n+1",
            "With at least two elements to spare and one pivot the first player wins.",
            position -> spare(position) > 1 && pivots(position) == 1,
            "first"),
        plain(
            "transposition/2.1-pivots",
            "Theorem 2.1, d > m+n+1",
            "With at least two elements to spare and several pivots Black wins.",
            position -> spare(position) > 1 && pivots(position) > 1,
            "Black"),
        lemma(),
        delta());
  }

  private static long spare(TranspositionPosition position) {
    return position.shape().free().orElseThrow() - position.turns();
  }

  private static int pivots(TranspositionPosition position) {
    return position.shape().pivots();
  }

  private Claim plain(
      String id,
      String cite,
      String statement,
      Predicate<TranspositionPosition> where,
      String winner) {
    return Claim.sized(
        id, cite, statement, SCOPE, 1, LAST, (d, cases) -> compare(d, where, winner, cases));
  }

  /** A statement about White and Black's last turns that the paper also makes for a single turn. */
  private Claim slipAtOne(
      String id,
      String cite,
      String statement,
      Predicate<TranspositionPosition> where,
      String winner) {
    return Claim.sized(
            id,
            cite,
            statement
                + ", if at least two turns are left. (As printed also for n = 1, where White has no"
                + " turn and the parity is forced.)",
            SCOPE,
            1,
            LAST,
            (d, cases) -> compare(d, where.and(p -> p.turns() > 1), winner, cases))
        .corrects((d, cases) -> compare(d, where, winner, cases));
  }

  private Claim lemma() {
    return Claim.sized(
        "transposition/2.2",
        "Lemma 2.2",
        "At Black's last turn but one (n = 3) with at least two elements to spare, White wins without"
            + " a pivot and Black wins with one.",
        SCOPE,
        1,
        LAST,
        (d, cases) -> {
          compare(d, p -> p.turns() == 3 && spare(p) > 1 && pivots(p) == 0, "White", cases);
          compare(d, p -> p.turns() == 3 && spare(p) > 1 && pivots(p) > 0, "Black", cases);
        });
  }

  private Claim delta() {
    return Claim.sized(
            "transposition/2.3",
            "Theorem 2.3",
            "With one element to spare, White wins at White's turn if and only if |Delta| = 1, and"
                + " Black wins at Black's turn if and only if Delta is not 0, if at least two turns"
                + " are left. (As printed also for n = 1.)",
            SCOPE,
            1,
            LAST,
            (d, cases) -> compareDelta(d, 2, cases))
        .corrects((d, cases) -> compareDelta(d, 1, cases));
  }

  private void compareDelta(int d, int least, Cases cases) {
    Predicate<TranspositionPosition> where = p -> spare(p) == 1 && p.turns() >= least;
    Predicate<TranspositionPosition> black =
        p -> Delta.blackWins(Delta.of(OutcomeTheorems.clumps(p.shape())), p.turns() % 2 != 0);
    compare(d, where.and(black), "Black", cases);
    compare(d, where.and(black.negate()), "White", cases);
  }

  private void compare(int d, Predicate<TranspositionPosition> where, String winner, Cases cases) {
    for (TranspositionPosition position : TranspositionReferee.finite(d)) {
      if (where.test(position)) {
        SequenceShape shape = position.shape();
        Outcome expected =
            switch (winner) {
              case "White" -> OutcomeTheorems.white(shape);
              case "Black" -> OutcomeTheorems.black(shape);
              default -> Outcome.N;
            };
        referee.compare(expected, position, cases);
      }
    }
  }
}
