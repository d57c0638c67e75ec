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
    int[] gap = {pack(a, d, n)};
    return made(gap, 1, false, convention, bounds);
  }

  /**
   * A position by its gaps.
   *
   * @param gaps from the lowest to the highest; dead ones are left out
   * @param before whether no draw is possible for another reason than these gaps
   */
  public static DeckState of(
      List<ChainGap> gaps, boolean before, Convention convention, GapBounds bounds) {
    int[] all = gaps.stream().mapToInt(gap -> pack(gap.x(), gap.y(), (int) gap.size())).toArray();
    return made(all, all.length, before, convention, bounds);
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

  /** Leaves dead cards out, and cuts sizes where no draw is possible. */
  private static DeckState made(
      int[] all, int count, boolean before, Convention convention, GapBounds bounds) {
    boolean decided = before;
    for (int i = 0; i < count; i++) {
      int x = x(all[i]);
      int y = y(all[i]);
      decided |=
          x == 1 || y == 1 ? convention == Convention.MISERE : size(all[i]) > (x - 1) * (y - 1);
    }
    int[] kept = new int[count];
    int live = 0;
    for (int i = 0; i < count; i++) {
      int x = x(all[i]);
      int y = y(all[i]);
      if (x > 1 && y > 1) {
        int size = size(all[i]);
        kept[live++] = pack(x, y, decided ? Math.min(size, bounds.at(x, y)) : size);
      }
    }
    return new DeckState(Arrays.copyOf(kept, live), decided);
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
    int[] all = new int[gaps.length + 1];
    for (int gap = 0; gap < gaps.length; gap++) {
      int size = size(gaps[gap]);
      for (int below = 0; below < size; below++) {
        int count = play(gap, below, all);
        if (convention == Convention.MISERE || live(all, count)) {
          options.add(made(all, count, decided, convention, bounds));
        }
      }
    }
    return options;
  }

  private static boolean live(int[] all, int count) {
    for (int i = 0; i < count; i++) {
      if (x(all[i]) == 1 || y(all[i]) == 1) {
        return false;
      }
    }
    return true;
  }

  /** Fills in the gaps after a move, and says how many there are. */
  private int play(int gap, int below, int[] all) {
    int x = x(gaps[gap]) - 1;
    int y = y(gaps[gap]) - 1;
    int count = 0;
    for (int i = 0; i <= gap; i++) {
      int size = i == gap ? below : size(gaps[i]);
      count = add(all, count, x(gaps[i]), Math.min(y(gaps[i]), y), size);
    }
    for (int i = gap; i < gaps.length; i++) {
      int size = i == gap ? size(gaps[i]) - 1 - below : size(gaps[i]);
      count = add(all, count, Math.min(x(gaps[i]), x), y(gaps[i]), size);
    }
    return count;
  }

  private static int add(int[] all, int count, int x, int y, int size) {
    if (count > 0 && x(all[count - 1]) == x && y(all[count - 1]) == y) {
      all[count - 1] += size;
      return count;
    }
    if (size > 0) {
      all[count] = pack(x, y, size);
      return count + 1;
    }
    return count;
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
