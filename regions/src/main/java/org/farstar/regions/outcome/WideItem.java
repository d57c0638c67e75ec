package org.farstar.regions.outcome;

import org.farstar.engine.item.Item;
import org.farstar.engine.item.ItemStock;
import org.farstar.regions.board.WideBoard;

/** A wide region as an item of sums. */
final class WideItem extends Item {
  private final WideBoard board;

  /**
   * @param board the least image of the region and of its negative
   * @param ownNegative whether it is known to be its own negative
   * @param allSmall whether its stops are 0
   */
  WideItem(ItemStock stock, int kind, WideBoard board, boolean ownNegative, boolean allSmall) {
    super(stock, kind, ownNegative, null, allSmall, 0);
    this.board = board;
  }

  WideBoard board() {
    return board;
  }

  @Override
  protected boolean isNoNumber() {
    return false;
  }
}
