package org.farstar.games.grid;

import org.farstar.values.player.Player;

/**
 * {@link RegionRules} for boards of the {@link Frame}, given by their two planes, so that a search
 * needs no board for each option. Every ruleset has these as {@link #of} derives them from its
 * moves on any board; one that is searched much may write them out, and a test compares the two.
 */
interface FrameRules {
  /** Adds the board after each move of a player. */
  void options(long first, long second, Player player, PlaneList options);

  /** The cells of all regions, as {@link RegionRules#regions}. */
  long regions(long first, long second);

  /** Whether nobody has a move in a region, ever. */
  default boolean idle(long first, long second, long region) {
    return false;
  }

  /** What follows from the rules on boards of any size. */
  static FrameRules of(RegionRules rules) {
    return new FrameRules() {
      @Override
      public void options(long first, long second, Player player, PlaneList options) {
        rules.moves(
            Frame.board(first, second), player, (to, text) -> options.add(to.first(), to.second()));
      }

      @Override
      public long regions(long first, long second) {
        return rules.regions(Frame.board(first, second));
      }

      @Override
      public boolean idle(long first, long second, long region) {
        return rules.idle(Frame.board(first, second), region);
      }
    };
  }
}
