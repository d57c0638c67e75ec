package org.farstar.papers.transposition;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.theory.Works;
import org.farstar.games.order.DomainBlock;
import org.farstar.games.order.DomainBlock.Kind;
import org.farstar.games.order.transposition.OutcomeTheorems;
import org.farstar.games.order.transposition.SequenceShape;
import org.farstar.games.order.transposition.TheoremCase;
import org.farstar.papers.transposition.TranspositionReferee.Case;
import org.farstar.papers.transposition.TranspositionReferee.Hypothesis;
import org.farstar.values.player.Outcome;

/** Sections 3 and 4, the proofs: the moves that they name, played against everything. */
final class InfiniteProofClaims {
  private static final Claims PAPER = Claims.of(Works.TRANSPOSITION);
  private static final String SCOPE = "the domains of the claims on section 4, n up to %d";
  private static final int LAST = 5;

  private InfiniteProofClaims() {}

  static List<Claim> all() {
    return List.of(another(), lineBlack(), lineWhite(), daring(), whitesAnswers());
  }

  private static Claim another() {
    return PAPER
        .at("4-another", "Sections 3 and 4, the rule of thumb of section 2.1")
        .says("With infinitely many free elements whoever moves can create another pivot.")
        .over(SCOPE, 2, LAST)
        .butNot("He can create two.", (n, cases) -> another(n, 2, cases))
        .check((n, cases) -> another(n, 1, cases));
  }

  private static void another(int n, int more, Cases cases) {
    for (Case c : TranspositionReferee.of(cases).infinite(n)) {
      int before = c.shape().pivots();
      cases.check(
          c.shape().next().stream().anyMatch(next -> next.pivots() >= before + more),
          () -> c.position() + ": no choice leaves " + (before + more) + " pivots");
    }
  }

  private static Claim lineBlack() {
    Predicate<Case> won = line(shape -> shape.pivots() > (shape.turns() % 2 == 0 ? 1 : 0));
    return PAPER
        .theorem("3.1")
        .part("black", "proof")
        .says(
            "Black, at his turn with a pivot or at White's with more than one, wins by creating one"
                + " more at each turn but his last.")
        .over(SCOPE, 1, LAST)
        .butNot(
            "So he does at White's turn with one.",
            (n, cases) ->
                play(
                    n,
                    line(shape -> shape.pivots() > 0),
                    true,
                    InfiniteProofClaims::creating,
                    cases))
        .check((n, cases) -> play(n, won, true, InfiniteProofClaims::creating, cases));
  }

  private static Claim lineWhite() {
    Predicate<Case> won = line(shape -> shape.turns() % 2 == 0 && shape.pivots() == 1);
    return PAPER
        .theorem("3.1")
        .part("white", "proof")
        .says(
            "White, at his turn with one pivot, wins by removing each pivot, and by attaching to the"
                + " same end as Black where Black creates none.")
        .over(SCOPE, 2, LAST)
        .butNot(
            "So he does at Black's turn.",
            (n, cases) ->
                play(
                    n,
                    line(shape -> shape.turns() > 1 && shape.pivots() == 1),
                    false,
                    OutcomeTheorems::clearing,
                    cases))
        .check((n, cases) -> play(n, won, false, OutcomeTheorems::clearing, cases));
  }

  private static Claim daring() {
    return PAPER
        .theorem("3.1")
        .part("daring", "proof, no pivot")
        .says(
            "On N, -N and Z, with at least two turns left, whoever creates the first pivot loses.")
        .over(SCOPE, 2, LAST)
        .butNot("So does everyone who moves.", (n, cases) -> daring(n, shape -> true, cases))
        .check((n, cases) -> daring(n, shape -> shape.pivots() > 0, cases));
  }

  private static void daring(int n, Predicate<SequenceShape> which, Cases cases) {
    TranspositionReferee referee = TranspositionReferee.of(cases);
    for (Case c : referee.infinite(n)) {
      if (line(shape -> shape.pivots() == 0).test(c)) {
        for (SequenceShape next : c.shape().next()) {
          if (which.test(next)) {
            cases.equal(
                Outcome.N,
                referee.outcome(next, cases.control()),
                () -> c.position() + " to " + next);
          }
        }
      }
    }
  }

  private static Claim whitesAnswers() {
    Predicate<Case> lost = infinite(TheoremCase.CASE_1F, TheoremCase.CASE_4);
    return PAPER
        .theorem("4.2")
        .part("answers", "proof, (1)(f) and (4)")
        .says(
            "White wins by removing each pivot that Black creates, and where Black creates none by the"
                + " least or the greatest free element.")
        .over(SCOPE, 3, LAST)
        .butNot(
            "So he does in (2).",
            (n, cases) ->
                play(n, infinite(TheoremCase.CASE_2), false, OutcomeTheorems::clearing, cases))
        .check((n, cases) -> play(n, lost, false, OutcomeTheorems::clearing, cases));
  }

  /** Positions at Black's turn, not his last, without a pivot, in these cases of Theorem 4.2. */
  static Predicate<Case> infinite(TheoremCase... rules) {
    return c ->
        c.blacksTurn()
            && c.shape().turns() >= 3
            && c.hypothesis() == Hypothesis.INFINITE
            && c.shape().pivots() == 0
            && List.of(rules).contains(c.rule());
  }

  /** Positions on N, -N and Z. */
  private static Predicate<Case> line(Predicate<SequenceShape> where) {
    return c -> {
      List<DomainBlock> blocks = c.position().domain().type().blocks();
      return blocks.size() == 1 && blocks.get(0).kind() != Kind.Q && where.test(c.shape());
    };
  }

  /** The choices that create a pivot; at the last turn all. */
  static List<SequenceShape> creating(SequenceShape shape) {
    return shape.turns() == 1
        ? shape.next()
        : shape.next().stream().filter(next -> next.pivots() > shape.pivots()).toList();
  }

  private static void play(
      int n,
      Predicate<Case> where,
      boolean black,
      Function<SequenceShape, List<SequenceShape>> named,
      Cases cases) {
    NamedMoves moves = new NamedMoves(black, named, cases.control());
    for (Case c : TranspositionReferee.of(cases).infinite(n)) {
      if (where.test(c)) {
        cases.check(moves.win(c.shape()), () -> c.position() + ": the moves named do not win");
      }
    }
  }
}
