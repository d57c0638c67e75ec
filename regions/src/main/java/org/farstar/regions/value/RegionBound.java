package org.farstar.regions.value;

import org.farstar.engine.search.Algebra;
import org.farstar.values.player.Player;

/**
 * Values that a region without a value lies between, kept for one of its images. Threads that write
 * at the same time leave one of their bounds, all of which hold.
 *
 * @param <V> the values
 */
final class RegionBound<V> {
  private V above;
  private V below;

  /**
   * The bound from above for Left, from below for Right.
   *
   * @param exchanged whether it is asked for an image that is worth the negative
   * @return null if there is none
   */
  V get(boolean exchanged, Player player, Algebra<V> algebra) {
    V bound = player == Player.LEFT ^ exchanged ? above : below;
    return bound != null && exchanged ? algebra.negate(bound) : bound;
  }

  /** Takes the place of the bound there is. */
  void set(boolean exchanged, Player player, V bound, Algebra<V> algebra) {
    V kept = exchanged ? algebra.negate(bound) : bound;
    if (player == Player.LEFT ^ exchanged) {
      above = kept;
    } else {
      below = kept;
    }
  }
}
