package org.farstar.regions.outcome;

import org.farstar.engine.item.Bracket;
import org.farstar.engine.item.Item;
import org.farstar.engine.item.ItemStock;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.values.player.Player;

/** A region as an item of sums, by its planes in a {@link RegionFrame}. */
final class RegionItem extends Item {
  private final long first;
  private final long second;
  private final boolean ownNegative;

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
    this.ownNegative = ownNegative;
  }

  @Override
  protected boolean isNoNumber() {
    return false;
  }

  /** Remembers whether a player wins it alone moving first. */
  void found(Player mover, boolean wins) {
    learn(mover, wins);
    if (ownNegative) {
      learn(mover.opponent(), wins);
    }
  }

  /** Hears that at most so many moves are left in it. */
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
