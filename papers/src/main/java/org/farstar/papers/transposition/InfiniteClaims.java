package org.farstar.papers.transposition;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.theory.Works;
import org.farstar.games.order.Domain;
import org.farstar.games.order.DomainBlock;
import org.farstar.games.order.DomainBlock.Kind;
import org.farstar.games.order.Element;
import org.farstar.games.order.transposition.OutcomeTheorems;
import org.farstar.games.order.transposition.SequenceShape;
import org.farstar.games.order.transposition.TheoremCase;
import org.farstar.games.order.transposition.TranspositionPosition;
import org.farstar.games.order.transposition.TranspositionStatements;
import org.farstar.papers.transposition.TranspositionReferee.Case;
import org.farstar.papers.transposition.TranspositionReferee.Hypothesis;
import org.farstar.values.player.Outcome;

/** Sections 3 and 4: infinite domains. */
final class InfiniteClaims {
  private static final Claims PAPER = Claims.of(Works.TRANSPOSITION);
  private static final String SCOPE =
      "sums of blocks 1, 2, 3, w, w*, z, q: up to 3 blocks for n <= 4, 2 beyond (and k + w, w + k and"
          + " the like for k up to 7), up to 2 elements used in either order; untouched sums of 4 blocks"
          + " w, w*, z for n = 3, of 3 for n = 5, and some with a finite block; n up to %d";
  private static final int LAST = 6;

  private InfiniteClaims() {}

  static List<Claim> all() {
    List<Claim> claims = new ArrayList<>();
    claims.addAll(List.of(linePivots(), lineZ(), lineN(), lineMinusN()));
    claims.addAll(List.of(lemma(), lemmaStep(), pivot()));
    claims.addAll(theorem42());
    claims.addAll(theorem43());
    claims.addAll(List.of(usedUp(), whitesTurn()));
    return claims;
  }

  private static Claim linePivots() {
    return Claims.of(TranspositionStatements.LINE_PIVOTS)
        .over(SCOPE, 1, LAST)
        .check(
            check(
                line(null).and(c -> c.shape().pivots() > 0),
                shape -> shape.pivots() == 1 ? Outcome.N : OutcomeTheorems.black(shape)));
  }

  private static Claim lineZ() {
    Predicate<Case> noPivot = line(Kind.Z).and(c -> c.shape().pivots() == 0);
    return Claims.of(TranspositionStatements.LINE_Z)
        .over(SCOPE, 1, LAST)
        .corrects(
            Slip.printed("D = Z, then the second player wins")
                .meaning(
                    "On Z without a pivot the second player wins, also for n = 1, where the parity is forced.")
                .because(
                    "For n = 1 there is no second turn: the parity is forced by Corollary 1.2. From n = 2 on the printed proof stands, since the player who kills the pivot has a turn left."),
            check(noPivot, shape -> Outcome.P))
        .check(check(noPivot.and(c -> c.shape().turns() > 1), shape -> Outcome.P));
  }

  private static Claim lineN() {
    return Claims.of(TranspositionStatements.LINE_N)
        .over(SCOPE, 1, LAST)
        .butNot(
            "Who wants an even parity wins.",
            check(
                line(Kind.W).and(c -> c.shape().pivots() == 0),
                shape -> OutcomeTheorems.parity(false)))
        .check(
            check(
                line(Kind.W).and(c -> c.shape().pivots() == 0),
                shape -> OutcomeTheorems.parity(shape.odd())));
  }

  private static Claim lineMinusN() {
    return Claims.of(TranspositionStatements.LINE_MINUS_N)
        .over(SCOPE, 1, LAST)
        .check(
            check(
                line(Kind.W_STAR).and(c -> c.shape().pivots() == 0),
                shape -> half(shape, shape.turns() % 2 != 0)));
  }

  private static Claim lemma() {
    return PAPER
        .lemma("4.1")
        .says(
            "At Black's turn, not his last, Black wins if some D-block has a largest free"
                + " element that"
                + " is not the greatest free element, and some D-block a smallest free element that is"
                + " not the least.")
        .over(SCOPE, 1, LAST)
        .butNot(
            "Who wants the initial parity wins.",
            check(
                blacks().and(InfiniteClaims::lemma), shape -> OutcomeTheorems.parity(shape.odd())))
        .check(check(blacks().and(InfiniteClaims::lemma), OutcomeTheorems::black));
  }

  private static Claim lemmaStep() {
    return PAPER
        .lemma("4.1")
        .part("step", "proof, where M is only the least free element and m is not the greatest")
        .says(
            "Black plays M or m according to the parity he wants, as in the case before with the order"
                + " reversed: on 1 + z + w + w* with three turns left, the choice of 1:1 leads to an odd"
                + " parity and that of 3:1 to an even one.")
        .over("the example")
        .corrects(
            Slip.printed("Black plays M, which forces White to create a pivot")
                .meaning("Black's choice of M forces White to create a pivot.")
                .because(
                    "In the example White answers by the greatest free element, which joins the end of the order and creates no pivot; the two parities are found by search."),
            cases ->
                cases.check(
                    OPEN.choose(Element.of(1, 1)).shape().next().stream()
                        .allMatch(shape -> shape.pivots() > 0),
                    () -> OPEN + ": after 1:1 White creates none by the greatest free element"))
        .check(
            cases -> {
              for (int block : new int[] {1, 3}) {
                cases.equal(
                    OutcomeTheorems.parity(block == 1),
                    TranspositionReferee.of(cases)
                        .outcome(OPEN.choose(Element.of(block, 1)).shape(), cases.control()),
                    () -> OPEN + ": after " + block + ":1");
              }
            });
  }

  private static final TranspositionPosition OPEN =
      TranspositionPosition.of(Domain.read("1 + z + w + w*"), List.of(), 3);

  private static Claim pivot() {
    return Claims.of(TranspositionStatements.PIVOT)
        .over(SCOPE, 1, LAST)
        .butNot("So he does without a pivot.", check(blacks(), OutcomeTheorems::black))
        .check(check(blacks().and(c -> c.shape().pivots() > 0), OutcomeTheorems::black));
  }

  private static Claim usedUp() {
    return Claims.of(TranspositionStatements.USED_UP)
        .over(SCOPE, 1, LAST)
        .check(
            check(
                blacks().and(c -> c.hypothesis() == Hypothesis.USED_UP),
                shape -> OutcomeTheorems.of(shape).outcome()));
  }

  private static Claim whitesTurn() {
    return Claims.of(TranspositionStatements.WHITE)
        .over(SCOPE, 1, LAST)
        .check(check(c -> !c.blacksTurn(), shape -> OutcomeTheorems.of(shape).outcome()));
  }

  /** Positions on a domain of this kind alone, or with null on N, -N and Z. */
  private static Predicate<Case> line(Kind kind) {
    return c -> {
      List<DomainBlock> blocks = c.position().domain().type().blocks();
      Kind found = blocks.get(0).kind();
      return blocks.size() == 1 && (kind == null ? found != Kind.Q : found == kind);
    };
  }

  private static List<Claim> theorem42() {
    Function<SequenceShape, Outcome> initial = shape -> OutcomeTheorems.parity(shape.odd());
    Function<SequenceShape, Outcome> black = OutcomeTheorems::black;
    Function<SequenceShape, Outcome> white = OutcomeTheorems::white;
    return List.of(
        at(TheoremCase.CASE_1A, black),
        at(TheoremCase.CASE_1B, black),
        at(TheoremCase.CASE_1C, black),
        initialParity(TheoremCase.CASE_1D, "The player who wants to keep the initial parity wins"),
        at(TheoremCase.CASE_1E, shape -> half(shape, true)),
        at(TheoremCase.CASE_1F, white),
        at(TheoremCase.CASE_2, initial),
        at(TheoremCase.CASE_3, shape -> half(shape, true)),
        at(TheoremCase.CASE_4, white));
  }

  private static List<Claim> theorem43() {
    Function<SequenceShape, Outcome> black = OutcomeTheorems::black;
    return List.of(
        at(TheoremCase.CASE_5, black),
        at(TheoremCase.CASE_6, black),
        at(TheoremCase.CASE_7A, black),
        at(TheoremCase.CASE_7B, black),
        initialParity(
            TheoremCase.CASE_7C,
            "the player who wants the final parity to be the initial one wins"),
        at(TheoremCase.CASE_8A, black),
        at(TheoremCase.CASE_8B, black),
        at(TheoremCase.CASE_8C, shape -> half(shape, true)));
  }

  /** The initial parity plus half the turns, and where asked for plus the end S-block. */
  private static Outcome half(SequenceShape shape, boolean withEnd) {
    boolean changed = shape.turns() / 2 % 2 != 0;
    return OutcomeTheorems.parity(shape.odd() ^ changed ^ (withEnd && shape.endOdd()));
  }

  private static Predicate<Case> blacks() {
    return c -> c.blacksTurn() && c.shape().turns() >= 3;
  }

  private static Predicate<Case> noPivot(TheoremCase rule) {
    boolean finite = rule.statement().place().startsWith("Theorem 4.3");
    Hypothesis hypothesis = finite ? Hypothesis.FINITE_BLOCK : Hypothesis.INFINITE;
    return blacks()
        .and(c -> c.hypothesis() == hypothesis && c.shape().pivots() == 0 && c.rule() == rule);
  }

  /** A case of Theorem 4.2 or 4.3, at Black's turn, not his last, without a pivot. */
  private static Claim at(TheoremCase rule, Function<SequenceShape, Outcome> winner) {
    return Claims.of(rule.statement())
        .over(SCOPE, 1, LAST)
        .butNot(
            "Who wants the initial parity plus 1 wins.",
            check(noPivot(rule), shape -> OutcomeTheorems.parity(!shape.odd())))
        .check(check(noPivot(rule), winner));
  }

  /** A case in which the paper forgets that every turn adds the end S-block. */
  private static Claim initialParity(TheoremCase rule, String line) {
    return Claims.of(rule.statement())
        .over(SCOPE, 1, LAST)
        .corrects(
            Slip.printed(line)
                .meaning("Who wants the initial parity wins.")
                .because(
                    "White can answer a pivot only beside it, and every other choice is forced to an end,"
                        + " so that each of the n turns adds the l terms of the end S-block by"
                        + " Corollary 1.2; n is odd at Black's turn."),
            check(noPivot(rule), shape -> OutcomeTheorems.parity(shape.odd())))
        .check(check(noPivot(rule), shape -> OutcomeTheorems.parity(shape.odd() ^ shape.endOdd())));
  }

  /** Lemma 4.1: blocks of free elements with a smallest one, not the least, or a largest one. */
  private static boolean lemma(Case c) {
    List<DomainBlock> blocks = c.shape().freeOrder().blocks();
    boolean smallest = false;
    boolean largest = false;
    for (int i = 0; i < blocks.size(); i++) {
      boolean dense = blocks.get(i).kind() == Kind.Q;
      smallest |= dense || (i > 0 && blocks.get(i).hasLeast());
      largest |= dense || (i < blocks.size() - 1 && blocks.get(i).hasGreatest());
    }
    return smallest && largest;
  }

  private static Claim.Check check(Predicate<Case> where, Function<SequenceShape, Outcome> winner) {
    return (n, cases) -> compare(n, where, winner, cases);
  }

  private static void compare(
      int n, Predicate<Case> where, Function<SequenceShape, Outcome> winner, Cases cases) {
    for (Case c : TranspositionReferee.of(cases).infinite(n)) {
      if (where.test(c)) {
        Outcome expected = winner.apply(c.shape());
        TranspositionReferee.of(cases).compare(expected, c.position(), cases);
        cases.equal(
            expected,
            OutcomeTheorems.of(c.shape()).outcome(),
            () -> c.position() + ": by the theory");
      }
    }
  }
}
