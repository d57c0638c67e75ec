package org.farstar.games.positional.search;

/**
 * A position in a turn of one or several points, which are taken one after the other. Between two
 * points of one turn the opponent has a move that changes nothing, so that players alternate.
 *
 * @param bits the points, and whose turn it is
 * @param left how many points the player may still take in this turn, from 1 on
 * @param waits whether the opponent has that move now
 */
record Turn(Bits bits, int left, boolean waits) {
  Turn(Bits bits, int left) {
    this(bits, left, false);
  }

  /** Whether the attacker of the question is to move. */
  boolean attacks() {
    return bits.attacks() != waits;
  }

  @Override
  public int hashCode() {
    return (bits.hashCode() * 31 + left) * 2 + (waits ? 1 : 0);
  }
}
