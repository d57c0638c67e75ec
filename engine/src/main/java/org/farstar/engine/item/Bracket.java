package org.farstar.engine.item;

import java.util.Comparator;
import java.util.List;

/**
 * Sums of values that a game lies between.
 *
 * @param lows sums that the game is at least, those with the greatest mean value first; not empty
 * @param highs sums that the game is at most, those with the least mean value first; not empty
 */
public record Bracket(List<ItemSum> lows, List<ItemSum> highs) {
  private static final Comparator<ItemSum> BY_MEAN =
      Comparator.comparingLong(sum -> sum.plain().low());

  public Bracket {
    lows = lows.stream().distinct().sorted(BY_MEAN.reversed()).toList();
    highs = highs.stream().distinct().sorted(BY_MEAN).toList();
  }

  /** One of the sums that the game is at least, or at most; the last for numbers beyond. */
  ItemSum side(boolean low, int index) {
    List<ItemSum> side = low ? lows : highs;
    return side.get(Math.min(index, side.size() - 1));
  }
}
