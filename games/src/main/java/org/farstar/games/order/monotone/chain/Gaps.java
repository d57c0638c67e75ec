package org.farstar.games.order.monotone.chain;

import java.util.ArrayList;
import java.util.List;
import org.farstar.games.order.monotone.chain.GapPosition.Stage;

/**
 * The monotonic sequence game on {1..n} by its gaps, all decks together, as {@link ChainSearch}
 * plays it: which moves there are, where they lead, and when the play is over. Not for threads.
 *
 * <p>In normal play no card is played that completes a subsequence: who can play one has won.
 */
public final class Gaps {
  private static final int DEPTH = 1;

  private final int a;
  private final int d;
  private final boolean normal;
  private final GapBounds bounds;
  private final PositionStack open;
  private final PositionStack decided;

  /** Where the position is that was arrived at last. */
  private PositionStack there;

  private int at;

  /** Receives what a move leads to, which {@link #there} and {@link #at} have, too. */
  @FunctionalInterface
  interface Each {
    /**
     * A move.
     *
     * @param gap the number of the gap
     * @param below how many of its cards are below the one played
     * @param stage the stage of the position after it
     */
    void accept(int gap, int below, Stage stage);
  }

  /**
   * @param a the critical length of ascending subsequences, the largest x of a gap
   * @param d that of descending ones, the largest y
   * @param convention who wins
   * @param bounds which sizes count as large where no draw is possible
   */
  public Gaps(int a, int d, Convention convention, GapBounds bounds) {
    this.a = a;
    this.d = d;
    this.normal = convention == Convention.NORMAL;
    this.bounds = bounds;
    this.open = new PositionStack(DEPTH, a + d, bounds, true);
    this.decided = new PositionStack(DEPTH, a + d, bounds, false);
  }

  /** From this size on all decks are alike: no draw is possible, and the deck is a large gap. */
  static long largestDeck(int a, int d, GapBounds bounds) {
    return Math.max((a - 1L) * (d - 1L) + 1, bounds.at(a, d));
  }

  /** The deck {1..n}. */
  GapPosition deck(long n) {
    return position(ChainGap.whole(a, d, n), false);
  }

  /**
   * A position by its gaps.
   *
   * @param gaps from the lowest to the highest; dead ones are left out
   * @param settled whether no draw is possible for another reason than these gaps
   */
  public GapPosition position(List<ChainGap> gaps, boolean settled) {
    PositionStack stack = settled ? decided : open;
    stack.fill(gaps);
    return arrived(arrive(stack, 0));
  }

  /** The positions after all moves, but for those that leave a dead card in normal play. */
  public List<GapPosition> options(GapPosition position) {
    List<GapPosition> options = new ArrayList<>();
    moves(
        position,
        (gap, below, stage) -> {
          if (stage != Stage.WON) {
            options.add(arrived(stage));
          }
        });
    return options;
  }

  /** Hands over what the moves of a position lead to. */
  void moves(GapPosition position, Each each) {
    PositionStack stack = stack(position.stage());
    position.fill(stack);
    moves(stack, each);
  }

  /** The gaps of the first position of one of the stacks. */
  void moves(PositionStack stack, Each each) {
    for (int gap = 0; gap < stack.count(0); gap++) {
      int size = stack.size(0, gap);
      for (int below = 0; below < size; below++) {
        stack.play(0, gap, below, size - 1 - below);
        each.accept(gap, below, arrive(stack, 1));
      }
    }
  }

  /** The stage of the position that a stack has at a depth, after the move that led there. */
  private Stage arrive(PositionStack stack, int depth) {
    boolean dead = stack.dead();
    there = stack;
    at = depth;
    if (dead && normal) {
      return Stage.WON;
    }
    if (stack == open && (dead || stack.sure(depth))) {
      decided.copy(0, open, depth);
      there = decided;
      at = 0;
    }
    boolean over = there.count(at) == 0;
    return there == open ? over ? Stage.DRAWN : Stage.OPEN : over ? Stage.LOST : Stage.DECIDED;
  }

  /** The position that was arrived at last. */
  GapPosition arrived(Stage stage) {
    return stage == Stage.WON ? GapPosition.of(stage) : GapPosition.of(stage, there, at);
  }

  /** The stack that has the position that was arrived at last, and at which depth. */
  PositionStack there() {
    return there;
  }

  int at() {
    return at;
  }

  /** The stack of positions of a stage. */
  PositionStack stack(Stage stage) {
    return stage == Stage.OPEN ? open : decided;
  }

  /** The largest size of a gap that a position of this stage has in a cell. */
  long largest(Stage stage, int x, int y) {
    return stage == Stage.OPEN ? (x - 1L) * (y - 1L) : bounds.at(x, y);
  }

  /** A number that every move lowers. */
  long rank(GapPosition position) {
    if (position.stage() == Stage.DECKS) {
      return (a - 1L) * (d - 1L) + 1;
    }
    position.fill(open);
    return open.rank(0);
  }
}
