package org.farstar.engine.sum;

import org.farstar.engine.item.Item;
import org.farstar.engine.item.ItemStock;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/**
 * An item that is a position of any play, which does not fall apart further.
 *
 * @param <P> the positions
 */
final class PositionItem<P> extends Item {
  private final P position;
  private volatile ShortGame value;

  /** The effort that was not enough to value it, 0 where nobody has tried. */
  private long tried;

  PositionItem(ItemStock stock, int kind, P position, boolean ownNegative) {
    super(stock, kind, ownNegative, null, false, 0);
    this.position = position;
  }

  P position() {
    return position;
  }

  /** What it is worth; null as long as that is not known. */
  ShortGame value() {
    return value;
  }

  void worth(ShortGame found) {
    value = found;
  }

  /** Remembers whether a player wins it alone moving first. */
  void won(Player mover, boolean wins) {
    learn(mover, wins);
  }

  /** How many positions a search for the value was allowed without success. */
  long tried() {
    return tried;
  }

  void triedInVain(long positions) {
    tried = positions;
  }

  @Override
  public boolean isValuedWhenMet() {
    return true;
  }

  @Override
  protected boolean isNoNumber() {
    return false;
  }
}
