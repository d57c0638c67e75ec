package org.farstar.games.grid;

import org.farstar.engine.proof.Bracket;
import org.farstar.engine.proof.Item;
import org.farstar.engine.proof.ItemStock;

/** A region as an item of sums, by its planes in a {@link RegionFrame}. */
final class RegionItem extends Item {
  private final long first;
  private final long second;

  RegionItem(
      int id, boolean ownNegative, Bracket bracket, ItemStock stock, long first, long second) {
    super(id, ownNegative, bracket, stock);
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
