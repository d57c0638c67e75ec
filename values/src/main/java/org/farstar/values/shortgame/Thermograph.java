package org.farstar.values.shortgame;

import java.util.Objects;
import org.farstar.values.Dyadic;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.player.Player;

/**
 * The thermograph of a game: for every temperature t from -1 up, the stops of the game cooled by t.
 *
 * <p>Exact: both walls are piecewise linear with dyadic corners. Above the temperature of the game
 * they are one, the mast, which stands on its mean (Winning Ways, chapter 6; Siegel, Combinatorial
 * Game Theory, II.5).
 *
 * @param leftWall the Left stops
 * @param rightWall the Right stops
 * @param temperature where the mast begins: -1 for integers, -1/2^k for other numbers, 0 for
 *     infinitesimals that are not 0
 * @param mean where the mast stands
 */
public record Thermograph(Wall leftWall, Wall rightWall, Dyadic temperature, Dyadic mean) {

  /** None of them is null. */
  public Thermograph {
    Objects.requireNonNull(leftWall);
    Objects.requireNonNull(rightWall);
    Objects.requireNonNull(temperature);
    Objects.requireNonNull(mean);
  }

  /** The wall of a player: the stops when this player begins. */
  public Wall wall(Player player) {
    return player == Player.LEFT ? leftWall : rightWall;
  }

  /**
   * The thermograph of a game, from those of its options: the left scaffold is the greatest right
   * wall of a Left option less t, the right scaffold the least left wall of a Right option plus t;
   * where they meet, the mast begins.
   *
   * <p>Remembered in every node, so each follower is looked at once.
   */
  static Thermograph of(ShortGame g) {
    Facts facts = g.facts();
    Thermograph known = facts.thermograph;
    if (known == null) {
      g.checkHeight("the thermograph");
      Cancellation.check();
      known = g.isNumberUpStar() ? ofNumberUpStar(g) : ofOptions(g);
      facts.thermograph = known;
      if (!g.isNumberUpStar()) {
        int lines = known.leftWall.lines().size() + known.rightWall.lines().size();
        g.universe.count(100L + 90L * lines);
      }
    }
    return known;
  }

  private static Thermograph ofOptions(ShortGame g) {
    Wall left = scaffold(g, Player.LEFT);
    Wall right = scaffold(g, Player.RIGHT);
    Dyadic temperature = Wall.meeting(left, right).orElseThrow();
    Dyadic mean = left.at(temperature);
    return new Thermograph(
        left.cappedAt(temperature, mean), right.cappedAt(temperature, mean), temperature, mean);
  }

  private static Wall scaffold(ShortGame g, Player player) {
    boolean left = player == Player.LEFT;
    Wall best = null;
    for (ShortGame option : g.stored(player)) {
      Wall wall = of(option).wall(player.opponent()).tilted(left ? -1 : 1);
      best = best == null ? wall : Wall.best(best, wall, left);
    }
    return best;
  }

  /** Larger multiples of up and nimbers make no difference. */
  private static Thermograph ofNumberUpStar(ShortGame g) {
    if (g.isInteger()) {
      Wall mast = Wall.mast(g.leftStop);
      return new Thermograph(mast, mast, Wall.BOTTOM, g.leftStop);
    }
    boolean small = Math.abs(g.ups) <= 2 && g.nimber <= 1;
    if (small) {
      return ofOptions(g);
    }
    if (g.ups == 0) {
      return of(g.universe.numberUpStar(g.number, 0, 1));
    }
    return of(g.universe.numberUpStar(g.number, 2 * Long.signum(g.ups), 0));
  }

  /**
   * The walls as lists of corners, for instance {@code left (-1, 2)(1, 0), right (-1, -2)(1, 0)}.
   */
  @Override
  public String toString() {
    return "left " + leftWall + ", right " + rightWall;
  }
}
