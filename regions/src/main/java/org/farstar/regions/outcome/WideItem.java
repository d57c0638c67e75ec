package org.farstar.regions.outcome;

import org.farstar.engine.item.Item;
import org.farstar.engine.item.ItemStock;
import org.farstar.regions.board.WideBoard;
import org.farstar.values.player.Player;

/** A wide region as an item of sums. */
final class WideItem extends Item {
  private final WideBoard board;
  private final boolean ownNegative;

  /**
   * @param board the least image of the region and of its negative
   * @param ownNegative whether it is known to be its own negative
   * @param allSmall whether its stops are 0
   */
  WideItem(ItemStock stock, int kind, WideBoard board, boolean ownNegative, boolean allSmall) {
    super(stock, kind, ownNegative, null, allSmall, 0);
    this.board = board;
    this.ownNegative = ownNegative;
  }

  /** Remembers whether a player wins it alone moving first. */
  void found(Player mover, boolean wins) {
    learn(mover, wins);
    if (ownNegative) {
      learn(mover.opponent(), wins);
    }
  }

  WideBoard board() {
    return board;
  }

  @Override
  protected boolean isNoNumber() {
    return false;
  }
}
