package org.farstar.values.shortgame;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.player.Player;

/**
 * The reduced canonical form: the simplest game at infinitesimal distance (Calistrate, <i>The
 * reduced canonical form of a game</i>; Grossman and Siegel, <i>Reductions of partizan games</i>).
 *
 * <p>A game whose stops are equal reduces to that number. Of other games the options are reduced,
 * those dominated but for an infinitesimal go, and those reversible but for an infinitesimal are
 * bypassed. G is at least H but for an infinitesimal if the Right stop of G - H is not negative.
 */
final class ReducedForm {

  private final ShortGame game;
  private final Map<Player, List<ShortGame>> options = new EnumMap<>(Player.class);

  private ReducedForm(ShortGame game) {
    this.game = game;
    for (Player player : Player.values()) {
      List<ShortGame> reduced = new ArrayList<>();
      for (ShortGame option : game.stored(player)) {
        add(reduced, reduced(option));
      }
      options.put(player, reduced);
    }
  }

  static ShortGame reduced(ShortGame g) {
    if (g.leftStop.equals(g.rightStop)) {
      return g.universe.number(g.leftStop);
    }
    Facts facts = g.facts();
    if (facts.reduced == null) {
      facts.reduced = new ReducedForm(g).result();
    }
    return facts.reduced;
  }

  private ShortGame result() {
    do {
      Cancellation.check();
      dropDominated(Player.LEFT);
      dropDominated(Player.RIGHT);
    } while (bypass(Player.LEFT) || bypass(Player.RIGHT));
    return game.universe.of(options.get(Player.LEFT), options.get(Player.RIGHT));
  }

  private static void add(List<ShortGame> games, ShortGame g) {
    if (games.stream().noneMatch(h -> ShortGame.same(g, h))) {
      games.add(g);
    }
  }

  /** Whether g is at least h for the player, but for an infinitesimal. */
  private static boolean atLeast(Player player, ShortGame g, ShortGame h) {
    ShortGame difference = Sums.sum(g, Sums.negative(h));
    return player == Player.LEFT
        ? difference.rightStop.signum() >= 0
        : difference.leftStop.signum() <= 0;
  }

  private void dropDominated(Player player) {
    List<ShortGame> all = options.get(player);
    List<ShortGame> kept = new ArrayList<>();
    for (ShortGame g : all) {
      if (kept.stream().noneMatch(h -> atLeast(player, h, g))) {
        kept.removeIf(h -> atLeast(player, g, h));
        kept.add(g);
      }
    }
    options.put(player, kept);
  }

  private boolean bypass(Player player) {
    List<ShortGame> all = options.get(player);
    for (ShortGame g : all) {
      for (ShortGame answer : g.stored(player.opponent())) {
        if (atLeast(player, game, answer)) {
          List<ShortGame> instead = new ArrayList<>(all);
          instead.remove(g);
          for (ShortGame option : answer.stored(player)) {
            add(instead, option);
          }
          options.put(player, instead);
          return true;
        }
      }
    }
    return false;
  }
}
