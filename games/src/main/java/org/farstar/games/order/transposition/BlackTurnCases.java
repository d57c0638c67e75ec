package org.farstar.games.order.transposition;

import java.util.List;
import org.farstar.games.order.DomainBlock;
import org.farstar.games.order.DomainBlock.Kind;
import org.farstar.games.order.OrderType;

/**
 * Theorems 4.2 and 4.3: which case holds at Black's turn, but not his last, when there is no pivot
 * and there are infinitely many free elements.
 *
 * <p>The paper speaks of the blocks of the domain and of what is free in them. It is the same to
 * speak of the blocks of the free elements: the used elements are finitely many, so two free
 * elements lie in one block of the domain exactly if they lie in one block of what is free, and a
 * block that is used up is a block no more. That also settles what the paper leaves open, finite
 * blocks that are all used up: without a pivot they do not count.
 */
public final class BlackTurnCases {
  private final List<DomainBlock> blocks;

  private BlackTurnCases(List<DomainBlock> blocks) {
    this.blocks = blocks;
  }

  /** The case for these free elements, infinitely many. */
  public static TheoremCase rule(OrderType free) {
    if (free.finite()) {
      throw new IllegalArgumentException(
          "section 4 is about infinitely many free elements: " + free);
    }
    BlackTurnCases turn = new BlackTurnCases(free.blocks());
    boolean finiteBlock = turn.any(Kind.CHAIN) || turn.any(Kind.Q);
    return finiteBlock ? turn.finiteBlock() : turn.infiniteBlocks();
  }

  private int last() {
    return blocks.size() - 1;
  }

  private boolean any(Kind kind) {
    return any(0, last(), kind);
  }

  private boolean any(int from, int to, Kind kind) {
    for (int i = from; i <= to; i++) {
      if (blocks.get(i).kind() == kind) {
        return true;
      }
    }
    return false;
  }

  private boolean hasMin() {
    return blocks.get(0).hasLeast();
  }

  private boolean hasMax() {
    return blocks.get(last()).hasGreatest();
  }

  /** Theorem 4.2. A smallest free element of a block is m, a largest one is M. */
  private TheoremCase infiniteBlocks() {
    boolean smallest = any(Kind.W);
    boolean largest = any(Kind.W_STAR);
    if (!smallest || !largest) {
      return smallest ? TheoremCase.CASE_2 : largest ? TheoremCase.CASE_3 : TheoremCase.CASE_4;
    }
    boolean notMin = any(1, last(), Kind.W);
    boolean notMax = any(0, last() - 1, Kind.W_STAR);
    if (notMin && notMax) {
      return TheoremCase.CASE_1A;
    }
    if (notMin) {
      return hasMin() ? TheoremCase.CASE_1D : TheoremCase.CASE_1C;
    }
    if (notMax) {
      return hasMax() ? TheoremCase.CASE_1E : TheoremCase.CASE_1B;
    }
    return TheoremCase.CASE_1F;
  }

  /** Theorem 4.3. In a dense block every element is a finite block of its own, and central. */
  private TheoremCase finiteBlock() {
    if (any(Kind.Q) || any(1, last() - 1, Kind.CHAIN)) {
      return TheoremCase.CASE_5;
    }
    boolean lowest = blocks.get(0).kind() == Kind.CHAIN;
    boolean highest = blocks.get(last()).kind() == Kind.CHAIN;
    if (lowest && highest) {
      return TheoremCase.CASE_6;
    }
    if (highest) {
      return any(Kind.W_STAR)
          ? TheoremCase.CASE_7A
          : hasMin() ? TheoremCase.CASE_7C : TheoremCase.CASE_7B;
    }
    return any(Kind.W) ? TheoremCase.CASE_8A : hasMax() ? TheoremCase.CASE_8C : TheoremCase.CASE_8B;
  }
}
