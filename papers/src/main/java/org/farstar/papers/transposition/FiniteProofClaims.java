package org.farstar.papers.transposition;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.theory.Works;
import org.farstar.games.order.transposition.OutcomeTheorems;
import org.farstar.games.order.transposition.SequenceShape;
import org.farstar.games.order.transposition.TranspositionPosition;

/** Section 2, the proofs: the moves that they name, played against everything. */
final class FiniteProofClaims {
  private static final Claims PAPER = Claims.of(Works.TRANSPOSITION);
  private static final String SCOPE =
      "all sets of used elements of 1..d and all numbers of turns with at least two elements to"
          + " spare, up to d = %d";
  private static final int LAST = 10;

  private FiniteProofClaims() {}

  static List<Claim> all() {
    return List.of(answers(), white(), black());
  }

  private static Claim answers() {
    return PAPER
        .lemma("2.2")
        .part("answers", "proof")
        .says(
            "At Black's last turn but one, without a pivot, White wins by one of two answers: the"
                + " free neighbours of the pivot that Black created, or else the least and the"
                + " greatest free element.")
        .over(
            "all sets of used elements of 1..d, three turns, at least two elements to spare, up to d"
                + " = %d",
            5, LAST)
        .butNot(
            "He wins by the first of the two.",
            (d, cases) ->
                play(d, shape -> clear(shape) && shape.turns() == 3, false, theFirst(), cases))
        .check(
            (d, cases) ->
                play(
                    d,
                    shape -> clear(shape) && shape.turns() == 3,
                    false,
                    OutcomeTheorems::clearing,
                    cases));
  }

  private static Function<SequenceShape, List<SequenceShape>> theFirst() {
    return shape -> OutcomeTheorems.clearing(shape).subList(0, 1);
  }

  private static Claim white() {
    return PAPER
        .theorem("2.1")
        .part("white", "proof")
        .says(
            "White, at Black's turn without a pivot or at his own with at most one, wins by removing"
                + " the pivot, and without one by attaching to the beginning or the end S-block.")
        .over(SCOPE, 4, LAST)
        .butNot(
            "So he does at Black's turn with one pivot.",
            (d, cases) ->
                play(
                    d,
                    shape -> shape.turns() > 1 && shape.pivots() <= 1,
                    false,
                    OutcomeTheorems::clearing,
                    cases))
        .check(
            (d, cases) ->
                play(d, FiniteProofClaims::whites, false, OutcomeTheorems::clearing, cases));
  }

  private static Claim black() {
    return PAPER
        .theorem("2.1")
        .part("black", "proof")
        .says(
            "Black, at White's turn with more than one pivot or at his own with one or more, wins by"
                + " leaving two pivots or more at each turn but his last: White removes at most one.")
        .over(SCOPE, 3, LAST)
        .corrects(
            Slip.printed("Assume there are more than two pivots")
                .meaning("The proof's three cases are all: no pivot, exactly one, more than two.")
                .because(
                    "With exactly two pivots White removes one at most, as in the printed case, and Black creates another at the next turn."),
            (d, cases) ->
                TranspositionReferee.finite(d).stream()
                    .filter(position -> spare(position.shape()) > 1)
                    .forEach(
                        position ->
                            cases.check(
                                position.shape().pivots() != 2, () -> position + ": two pivots")))
        .butNot(
            "So he does at White's turn with one.",
            (d, cases) ->
                play(d, shape -> shape.pivots() > 0, true, FiniteProofClaims::leavingTwo, cases))
        .check(
            (d, cases) ->
                play(
                    d,
                    shape -> shape.pivots() > (shape.turns() % 2 == 0 ? 1 : 0),
                    true,
                    FiniteProofClaims::leavingTwo,
                    cases));
  }

  private static boolean clear(SequenceShape shape) {
    return shape.pivots() == 0;
  }

  private static boolean whites(SequenceShape shape) {
    return shape.turns() > 1 && shape.pivots() <= (shape.turns() % 2 == 0 ? 1 : 0);
  }

  private static List<SequenceShape> leavingTwo(SequenceShape shape) {
    return shape.turns() == 1
        ? shape.next()
        : shape.next().stream().filter(next -> next.pivots() > 1).toList();
  }

  private static long spare(SequenceShape shape) {
    return shape.free().orElseThrow() - shape.turns();
  }

  private static void play(
      int d,
      Predicate<SequenceShape> where,
      boolean black,
      Function<SequenceShape, List<SequenceShape>> named,
      Cases cases) {
    NamedMoves moves = new NamedMoves(black, named, cases.control());
    for (TranspositionPosition position : TranspositionReferee.finite(d)) {
      if (spare(position.shape()) > 1 && where.test(position.shape())) {
        cases.check(moves.win(position.shape()), () -> position + ": the moves named do not win");
      }
    }
  }
}
