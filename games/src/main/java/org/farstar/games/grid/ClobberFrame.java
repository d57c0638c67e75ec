package org.farstar.games.grid;

import org.farstar.values.player.Player;

/** {@link Clobber} in the {@link Frame}: each player's stones are one plane. */
final class ClobberFrame implements FrameRules {
  @Override
  public void options(long first, long second, Player player, PlaneList options) {
    boolean left = player == Player.LEFT;
    long own = left ? first : second;
    long enemies = left ? second : first;
    for (long stones = own & Frame.near(enemies); stones != 0; stones &= stones - 1) {
      long from = stones & -stones;
      for (long targets = Frame.near(from) & enemies; targets != 0; targets &= targets - 1) {
        long to = targets & -targets;
        long moved = own ^ from | to;
        long rest = enemies ^ to;
        options.add(left ? moved : rest, left ? rest : moved);
      }
    }
  }

  @Override
  public long regions(long first, long second) {
    return first | second;
  }

  @Override
  public boolean idle(long first, long second, long region) {
    return (first & region) == 0 || (second & region) == 0;
  }
}
