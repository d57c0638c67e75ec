package org.farstar.games.grid;

import org.farstar.engine.proof.Bracket;
import org.farstar.engine.proof.Item;
import org.farstar.engine.proof.ItemStock;

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

  long first() {
    return first;
  }

  long second() {
    return second;
  }
}
