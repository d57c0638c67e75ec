package org.farstar.engine.sum;

import org.farstar.values.player.Player;

/** A sum with the player who is to move. */
final class SumNode {
  final PartSum sum;
  final Player mover;
  private final boolean joinNegatives;
  private Key key;

  /**
   * @param joinNegatives whether a sum and its negative are known by one key
   */
  SumNode(PartSum sum, Player mover, boolean joinNegatives) {
    this.sum = sum;
    this.mover = mover;
    this.joinNegatives = joinNegatives;
  }

  /** What tables know it by: a sum with Left to move is its negative with Right to move. */
  record Key(PartSum.Key sum, Player mover) {}

  Key key() {
    if (key == null) {
      PartSum.Key own = sum.key();
      PartSum.Key negative = joinNegatives ? sum.negative().key() : own;
      key = own.precedes(negative) ? new Key(own, mover) : new Key(negative, mover.opponent());
    }
    return key;
  }
}
