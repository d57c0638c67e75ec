package org.farstar.games.order.monotone.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A position on {1..n} without its dead cards, with sizes cut at {@link GapBounds#tight} once no
 * draw is possible; for searches that write down what they find. Immutable.
 */
public final class DeckState {
  private static final int SIZE_BITS = 20;
  private static final int LENGTH_BITS = 6;

  /** Larger critical lengths are not packed. */
  static final int LARGEST = (1 << LENGTH_BITS - 1) - 1;

  private final int[] gaps;
  private final boolean decided;

  private DeckState(int[] gaps, boolean decided) {
    this.gaps = gaps;
    this.decided = decided;
  }

  /** The whole deck of n cards. */
  static DeckState whole(int a, int d, int n, Convention convention, GapBounds bounds) {
    return of(ChainGap.whole(a, d, n), false, convention, bounds);
  }

  /**
   * A position by its gaps.
   *
   * @param gaps from the lowest to the highest; dead ones are left out
   * @param before whether no draw is possible for another reason than these gaps
   */
  public static DeckState of(
      List<ChainGap> gaps, boolean before, Convention convention, GapBounds bounds) {
    PositionStack stack = new PositionStack(0, gaps.size(), bounds, true);
    stack.clear(0);
    for (ChainGap gap : gaps) {
      stack.add(0, gap.x(), gap.y(), gap.size());
    }
    return made(stack, 0, before, convention, bounds);
  }

  private static int pack(int x, int y, int size) {
    return (x << LENGTH_BITS - 1 | y) << SIZE_BITS | size;
  }

  private static int x(int gap) {
    return gap >>> SIZE_BITS + LENGTH_BITS - 1;
  }

  private static int y(int gap) {
    return gap >>> SIZE_BITS & (1 << LENGTH_BITS - 1) - 1;
  }

  private static int size(int gap) {
    return gap & (1 << SIZE_BITS) - 1;
  }

  /** Cuts sizes where no draw is possible. */
  private static DeckState made(
      PositionStack stack, int depth, boolean before, Convention convention, GapBounds bounds) {
    boolean decided =
        before || stack.sure(depth) || stack.dead() && convention == Convention.MISERE;
    int[] gaps = new int[stack.count(depth)];
    for (int i = 0; i < gaps.length; i++) {
      int x = stack.x(depth, i);
      int y = stack.y(depth, i);
      int size = stack.size(depth, i);
      gaps[i] = pack(x, y, decided ? Math.min(size, bounds.at(x, y)) : size);
    }
    return new DeckState(gaps, decided);
  }

  /** Whether no draw is possible any more. */
  public boolean decided() {
    return decided;
  }

  /** The gaps without the dead ones, from the lowest to the highest. */
  public List<ChainGap> gaps() {
    return Arrays.stream(gaps).mapToObj(gap -> new ChainGap(x(gap), y(gap), size(gap))).toList();
  }

  /** Whether there is no card but dead ones. */
  public boolean empty() {
    return gaps.length == 0;
  }

  /** The positions after all moves, but for those that leave a dead card in normal play. */
  public List<DeckState> options(Convention convention, GapBounds bounds) {
    List<DeckState> options = new ArrayList<>();
    PositionStack stack = new PositionStack(0, gaps.length + 1, bounds, true);
    stack.clear(0);
    for (int gap : gaps) {
      stack.add(0, x(gap), y(gap), size(gap));
    }
    for (int gap = 0; gap < gaps.length; gap++) {
      int size = size(gaps[gap]);
      for (int below = 0; below < size; below++) {
        stack.play(0, gap, below, size - 1 - below);
        if (convention == Convention.MISERE || !stack.dead()) {
          options.add(made(stack, 1, decided, convention, bounds));
        }
      }
    }
    return options;
  }

  /** The gaps as text, {@code x,y,size} each, from the lowest. */
  @Override
  public String toString() {
    List<String> words = new ArrayList<>();
    for (int gap : gaps) {
      words.add(x(gap) + "," + y(gap) + "," + size(gap));
    }
    return String.join(" ", words);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DeckState that
        && decided == that.decided
        && Arrays.equals(gaps, that.gaps);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(gaps) * 2 + (decided ? 1 : 0);
  }
}
