package org.farstar.games.grid;

import org.farstar.engine.proof.Item;
import org.farstar.engine.proof.Limits;

/** A region as an item of sums, by its planes in a {@link RegionFrame}. */
final class RegionItem extends Item {
  private final long first;
  private final long second;

  RegionItem(int id, boolean ownNegative, Limits limits, long first, long second) {
    super(id, ownNegative, limits);
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
