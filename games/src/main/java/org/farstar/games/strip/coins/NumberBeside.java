package org.farstar.games.strip.coins;

import java.util.function.Predicate;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;

/**
 * Which numbers a player, moving second, wins beside the rest of a sum: for Left those at or above
 * the negative of the rest. A number that is better for the player than one of these is another.
 */
final class NumberBeside {
  private NumberBeside() {}

  /**
   * Whether the player, moving second, wins a number together with the rest.
   *
   * @param player the player
   * @param rest a number, a nimber or a short game
   */
  static Predicate<Dyadic> winsSecond(Value rest, Player player) {
    if (rest instanceof Dyadic number) {
      return after -> sign(after.plus(number), player) >= 0;
    }
    if (rest instanceof Nimber nimber) {
      return after -> sign(after, player) >= (nimber.isZero() ? 0 : 1);
    }
    if (rest instanceof ShortGame game) {
      return after ->
          game.universe().number(after).plus(game).outcome().forMover(player.opponent())
              == Result.LOSS;
    }
    throw new IllegalArgumentException("a value of another kind: " + rest);
  }

  /** The sign of a number seen by a player: positive is good. */
  private static int sign(Dyadic number, Player player) {
    return player == Player.LEFT ? number.signum() : -number.signum();
  }
}
