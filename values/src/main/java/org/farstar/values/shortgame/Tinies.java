package org.farstar.values.shortgame;

import org.farstar.values.Dyadic;

/**
 * Tiny(G) = {0 || 0 | -G} and its negative Miny(G) = {G | 0 || 0} (Winning Ways, chapter 5; Siegel,
 * Combinatorial Game Theory, II.4).
 */
final class Tinies {

  /** x + Tiny(threat) or x + Miny(threat), for numbers x and threat &gt; 0. */
  record Written(Dyadic x, boolean tiny, Dyadic threat) {}

  private Tinies() {}

  static ShortGame tiny(ShortGame g) {
    ShortGame zero = g.universe.zero();
    return g.universe.of(zero, g.universe.of(zero, g.negate()));
  }

  /** How a node is written as a number and a tiny or miny of a number; or null. */
  static Written written(ShortGame g) {
    if (g.isPlain()) {
      return null;
    }
    Dyadic threat = threat(g, Form.LEFT);
    if (threat != null) {
      return new Written(g.leftStop, true, threat);
    }
    threat = threat(g, Form.RIGHT);
    return threat != null ? new Written(g.leftStop, false, threat) : null;
  }

  /** What the other player threatens to gain, if the player of this side can move to a number. */
  private static Dyadic threat(ShortGame g, int side) {
    ShortGame[] near = g.options(side);
    ShortGame[] far = g.options(1 - side);
    if (near.length != 1 || far.length != 1 || !near[0].is(Stops.NUMBER) || far[0].isPlain()) {
      return null;
    }
    ShortGame[] back = far[0].options(side);
    ShortGame[] on = far[0].options(1 - side);
    if (back.length != 1 || on.length != 1 || !on[0].is(Stops.NUMBER)) {
      return null;
    }
    if (!ShortGame.same(back[0], near[0])) {
      return null;
    }
    return near[0].number.minus(on[0].number).abs();
  }
}
