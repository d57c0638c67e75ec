package org.farstar.regions.outcome;

import org.farstar.engine.item.Bracket;
import org.farstar.engine.item.Item;
import org.farstar.engine.item.ItemStock;
import org.farstar.regions.frame.RegionFrame;

/** A region as an item of sums, by its planes in a {@link RegionFrame}. */
final class RegionItem extends Item {
  private final long first;
  private final long second;

  RegionItem(
      ItemStock stock,
      int kind,
      boolean ownNegative,
      Bracket bracket,
      boolean allSmall,
      long guess,
      long first,
      long second) {
    super(stock, kind, ownNegative, bracket, allSmall, guess);
    this.first = first;
    this.second = second;
  }

  @Override
  protected boolean isNoNumber() {
    return false;
  }

  /** Hears that at most this many moves are left in it. */
  void movesLeft(long moves) {
    bound(moves);
  }

  long first() {
    return first;
  }

  long second() {
    return second;
  }
}
