package org.farstar.papers.transposition;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.theory.Works;
import org.farstar.games.order.DomainBlock;
import org.farstar.games.order.DomainBlock.Kind;
import org.farstar.games.order.EhrenfeuchtFraisse;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.transposition.SequenceShape;
import org.farstar.games.order.transposition.TheoremCase;
import org.farstar.papers.transposition.TranspositionReferee.Case;
import org.farstar.values.player.Outcome;

/**
 * Section 4, the proofs: which elements Black must choose, and what White must answer. A smallest
 * free element of a D-block is m, a largest one M.
 */
final class BlackChoiceClaims {
  private static final Claims PAPER = Claims.of(Works.TRANSPOSITION);
  private static final String SCOPE = "the domains of the claims on section 4, n up to %d";
  private static final int LAST = 5;

  private BlackChoiceClaims() {}

  static List<Claim> all() {
    return List.of(lemma(), forced());
  }

  private static Claim lemma() {
    return PAPER
        .lemma("4.1")
        .part("moves", "proof, all four cases")
        .says(
            "At Black's turn, not his last, without a pivot: for every M that is not the greatest and"
                + " every m that is not the least free element Black gets the parity he wants by one of"
                + " the two at his last turn but one, having created a pivot inside an infinite D-block"
                + " at each turn before.")
        .over(SCOPE, 3, LAST)
        .butNot("He gets it by m.", (n, cases) -> lemma(n, false, cases))
        .check((n, cases) -> lemma(n, true, cases));
  }

  private static void lemma(int n, boolean both, Cases cases) {
    for (Case c : TranspositionReferee.of(cases).infinite(n)) {
      SequenceShape shape = c.shape();
      if (n % 2 == 0 || shape.pivots() > 0) {
        continue;
      }
      List<Integer> smallest = ends(shape, true, true);
      List<Integer> largest = ends(shape, false, true);
      for (int m : smallest) {
        for (int high : largest) {
          NamedMoves moves = new NamedMoves(true, at -> lemma(at, m, high, both), cases.control());
          String way = inWords(shape, m, high);
          cases.check(
              moves.win(shape),
              () -> c.position() + ": m of block " + m + " and M of block " + high + ", " + way);
          cases.settled(way);
        }
      }
    }
  }

  /** Which of the four cases of the proof it is. */
  private static String inWords(SequenceShape shape, int m, int high) {
    List<DomainBlock> blocks = shape.freeOrder().blocks();
    boolean greatest = m == blocks.size() - 1 && blocks.get(m).equals(DomainBlock.chain(1));
    boolean least = high == 0 && blocks.get(0).equals(DomainBlock.chain(1));
    return "with m "
        + (greatest ? "the greatest" : "not the greatest")
        + " and M "
        + (least ? "the least" : "not the least");
  }

  /** What Black plays: pivots inside infinite blocks first, then m or M. */
  private static List<SequenceShape> lemma(SequenceShape at, int m, int high, boolean both) {
    if (at.turns() == 1 || at.pivots() > 0) {
      return InfiniteProofClaims.creating(at);
    }
    if (at.turns() > 3) {
      return insideInfinite(at);
    }
    // White has answered beside each pivot, so that the blocks of what is free are those of before.
    List<SequenceShape> moves = new ArrayList<>();
    moves.add(choose(at, m, true));
    if (both) {
      moves.add(choose(at, high, false));
    }
    return moves;
  }

  /** Pivots with free elements of their own infinite block on both sides, if there is none yet. */
  private static List<SequenceShape> insideInfinite(SequenceShape shape) {
    OrderType order = shape.gaps().get(0);
    List<SequenceShape> moves = new ArrayList<>();
    for (OrderType.Split split : order.splits(EhrenfeuchtFraisse.cap(shape.turns() - 1))) {
      DomainBlock block = order.blocks().get(split.block());
      boolean end =
          block.kind() == Kind.W
              ? split.from() == 0
              : block.kind() == Kind.W_STAR && split.to() == -1;
      if (!block.finite() && !end) {
        moves.add(shape.after(0, split.left(), split.right()));
      }
    }
    return moves;
  }

  /** The choice of the least, or greatest, free element of a block, where there is no pivot. */
  private static SequenceShape choose(SequenceShape shape, int block, boolean least) {
    OrderType[] parts = around(shape.freeOrder(), block, least);
    return shape.after(0, parts[0], parts[1]);
  }

  /** What is below and above the least, or greatest, element of a block; in q below any element. */
  private static OrderType[] around(OrderType order, int index, boolean least) {
    List<DomainBlock> blocks = order.blocks();
    DomainBlock block = blocks.get(index);
    OrderType below = OrderType.of(blocks.subList(0, index));
    OrderType above = OrderType.of(blocks.subList(index + 1, blocks.size()));
    OrderType own = OrderType.of(block);
    if (block.kind() == Kind.Q) {
      return new OrderType[] {below.plus(own), own.plus(above)};
    }
    return least
        ? new OrderType[] {below, own.withoutLeast().plus(above)}
        : new OrderType[] {below.plus(own.withoutGreatest()), above};
  }

  /**
   * The blocks of the free elements that have a least element, or a greatest; in a dense block
   * every element is both.
   *
   * @param inner whether it may not be the least, or greatest, of all
   */
  private static List<Integer> ends(SequenceShape shape, boolean least, boolean inner) {
    List<DomainBlock> blocks = shape.freeOrder().blocks();
    List<Integer> found = new ArrayList<>();
    int outer = least ? 0 : blocks.size() - 1;
    for (int i = 0; i < blocks.size(); i++) {
      boolean dense = blocks.get(i).kind() == Kind.Q;
      boolean end = least ? blocks.get(i).hasLeast() : blocks.get(i).hasGreatest();
      if (dense || (end && !(inner && i == outer))) {
        found.add(i);
      }
    }
    return found;
  }

  private static Claim forced() {
    return PAPER
        .theorem("4.2")
        .part("forced", "proof, (2), (1)(d), (3) and (1)(e)")
        .says(
            "In (2) Black must choose the least free element of a D-block, in (1)(d) one that is not"
                + " the least of all, and White the element next above it; in (3) and (1)(e) the same"
                + " with the order reversed. Every other choice loses for whoever makes it.")
        .over(SCOPE, 3, LAST)
        .butNot(
            "In (2) and (3), too, Black must not choose the least, or greatest, of all.",
            (n, cases) -> forced(n, true, cases))
        .check((n, cases) -> forced(n, false, cases));
  }

  private static void forced(int n, boolean alwaysInner, Cases cases) {
    TranspositionReferee referee = TranspositionReferee.of(cases);
    for (Case c : referee.infinite(n)) {
      if (InfiniteProofClaims.infinite(TheoremCase.CASE_2, TheoremCase.CASE_1D).test(c)) {
        forced(c, true, alwaysInner || c.rule() == TheoremCase.CASE_1D, referee, cases);
      } else if (InfiniteProofClaims.infinite(TheoremCase.CASE_3, TheoremCase.CASE_1E).test(c)) {
        forced(c, false, alwaysInner || c.rule() == TheoremCase.CASE_1E, referee, cases);
      }
    }
  }

  private static void forced(
      Case c, boolean least, boolean inner, TranspositionReferee referee, Cases cases) {
    SequenceShape shape = c.shape();
    List<SequenceShape> named =
        ends(shape, least, inner).stream()
            .map(block -> choose(shape, block, least).capped())
            .toList();
    for (SequenceShape next : shape.next()) {
      if (named.contains(next.capped())) {
        SequenceShape answer = beside(next, least).capped();
        for (SequenceShape reply : next.next()) {
          if (!reply.capped().equals(answer)) {
            cases.equal(
                Outcome.N,
                referee.outcome(reply, cases.control()),
                () -> c.position() + " to " + next + " to " + reply + ", which White should lose");
          }
        }
      } else {
        cases.equal(
            Outcome.N,
            referee.outcome(next, cases.control()),
            () -> c.position() + " to " + next + ", which Black should lose");
      }
    }
  }

  /** White's answer beside the element just chosen: the least free element above it. */
  private static SequenceShape beside(SequenceShape next, boolean least) {
    int gap = least ? next.pivots() : 0;
    OrderType order = next.gaps().get(gap);
    return least
        ? next.after(gap, OrderType.EMPTY, order.withoutLeast())
        : next.after(gap, order.withoutGreatest(), OrderType.EMPTY);
  }
}
