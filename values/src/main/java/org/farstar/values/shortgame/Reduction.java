package org.farstar.values.shortgame;

import java.util.ArrayList;
import java.util.List;

/**
 * The reduced canonical form: the simplest game at infinitesimal distance (Calistrate, <i>The
 * reduced canonical form of a game</i>; Grossman and Siegel, <i>Reductions of partizan games</i>).
 *
 * <p>A game whose stops are equal reduces to that number. Of other games the options are reduced,
 * those dominated but for an infinitesimal go, and those reversible but for an infinitesimal are
 * bypassed. G is at least H but for an infinitesimal if the Right stop of G - H is not negative.
 */
final class Reduction {

  private final ShortGame game;
  private final List<List<ShortGame>> options = new ArrayList<>();

  private Reduction(ShortGame game) {
    this.game = game;
    for (int side = Form.LEFT; side <= Form.RIGHT; side++) {
      List<ShortGame> reduced = new ArrayList<>();
      for (ShortGame option : game.options(side)) {
        add(reduced, reduced(option));
      }
      options.add(reduced);
    }
  }

  static ShortGame reduced(ShortGame g) {
    if (g.leftStop.equals(g.rightStop)) {
      return g.universe.number(g.leftStop);
    }
    Facts facts = g.facts();
    if (facts.reduced == null) {
      facts.reduced = new Reduction(g).result();
    }
    return facts.reduced;
  }

  private ShortGame result() {
    do {
      dropDominated(Form.LEFT);
      dropDominated(Form.RIGHT);
    } while (bypass(Form.LEFT) || bypass(Form.RIGHT));
    return game.universe.of(options.get(Form.LEFT), options.get(Form.RIGHT));
  }

  private static void add(List<ShortGame> games, ShortGame g) {
    if (games.stream().noneMatch(h -> ShortGame.same(g, h))) {
      games.add(g);
    }
  }

  /** Whether g is at least h for the player, but for an infinitesimal. */
  private static boolean atLeast(int side, ShortGame g, ShortGame h) {
    ShortGame difference = Sums.sum(g, Sums.negative(h));
    return side == Form.LEFT
        ? difference.rightStop.signum() >= 0
        : difference.leftStop.signum() <= 0;
  }

  private void dropDominated(int side) {
    List<ShortGame> all = options.get(side);
    List<ShortGame> kept = new ArrayList<>();
    for (ShortGame g : all) {
      if (kept.stream().noneMatch(h -> atLeast(side, h, g))) {
        kept.removeIf(h -> atLeast(side, g, h));
        kept.add(g);
      }
    }
    options.set(side, kept);
  }

  private boolean bypass(int side) {
    List<ShortGame> all = options.get(side);
    for (ShortGame g : all) {
      for (ShortGame answer : g.options(1 - side)) {
        if (atLeast(side, game, answer)) {
          List<ShortGame> instead = new ArrayList<>(all);
          instead.remove(g);
          for (ShortGame option : answer.options(side)) {
            add(instead, option);
          }
          options.set(side, instead);
          return true;
        }
      }
    }
    return false;
  }
}
