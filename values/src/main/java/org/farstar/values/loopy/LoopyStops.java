package org.farstar.values.loopy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.values.Dyadic;
import org.farstar.values.loopy.LoopyForm.Spot;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * The stops of a stopper: of a pseudonumber itself, otherwise the best that a player who moves
 * first can reach among the stops of the options, the other one moving next (CGT VI.2). Play that
 * alternates ends in a stopper, so that the recursion does; linear in the number of moves.
 */
final class LoopyStops {
  private record Turn(Spot spot, Player player) {}

  private final LoopyForm form;
  private final boolean strong;
  private final Map<Turn, LoopyGame> known = new HashMap<>();

  private LoopyStops(LoopyForm form, boolean strong) {
    this.form = form;
    this.strong = strong;
  }

  /** The stop where a player moves first. */
  static LoopyGame stop(Rooted stopper, Player player) {
    return new LoopyStops(stopper.form(), false).of(stopper.spot(), player);
  }

  /** The stop, x + over and x + under counting as x. */
  static LoopyGame strongStop(Rooted stopper, Player player) {
    return new LoopyStops(stopper.form(), true).of(stopper.spot(), player);
  }

  private LoopyGame of(Spot spot, Player player) {
    Turn turn = new Turn(spot, player);
    LoopyGame stop = known.get(turn);
    if (stop == null) {
      stop = compute(spot, player);
      known.put(turn, stop);
    }
    return stop;
  }

  private LoopyGame compute(Spot spot, Player player) {
    if (spot.isShort()) {
      Universe universe = form.universe();
      Dyadic stop = player == Player.LEFT ? spot.game().leftStop() : spot.game().rightStop();
      return LoopyGame.of(universe.number(stop));
    }
    LoopyGame game = LoopyGame.of(form, spot.vertex());
    if (game.isPseudonumber()) {
      return strong ? base(game) : game;
    }
    LoopyGame best = null;
    for (Spot option : form.options(spot, player)) {
      LoopyGame stop = of(option, player.opponent());
      boolean better =
          best == null || (player == Player.LEFT ? stop.isAtLeast(best) : best.isAtLeast(stop));
      best = better ? stop : best;
    }
    if (best == null) {
      throw new IllegalArgumentException(game + ", which has no stop for " + player.title());
    }
    return best;
  }

  /** The number x of x + over or x + under; on and off themselves. */
  private static LoopyGame base(LoopyGame pseudonumber) {
    List<LoopyGame> options = new ArrayList<>(pseudonumber.options(Player.LEFT));
    options.addAll(pseudonumber.options(Player.RIGHT));
    return options.stream().filter(LoopyGame::isLoopfree).findFirst().orElse(pseudonumber);
  }

  /** Whether it is a number, or a number x and {x||x|y} or {z|x||x} with y and z beyond x. */
  static boolean isNumberTiny(LoopyGame stopper) {
    return isTiny(stopper) || isTiny(stopper.negate());
  }

  private static boolean isTiny(LoopyGame stopper) {
    List<LoopyGame> left = stopper.options(Player.LEFT);
    List<LoopyGame> right = stopper.options(Player.RIGHT);
    if (left.size() != 1 || right.size() != 1 || !isNumber(left.get(0))) {
      return false;
    }
    LoopyGame number = left.get(0);
    List<LoopyGame> threat = right.get(0).options(Player.RIGHT);
    return right.get(0).options(Player.LEFT).equals(List.of(number))
        && threat.size() == 1
        && !stop(threat.get(0).rooted(Side.ON), Player.LEFT).isAtLeast(number);
  }

  private static boolean isNumber(LoopyGame game) {
    return game.shortGame().filter(ShortGame::isNumber).isPresent();
  }
}
