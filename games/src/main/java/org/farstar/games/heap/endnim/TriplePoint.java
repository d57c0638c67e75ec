package org.farstar.games.heap.endnim;

import org.farstar.values.Ordinal;
import org.farstar.values.player.Player;

/**
 * The triple point of a row x (Definitions 8 and 10).
 *
 * @param left L(x), the least a for which Left, moving second, wins a x
 * @param right R(x), the least b for which Right, moving second, wins x b
 */
public record TriplePoint(Ordinal left, Ordinal right) {
  /**
   * R(a x) from a, L(x) and R(x), and L(x b) from b, R(x) and L(x): Proposition 14.
   *
   * @param pile a, or b
   * @param against L(x), or R(x)
   * @param with R(x), or L(x)
   */
  static Ordinal step(Ordinal pile, Ordinal against, Ordinal with) {
    return pile.compareTo(against) <= 0 ? Ordinal.ZERO : with.plus(pile.minus(against));
  }

  /** A player's part of it. */
  Ordinal of(Player player) {
    return player == Player.LEFT ? left : right;
  }

  @Override
  public String toString() {
    return "(" + left + ", " + right + ")";
  }
}
