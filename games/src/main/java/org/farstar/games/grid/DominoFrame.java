package org.farstar.games.grid;

import org.farstar.values.player.Player;

/** Dominoes on free cells in the {@link Frame}: a free cell is in neither plane, others in both. */
final class DominoFrame implements FrameRules {
  private final boolean everybodyBothWays;

  /**
   * @param everybodyBothWays as in Cram; in Domineering Left places down and Right to the right
   */
  DominoFrame(boolean everybodyBothWays) {
    this.everybodyBothWays = everybodyBothWays;
  }

  @Override
  public void options(long first, long second, Player player, PlaneList options) {
    long free = ~first;
    if (everybodyBothWays || player == Player.LEFT) {
      for (long starts = free & free >>> Frame.SIDE; starts != 0; starts &= starts - 1) {
        long start = starts & -starts;
        long filled = first | start | start << Frame.SIDE;
        options.add(filled, filled);
      }
    }
    if (everybodyBothWays || player == Player.RIGHT) {
      for (long starts = free & Frame.leftward(free); starts != 0; starts &= starts - 1) {
        long start = starts & -starts;
        long filled = first | start | start << 1;
        options.add(filled, filled);
      }
    }
  }

  @Override
  public long regions(long first, long second) {
    return ~first & Frame.near(~first);
  }
}
