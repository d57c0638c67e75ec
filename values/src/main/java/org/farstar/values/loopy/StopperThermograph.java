package org.farstar.values.loopy;

import java.util.Objects;
import java.util.Optional;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.Thermograph;
import org.farstar.values.shortgame.Wall;

/**
 * The thermograph of a stopper: for every temperature t from -1 up, what it is worth to a player
 * who moves first where every move costs t.
 *
 * <p><b>Definition</b> (ours, after the ideal environments of Berlekamp, The economist's view of
 * combinatorial games, 1996). The stopper is played beside a stack of coupons that are worth t, t -
 * d, t - 2d and so on down to -1, with many coupons of -1 at its bottom. A player moves in the game
 * or takes the top coupon, which gives him its worth; after the last coupon the game is worth 0.
 * The left wall at t is the score when Left begins, less t/2 for the coupons; the right wall is the
 * score when Right begins, plus t/2; both in the limit of many coupons at the bottom, then of small
 * d. Between two coupons play in the game alternates, and in a stopper it ends, so that all scores
 * are defined: where the first of L and R is the wall of Left,
 *
 * <pre>
 * L(G, t) = max(R(G^L, t) - t, R(G, t - d) + d/2)
 * R(G, t) = min(L(G^R, t) + t, L(G, t - d) - d/2)
 * </pre>
 *
 * <p><b>Theorem.</b> A stopper has one thermograph: it is <em>stable</em>. {@code on} has a mast at
 * infinity and {@code off} at minus infinity. In all other vertices of a canonical form, a loopy
 * one begins at -1 with its left wall above its right wall; each wall is the best of the opposite
 * walls of the options, t being paid for the move, up to the temperature where both meet; and from
 * there both are a vertical mast. For where the walls of a vertex are apart, both players would
 * rather move there than take a coupon, so that their slopes are those of walls of options, less or
 * plus 1; by induction along alternating play slopes of left walls are -1 or 0 and of right walls 0
 * or 1, once masts are vertical. Where they have met, a move of Left has the slope of a right wall
 * less 1, which is at most 0, and one of Right has at least 0: neither gains by moving as t grows,
 * and masts stay vertical. At -1 a wall is the least integer that is not less than the game, or the
 * greatest one that is not greater, because a move there counts as a move in an integer; the two
 * are equal in integers alone. A game that is greater than every integer is on: Left, moving second
 * in its difference with a large integer, can always keep to the positions of that kind.
 *
 * <p>In contrast to short games a wall may be infinite, as that of {@code {on|0}} for Left, and the
 * walls may never meet, as those of {@code {{on|1}|{-1|off}}}: then there is no mean, and the
 * temperature is infinite.
 */
public final class StopperThermograph {
  private final Player owner;
  private final Wall left;
  private final Wall right;
  private final Dyadic temperature;

  private StopperThermograph(Player owner, Wall left, Wall right, Dyadic temperature) {
    this.owner = owner;
    this.left = left;
    this.right = right;
    this.temperature = temperature;
  }

  /** A mast at infinity: that of on for Left, that of off for Right. */
  static StopperThermograph infinite(Player owner) {
    return new StopperThermograph(owner, null, null, Wall.BOTTOM);
  }

  /** The thermograph of a short game. */
  public static StopperThermograph of(Thermograph walls) {
    return new StopperThermograph(null, walls.leftWall(), walls.rightWall(), walls.temperature());
  }

  /** Walls that never meet, null those that are infinite. */
  static StopperThermograph apart(Wall left, Wall right) {
    return new StopperThermograph(null, left, right, null);
  }

  /** Whose mast at infinity it is: Left's for on, Right's for off; empty for all other stoppers. */
  public Optional<Player> owner() {
    return Optional.ofNullable(owner);
  }

  /**
   * The wall of a player, where it is finite; other than on and off have them on their own side.
   */
  public Optional<Wall> wall(Player player) {
    return Optional.ofNullable(player == Player.LEFT ? left : right);
  }

  /** Where the mast begins; -1 for on and off. Empty if the walls never meet. */
  public Optional<Dyadic> temperature() {
    return Optional.ofNullable(temperature);
  }

  /** Where the mast stands, if there is one at a number. */
  public Optional<Dyadic> mean() {
    return finite().map(Thermograph::mean);
  }

  /** The thermograph as short games have them, if both walls are finite and meet. */
  public Optional<Thermograph> finite() {
    return left == null || right == null || temperature == null
        ? Optional.empty()
        : Optional.of(new Thermograph(left, right, temperature, left.at(temperature)));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof StopperThermograph that
        && owner == that.owner
        && Objects.equals(left, that.left)
        && Objects.equals(right, that.right)
        && Objects.equals(temperature, that.temperature);
  }

  @Override
  public int hashCode() {
    return Objects.hash(owner, left, right, temperature);
  }

  /**
   * The walls as lists of corners, {@code on} or {@code off} for those at infinity; with the slope
   * above the last corner if there is no mast.
   */
  @Override
  public String toString() {
    return "left " + text(Player.LEFT) + ", right " + text(Player.RIGHT);
  }

  private String text(Player player) {
    Player far = owner == null ? player : owner;
    return wall(player).map(this::text).orElse(far == Player.LEFT ? "on" : "off");
  }

  private String text(Wall wall) {
    int slope = wall.lines().get(wall.lines().size() - 1).slope();
    return temperature == null ? wall + " with slope " + slope : wall.toString();
  }
}
